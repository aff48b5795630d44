<?php
// covers: offsets in braces
$s = "abc"; echo $s{0};
