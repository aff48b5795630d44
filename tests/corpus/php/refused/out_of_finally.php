<?php
// covers: goto and finally
try { } finally { goto out; }
out: echo 1;
