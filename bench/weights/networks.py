"""What is fitted, in PyTorch: the sums of `patterns.values` and of `patterns.priors` as they are, but in fractions."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from preau.games.cerocle.fast.patterns import codes, priors, values
from preau.games.cerocle.fast.ring_threats import HIDDEN, SUMS
from preau.games.cerocle.rules.board import board, straight_fives

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SPACES = 61


def membership(sets: list[int]) -> Tensor:
    """By space and set, whether the space belongs to it."""
    return torch.tensor([[float(each >> space & 1) for each in sets] for space in range(SPACES)], device=DEVICE)


FIVES = membership(list(chain.from_iterable(straight_fives(board(5)))))
NEAR = membership(list(board(5).neighbours))
SEVEN = torch.tensor(codes.SEVEN_SPACES, device=DEVICE)
TO_SPACES = functional.one_hot(SEVEN, SPACES).float()
CLASS_OF, TURN_OF = torch.tensor(codes.CLASS_OF, device=DEVICE), torch.tensor(codes.TURN_OF, device=DEVICE)
TURNED = torch.tensor(codes.TURNED, device=DEVICE).view(12, 7)
CLASS_VIEWS = torch.tensor(codes.CLASS_VIEWS, device=DEVICE).view(-1, 7)
KIND = torch.tensor(codes.SPACE_KIND, device=DEVICE)
BITS = 2 ** torch.arange(7, device=DEVICE)


class ValueNetwork(nn.Module):
    """From the rows of a position to what each side's share grows with."""

    def __init__(self) -> None:
        super().__init__()
        first = torch.zeros(values.ROWS + 1, SUMS)  # one more than there are, for padding
        first[values.EXCHANGE_ROWS : values.ROWS, values.STRAIGHT :] = 0.5  # or nothing would get through
        first[: values.LINE_ROWS, values.STRAIGHT :] = torch.randn(values.LINE_ROWS, SUMS - values.STRAIGHT) * 0.02
        self.rows = nn.EmbeddingBag(values.ROWS + 1, SUMS, mode="sum", padding_idx=values.ROWS, _weight=first)
        self.layer = nn.Linear(SUMS - values.STRAIGHT, HIDDEN)
        self.out = nn.Linear(HIDDEN, 3)
        with torch.no_grad():
            self.out.weight *= 0.3
            self.out.bias.zero_()

    def forward(self, rows: Tensor) -> Tensor:
        sums = self.rows(rows)
        hidden = functional.relu(self.layer(functional.relu(sums[:, values.STRAIGHT :])))
        out: Tensor = self.out(hidden) + sums[:, : values.STRAIGHT]
        return out


class PriorNetwork(nn.Module):
    """From the pieces on the board to what speaks for each move."""

    def __init__(self) -> None:
        super().__init__()
        self.views = nn.Parameter(torch.zeros(codes.VIEWS, 2))
        self.lines = nn.Parameter(torch.zeros(codes.LINE_CODES, 2))
        self.spaces = nn.Parameter(torch.zeros(codes.SPACE_KINDS, 4))
        self.takes = nn.Parameter(torch.full((49,), -2.0))

    def weigh_spaces(self, own: Tensor, other: Tensor, third: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """By space: an own piece comes, a third one comes, the piece there goes."""
        a, b = own + third, other + third
        a7, b7 = a[:, SEVEN].view(-1, codes.PATTERN_RINGS, 7), b[:, SEVEN].view(-1, codes.PATTERN_RINGS, 7)
        code = ((a7 * BITS).sum(2) + 128 * (b7 * BITS).sum(2)).long()
        view = torch.gather(CLASS_VIEWS[CLASS_OF[code]], 2, TURNED[TURN_OF[code]])
        weight = self.views[view] * (code > 0)[:, :, None, None]
        free = (a7 + b7 == 0).float()
        goes = weight[..., 0] * a7 * (1 - b7) + weight[..., 1] * a7 * b7
        own_comes, third_comes, goes = (
            each.flatten(1) @ TO_SPACES for each in (weight[..., 0] * free, weight[..., 1] * free, goes)
        )
        mine, theirs, last = own @ FIVES, other @ FIVES, third @ FIVES
        long = ((mine >= codes.LINE_LEAST) | (theirs >= codes.LINE_LEAST)) & (mine + theirs + last < 5)
        line = self.lines[(36 * mine + 6 * theirs + last).long()] * long[..., None]
        own_comes = own_comes + self.spaces[KIND, 0] + line[..., 0] @ FIVES.T
        third_comes = third_comes + self.spaces[KIND, 1] + line[..., 1] @ FIVES.T
        return own_comes, third_comes, goes + own * self.spaces[KIND, 2] + third * self.spaces[KIND, 3]

    def placements(self, sides: Tensor, reserves: Tensor) -> Tensor:
        """Log-chances of all placements, by the number of the move."""
        own, other, third = sides.unbind(1)
        own_comes, third_comes, _ = self.weigh_spaces(own, other, third)
        free = 1 - (own + other + third)
        allowed = torch.cat([free * (reserves[:, :1] > 0), free * (reserves[:, 1:] > 0)], 1)
        return log_chances(torch.cat([own_comes, third_comes], 1), allowed)

    def relocations(self, sides: Tensor, players: int) -> Tensor:
        """Log-chances of all relocations and takings, by the number of the move less 2 × SPACES."""
        own, other, third = sides.unbind(1)
        own_comes, third_comes, goes = self.weigh_spaces(own, other, third)
        free, all_pieces = 1 - (own + other + third), own + other + third
        movable, takable = (own, other + third) if players == 3 else (own + third, third)
        comes = own[:, :, None] * own_comes[:, None, :] + third[:, :, None] * third_comes[:, None, :]
        mine = own @ NEAR.T
        take = self.takes[(7 * mine + all_pieces @ NEAR.T - mine).long()]
        allowed = torch.cat([(movable[:, :, None] * free[:, None, :]).flatten(1), takable], 1)
        return log_chances(torch.cat([(goes[:, :, None] + comes).flatten(1), take], 1), allowed)


def log_chances(logits: Tensor, allowed: Tensor) -> Tensor:
    return functional.log_softmax(logits + (allowed - 1) * 1e4, 1)


def spread_bits(words: Tensor) -> Tensor:
    """Sets of spaces as rows of 0 and 1."""
    return (words[..., None] >> torch.arange(SPACES, device=DEVICE) & 1).float()


def write_numbers(value: ValueNetwork, prior: PriorNetwork, path: Path) -> None:
    """Round everything to whole numbers, in the order in which they lie behind the scratch."""
    row, layer, steps = values.ROW_SCALE, values.LAYER_SCALE, priors.PRIOR_STEPS
    parts = (
        (value.rows.weight[: values.ROWS], row),
        (value.layer.bias, row * layer),
        (value.layer.weight.T, layer),
        (value.out.bias, row * layer * layer),
        (value.out.weight.T, layer),
        *((each, steps) for each in (prior.views, prior.lines, prior.spaces, prior.takes)),
    )
    flat = [np.rint(each.detach().double().cpu().numpy() * scale).astype("i4").ravel() for each, scale in parts]
    half = path.with_name(f"half_{path.name}")
    np.save(half, np.concatenate(flat))
    half.rename(path)
