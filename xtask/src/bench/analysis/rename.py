"""Renames what Python programs bind at module level, so that they can stand behind each other in one file.

Standard input is a JSON list of programs, in their order; standard output is the list of what became of them, `null` for a
program that cannot stand before others. Every name that a program binds outermost, in whatever way, gets the program's number behind
it, where it is bound and where it is used. What it imports keeps its name, unless a program before it has something else by
that name, and is imported by the first program alone, as a file imports a module once.

What comes out is held against the tree of what went in: they are the same but for those names.
"""

import ast
import json
import re
import sys

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.ClassDef, *COMPREHENSIONS)


def inside(scope):
    """The nodes of a scope, and of each scope within it the node itself and what of it is evaluated outside."""
    rest = within(scope)
    while rest:
        node = rest.pop()
        yield node
        if isinstance(node, COMPREHENSIONS):
            rest.append(node.generators[0].iter)
            # What `:=` binds in a comprehension belongs to the scope around it.
            rest += [inner.target for inner in ast.walk(node) if isinstance(inner, ast.NamedExpr)]
        elif isinstance(node, SCOPES):
            own = within(node)
            rest += [child for child in outside(node) if child not in own]
        else:
            rest += ast.iter_child_nodes(node)


def within(scope):
    """The children of a node that lie in the scope that it opens."""
    if isinstance(scope, ast.Lambda):
        return [scope.body]
    if isinstance(scope, COMPREHENSIONS):
        first = scope.generators[0]
        own = [child for child in ast.iter_child_nodes(scope) if child is not first]
        return [*own, first.target, *first.ifs]
    return list(scope.body)


def outside(scope):
    """The children of a node that lie around the scope that it opens."""
    if isinstance(scope, ast.ClassDef):
        return [*scope.decorator_list, *scope.bases, *scope.keywords]
    arguments = scope.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    notes = [one.annotation for one in every if one and one.annotation]
    values = [value for value in [*arguments.defaults, *arguments.kw_defaults] if value]
    if isinstance(scope, ast.Lambda):
        return values
    return [*scope.decorator_list, *values, *notes, *([scope.returns] if scope.returns else [])]


def names_bound(scope):
    """The names that a scope binds as its own, and those that it says are global."""
    bound, shared, others = set(), set(), set()
    if isinstance(scope, FUNCTIONS):
        bound |= {one.arg for one in ast.walk(scope.args) if isinstance(one, ast.arg)}
    for node in inside(scope):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case ast.alias(name=name, asname=other):
                bound.add(other or name.split(".")[0])
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                bound.add(name)
            case ast.MatchMapping(rest=str(name)):
                bound.add(name)
            case ast.Global(names=names):
                shared |= set(names)
            case ast.Nonlocal(names=names):
                others |= set(names)
    if isinstance(scope, COMPREHENSIONS):
        bound -= {node.target.id for node in ast.walk(scope) if isinstance(node, ast.NamedExpr)}
    return bound - shared - others, shared


class Program:
    """A program and where in it its outermost names stand."""

    def __init__(self, text, number, imported, done):
        self.text = text
        self.lines = [line.encode() for line in text.splitlines(keepends=True)]
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.bytes = text.encode()
        self.number = number
        self.edits = {}
        self.done = done
        self.tree = ast.parse(text)
        bound = names_bound(self.tree)[0]
        for scope in ast.walk(self.tree):
            if isinstance(scope, SCOPES):
                bound |= names_bound(scope)[1]
        self.names = {name for name in bound if not name.startswith("__")}
        self.names -= self.shared_imports(imported)

    def shared_imports(self, imported):
        """Names that are bound by imports alone, and in every program by the same."""
        ways = {}
        others = set()
        for node in ast.walk(self.tree):
            match node:
                case ast.Import(names=names):
                    for alias in names:
                        name = alias.asname or alias.name.split(".")[0]
                        origin = alias.name if alias.asname else name
                        ways.setdefault(name, set()).add(origin)
                case ast.ImportFrom(module=module, names=names):
                    for alias in names:
                        ways.setdefault(alias.asname or alias.name, set()).add(f"{module}:{alias.name}")
        for node in inside(self.tree):
            match node:
                case ast.Name(id=name, ctx=ast.Store()) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    others.add(name)
        shared = set()
        for name, origins in ways.items():
            if name not in others and imported.setdefault(name, origins) == origins:
                shared.add(name)
        return shared

    def new(self, name):
        return f"{name}_p{self.number}"

    def place(self, line, column):
        return self.starts[line - 1] + column

    def edit(self, at, name):
        """Renames the word at a place; false where it does not stand there."""
        end = at + len(name.encode())
        if self.bytes[at:end] != name.encode() or self.bytes[at - 1 : at] == b".":
            return False
        self.edits[at] = (end, self.new(name))
        return True

    def find(self, node, pattern, name, last=False):
        """Renames the word that stands in a node behind a pattern."""
        start, end = self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)
        found = list(re.finditer(pattern.encode() + rb"(" + name.encode() + rb")\b", self.bytes[start:end]))
        if found:
            self.edit(start + found[-1 if last else 0].start(1), name)

    def quoted(self, node, names):
        """Renames in a type that is written as a text."""
        for text in ast.walk(node):
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                for name in re.findall(r"[^\W\d]\w*", text.value):
                    if name in names:
                        self.find(text, r"(?<!\w)", name)
                text.value = re.sub(
                    r"[^\W\d]\w*", lambda word: self.new(word[0]) if word[0] in names else word[0], text.value
                )

    def visit(self, scope, names):
        """Renames in a scope and the scopes within; `names` are outermost there where nothing in between binds them."""
        bound, shared = names_bound(scope)
        here = names if scope is self.tree else names - bound | (self.names & shared)
        # Functions do not see what the class around them binds.
        further = names if isinstance(scope, ast.ClassDef) else here
        for node in list(inside(scope)):
            self.rename(node, here)
            if isinstance(node, SCOPES):
                self.visit(node, further)

    def rename(self, node, names):
        match node:
            case ast.Name(id=name) if name in names:
                self.edit(self.place(node.lineno, node.col_offset), name)
                node.id = self.new(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                if name in names:
                    self.find(node, r"(?:\bdef|\bclass)\s+", name)
                    node.name = self.new(name)
            case ast.ExceptHandler(name=str(name)) if name in names:
                self.find(node, r"\bas\s+", name)
                node.name = self.new(name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) if name in names:
                self.find(node, r"(?<![\w.])", name, last=True)
                node.name = self.new(name)
            case ast.MatchMapping(rest=str(name)) if name in names:
                self.find(node, r"\*\*\s*", name, last=True)
                node.rest = self.new(name)
            case ast.Global(names=own):
                for name in names & set(own):
                    self.find(node, r"(?<!\w)", name)
                node.names = [self.new(name) if name in names else name for name in own]
            case ast.alias(name=name, asname=other) if (other or name) in names:
                start, end = self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)
                node.asname = self.new(other or name)
                self.edits[start] = (end, f"{name} as {node.asname}")
        match node:
            case ast.AnnAssign(annotation=note) | ast.FunctionDef(returns=ast.AST() as note):
                self.quoted(note, names)
        if isinstance(node, FUNCTIONS):
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg) and argument.annotation:
                    self.quoted(argument.annotation, names)

    def drop_imports(self):
        """Takes out what a program before imports by the same name."""
        for statement in [one for one in self.tree.body if isinstance(one, (ast.Import, ast.ImportFrom))]:
            ways = {alias: (getattr(statement, "module", None), alias.name, alias.asname) for alias in statement.names}
            kept = [alias for alias in statement.names if ways[alias] not in self.done]
            # What has a name of its own is told apart by that.
            self.done |= set(ways.values())
            if len(kept) == len(statement.names):
                continue
            start = self.place(statement.lineno, statement.col_offset)
            end = self.place(statement.end_lineno, statement.end_col_offset)
            self.edits = {at: edit for at, edit in self.edits.items() if not start <= at < end}
            statement.names = kept
            if not kept:
                self.tree.body.remove(statement)
                end += self.bytes[end : end + 1] == b"\n"
            self.edits[start] = (end, ast.unparse(statement) if kept else "")

    def renamed(self):
        """The text with the new names; nothing where the program ends for certain or something could not be renamed."""
        if any(isinstance(statement, ast.Raise) for statement in self.tree.body):
            return None
        self.visit(self.tree, self.names)
        self.drop_imports()
        out = bytearray()
        at = 0
        for start, (end, text) in sorted(self.edits.items()):
            out += self.bytes[at:start] + text.encode()
            at = end
        text = (out + self.bytes[at:]).decode()
        if ast.dump(ast.parse(text)) != ast.dump(self.tree):
            return None
        return text if text.endswith("\n") else text + "\n"


def main():
    imported, done = {}, set()
    found = []
    for number, text in enumerate(json.load(sys.stdin), 1):
        found.append(Program(text, number, imported, done).renamed())
    json.dump(found, sys.stdout)


main()
