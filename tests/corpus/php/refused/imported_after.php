<?php
// covers: imports and declarations
namespace A;
class C {}
use B\C;
