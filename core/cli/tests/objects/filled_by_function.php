<?php
function fill(array &$into, string $what): void { //+
    $into[] = $what;                              //+
}
$mine = [];                                       //+
$yours = [];
fill($mine, "a");                                 //+
fill($yours, "b");
$first = $mine[0];                                //+
echo $yours[0], "\n";                             //-
echo $first, "\n";                                //@first
