<?php
// covers: final methods of traits
trait T { final function f() {} }
class A { use T; }
class B extends A { function f() {} }
