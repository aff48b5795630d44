<?php
// covers: visibility of constants
class A { public const X = 1; }
class B extends A { private const X = 2; }
