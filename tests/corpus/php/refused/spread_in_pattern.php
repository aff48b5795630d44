<?php
// covers: patterns
[...$a] = [1, 2];
