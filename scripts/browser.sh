# Sourced by ./test: `need_browser` makes sure that there is a Chromium to test the pages with, and a Japanese font.

need_browser() {
  if command -v chromium >/dev/null 2>&1; then
    return
  fi
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the page tests ..." >&2
    apt-get update -qq >&2
    apt-get install -y -qq chromium fonts-ipafont-gothic >&2
    return
  fi
  echo "The page tests need Chromium. Please install it first (on Debian: apt install chromium fonts-ipafont-gothic)." >&2
  return 1
}
