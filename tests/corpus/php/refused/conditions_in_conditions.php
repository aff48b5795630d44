<?php
// covers: conditional expressions
echo 1 ? 2 : 3 ? 4 : 5;
