<?php
// covers: constants of interfaces
interface I { const X = 1; }
interface J { const X = 1; }
class A implements I, J {}
