"""Which message keys a piece of code names, found by reading it.

Phrase("a"), Problem("a") and classes that stand on it, say("a") name a key; unknown("card", …) names kind-card. So does
a function that hands its first argument on: after `def bad(kind): return Problem("problem-" + kind)`, bad("x").
"""

from __future__ import annotations

import ast
from pathlib import PurePath

NAMING = {"Phrase": "", "Problem": "", "say": "", "unknown": "kind-"}  # function -> what it puts before its argument


def keys_in(sources: dict[str, str]) -> dict[str, str]:
    """Key -> the file that names it, for files by name."""
    trees = {file: ast.parse(source) for file, source in sources.items()}
    shared = NAMING | dict.fromkeys(problems(list(trees.values())), "")
    own = {file: handing_on(tree, shared) for file, tree in trees.items()}
    handing = {file: PurePath(file).stem for file in sources if own[file]}
    found: dict[str, str] = {}
    for file, tree in trees.items():
        naming = shared | own[file]
        modules = imported(tree)
        for other, stem in handing.items():
            if stem in modules:
                naming |= own[other]
        for node in calls(tree):
            name = called(node)
            for word in literals(node.args[0]):
                if name in naming:
                    found[naming[name] + word] = file
                elif name == "__init__" and word.startswith("problem-"):
                    found[word] = file
    return found


def problems(trees: list[ast.Module]) -> set[str]:
    """The names of Problem and all classes that stand on it."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"Problem"}
    size = 0
    while size < len(found):
        size = len(found)
        found |= {c.name for c in classes if any(isinstance(base, ast.Name) and base.id in found for base in c.bases)}
    return found


def handing_on(tree: ast.Module, naming: dict[str, str]) -> dict[str, str]:
    """The functions of a file that name a key made of their first argument, and what they put before it."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found: dict[str, str] = {}
    size = -1
    while size < len(found):
        size = len(found)
        known = naming | found
        for function in functions:
            parameters = [parameter.arg for parameter in function.args.args if parameter.arg != "self"]
            for node in calls(function):
                before = prefix(node.args[0], parameters[0]) if parameters else None
                if before is not None and called(node) in known and function.name not in naming:
                    found[function.name] = known[called(node)] + before
    return found


def prefix(node: ast.expr, parameter: str) -> str | None:
    """What stands before the parameter in `parameter` or `"a-" + parameter`; None if it is something else."""
    if isinstance(node, ast.Name) and node.id == parameter:
        return ""
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
        if isinstance(node.right, ast.Name) and node.right.id == parameter:
            return node.left.value
    return None


def calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]


def called(node: ast.Call) -> str:
    """The last name of what is called: `self.say` is say."""
    return node.func.id if isinstance(node.func, ast.Name) else str(getattr(node.func, "attr", ""))


def imported(tree: ast.Module) -> set[str]:
    """The last names of the modules that a file imports or takes something from."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules = {(node.module or "").rpartition(".")[2] for node in nodes}
    return modules | {alias.name for node in nodes for alias in node.names}


def literals(node: ast.expr) -> list[str]:
    """The words that an argument may be: "a", or "a" if x else "b"."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
