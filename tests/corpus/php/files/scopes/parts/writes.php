<?php
$level = 'changed';
$this->found[] = $name;
global $level;
$seen = $level;
return $seen;
