<?php
$i = 0;
start:
$i++;
echo $i, "\n";
if ($i < 3) goto start;
for ($a = 0; $a < 10; $a++) { for ($b = 0; $b < 10; $b++) { if ($b == 2) goto out; echo "$a $b\n"; } }
out:
echo "out\n";
function f() { $n = 0; again: $n++; if ($n < 5) { goto again; } return $n; }
echo f(), "\n";
goto end;
echo "skipped\n";
end:
echo "end\n";
