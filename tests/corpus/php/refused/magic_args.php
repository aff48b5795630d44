<?php
class A { function __get($a, $b) {} }
