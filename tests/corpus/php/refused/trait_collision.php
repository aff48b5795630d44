<?php
// covers: methods of one name in two traits
trait Walks { public function move() { return 'walk'; } }
trait Swims { public function move() { return 'swim'; } }
echo "never\n";
class Duck { use Walks, Swims; }
