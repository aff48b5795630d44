<?php
// covers: patterns of loops
foreach ([1] as [$a] => $b) {}
