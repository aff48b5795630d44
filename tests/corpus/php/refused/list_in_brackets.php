<?php
// covers: patterns
[$a, list($b)] = [1, [2]];
