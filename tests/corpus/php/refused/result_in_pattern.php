<?php
// covers: patterns
list($a, f()) = [1];
