"""What is fitted, in PyTorch: the sums of `patterns.values` and of `patterns.priors` as they are, but in fractions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from preau.games.recess.fast.layout import MOST_PLAYERS
from preau.games.recess.fast.patterns import move_rows, priors, rows, values

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
WIDE = rows.SUMS - values.STRAIGHT


class ValueNetwork(nn.Module):
    """From the rows of a position to what each seat's share grows with."""

    def __init__(self) -> None:
        super().__init__()
        first = torch.zeros(rows.ROWS + 1, rows.SUMS)  # one more than there are, for padding
        first[: rows.ROWS, values.STRAIGHT :] = torch.randn(rows.ROWS, WIDE) * 0.05
        first[rows.MINUTE_ROWS : rows.NUN_ROWS, values.STRAIGHT :] = 0.5  # or nothing would get through
        self.rows = nn.EmbeddingBag(rows.ROWS + 1, rows.SUMS, mode="sum", padding_idx=rows.ROWS, _weight=first)
        self.layer = nn.Linear(WIDE, rows.HIDDEN)
        self.out = nn.Linear(rows.HIDDEN, MOST_PLAYERS)
        with torch.no_grad():
            self.out.weight *= 0.3
            self.out.bias.zero_()

    def forward(self, noted: Tensor) -> Tensor:
        sums = self.rows(noted)
        hidden = functional.relu(self.layer(functional.relu(sums[:, values.STRAIGHT :])))
        out: Tensor = self.out(hidden) + sums[:, : values.STRAIGHT]
        return out


class SumOfRows(torch.autograd.Function):
    """The numbers of each move's rows, added up. Backwards it counts, which is far quicker than what PyTorch does."""

    @staticmethod
    def forward(ctx: Any, table: Tensor, moves: Tensor) -> Tensor:  # type: ignore[override]
        ctx.save_for_backward(moves)
        ctx.size = len(table)
        return table[moves].sum(2)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:  # type: ignore[override]
        (moves,) = ctx.saved_tensors
        each = grad[:, :, None].expand(moves.shape).reshape(-1).contiguous()
        return torch.bincount(moves.reshape(-1), weights=each, minlength=ctx.size).to(grad.dtype), None


class PriorNetwork(nn.Module):
    """From the rows of moves to what speaks for each."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = nn.Parameter(torch.zeros(move_rows.MOVE_ROWS + 1))

    def forward(self, moves: Tensor, stands_for: Tensor) -> Tensor:
        """Log-chances of the moves of each decision."""
        weights = self.rows * (torch.arange(move_rows.MOVE_ROWS + 1, device=DEVICE) < move_rows.MOVE_ROWS)
        sums: Tensor = SumOfRows.apply(weights, moves.long())  # type: ignore[no-untyped-call]
        return functional.log_softmax(sums + stands_for, 1)


def write_numbers(value: ValueNetwork, prior: PriorNetwork, path: Path) -> None:
    """Round everything to whole numbers, in the order in which they lie behind the scratch."""
    row, layer, steps = values.ROW_SCALE, values.LAYER_SCALE, priors.PRIOR_STEPS
    out = torch.cat([value.out.bias[:, None] * row * layer, value.out.weight], 1)
    parts = (
        (value.rows.weight[: rows.ROWS], row),
        (value.layer.bias, row * layer),
        (value.layer.weight.T, layer),
        (out, layer),
        (prior.rows[: move_rows.MOVE_ROWS], steps),
    )
    flat = [np.rint(each.detach().double().cpu().numpy() * scale).astype("i4").ravel() for each, scale in parts]
    half = path.with_name(f"half_{path.name}")
    np.save(half, np.concatenate(flat))
    half.rename(path)
