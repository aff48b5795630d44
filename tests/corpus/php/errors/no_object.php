<?php
// covers: $this where there is no object
function plain() { return $this; }
$bare = function () { return $this->x; };
foreach (['plain', $bare] as $function) {
    try {
        $function();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
class Closed { private function __construct() {} private function own() {} }
class Below extends Closed { static function make() { return new static; } }
foreach ([fn() => new Below, fn() => Below::make()] as $make) {
    try {
        $make();
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
plain();
