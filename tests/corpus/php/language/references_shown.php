<?php
// covers: marks of references, references that are gone, references to members, numbers of objects that are given again

$list = [1, 2, 3];
foreach ($list as &$value) {
    $value *= 2;
}
var_dump($list);
unset($value);
var_dump($list);

function local(): array
{
    $inside = 5;
    return ['kept' => &$inside];
}
var_dump(local());

$one = 1;
$both = ['one' => &$one, 'two' => 2];
var_dump($both);
unset($one);
var_dump($both);

$rows = [[1], [2]];
foreach ($rows as &$row) {
    foreach ($row as &$cell) {
        $cell++;
    }
}
unset($row, $cell);
var_dump($rows);

$object = new stdClass();
$object->member = 1;
$alias = &$object->member;
var_dump($object);
unset($alias);
var_dump($object);

class Link
{
    public function __construct(public int $value, public ?Link $next = null, public ?Link $before = null)
    {
    }
}
class Chain
{
    private ?Link $first = null;
    private ?Link $last = null;

    public function push(int $value): void
    {
        $link = new Link($value, null, $this->last);
        if ($this->last) {
            $this->last->next = $link;
        } else {
            $this->first = $link;
        }
        $this->last = $link;
    }

    public function pop(): ?int
    {
        $value = $this->last?->value;
        $this->last = $this->last?->before;
        if ($this->last) {
            $this->last->next = null;
        } else {
            $this->first = null;
        }
        return $value;
    }
}
$chain = new Chain();
$chain->push(10);
$chain->push(20);
echo $chain->pop(), $chain->pop(), "\n";
$chain->push(30);
var_dump($chain);
