"""A bot in Python that searches, with the rules in a sidecar. It knows no rulebook.

Before it acts it asks the server for a state that its seat cannot tell from the true one, and lets the sidecar play on
from there.

Install:           pip install permafrost-client; npm install permafrost-engine
Make its account:  curl $SERVER/v1/players -H 'content-type: application/json' -d '{"name":"Robot","bot":true}'
Run it:            SERVER=http://127.0.0.1:3000 TOKEN=pf_... python3 search_bot.py

With the id of a game as an argument, it ends when that game is over. STEPS says how much it thinks.
"""

import json
import os
import sys

from permafrost import Client
from permafrost_env import Engine

client = Client(os.environ.get("SERVER", "http://127.0.0.1:3000"), os.environ["TOKEN"])
STEPS = int(os.environ.get("STEPS", "4000"))


def choose(turn):
    actions = turn["actions"]
    if len(actions) == 1:
        return actions[0]
    game, seat = turn["game"], turn["seat"]
    world = client.request("GET", f"/v1/games/{game}/world", query={"seat": seat})
    rules = {"rulebook": world["rulebook"], "rulesVersion": world["rulesVersion"], "state": world["state"]}
    # The built-in bot plays on in what is imagined, and is the measure of what is found.
    wish = {"steps": STEPS, "candidates": 4, "policy": "bot", "seed": turn["version"]}
    found = engine.call("search", **rules, seat=seat, **wish)
    return next(one["id"] for one in found["candidates"] if one["action"] == found["action"])


with Engine() as engine:
    if len(sys.argv) > 1:
        print(json.dumps(client.play(sys.argv[1], choose)["outcome"]))
    else:
        client.play_all(choose)
