"""Plain data as situations write it: dotted paths, short text of a value, and where two values differ."""

from __future__ import annotations

from hexfarer.kernel.phrase import Phrase, Problem, nearest


def nest(data: object, where: str = "") -> object:
    """The same data with dotted keys as nested mappings, all keys as text and tuples as lists."""
    if isinstance(data, dict):
        out: dict[str, object] = {}
        for key, value in data.items():
            name = str(key)
            _put(out, name, nest(value, f"{where}{name}."), where)
        return out
    if isinstance(data, (list, tuple)):
        return [nest(value, where) for value in data]
    return data


def nest_dict(data: dict[str, object]) -> dict[str, object]:
    """`nest` of a mapping, which stays one."""
    out = nest(data)
    assert isinstance(out, dict)
    return out


def _put(out: dict[str, object], path: str, value: object, where: str) -> None:
    head, _, rest = path.partition(".")
    if rest:
        inner: dict[str, object] = {}
        _put(inner, rest, value, f"{where}{head}.")
        value = inner
    old = out.get(head)
    if old is None and head not in out:
        out[head] = value
    elif isinstance(old, dict) and isinstance(value, dict):
        for key, x in value.items():
            _put(old, key, x, f"{where}{head}.")
    else:
        raise Problem("problem-situation-twice", {"path": where + head})


def flat(data: dict[str, object], prefix: str = "") -> dict[str, object]:
    """The same data with dotted keys, down to the mappings that hold plain values only."""
    out: dict[str, object] = {}
    for key, value in data.items():
        if isinstance(value, dict) and any(isinstance(x, (dict, list)) for x in value.values()):
            out.update(flat(value, f"{prefix}{key}."))
        else:
            out[prefix + key] = value
    return out


def look(data: object, path: str) -> object:
    """What lies at a dotted path; Problem with the nearest name of that level if nothing does."""
    parts = path.split(".")
    for i, part in enumerate(parts):
        known: list[str] = []
        if isinstance(data, dict):
            if part in data:
                data = data[part]
                continue
            known = [str(key) for key in data]
        elif isinstance(data, list):
            if part.isdecimal() and int(part) < len(data):
                data = data[int(part)]
                continue
            known = [str(number) for number in range(len(data))]
        at = ".".join(parts[:i])
        if not known:
            raise Problem("problem-situation-path-end", {"path": path, "part": part, "at": at, "found": show(data)})
        near = ".".join([*parts[:i], nearest(part, known)])
        raise Problem("problem-situation-path", {"path": path, "part": part, "near": near, "known": ", ".join(known)})
    return data


def show(value: object) -> str:
    """A value as a situation would write it, on one line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([show(x) for x in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {show(x)}" for key, x in value.items()]) + "}"
    text = str(value)
    if isinstance(value, str) and (text in ("", "null", "true", "false") or text.lstrip("+-").isdecimal()):
        return f"'{text}'"  # without quotes it would read as something else
    return text


def same(expected: object, found: object) -> bool:
    """Equal values; unlike in Python true is not 1."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return len(expected) == len(found) and all(key in found and same(x, found[key]) for key, x in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(same(x, y) for x, y in zip(expected, found))
    return isinstance(expected, bool) == isinstance(found, bool) and expected == found


def fits(expected: object, found: object) -> bool:
    """Equal, except that a mapping may have more keys than the expected one."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and fits(x, found[key]) for key, x in expected.items())
    return same(expected, found)


def without(some: list[object], taken: list[object]) -> list[object]:
    """What is left of `some` when each of `taken` takes one fitting value away."""
    left = some[:]
    for x in taken:
        for i, y in enumerate(left):
            if fits(x, y):
                del left[i]
                break
    return left


def absent(wanted: list[object], found: list[object]) -> list[object]:
    """The wanted values for which there is none (or not enough) in `found`."""
    left = found[:]
    missing: list[object] = []
    # the most exacting first, so that {card: a} does not take what only {card: a, turned: true} could
    for x in sorted(wanted, key=lambda x: -len(x) if isinstance(x, dict) else 0):
        if any(fits(x, y) for y in left):
            left = without(left, [x])
        else:
            missing.append(x)
    return missing


def difference(path: str, expected: object, found: object) -> Phrase | None:
    """The first difference of two values in words, as deep down as mappings go; None if they are equal."""
    if same(expected, found):
        return None
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, x in expected.items():
            if key not in found:
                return Phrase("problem-situation-no-key", {"path": f"{path}.{key}", "expected": show(x)})
            deeper = difference(f"{path}.{key}", x, found[key])
            if deeper is not None:
                return deeper
        surplus = [key for key in found if key not in expected]
        return Phrase("problem-situation-more-keys", {"path": path, "surplus": ", ".join(surplus)})
    args: dict[str, object] = {"path": path, "expected": show(expected), "found": show(found)}
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) == len(found):
            other = [i for i in range(len(found)) if not same(expected[i], found[i])]
            if len(other) == 1 and isinstance(expected[other[0]], dict):
                return difference(f"{path}.{other[0]}", expected[other[0]], found[other[0]])
        missing = absent(expected, found)
        surplus_values = absent(found, expected)
        if not missing and not surplus_values:
            return Phrase("problem-situation-order", args)
        args["missing"] = show(missing)
        args["surplus"] = show(surplus_values)
        return Phrase("problem-situation-list", args)
    return Phrase("problem-situation-equals", args)


# -- what a value must be; Problem if it is not --


def a_mapping(value: object, of: str) -> dict[str, object]:
    if not isinstance(value, dict) or not value:
        raise Problem("problem-situation-not-a-mapping", {"of": of, "found": show(value)})
    return {str(key): x for key, x in value.items()}


def a_list(value: object, of: str) -> list[object]:
    if not isinstance(value, list) or not value:
        raise Problem("problem-situation-not-a-list", {"of": of, "found": show(value)})
    return value


def a_word(value: object, of: str) -> str:
    """A text or a number; an action with a colon that nobody quoted arrives as a mapping."""
    if isinstance(value, dict):
        raise Problem("problem-situation-quote", {"of": of, "found": show(value)[1:-1]})
    if value is None or isinstance(value, (bool, list)):
        raise Problem("problem-situation-not-a-text", {"of": of, "found": show(value)})
    return str(value)


def words(value: object, of: str) -> list[str]:
    """A text, or a list of texts."""
    if isinstance(value, list):
        return [a_word(x, of) for x in a_list(value, of)]
    return [a_word(value, of)]


def a_bool(value: object, of: str) -> bool:
    if not isinstance(value, bool):
        raise Problem("problem-situation-not-a-bool", {"of": of, "found": show(value)})
    return value


def keys(args: dict[str, object], of: str, needed: list[str], more: list[str]) -> None:
    """Problem if a needed key is missing or there is one that is neither needed nor known."""
    known = needed + more
    for key in args:
        if key not in known:
            raise Problem(
                "problem-situation-key",
                {"of": of, "given": key, "near": nearest(key, known), "known": ", ".join(known)},
            )
    for key in needed:
        if key not in args:
            raise Problem("problem-situation-missing", {"of": of, "key": key})
