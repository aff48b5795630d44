<?php
// covers: modifiers of constants
class A { abstract const X = 1; }
