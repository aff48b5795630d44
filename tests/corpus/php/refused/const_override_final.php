<?php
class A { final const X = 1; }
class B extends A { const X = 2; }
