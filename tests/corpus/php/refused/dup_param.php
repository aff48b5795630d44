<?php
function f($a, $b, $a) {}
