"""Single changes to a source, as by a slip of the hand: for `make mutate`, which asks whether a test notices.

A comparison is turned, a number is off by one, a condition is negated, a call is dropped, and/or are exchanged, a
result is turned. Only what stands in functions is changed, and of the source only the text of what is changed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from types import CodeType, FunctionType
from typing import NamedTuple

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPARISON, NUMBER, CONDITION, CALL, AND_OR, RESULT = "comparison", "number", "condition", "call", "and/or", "result"


class Site(NamedTuple):
    """Something in a function that can be changed."""

    function: str  # its qualified name
    kind: str
    node: ast.AST


class Change(NamedTuple):
    """A changed source: where, in which function, what stood there and what stands there now."""

    line: int
    function: str
    was: str
    became: str
    source: str


def sites(tree: ast.Module) -> list[Site]:
    """All that can be changed in a source, in its order."""
    return [Site(name, kind, node) for name, function in functions(tree) for kind, node in within(function)]


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def within(function: ast.FunctionDef) -> Iterator[tuple[str, ast.AST]]:
    """(kind, node) of everything in a function's body that can be changed."""
    gives_bool = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
    todo: list[ast.AST] = list(reversed(function.body))
    while todo:
        node = todo.pop()
        if isinstance(
            node, ast.Assert | ast.JoinedStr
        ):  # an assertion is no rule; a text in braces has no place of its own
            continue
        if isinstance(node, ast.AnnAssign):
            todo += [node.value] if node.value else []
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield CALL, node
        if isinstance(node, ast.Compare):
            yield COMPARISON, node
        if isinstance(node, ast.BoolOp):
            yield AND_OR, node
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield NUMBER, node
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield CONDITION, node.test
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield CONDITION, test
        if isinstance(node, ast.Return) and node.value is not None and gives_bool:
            yield RESULT, node.value
        todo += reversed(list(ast.iter_child_nodes(node)))


def change(source: str, site: Site, chance: Random) -> Change:
    """The source with the site changed."""
    node = site.node
    if isinstance(node, ast.Compare) and site.kind == COMPARISON:
        turned = deepcopy(node)
        place = chance.randrange(len(node.ops))
        turned.ops[place] = TURNED[type(node.ops[place])]()
        became = f"({ast.unparse(turned)})"
    elif isinstance(node, ast.BoolOp) and site.kind == AND_OR:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        became = f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.Constant) and site.kind == NUMBER:
        became = f"({node.value + chance.choice((-1, 1))})"  # type: ignore[operator]
    elif site.kind == CALL:
        # code that names its class no more could not take the place of code that does
        became = "__class__" if "super()" in ast.unparse(node) else "pass"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        became = str(not node.value)
    else:
        became = f"(not ({ast.unparse(node)}))"
    was, changed = replaced(source, node, became)
    return Change(node.lineno, site.function, was, became, changed)  # type: ignore[attr-defined]


def replaced(source: str, node: ast.AST, text: str) -> tuple[str, str]:
    """(what stood in the place of a node, the source with another text there)."""
    lines = source.encode().splitlines(keepends=True)  # columns are counted in bytes
    begin = sum(map(len, lines[: node.lineno - 1])) + node.col_offset  # type: ignore[attr-defined]
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset  # type: ignore[attr-defined]
    whole = source.encode()
    return whole[begin:end].decode(), (whole[:begin] + text.encode() + whole[end:]).decode()


def code_of(source: str, file: str, function: str) -> CodeType:
    """What a function of a source is compiled to."""
    todo = [compile(source, file, "exec", dont_inherit=True)]
    while todo:
        code = todo.pop()
        if code.co_qualname == function:
            return code
        todo += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    raise LookupError(f"{file}: no function {function}")


def living(module: object, function: str) -> FunctionType | None:
    """The function object itself behind properties, decorators and the like; None if there is none."""
    found: object = module
    for name in function.split("."):
        found = vars(found).get(name)
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None
