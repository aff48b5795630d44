<?php
// covers: `parent` in traits, visibility of what traits give, attributes held to their targets
class Base
{
    function w() { return 'base'; }
}
trait Wraps
{
    function w() { return 'trait+' . parent::w(); }
    function hidden() { return 'hidden'; }
}
class Below extends Base
{
    use Wraps { Wraps::hidden as private; }
    function tells() { return $this->hidden(); }
}
class Lowest extends Below
{
    function w() { return 'lowest+' . parent::w(); }
}
echo (new Lowest)->w(), ' ', (new Below)->w(), ' ', (new Below)->tells(), "\n";
try {
    (new Below)->hidden();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
interface Makes
{
    static function make();
}
try {
    Makes::make();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}

#[Attribute(Attribute::TARGET_METHOD)]
class OfMethods {}
#[Attribute]
class Once {}
#[OfMethods, Once, Once]
class Marked {}
foreach ((new ReflectionClass('Marked'))->getAttributes() as $attribute) {
    try {
        var_dump($attribute->isRepeated(), $attribute->getTarget());
        $attribute->newInstance();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(count((new ReflectionClass('Marked'))->getAttributes(Once::class)));
