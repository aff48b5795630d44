<?php
// covers: types that say the same
interface A {}
interface B {}
function f((A&B)|A $x) {}
