<?php
// Lists, trees, tries and a cache, all by hand.
class ListNode {
    public ?ListNode $next = null;
    public function __construct(public mixed $val) {}
}
class LinkedList implements Countable, IteratorAggregate {
    private ?ListNode $head = null;
    private int $n = 0;
    public function push(mixed ...$vs): self {
        foreach ($vs as $v) {
            $node = new ListNode($v);
            if ($this->head === null) {
                $this->head = $node;
            } else {
                $c = $this->head;
                while ($c->next !== null) $c = $c->next;
                $c->next = $node;
            }
            $this->n++;
        }
        return $this;
    }
    public function reverse(): self {
        $p = null;
        $c = $this->head;
        while ($c) {
            [$c->next, $p, $c] = [$p, $c, $c->next];
        }
        $this->head = $p;
        return $this;
    }
    public function getIterator(): Generator {
        for ($c = $this->head; $c; $c = $c->next) yield $c->val;
    }
    public function count(): int {
        return $this->n;
    }
    public function __toString(): string {
        return implode(' -> ', iterator_to_array($this, false));
    }
}
$l = (new LinkedList)->push(1, 2, 3);
echo $l, ' | ', $l->reverse(), ' | ', count($l), "\n";
class BST {
    private ?array $root = null;
    public function insert(int $v): void {
        $this->root = $this->ins($this->root, $v);
    }
    private function ins(?array $n, int $v): array {
        if ($n === null) return ['v' => $v, 'l' => null, 'r' => null];
        if ($v < $n['v']) $n['l'] = $this->ins($n['l'], $v);
        else $n['r'] = $this->ins($n['r'], $v);
        return $n;
    }
    public function inorder(): array {
        $o = [];
        $f = function (?array $n) use (&$f, &$o) {
            if (!$n) return;
            $f($n['l']);
            $o[] = $n['v'];
            $f($n['r']);
        };
        $f($this->root);
        return $o;
    }
    public function depth(?array $n = null, bool $top = true): int {
        $n = $top ? $this->root : $n;
        return $n === null ? 0 : 1 + max($this->depth($n['l'], false), $this->depth($n['r'], false));
    }
}
$b = new BST;
foreach ([5, 2, 8, 1, 9, 3] as $v) $b->insert($v);
echo implode(',', $b->inorder()), ' depth ', $b->depth(), "\n";
class Trie {
    private array $root = [];
    public function add(string $w): void {
        $n = &$this->root;
        foreach (str_split($w) as $c) {
            if (!isset($n[$c])) $n[$c] = [];
            $n = &$n[$c];
        }
        $n['$'] = true;
    }
    public function has(string $w): bool {
        $n = $this->root;
        foreach (str_split($w) as $c) {
            if (!isset($n[$c])) return false;
            $n = $n[$c];
        }
        return isset($n['$']);
    }
    public function complete(string $p): array {
        $n = $this->root;
        foreach (str_split($p) as $c) {
            if (!isset($n[$c])) return [];
            $n = $n[$c];
        }
        return $this->walk($n, $p);
    }
    private function walk(array $n, string $p): array {
        $o = [];
        foreach ($n as $c => $m) {
            if ($c === '$') $o[] = $p;
            else array_push($o, ...$this->walk($m, $p . $c));
        }
        return $o;
    }
}
$t = new Trie;
foreach (['car', 'card', 'care', 'cat', 'dog'] as $w) $t->add($w);
var_dump($t->has('car'), $t->has('ca'));
echo implode(',', $t->complete('car')), "\n";
class LRU {
    private array $d = [];
    public function __construct(private int $cap) {}
    public function get($k) {
        if (!array_key_exists($k, $this->d)) return -1;
        $v = $this->d[$k];
        unset($this->d[$k]);
        $this->d[$k] = $v;
        return $v;
    }
    public function put($k, $v): void {
        unset($this->d[$k]);
        $this->d[$k] = $v;
        if (count($this->d) > $this->cap) {
            reset($this->d);
            unset($this->d[key($this->d)]);
        }
    }
    public function keys() {
        return array_keys($this->d);
    }
}
$c = new LRU(2);
$c->put('a', 1);
$c->put('b', 2);
$c->get('a');
$c->put('c', 3);
echo json_encode($c->keys()), $c->get('b'), "\n";
