<?php
$steps = ($steps ?? 0) + 1;
defined('STEP') || define('STEP', 'first');
