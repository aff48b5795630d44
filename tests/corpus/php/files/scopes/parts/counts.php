<?php
$calls += 2;
