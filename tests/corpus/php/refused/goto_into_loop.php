<?php
goto a;
while (0) { a: echo "x"; }
