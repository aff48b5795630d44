<?php
// covers: interfaces
interface I {}
class A implements I, I {}
