<?php
function helper(): string { return 'helped from ' . basename(__FILE__) . ' line ' . __LINE__; }
return basename(__DIR__);
