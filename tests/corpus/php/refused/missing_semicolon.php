<?php
echo "hi"
echo "there";
