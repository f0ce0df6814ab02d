#!/usr/bin/env bash
# A bot for the shell: answers every prompt of its account with the first legal action, until a game is over.
# It needs curl, and Node.js to read JSON.
# Run it: SERVER=http://127.0.0.1:3000 TOKEN=pf_… examples/bot.sh <game>
set -euo pipefail

SERVER=${SERVER:-http://127.0.0.1:3000}
GAME=${1:?name the game: its id}
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
# What may be done, in a line for each game: the game, the version, the seat, the id of the first action.
FIRST="(turns) => turns.flatMap((turn) => (turn?.asked ?? []).slice(0, 1).map(({ seat, actions: [first] }) =>
  [turn.game, turn.version, seat, first.id].join(' '))).join('\n')"

# By game, the version that this bot has last acted at: prompts up to there are answered.
declare -A ACTED_AT=()
AFTER=
while true; do
  # Held back until something happens, for at most 30 seconds.
  request "$SERVER/v1/me/events?include=actions&wait=30${AFTER:+&after=$AFTER}"
  AFTER=$(json 'it.cursor ?? ""')
  [ -n "$AFTER" ] || { json 'it.detail'; exit 1; }
  TURNS=$(json "($FIRST)(it.events.map(({ turn }) => turn))")
  while [ -n "$TURNS" ]; do
    read -r IN VERSION SEAT ACTION <<< "$TURNS"
    TURNS=$(tail -n +2 <<< "$TURNS")
    [ "$VERSION" -gt "${ACTED_AT[$IN]:-0}" ] || continue
    echo "$IN: $ACTION"
    # If-Match: refused if the game has moved on. Idempotency-Key: a retry after a lost answer acts only once.
    request --data "{\"seat\":$SEAT,\"action\":\"$ACTION\"}" --header "if-match: \"$VERSION\"" \
      --header "idempotency-key: $(date +%s)-$RANDOM$RANDOM" "$SERVER/v1/games/$IN/actions?include=actions"
    read -r WAS_DONE "ACTED_AT[$IN]" < <(json "it.asked ? '1 ' + (it.version - 1) : '0 $VERSION'")
    # Somebody was faster: what may be done now?
    [ "$WAS_DONE" = 1 ] || request "$SERVER/v1/games/$IN/actions"
    NEXT=$(json "($FIRST)([{ ...it, game: '$IN' }])")
    TURNS=$NEXT${NEXT:+$'\n'}$TURNS
  done
  request "$SERVER/v1/games/$GAME"
  [ "$(json 'it.status')" = finished ] || continue
  json 'JSON.stringify(it.outcome)'
  break
done
