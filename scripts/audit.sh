#!/bin/sh
# Ask for known vulnerabilities of everything installed in a virtual environment (without argument: that of ./test).
# Ends with 0 if every package was asked about and none is known to be vulnerable, 1 if one is, and 2 if nobody could
# be asked about some of them: pip-audit alone calls that a success.
set -eu
cd "$(dirname "$0")/.."
audited=${1:-.venv-test}
[ -x "$audited/bin/python" ] || { echo "There is no virtual environment in $audited; ./test makes one." >&2; exit 2; }
site=$("$audited/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
[ -x .venv-audit/bin/pip-audit ] || {
  python3 -m venv .venv-audit
  .venv-audit/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit >=2.9, <3'
}
answer=$(mktemp)
trap 'rm -f "$answer" "$answer.said"' EXIT
.venv-audit/bin/pip-audit --path "$site" --format json --progress-spinner off >"$answer" 2>"$answer.said" || true
.venv-audit/bin/python - "$answer" "$answer.said" <<'PYTHON'
import json
import sys
from pathlib import Path

OURS = {"preau", "preau-nim"}
answer, said = map(Path, sys.argv[1:])
errors = said.read_text()
try:
    found = [each for each in json.loads(answer.read_text())["dependencies"] if each["name"] not in OURS]
except ValueError:
    print(f"{errors[-500:].strip()}\nThe advisory service could not be reached: nothing was audited.")
    sys.exit(2)
bad = [each for each in found if each.get("vulns")]
skipped = sorted(each["name"] for each in found if "skip_reason" in each)
for each in bad:
    for vulnerability in each["vulns"]:
        fixed = ", ".join(vulnerability["fix_versions"]) or "no version"
        print(f"{each['name']} {each['version']}: {vulnerability['id']}, fixed in {fixed}")
print(f"{len(found) - len(skipped)} packages were asked about, {len(bad)} are known to be vulnerable.")
if skipped:
    print(f"The advisory service knows nothing of {len(skipped)} others, so they were NOT audited: {', '.join(skipped)}")
sys.exit(1 if bad else 2 if skipped else 0)
PYTHON
