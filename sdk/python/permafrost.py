"""A client for Permafrost, a service that hosts turn-based board games. One file, without dependencies.

    from permafrost import Client

    client = Client.sign_up("http://127.0.0.1:3000", "Robot", bot=True)
    game = client.create_game("mammut", ["me", "bot"])
    client.start(game["id"])
    over = client.play(game["id"], lambda turn: turn["actions"][0])

Requests that are lost are sent again and happen once; streams go on where they broke off.
"""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypedDict, Union

__version__ = "0.1.0"
__all__ = ["Client", "PermafrostError", "Turn", "Action", "Entry"]

Json = Any
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Action(TypedDict):
    """A legal action: `id` is what to post, `text` is for people."""

    id: str
    action: dict[str, Union[str, int, float, bool]]
    text: str


class Turn(TypedDict):
    """A prompt that you have to answer, with everything that you may do."""

    game: str
    version: int
    seat: int
    prompt: dict[str, Json]
    actions: list[Action]


class Entry(TypedDict):
    """An entry of the log, as you may see it."""

    version: int
    kind: str
    lines: list[str]


class PermafrostError(Exception):
    """The service has refused a request. Decide by `code`; `detail` is for people."""

    def __init__(self, status: int, problem: Mapping[str, Json]) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or f"The server answered {status}.")
        self.status = status
        self.problem = dict(problem)
        self.code: str = problem.get("code", "unknown")


PASSING = frozenset({429, 500, 502, 503, 504})
LOST = (OSError, http.client.HTTPException)
MOVED_ON = frozenset({"stale_version", "not_your_turn", "not_legal", "game_over"})
MAX_PAUSE = 30.0
# The server sends at least a comment every 15 seconds: a connection that is quiet for this long is lost.
QUIET = 60.0
LONG_POLL = 30


class Client:
    """Calls the API as one account, or as nobody."""

    def __init__(
        self,
        server: str,
        token: str | None = None,
        *,
        language: str | None = None,
        retries: int = 5,
        timeout: float = 90.0,
    ) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.language = language
        self.retries = retries
        self.timeout = timeout

    @classmethod
    def sign_up(cls, server: str, name: str, *, bot: bool = False) -> Client:
        """Creates an account. Keep `client.token`: the service shows it only once."""
        made = cls(server).request("POST", "/v1/players", {"name": name, "bot": bot})
        return cls(server, made["secret"])

    def request(
        self,
        method: Method,
        path: str,
        body: Json = None,
        *,
        query: Mapping[str, Json] | None = None,
        if_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Json:
        """Any operation of the API. Returns the body of the response; None where there is none."""
        headers = self._headers()
        if if_version is not None:
            headers["if-match"] = f'"{if_version}"'
        if method == "POST":
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        return self._repeat(urllib.request.Request(self._url(path, query), data, headers, method=method))[0]

    def create_game(self, rulebook: str, seats: Sequence[str], **more: Json) -> Json:
        return self.request("POST", "/v1/games", {"rulebook": rulebook, "seats": list(seats), **more})

    def game(self, game: str) -> Json:
        return self.request("GET", f"/v1/games/{_quoted(game)}")

    def games(self, **query: Json) -> list[Json]:
        return self.request("GET", "/v1/games", query=query)["games"]

    def join(self, game: str, **more: Json) -> Json:
        return self.request("POST", f"/v1/games/{_quoted(game)}/seats", more)

    def challenge(self, rulebook: str, players: Sequence[str] = (), **more: Json) -> Json:
        """Opens a game with these terms, and invites players to it; without players, everybody."""
        return self.request("POST", "/v1/challenges", {"rulebook": rulebook, "players": list(players), **more})

    def answer(self, game: str, decline: str | None = None) -> Json:
        """Accepts an invitation, or declines it with a reason. Returns the game, or None."""
        body = {"accept": True} if decline is None else {"accept": False, "reason": decline}
        return self.request("POST", f"/v1/games/{_quoted(game)}/invitations/answer", body)["game"]

    def accept(self, accepts: Sequence[Json], **more: Json) -> Json:
        """For bots: what the service accepts for you."""
        return self.request("PUT", "/v1/me/policy", {"bots": True, "accepts": list(accepts), **more})

    def start(self, game: str) -> Json:
        return self.request("POST", f"/v1/games/{_quoted(game)}/start")

    def view(self, game: str, **query: Json) -> Json:
        return self.request("GET", f"/v1/games/{_quoted(game)}/view", query=query)

    def act(self, game: str, seat: int, action: Json, *, if_version: int | None = None) -> Json:
        """Takes an action, once, however often it has to be sent."""
        body = {"seat": seat, "action": action}
        return self.request("POST", f"/v1/games/{_quoted(game)}/actions", body, if_version=if_version)

    def turns(self, game: str) -> tuple[int, list[Turn]]:
        """The version of a game, and your prompts in it."""
        try:
            legal = self.request("GET", f"/v1/games/{_quoted(game)}/actions")
        except PermafrostError as error:
            if error.code != "not_started":
                raise
            return 0, []
        version = legal["version"]
        asked = [{**one, "game": game, "version": version} for one in legal["asked"] if one["actions"]]
        return version, asked

    def play(self, game: str, choose: Callable[[Turn], Union[Action, str]]) -> Json:
        """Answers every prompt of yours with what `choose` returns, and returns the game when it is over."""
        while True:
            version, turns = self.turns(game)
            if not turns:
                now = self.game(game)
                if now["status"] in ("finished", "closed"):
                    return now
                path = f"/v1/games/{_quoted(game)}/events"
                self.request("GET", path, query={"after": version, "wait": LONG_POLL})
                continue
            chosen = choose(turns[0])
            action = chosen if isinstance(chosen, str) else chosen["id"]
            try:
                self.act(game, turns[0]["seat"], action, if_version=version)
            except PermafrostError as error:
                if error.code not in MOVED_ON:
                    raise
                # A choice that is not legal at this very version would be made forever.
                if error.code == "not_legal" and self.turns(game)[0] == version:
                    raise

    def play_all(self, choose: Callable[[Turn], Union[Action, str]]) -> None:
        """Answers every prompt of the account, in all of its games: one request a turn. Does not end by itself."""
        known: dict[str, int] = {}
        for event in self.events(actions=True):
            if event["type"] == "game.finished":
                known.pop(event["game"], None)
            legal = event.get("turn") if event["type"] == "prompt.opened" else None
            # The next prompt came with the response to the last one: as an event it comes a second time.
            while legal and legal["asked"] and legal["version"] > known.get(event["game"], 0):
                legal = self._take(legal, choose, known)

    def _take(self, legal: Json, choose: Callable[[Turn], Union[Action, str]], known: dict[str, int]) -> Json:
        game, version, asked = legal["game"], legal["version"], legal["asked"][0]
        chosen = choose({**asked, "game": game, "version": version})
        body = {"seat": asked["seat"], "action": chosen if isinstance(chosen, str) else chosen["id"]}
        path = f"/v1/games/{_quoted(game)}/actions"
        try:
            acted = self.request("POST", path, body, query={"include": "actions"}, if_version=version)
        except PermafrostError as error:
            if error.code in ("not_your_turn", "game_over"):
                return None
            if error.code not in MOVED_ON:
                raise
            now = self.request("GET", path)
            # A choice that is not legal at this very version would be made forever.
            if error.code == "not_legal" and now["version"] == version:
                raise
            return now
        known[game] = acted["version"] - 1
        return acted if "asked" in acted else self.request("GET", path)

    def events(self, after: str = "", *, actions: bool = False) -> Iterator[Json]:
        """What happens in all games of the account, from what waits now or after a cursor; see docs/CLIENTS.md."""
        path = "/v1/me/events/stream" + ("?include=actions" if actions else "")
        for event, data in self._stream(path, after):
            yield {"type": event, **data}

    def waiting(self) -> Iterator[list[str]]:
        """The ids of games in which prompts wait for you, again whenever that changes."""
        seen = None
        while True:
            headers = self._headers()
            if seen is not None:
                headers["if-none-match"] = seen
            url = self._url("/v1/me/prompts", {} if seen is None else {"wait": LONG_POLL})
            inbox, seen_now = self._repeat(urllib.request.Request(url, headers=headers))
            if inbox is None:
                continue
            seen = seen_now
            yield [one["game"] for one in inbox["waiting"]]

    def follow(self, game: str, after: int = 0) -> Iterator[Entry]:
        """The entries of a game from its first, or after a version, as they are appended, to its end."""
        for event, data in self._stream(f"/v1/games/{_quoted(game)}/events/stream", str(after)):
            if event == "entry":
                yield data

    def messages(self, game: str) -> Iterator[Json]:
        """Messages of a game, as they are posted or withdrawn."""
        for event, data in self._stream(f"/v1/games/{_quoted(game)}/messages/stream", ""):
            if event == "message":
                yield data

    def _headers(self) -> dict[str, str]:
        headers = {"accept": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        if self.language is not None:
            headers["accept-language"] = self.language
        return headers

    def _url(self, path: str, query: Mapping[str, Json] | None = None) -> str:
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        return self.server + path + (f"?{urllib.parse.urlencode(given)}" if given else "")

    def _repeat(self, request: urllib.request.Request) -> tuple[Json, str | None]:
        """The body and the ETag. Every request may be sent again: POSTs have a key."""
        attempt = 0
        while True:
            after = None
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as response:
                    return _body(response.headers, response.read()), response.headers.get("etag")
            except urllib.error.HTTPError as error:
                if error.code == 304:
                    return None, error.headers.get("etag")
                if error.code not in PASSING or attempt >= self.retries:
                    raise _refused(error) from None
                after = error.headers.get("retry-after")
            except LOST:
                if attempt >= self.retries:
                    raise
            _pause(attempt, after)
            attempt += 1

    def _stream(self, path: str, last: str) -> Iterator[tuple[str, Json]]:
        attempt = 0
        while True:
            headers = {**self._headers(), "accept": "text/event-stream"}
            if last:
                headers["last-event-id"] = last
            try:
                request = urllib.request.Request(self._url(path), headers=headers)
                with urllib.request.urlopen(request, timeout=QUIET) as response:
                    if response.status == 204:
                        return
                    for name, text, data in _events(response):
                        attempt = 0
                        last = text or last
                        yield name, data
                        if name == "end":
                            return
            except urllib.error.HTTPError as error:
                if error.code not in PASSING:
                    raise _refused(error) from None
            except LOST:
                pass
            _pause(attempt, None)
            attempt += 1


def _events(response: http.client.HTTPResponse) -> Iterator[tuple[str, str, Json]]:
    """Server-sent events as name, id and data. What was cut off in the middle is left out."""
    fields: dict[str, str] = {}
    for raw in response:
        line = raw.decode().rstrip("\r\n")
        if not raw.endswith(b"\n"):
            return
        if line == "":
            if "data" in fields:
                yield fields.get("event", "message"), fields.get("id", ""), json.loads(fields["data"])
            fields = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(":")
            value = value[1:] if value.startswith(" ") else value
            fields[name] = f"{fields[name]}\n{value}" if name == "data" and name in fields else value


def _body(headers: Mapping[str, str], data: bytes) -> Json:
    if not data:
        return None
    return json.loads(data) if "json" in headers.get("content-type", "") else data.decode()


def _refused(error: urllib.error.HTTPError) -> PermafrostError:
    body = _body(error.headers, error.read())
    return PermafrostError(error.code, body if isinstance(body, dict) else {"detail": body})


def _pause(attempt: int, after: str | None) -> None:
    """As long as the server asks for; otherwise longer each time, by chance, so that clients do not come together."""
    usual = min(0.25 * 2**attempt, MAX_PAUSE) * (0.5 + random.random() / 2)
    time.sleep(float(after) if after is not None and after.isdigit() else usual)


def _quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="")


def _text(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
