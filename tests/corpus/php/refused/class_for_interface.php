<?php
// covers: interfaces
class A {}
interface I extends A {}
