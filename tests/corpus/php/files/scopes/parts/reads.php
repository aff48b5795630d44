<?php
return get_class($this) . " sees $level";
