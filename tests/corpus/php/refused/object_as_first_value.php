<?php
// covers: an object as the first value of a member
class Box { public $inside = new stdClass; }
