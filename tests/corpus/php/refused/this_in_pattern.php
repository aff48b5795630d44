<?php
// covers: a pattern that writes to the object at hand
class Box { function open() { ['a' => $this] = ['a' => 1]; } }
