"""A bot in Python 3, without packages: answers every prompt of its account with a random legal action.

A prompt comes with its actions, and the response to an action with the next ones, so a turn is one request.

Make its account:  curl $SERVER/v1/players -H 'content-type: application/json' -d '{"name":"Robot","bot":true}'
Run it:            SERVER=http://127.0.0.1:3000 TOKEN=pf_... python3 examples/bot.py
With the id of a game as an argument, it ends when that game is over.

Set SECRET to a text of your own too, and the bot can reveal its entropy even if it was started again meanwhile.
"""

import hashlib
import hmac
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER = os.environ.get("SERVER", "http://127.0.0.1:3000")
TOKEN = os.environ["TOKEN"]
SECRET = os.environ.get("SECRET", str(uuid.uuid4()))


def choose(actions):
    """Your ideas go here. GET /v1/games/{id}/view shows the game as this player may see it."""
    return random.choice(actions)


def send(path, body=None, headers={}):
    """Sends a request until the server answers it: lost connections, 429 and 5xx are retried."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json", **headers}
    pause = 1
    while True:
        after = pause
        try:
            request = urllib.request.Request(SERVER + path, data, headers)
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            if error.code == 401:
                sys.exit("The server does not know this TOKEN.")
            if error.code < 500 and error.code != 429:
                return error.code, json.loads(error.read() or b"null")
            reason = error.code
            wait = error.headers.get("retry-after", "")
            after = int(wait) if wait.isdigit() else pause
        except (OSError, http.client.HTTPException, ValueError) as error:
            reason = error
        print(f"{path}: {reason}, trying again in {after} s", file=sys.stderr)
        time.sleep(after)
        pause = min(2 * pause, 30)


def act(turn):
    """Acts once. Returns what may be done next, or None if nothing is asked."""
    if not turn["asked"]:
        return None
    game, version, question = turn["game"], turn["version"], turn["asked"][0]
    action = choose(question["actions"])
    path = f"/v1/games/{game}/actions"
    headers = {
        "if-match": f'"{version}"',  # refused with 412 if the game has moved on
        "idempotency-key": str(uuid.uuid4()),  # a retry after a lost answer acts only once
    }
    body = {"seat": question["seat"], "action": action["id"]}
    status, acted = send(f"{path}?include=actions", body, headers)
    print(f"{game}: {action['text'] if status == 200 else acted['detail']}", flush=True)
    if status == 200:
        acted_at[game] = acted["version"] - 1
        if "asked" in acted:
            return {**acted, "game": game}
    status, now = send(path)
    return now if status == 200 and now["version"] > version else None


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def bring_entropy():
    """Adds to the seeds of games that have not started: commits first, and reveals when every seat is taken."""
    status, listed = send("/v1/games?seat=me&status=open")
    games = listed["games"] if status == 200 else []
    for game in games:
        fairness = game["fairness"]
        draw = fairness["draw"]
        for seat in game["yourSeats"]:
            text = f"{game['id']} {seat} {draw['attempt']}"
            entropy = hmac.new(SECRET.encode(), text.encode(), hashlib.sha256).hexdigest()
            commitment = sha256("permafrost entropy " + sha256("permafrost contribution " + entropy))
            ours = fairness["commitments"][seat] == commitment
            path = f"/v1/games/{game['id']}/seats/{seat}"
            if draw["phase"] == "committing" and not ours:
                send(f"{path}/entropy", {"commitment": commitment})
            if draw["phase"] == "revealing" and ours and seat in draw["hidden"]:
                send(f"{path}/reveal", {"entropy": entropy})
    return len(games) > 0


# By game, the version that this bot has last acted at: prompts up to there are answered.
acted_at = {}
after = ""
while True:
    # Held back until something happens, for at most as many seconds.
    wait = 5 if bring_entropy() else 30
    status, page = send(f"/v1/me/events?include=actions&wait={wait}" + (f"&after={after}" if after else ""))
    for event in page["events"] if status == 200 else []:
        turn = event.get("turn") if event["type"] == "prompt.opened" else None
        while turn and turn["version"] > acted_at.get(turn["game"], 0):
            turn = act(turn)
        if event["type"] == "game.finished":
            acted_at.pop(event["game"], None)
    after = page["cursor"] if status == 200 else ""
    if len(sys.argv) > 1:
        _, game = send(f"/v1/games/{sys.argv[1]}")
        if game["status"] == "finished":
            print(json.dumps(game["outcome"]))
            break
