<?php
// covers: members of enumerations
enum A { case X; public $x; }
