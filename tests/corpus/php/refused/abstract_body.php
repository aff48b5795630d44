<?php
abstract class A { abstract function f() { echo 1; } }
