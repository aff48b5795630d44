<?php
// covers: cases
class A { case B; }
