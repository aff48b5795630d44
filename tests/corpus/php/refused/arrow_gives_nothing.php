<?php
// covers: results of arrow functions
$f = fn(): void => null;
