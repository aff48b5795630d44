<?php
class A { public readonly int $x = 1; }
