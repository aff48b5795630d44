<?php
// covers: what classes, methods, parameters, constants and functions tell of themselves, attributes of parameters, errors of reflection

#[Attribute]
final class Rule { public function __construct(public string $name, public array $more = []) {} }
#[Attribute]
class Bare {}
#[Attribute]
class Closed { private function __construct() {} }

interface HasArea
{
    const UNIT = 'm2';
    function area(): float;
}
trait Named { public $label; function named() { return $this->label; } private function inner() {} }
/** A shape. */
abstract class Shape implements HasArea
{
    final protected const SIDES = 4;
    private static int $made = 0;
    public ?string $note = null;
    abstract protected function name(int $times, string ...$rest): string;
    final public function area(): float { return 1.0; }
    private function hidden() {}
    public static function &counted() { return self::$made; }
}
#[Bare(1)]
final class Square extends Shape
{
    use Named;
    public int $side;
    public function __construct(#[Rule('positive', more: ['min' => 1])] public readonly int $size = PHP_INT_SIZE, array $with = ['a' => [1, 2]]) {}
    protected function name(int $times, string ...$rest): string { return str_repeat('square', $times); }
    function each() { yield $this->size; }
}
#[Closed] function marked() {}

$class = new ReflectionClass('Square');
echo implode(' ', array_map(fn($m) => "{$m->class}::{$m->name}", $class->getMethods())), "\n";
echo implode(' ', array_map(fn($p) => $p->name, $class->getProperties())), "\n";
var_dump($class->isFinal(), $class->isReadOnly(), $class->isInternal(), $class->getStartLine(), $class->getEndLine());
var_dump($class->getConstants(), $class->hasProperty('made'), (new ReflectionClass('ArrayObject'))->isInternal());
var_dump((new ReflectionClass('Shape'))->getDocComment(), (new ReflectionClassConstant('Square', 'SIDES'))->isFinal());
echo implode(' ', Reflection::getModifierNames((new ReflectionMethod('Square', 'area'))->getModifiers())), "\n";
$method = new ReflectionMethod('Shape', 'name');
echo $method->getNumberOfParameters(), $method->getReturnType(), $method->isAbstract() ? ' abstract' : '', $method->isVariadic() ? ' variadic' : '', "\n";
echo (new ReflectionMethod('Square', 'name'))->getPrototype()->class, ' ', (new ReflectionMethod('Square::area'))->getPrototype()->class, "\n";
var_dump((new ReflectionMethod('Square', 'each'))->isGenerator(), (new ReflectionMethod('Shape', 'counted'))->returnsReference());
foreach ($class->getConstructor()->getParameters() as $parameter) {
    echo $parameter, ' ', $parameter->isDefaultValueConstant() ? $parameter->getDefaultValueConstantName() : '-', ' ', $parameter->getDeclaringClass()->name, "\n";
    foreach ($parameter->getAttributes() as $attribute) { var_dump($attribute->newInstance()->more, $attribute->getTarget()); }
}
foreach ([$class->getAttributes()[0], (new ReflectionFunction('marked'))->getAttributes()[0]] as $attribute) {
    try { $attribute->newInstance(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
$size = $class->getProperty('size');
var_dump($size->hasDefaultValue(), $size->isPromoted(), (string)$size->getType(), $class->getProperty('side')->hasDefaultValue(), $class->getProperty('note')->hasDefaultValue());
$object = new Square(2);
@$object->extra = 1;
echo implode(' ', array_map(fn($p) => $p->name . ($p->isDefault() ? '' : '*'), (new ReflectionObject($object))->getProperties())), "\n";
function twice(int $x) { static $calls; return 2 * $x; }
$by = 3;
$closure = function (int $x) use ($by) { return $x * $by; };
var_dump((new ReflectionFunction($closure))->getStaticVariables(), (new ReflectionFunction($object->named(...)))->getName(), (new ReflectionFunction('twice'))->getStartLine());
$asks = [
    fn() => new ReflectionClass('\Nothing'), fn() => new ReflectionMethod('Square', 'nothing'), fn() => new ReflectionMethod('nothing'),
    fn() => new ReflectionProperty('Square', 'nothing'), fn() => new ReflectionClassConstant('Square', 'NOTHING'), fn() => new ReflectionEnum('Square'),
    fn() => new ReflectionParameter('twice', 4), fn() => (new ReflectionMethod('Shape', 'name'))->invoke($object), fn() => $class->getStaticPropertyValue('nothing'),
    fn() => (new ReflectionMethod('Square', 'each'))->invoke(new Bare), fn() => (new ReflectionMethod('Square', 'each'))->invoke(null),
    fn() => (new ReflectionClass('Bare'))->newInstance(1), fn() => (new ReflectionClass('Closed'))->newInstance(), fn() => (new ReflectionFunction('twice'))->getParameters()[0]->getDefaultValue(),
];
foreach ($asks as $ask) {
    try { $ask(); echo "nothing\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
