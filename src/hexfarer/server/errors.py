"""What the server refuses: a status, a key, and one line in the language of the asker."""

from __future__ import annotations

from typing import Any, Final

from hexfarer.kernel.phrase import Phrase, Problem
from hexfarer.server.words import speaker

BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
REFUSED: Final = 422
TOO_MANY: Final = 429
FAULT: Final = 500
AWAY: Final = 503


class Failure(Exception):
    """An answer that is not what was asked for. `position` or `refusal` go with it where they help."""

    def __init__(
        self,
        status: int,
        phrase: Phrase,
        position: dict[str, Any] | None = None,
        refusal: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(phrase.key)
        self.status = status
        self.phrase = phrase
        self.position = position
        self.refusal = refusal

    def body(self, lang: str) -> dict[str, Any]:
        words = speaker(lang)
        key = self.phrase.key
        fix = words.attribute(self.phrase, "fix") if words.has(key, "fix") else None
        error = {"key": key, "text": " ".join(words.say(self.phrase).split()), "fix": fix}
        return {"error": error, "position": self.position, "refusal": self.refusal}


def failure(key: str, status: int, **args: object) -> Failure:
    return Failure(status, Phrase(key, args))


def of_problem(problem: Problem, status: int = REFUSED) -> Failure:
    """What a person can mend."""
    return Failure(status, problem.phrase)
