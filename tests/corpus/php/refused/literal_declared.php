<?php
// covers: declare
declare(ticks=$x);
