<?php
// covers: a trait's method that is renamed and is not there
trait Walks { public function move() { return 'walk'; } }
echo "never\n";
class Bird { use Walks { fly as soar; } }
