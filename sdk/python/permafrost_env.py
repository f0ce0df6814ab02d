"""Training environments over the rules of Permafrost's games, on your own machine and without a server.

They run the sidecar of the npm package permafrost-engine, which needs Node.js:

    from permafrost_env import Engine, Environment, Tables

`Environment` has the turn-based interface of PettingZoo (AEC) for one game, with action masks. `Tables` plays many games
side by side, a step of all of them at a time, which is what training is fast with. Neither needs a package.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypedDict, Union

__all__ = ["Engine", "EngineError", "Environment", "Tables", "Step", "Over"]

Json = Any
State = dict[str, Json]
COMMAND = ("npx", "--yes", "permafrost-engine", "--stdio")


class EngineError(Exception):
    """The sidecar has refused a request, or has ended."""


class Engine:
    """A running sidecar. Close it, or use it in a `with` statement."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def call(self, op: str, **wish: Json) -> Json:
        """One request."""
        return _value(self._ask({"op": op, **wish}))

    def calls(self, wishes: Sequence[dict[str, Json]]) -> list[Json]:
        """Several requests in one line, which is faster than one by one."""
        return [_value(answer) for answer in self._ask(list(wishes))]

    def _ask(self, wish: Json) -> Json:
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise EngineError("the sidecar has no pipes")
        try:
            stdin.write(json.dumps(wish, separators=(",", ":")) + "\n")
            stdin.flush()
        except (BrokenPipeError, ValueError):
            raise EngineError("the sidecar has ended") from None
        line = stdout.readline()
        if not line:
            raise EngineError("the sidecar has ended")
        return json.loads(line)


def _value(answer: dict[str, Json]) -> Json:
    if not answer["ok"]:
        raise EngineError(answer["error"])
    return answer["value"]


class Over(TypedDict):
    """A game that a step has ended: what it brought each seat, from 0 for the last to 1 for the only first."""

    table: int
    rewards: list[float]


class Step(NamedTuple):
    """What a step has led to, by table. An action is an index below `counts[table]`."""

    seats: list[int]
    counts: list[int]
    over: list[Over]


class Tables:
    """Many games of one rulebook, played side by side. A game that is over is followed by the next at its table."""

    def __init__(
        self,
        engine: Engine,
        rulebook: str,
        count: int,
        *,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        rules_version: str | None = None,
        seed: int = 1,
        threads: int = 1,
    ) -> None:
        """With the same seed and actions, games are the same in any number of threads."""
        wish = {"rulebook": rulebook, "count": count, "seats": seats, "options": options}
        wish |= {"rulesVersion": rules_version, "seed": seed, "threads": threads}
        given = {name: value for name, value in wish.items() if value is not None}
        self.count = count
        self._engine = engine
        self._tables: int = engine.call("open", **given)["tables"]

    def now(self) -> Step:
        """The seats that are asked, before the first step."""
        return Step(**self._engine.call("now", tables=self._tables))

    def step(self, actions: Sequence[int]) -> Step:
        """One action at every table."""
        return Step(**self._engine.call("step", tables=self._tables, actions=list(actions)))

    def views(self, tables: Sequence[int]) -> list[Json]:
        """What the seat that is asked may know, at these tables."""
        return self._engine.call("views", tables=self._tables, of=list(tables))

    def legal(self, tables: Sequence[int]) -> list[list[str]]:
        """The ids of the legal actions, in the order of their indexes."""
        return self._engine.call("legalAt", tables=self._tables, of=list(tables))

    def close(self) -> None:
        self._engine.call("close", tables=self._tables)


class Environment:
    """One game with the interface of PettingZoo's AEC environments.

    An action is an index of the legal actions; `info["action_mask"]` has `max_actions` places, of which the first are legal, and
    `info["actions"]` their ids. Indexes mean something else at each prompt: models score ids or views, not indexes.
    """

    metadata = {"name": "permafrost", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        engine: Engine,
        rulebook: str,
        *,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        rules_version: str | None = None,
        max_actions: int = 1024,
    ) -> None:
        self._engine = engine
        self._rules = {"rulebook": rulebook, **({"rulesVersion": rules_version} if rules_version else {})}
        meta = engine.call("meta", **self._rules)
        self._seats: int = seats or meta["seats"]["min"]
        self._options = options or {}
        self._seed = 1
        self.max_actions = max_actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Json] | None = None) -> None:
        self._seed = self._seed + 1 if seed is None else seed
        self._step = 0
        wish = {**self._rules, "seats": self._seats, "options": {**self._options, **(options or {})}}
        self.state: State = self._engine.call("start", seed=self._seed, **wish)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self._ask()

    def agent_iter(self) -> Iterator[str]:
        """The agents in the order in which they are asked; at the end each once more, to see its reward."""
        while self.agents:
            yield self.agent_selection

    def observe(self, agent: str) -> Json:
        """The view of a seat, as JSON; `schemas.view` of the rulebook describes it."""
        return self._engine.call("view", state=self.state, viewer=self.possible_agents.index(agent), **self._rules)

    def last(self) -> tuple[Json, float, bool, bool, dict[str, Json]]:
        agent = self.agent_selection
        mask = [1] * len(self._legal) + [0] * (self.max_actions - len(self._legal))
        info = {"action_mask": mask, "actions": list(self._legal)}
        return self.observe(agent), self.rewards[agent], self.terminations[agent], False, info

    def step(self, action: Union[int, str, None]) -> None:
        """Takes an action: an index of the mask, or an id; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        chosen = self._legal[action] if isinstance(action, int) else action
        seat = self.possible_agents.index(agent)
        self._step += 1
        seed = (self._seed * 1_000_003 + self._step) % 2**32
        self.state = self._engine.call(
            "apply", state=self.state, seat=seat, action=chosen, seed=seed, **self._rules
        )
        self._ask()

    def search(self, steps: int = 20_000, policy: str = "random", seed: int = 1) -> Json:
        """What the engine's search would do for the agent that is asked, which looks at imagined states alone."""
        seat = self.possible_agents.index(self.agent_selection)
        wish = {"steps": steps, "policy": policy, "seed": seed}
        return self._engine.call("search", state=self.state, seat=seat, **wish, **self._rules)

    def _ask(self) -> None:
        prompts = self._engine.call("prompts", state=self.state, **self._rules)
        self._legal: list[str] = []
        if not prompts:
            standings = self._engine.call("outcome", state=self.state, **self._rules)["standings"]
            for agent, seat in zip(self.possible_agents, range(self._seats)):
                self.rewards[agent] = _share(standings, seat)
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
            return
        seat = prompts[0]["seat"]
        self.agent_selection = self.possible_agents[seat]
        self._legal = self._engine.call("legalIds", state=self.state, seat=seat, **self._rules)
        if len(self._legal) > self.max_actions:
            raise EngineError(f"there are {len(self._legal)} actions: max_actions is too small")


def _share(standings: list[dict[str, Json]], seat: int) -> float:
    own = next(one["rank"] for one in standings if one["seat"] == seat)
    worse = sum(one["rank"] > own for one in standings)
    same = sum(one["rank"] == own for one in standings) - 1
    return (worse + same / 2) / max(1, len(standings) - 1)
