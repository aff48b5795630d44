<?php
echo "hi\n";
function f() {}
function g() {}
function f() { return 1; }
