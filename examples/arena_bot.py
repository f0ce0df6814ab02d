"""A bot for `npx permafrost arena`, in Python 3: reads a question a line, and writes an answer a line.

Run it: npx permafrost arena mammut basic 'mine=exec:python3 examples/arena_bot.py'
"""

import json
import random
import sys


def choose(question):
    """Your ideas go here. question["view"] is the game as this seat may see it."""
    return random.choice(question["actions"])


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))["id"]}), flush=True)
