"""Steps a second from Python, of many games side by side: python3 bench.py ../engine/dist/cli.js [rulebook]"""

import os
import random
import sys
import time

from permafrost_env import Engine, Tables

SECONDS = 5
COUNT = 1024
THREADS = os.cpu_count() or 1

with Engine(["node", sys.argv[1], "--stdio"]) as engine:
    for rulebook in sys.argv[2:] or ["mammut", "eiszeit", "tal-der-mammuts", "endless-winter"]:
        tables = Tables(engine, rulebook, COUNT, threads=THREADS)
        step = tables.now()
        chance = random.Random(1).random
        for warm in (True, False):
            steps, begun = 0, time.perf_counter()
            while time.perf_counter() - begun < SECONDS:
                step = tables.step([int(chance() * count) for count in step.counts])
                steps += COUNT
        print(f"{rulebook}: {steps / (time.perf_counter() - begun):,.0f} steps/s, {COUNT} tables in {THREADS} threads")
        tables.close()
