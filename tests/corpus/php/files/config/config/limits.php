<?php
return ['name' => $base ?? 'none', 'max' => 10 * 3];
