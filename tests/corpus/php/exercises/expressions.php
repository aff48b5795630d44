<?php
// Expressions: parsed, printed and computed by visitors.
abstract class Expr {
    abstract public function accept(Visitor $v): mixed;
}
final class Num extends Expr {
    public function __construct(public readonly float $v) {}
    public function accept(Visitor $v): mixed {
        return $v->visitNum($this);
    }
}
final class Bin extends Expr {
    public function __construct(public readonly string $op, public readonly Expr $l, public readonly Expr $r) {}
    public function accept(Visitor $v): mixed {
        return $v->visitBin($this);
    }
}
interface Visitor {
    public function visitNum(Num $n): mixed;
    public function visitBin(Bin $b): mixed;
}
class Evalr implements Visitor {
    public function visitNum(Num $n): float {
        return $n->v;
    }
    public function visitBin(Bin $b): float {
        $l = $b->l->accept($this);
        $r = $b->r->accept($this);
        return match ($b->op) {
            '+' => $l + $r,
            '*' => $l * $r,
            '/' => $r == 0 ? throw new DivisionByZeroError('div') : $l / $r
        };
    }
}
class Printer implements Visitor {
    public function visitNum(Num $n): string {
        return (string) $n->v;
    }
    public function visitBin(Bin $b): string {
        return "({$b->l->accept($this)} {$b->op} {$b->r->accept($this)})";
    }
}
$e = new Bin('+', new Num(2), new Bin('*', new Num(3), new Num(4.5)));
echo $e->accept(new Printer), ' = ', $e->accept(new Evalr), "\n";
class Parser {
    private int $pos = 0;
    private array $toks;
    public function parse(string $s): Expr {
        preg_match_all('/\s*(\d+\.?\d*|[-+*\/()])/', $s, $m);
        $this->toks = $m[1];
        $this->pos = 0;
        return $this->expr();
    }
    private function peek(): ?string {
        return $this->toks[$this->pos] ?? null;
    }
    private function expr(): Expr {
        $l = $this->term();
        while (in_array($this->peek(), ['+', '-'], true)) {
            $op = $this->toks[$this->pos++];
            $l = new Bin($op, $l, $this->term());
        }
        return $l;
    }
    private function term(): Expr {
        $l = $this->factor();
        while (in_array($this->peek(), ['*', '/'], true)) {
            $op = $this->toks[$this->pos++];
            $l = new Bin($op, $l, $this->factor());
        }
        return $l;
    }
    private function factor(): Expr {
        $t = $this->toks[$this->pos++];
        if ($t === '(') {
            $e = $this->expr();
            $this->pos++;
            return $e;
        }
        return new Num((float) $t);
    }
}
$p = new Parser;
foreach (['1 + 2 * 3', '(1+2)*3', '10 / 4 + 0.5'] as $s) {
    $x = $p->parse($s);
    echo $x->accept(new Printer), ' = ', $x->accept(new Evalr), "\n";
}
try {
    $p->parse('1 / 0')->accept(new Evalr);
} catch (DivisionByZeroError $e) {
    echo get_class($e), "\n";
}
