<?php
// covers: targets of attributes
#[Attribute]
class Mine {}
#[ReturnTypeWillChange]
function f() {}
