<?php
// covers: patterns and references
[$a, &$b] = [1, 2];
