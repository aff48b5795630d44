<?php
// covers: a class that is abstract and final
echo "never\n";
abstract final class Both {}
