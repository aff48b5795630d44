<?php
class A { public function f() {} }
class B extends A { private function f() {} }
