<?php
class A { final public function f() {} }
class B extends A { public function f() {} }
