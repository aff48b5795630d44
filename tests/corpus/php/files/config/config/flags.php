<?php
const FLAGS = 5;
