# covers: recursion, closures, class-environment, tail-loop, isinstance, lambda, nested-lists, dict-chain, symbol-parsing
"""A small Lisp: reader, evaluator with tail calls, closures and a prelude."""
import operator as op
from functools import reduce


class Symbol(str):
    def __repr__(self):
        return str(self)


class LispError(Exception):
    pass


class Env(dict):
    def __init__(self, names=(), values=(), outer=None):
        super().__init__(zip(names, values))
        self.outer = outer

    def find(self, name):
        env = self
        while env is not None:
            if name in env:
                return env
            env = env.outer
        raise LispError(f"undefined: {name}")


class Lambda:
    def __init__(self, params, body, env):
        self.params, self.body, self.env = params, body, env

    def __repr__(self):
        return f"<lambda {to_text(self.params)}>"


def read_all(text):
    tokens = text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()
    tokens.reverse()

    def read():
        if not tokens:
            raise LispError("unexpected end of input")
        token = tokens.pop()
        if token == "(":
            items = []
            while tokens and tokens[-1] != ")":
                items.append(read())
            if not tokens:
                raise LispError("missing )")
            tokens.pop()
            return items
        if token == ")":
            raise LispError("unexpected )")
        if token == "'":
            return [Symbol("quote"), read()]
        if token in ("#t", "#f"):
            return token == "#t"
        for kind in (int, float):
            try:
                return kind(token)
            except ValueError:
                continue
        return Symbol(token)

    while tokens:
        yield read()


def to_text(x):
    if x is True or x is False:
        return "#t" if x else "#f"
    if isinstance(x, list):
        return "(" + " ".join(map(to_text, x)) + ")"
    return "nil" if x is None else repr(x)


def evaluate(x, env):
    while True:
        if isinstance(x, Symbol):
            return env.find(x)[x]
        if not isinstance(x, list):
            return x
        if not x:
            return []
        head, *rest = x
        match head:
            case "quote":
                return rest[0]
            case "if":
                test, then, *otherwise = rest
                if evaluate(test, env) is not False:
                    x = then
                elif otherwise:
                    x = otherwise[0]
                else:
                    return None
            case "define":
                if isinstance(rest[0], list):
                    (name, *params), *body = rest
                    env[name] = Lambda(params, [Symbol("begin"), *body], env)
                else:
                    env[rest[0]] = evaluate(rest[1], env)
                return None
            case "set!":
                env.find(rest[0])[rest[0]] = evaluate(rest[1], env)
                return None
            case "lambda":
                return Lambda(rest[0], [Symbol("begin"), *rest[1:]], env)
            case "begin":
                for e in rest[:-1]:
                    evaluate(e, env)
                x = rest[-1]
            case "let":
                names = [n for n, _ in rest[0]]
                env = Env(names, [evaluate(v, env) for _, v in rest[0]], env)
                x = [Symbol("begin"), *rest[1:]]
            case "cond":
                for test, *body in rest:
                    if test == "else" or evaluate(test, env) is not False:
                        x = [Symbol("begin"), *body]
                        break
                else:
                    return None
            case "and" | "or":
                value = head == "and"
                for e in rest:
                    value = evaluate(e, env)
                    if (value is False) == (head == "and"):
                        break
                return value
            case _:
                f = evaluate(head, env)
                arguments = [evaluate(e, env) for e in rest]
                if isinstance(f, Lambda):
                    if len(arguments) != len(f.params):
                        raise LispError(f"{to_text(head)} wants {len(f.params)} arguments, got {len(arguments)}")
                    env = Env(f.params, arguments, f.env)
                    x = f.body
                elif callable(f):
                    return f(*arguments)
                else:
                    raise LispError(f"not a function: {to_text(f)}")


def fold(f, empty):
    return lambda *xs: reduce(f, xs) if xs else empty


def minus(first, *rest):
    return first - sum(rest) if rest else -first


def chain(f):
    return lambda *xs: all(f(a, b) for a, b in zip(xs, xs[1:]))


output = []
base = Env()
base.update({
    "+": fold(op.add, 0), "*": fold(op.mul, 1), "-": minus, "quotient": op.floordiv, "modulo": op.mod,
    "<": chain(op.lt), ">": chain(op.gt), "=": chain(op.eq), "cons": lambda a, b: [a, *b],
    "car": lambda l: l[0], "cdr": lambda l: l[1:], "list": lambda *xs: list(xs), "null?": lambda l: l == [],
    "not": lambda v: v is False, "display": lambda v: output.append(to_text(v)),
})

PRELUDE = """
(define (map f l) (if (null? l) l (cons (f (car l)) (map f (cdr l)))))
(define (filter p l) (cond ((null? l) l) ((p (car l)) (cons (car l) (filter p (cdr l)))) (else (filter p (cdr l)))))
(define (foldl f z l) (if (null? l) z (foldl f (f z (car l)) (cdr l))))
(define (range a b) (if (< a b) (cons a (range (+ a 1) b)) '()))
(define (append a b) (if (null? a) b (cons (car a) (append (cdr a) b))))
(define (compose f g) (lambda (x) (f (g x))))
"""

PROGRAM = """
(define (fact n) (if (< n 2) 1 (* n (fact (- n 1)))))
(fact 25)
(map (lambda (x) (* x x)) (range 0 8))
(filter (lambda (x) (= 0 (modulo x 3))) (range 1 20))
(foldl + 0 (range 0 50))
(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n))))
(loop 3000 0)
(define (counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n)))
(define a (counter)) (define b (counter))
(list (a) (a) (b) (a))
((compose car cdr) '(1 2 3))
'(a (b c) 1.5 #t)
(and 1 #f 2) (or #f 7) (- 5) (< 1 2 3) (if #f 1)
(begin (display 'hello) (display (list 1 'two)) 'done)
compose
(define (qsort l) (if (null? l) l (let ((p (car l)) (r (cdr l)))
  (append (qsort (filter (lambda (x) (< x p)) r))
          (cons p (qsort (filter (lambda (x) (not (< x p))) r)))))))
(qsort '(3 1 4 1 5 9 2 6 5 3 5))
"""

env = Env(outer=base)
for form in read_all(PRELUDE):
    evaluate(form, env)
for form in read_all(PROGRAM):
    value = evaluate(form, env)
    if value is not None:
        print(to_text(form)[:60], "=>", to_text(value))
print("displayed:", *output)
for bad in ("(", ")", "(undefined-name)", "(5 5)", "(fact)", "(car '())"):
    try:
        print([to_text(evaluate(f, env)) for f in read_all(bad)])
    except (LispError, IndexError) as e:
        print(f"{bad}: {type(e).__name__}: {e}")
