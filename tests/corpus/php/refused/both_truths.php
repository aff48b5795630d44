<?php
// covers: types of truth
function f(true|false $x) {}
