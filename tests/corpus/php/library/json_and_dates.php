<?php
// JSON, serialized values, dates and intervals.
$data = ['name' => 'Ann', 'age' => 30, 'tags' => ['a', 'b'], 'nested' => ['x' => 1.5, 'y' => null],
    'empty' => [], 'obj' => new stdClass];
echo json_encode($data), "\n", json_encode($data, JSON_PRETTY_PRINT), "\n";
var_dump(json_decode('{"a":{"b":[1,2,{"c":null}]},"d":1.0,"e":"x\u00e9"}', true));
$o = json_decode('{"a":{"b":1},"list":[1,2]}');
echo $o->a->b, $o->list[1], "\n";
var_dump(json_decode('invalid'), json_last_error(), json_last_error_msg());
try {
    json_decode('{bad', false, 512, JSON_THROW_ON_ERROR);
} catch (JsonException $e) {
    echo $e->getMessage(), $e->getCode(), "\n";
}
class Pt implements JsonSerializable {
    public function __construct(private int $x, protected $y = 2, public $z = [1]) {}
    public function jsonSerialize(): mixed {
        return ['x' => $this->x, 'y' => $this->y];
    }
}
echo json_encode([new Pt(1), 'k' => 1]), json_encode("a/b\"c\n\té"), json_encode("é", JSON_UNESCAPED_UNICODE),
    json_encode("a/b", JSON_UNESCAPED_SLASHES), json_encode([1 => 'a', 2 => 'b']), json_encode([[]],
    JSON_FORCE_OBJECT), json_encode(0.1 + 0.2), json_encode(10.0), json_encode(10.0,
    JSON_PRESERVE_ZERO_FRACTION), json_encode(['a' => NAN] , JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
echo serialize([1, 'a' => true, 'f' => 1.5, 'n' => null, 's' => "q\"z"]), "\n";
print_r(unserialize(serialize(['x' => [1, 2], 'y' => 'z'])));
class User {
    public $name = 'n';
    protected $p = 1;
    private $q = 2;
    public function __sleep() {
        return ['name', 'q'];
    }
    public function __wakeup() {
        echo "[wakeup]";
    }
}
echo str_replace("\0", '~', serialize(new User)), "\n";
$u = unserialize(serialize(new User));
echo $u->name, "\n";
class V2 {
    public function __construct(public array $d = []) {}
    public function __serialize(): array {
        return ['d' => $this->d];
    }
    public function __unserialize(array $x): void {
        $this->d = array_reverse($x['d']);
    }
}
echo implode(unserialize(serialize(new V2([1, 2, 3])))->d), "\n";
$d = new DateTime('2024-02-28 13:05:09', new DateTimeZone('UTC'));
echo $d->format('Y-m-d H:i:s D N jS z t L W o y n G g A h U'), "\n";
$d->modify('+2 days');
echo $d->format('Y-m-d l'), ' ';
$d->modify('last day of next month');
echo $d->format('c'), ' ';
$d->modify('monday next week');
echo $d->format('D, d M Y'), "\n";
$i = (new DateTimeImmutable('2024-01-15'))->diff(new DateTimeImmutable('2025-03-20'));
echo $i->format('%y %m %d %a %R %h'), ' ', $i->days, ' ', $i->invert, "\n";
$im = new DateTimeImmutable('2024-01-31');
echo $im->add(new DateInterval('P1M'))->format('Y-m-d'), ' ',
    $im->sub(new DateInterval('P1DT2H'))->format('Y-m-d H:i'), ' ', $im->setDate(2020, 2, 30)->format('Y-m-d'),
    ' ', $im->setTime(25, 61)->format('Y-m-d H:i'), "\n";
foreach (new DatePeriod(new DateTime('2024-01-01'), new DateInterval('P1W'),
    new DateTime('2024-01-29')) as $k => $p) {
    echo $p->format('m/d '), '';
}
echo "\n";
echo date('Y-m-d', 86400 * 365), ' ', mktime(12, 0, 0, 1, 1, 2000), ' ', strtotime('2000-01-01 00:00:00 UTC'),
    ' ', date('D', strtotime('1 January 2024')), ' ', checkdate(2, 30, 2024) ? 'y' : 'n', "\n";
var_dump($im < new DateTimeImmutable('2024-02-01'), $im == new DateTimeImmutable('2024-01-31'));
echo DateTime::createFromFormat('d/m/Y H:i', '15/08/2023 14:30')->format(DATE_ATOM), "\n";
$int = new DateInterval('P1Y2M10DT2H30M');
echo $int->y, $int->m, $int->d, $int->h, $int->i, ' ', $int->format('%Y-%M-%D %H:%I:%S %%'), "\n";
echo (new DateTime('@1700000000'))->format('Y-m-d H:i:s'), ' ', (new DateTime('2024-03-10'))->getTimestamp(),
    ' ', date('N', mktime(0, 0, 0, 7, 4, 2021)), "\n";
try {
    new DateTime('not a date');
} catch (Exception $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
