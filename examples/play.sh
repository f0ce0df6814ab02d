#!/usr/bin/env bash
# Plays a game in a terminal: asks each question in words, and posts the action whose number you type.
# It needs curl, and Node.js to read JSON.
# Run it: SERVER=http://127.0.0.1:3000 TOKEN=pf_… examples/play.sh <game>
set -euo pipefail

GAME=${SERVER:-http://127.0.0.1:3000}/v1/games/${1:?name the game: its id}
: "${TOKEN:?set it to the token of your account}"
ANSWER=$(mktemp)
trap 'rm -f "$ANSWER"' EXIT

# Leaves the body in the file. curl retries lost connections, 429 and 5xx, and waits as Retry-After says.
request() {
  curl --silent --show-error --retry 8 --retry-all-errors --max-time 60 --output "$ANSWER" \
    --header "authorization: Bearer $TOKEN" --header 'content-type: application/json' "$@"
}
# Prints a value of the last answer, which the expression calls `it`.
json() { node -pe "const it = JSON.parse(require('fs').readFileSync('$ANSWER', 'utf8')); $1"; }

while request "$GAME/actions"; do
  VERSION=$(json 'it.version ?? ""')
  [ -n "$VERSION" ] || { json 'it.detail'; exit 1; }
  if [ "$(json 'it.asked.length')" = 0 ]; then
    # Somebody else is asked, or the game is over: wait until it moves on.
    request "$GAME/events?after=$VERSION&limit=1&wait=30"
    [ "$(json 'it.over && it.entries.length === 0')" = true ] && break
    continue
  fi
  json "it.asked[0].text + it.asked[0].actions.map(({ text }, nth) => '\n' + (nth + 1) + ' ' + text).join('')"
  read -r -p '> ' NUMBER || exit 0
  BODY=$(json "const { seat, actions } = it.asked[0];
    const action = actions[Number('${NUMBER//[^0-9]/}') - 1];
    action ? JSON.stringify({ seat, action: action.id }) : ''")
  [ -n "$BODY" ] || { echo 'Type one of the numbers.'; continue; }
  # If-Match: refused if the game has moved on. Idempotency-Key: a retry after a lost answer acts only once.
  request --data "$BODY" --header "if-match: \"$VERSION\"" --header "idempotency-key: $(date +%s)-$RANDOM$RANDOM" \
    "$GAME/actions"
  json "it.detail ?? it.entries.flatMap(({ lines }) => lines).join('\n')"
done
echo 'The game is over.'
