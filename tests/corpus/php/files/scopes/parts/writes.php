<?php
$level = 'changed';
$this->found[] = $name;
return strtoupper($level);
