<?php
function late(int $n): string { return str_repeat('*', $n); }
