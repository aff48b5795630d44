<?php
// covers: names of imports
use A\B as self;
