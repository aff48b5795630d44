<?php
// covers: aliases of traits
trait A { function f() {} }
trait B { function f() {} }
class C { use A, B { A::f insteadof B; f as g; } }
