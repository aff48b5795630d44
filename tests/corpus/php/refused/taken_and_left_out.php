<?php
// covers: a trait's method that is taken and left out at once
trait Walks { public function move() { return 'walk'; } }
class Bird { use Walks { Walks::move insteadof Walks; } }
