<?php
$colours = [];
foreach (['red', 'green'] as $i => $colour) {
    $colours[$colour] = $i + 1;
}
return $colours;
