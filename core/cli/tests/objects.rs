//! Slices in languages whose objects are made by functions of their libraries: what goes into one object is not in the slice of another,
//! and what does flow is there.

use crate::support::{err, file, out, reddragon};
use serde_json::{Value, json};

fn slice(name: &str, source: &str, place: &str) -> Value {
    let path = file(name, source);
    let path = path.to_str().expect("the path is text");
    let output = reddragon(&["slice", path, "--json", "--at", place], "");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    serde_json::from_str::<Value>(&out(&output)).expect("JSON")["lines"].clone()
}

#[test]
fn objects_of_javascript() {
    let lines = slice(
        "own_01.js",
        r#"class Box {
  constructor(v) { this.v = v; }
  get() { return this.v; }
}
const a = new Box("one");
const b = new Box("two");
const r = a.get();
const q = b.get();
console.log(r);
console.log(q);
"#,
        "9:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 7, 9]));
    let lines = slice(
        "own_02.js",
        r#"class P {
  setName(n) { this.name = n; }
  setAge(x) { this.age = x; }
}
const a = new P();
const b = new P();
a.setName("x");
b.setName("y");
a.setAge(3);
console.log(a.name);
console.log(b.name);
"#,
        "10:a",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 7, 9, 10]));
    let lines = slice(
        "own_03.js",
        r#"function make(v) { return { v: v }; }
const a = make(1);
const b = make(2);
b.v = 5;
a.v = 7;
const r = a.v;
console.log(r, b);
"#,
        "7:r",
    );
    assert_eq!(lines, json!([1, 2, 5, 6, 7]));
    let lines = slice(
        "own_05.js",
        r#"const a = { list: [] };
const alias = a;
const other = { list: [] };
alias.list.push("x");
other.list.push("y");
console.log(a.list.join());
console.log(other.list.join());
"#,
        "6:a",
    );
    assert_eq!(lines, json!([1, 2, 4, 6]));
    let lines = slice(
        "own_06.js",
        r#"class Node2 { constructor(v) { this.v = v; this.next = null; } }
const a = new Node2(1);
const b = new Node2(2);
const c = new Node2(3);
a.next = b;
const r = a.next.v;
c.next = a;
console.log(r);
"#,
        "8:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 6, 8]));
    let lines = slice(
        "own_07.js",
        r#"const src = [3, 1, 2];
const k = 10;
const unused = [9];
const out = src.map(x => x * k).filter(x => x > 10);
unused.push(4);
console.log(out);
"#,
        "6:out",
    );
    assert_eq!(lines, json!([1, 2, 4, 6]));
    let lines = slice(
        "own_09.js",
        r#"class Animal { constructor(n) { this.n = n; } say() { return this.n + this.sound(); } }
class Dog extends Animal { sound() { return "w"; } }
class Cat extends Animal { constructor(n) { super(n); this.c = 1; } sound() { return "m"; } }
const d = new Dog("d");
const c = new Cat("c");
const r = d.say();
console.log(r, c.say());
"#,
        "7:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 4, 6, 7]));
    let lines = slice(
        "own_10.js",
        r#"class T { #c = 0; get c() { return this.#c; } set c(v) { this.#c = v; } }
const a = new T();
const b = new T();
a.c = 5;
b.c = 6;
const r = a.c;
console.log(r, b.c);
"#,
        "7:r",
    );
    assert_eq!(lines, json!([1, 2, 4, 6, 7]));
    let lines = slice(
        "own_11.js",
        r#"const m = new Map();
const n = new Map();
m.set("a", 1);
n.set("b", 2);
console.log(m.get("a"));
console.log(n.get("b"));
"#,
        "5:m",
    );
    assert_eq!(lines, json!([1, 3, 5]));
}

#[test]
fn objects_of_php() {
    let lines = slice(
        "own_01.php",
        r#"<?php
class Box {
  private $v;
  function __construct($v) { $this->v = $v; }
  function get() { return $this->v; }
}
$a = new Box("one");
$b = new Box("two");
$r = $a->get();
$q = $b->get();
echo $r;
echo $q;
"#,
        "11:r",
    );
    assert_eq!(lines, json!([2, 3, 4, 5, 7, 9, 11]));
    let lines = slice(
        "own_02.php",
        r#"<?php
class P { public $name; public $age;
  function setName($n) { $this->name = $n; return $this; }
  function setAge($a) { $this->age = $a; return $this; }
}
$a = new P;
$b = new P;
$a->setName("x")->setAge(2);
$b->setName("y");
echo $a->name;
echo $b->name;
"#,
        "10:a",
    );
    assert_eq!(lines, json!([2, 3, 4, 6, 8, 10]));
    let lines = slice(
        "own_03.php",
        r#"<?php
$a = ['x' => 1];
$b = $a;
$b['x'] = 2;
$a['y'] = 3;
print_r($a);
print_r($b);
"#,
        "6:a",
    );
    assert_eq!(lines, json!([2, 5, 6]));
    let lines = slice(
        "own_05.php",
        r#"<?php
function make($v) { $o = new stdClass; $o->v = $v; return $o; }
$a = make(1);
$b = make(2);
$b->v = 9;
$a->v = 5;
echo $a->v;
echo $b->v;
"#,
        "7:a",
    );
    assert_eq!(lines, json!([2, 3, 4, 5, 6, 7]));
    let lines = slice(
        "own_06.php",
        r#"<?php
$k = 3;
$z = 4;
$src = [1, 2, 3];
$other = [5];
$out = array_map(fn($x) => $x * $k, $src);
$other[] = $z;
print_r($out);
print_r($other);
"#,
        "8:out",
    );
    assert_eq!(lines, json!([2, 4, 6, 8]));
    let lines = slice(
        "own_07.php",
        r#"<?php
class N { public $next = null; function __construct(public $v) {} }
$a = new N(1);
$b = new N(2);
$c = new N(3);
$a->next = $b;
$c->next = $b;
$r = $a->next->v;
echo $r;
"#,
        "9:r",
    );
    assert_eq!(lines, json!([2, 3, 4, 6, 8, 9]));
    let lines = slice(
        "own_11.php",
        r#"<?php
$words = ["b", "a"];
$desc = -1;
$n = [3, 1];
usort($words, fn($p, $q) => $desc * strcmp($p, $q));
sort($n);
print_r($words);
print_r($n);
"#,
        "7:words",
    );
    assert_eq!(lines, json!([2, 3, 5, 7]));
}

#[test]
fn objects_of_ruby() {
    let lines = slice(
        "own_01.rb",
        r#"class Box
  def initialize(v)
    @v = v
  end
  def get
    @v
  end
end
a = Box.new("one")
b = Box.new("two")
r = a.get
q = b.get
puts r
puts q
"#,
        "13:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 6, 9, 11, 13]));
    let lines = slice(
        "own_03.rb",
        r#"def make(v)
  { v: v }
end
a = make(1)
b = make(2)
b[:v] = 4
a[:v] = 5
puts a[:v]
puts b
"#,
        "8:a",
    );
    assert_eq!(lines, json!([1, 2, 4, 5, 6, 7, 8]));
    let lines = slice(
        "own_05.rb",
        r#"src = [3, 1, 2]
k = 2
other = []
out = src.map { |x| x * k }.select { |x| x > 2 }
other << 5
p out
p other
"#,
        "6:out",
    );
    assert_eq!(lines, json!([1, 2, 4, 6]));
    let lines = slice(
        "own_06.rb",
        r#"class Node
  attr_accessor :v, :nxt
  def initialize(v); @v = v; end
end
a = Node.new(1)
b = Node.new(2)
c = Node.new(3)
a.nxt = b
c.nxt = a
r = a.nxt.v
puts r
"#,
        "11:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 6, 8, 10, 11]));
    let lines = slice(
        "own_07.rb",
        r#"class Animal
  def initialize(n); @n = n; end
  def say; @n + sound; end
end
class Dog < Animal
  def sound; "w"; end
end
class Cat < Animal
  def sound; "m"; end
end
d = Dog.new("d")
c = Cat.new("c")
r = d.say
puts r
puts c.say
"#,
        "14:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 6, 9, 11, 13, 14]));
    let lines = slice(
        "own_08.rb",
        r#"h = {}
g = {}
x = 4
h[:a] = x
g[:b] = 5
al = h
al[:c] = 6
puts h
puts g
"#,
        "8:h",
    );
    assert_eq!(lines, json!([1, 3, 4, 6, 7, 8]));
    let lines = slice(
        "own_09.rb",
        r#"class V
  include Comparable
  attr_reader :n
  def initialize(n); @n = n; end
  def <=>(o); n <=> o.n; end
end
xs = [V.new(2), V.new(1)]
ys = [V.new(5)]
r = xs.max
ys << V.new(9)
puts r.n
"#,
        "11:r",
    );
    assert_eq!(lines, json!([1, 3, 4, 5, 7, 8, 9, 10, 11]));
}

#[test]
fn objects_of_lua() {
    let lines = slice(
        "own_03.lua",
        r#"local t = {}
local u = {}
table.insert(t, 1)
table.insert(u, 2)
t[#t + 1] = 3
print(t[1])
print(u[1])
"#,
        "6:t",
    );
    assert_eq!(lines, json!([1, 3, 5, 6]));
    let lines = slice(
        "own_05.lua",
        r#"local Animal = {}
Animal.__index = Animal
function Animal.new(n) local o = setmetatable({}, Animal) o.n = n return o end
function Animal:say() return self.n .. self:sound() end
local Dog = setmetatable({}, { __index = Animal })
Dog.__index = Dog
function Dog.new(n) local o = Animal.new(n) return setmetatable(o, Dog) end
function Dog:sound() return "w" end
local d = Dog.new("d")
local r = d:say()
print(r)
"#,
        "11:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    let lines = slice(
        "own_06.lua",
        r#"local xs = { 3, 1, 2 }
local ys = { 4 }
local dir = -1
table.sort(xs, function(a, b) return a * dir < b * dir end)
ys[2] = 5
print(xs[1])
print(ys[1])
"#,
        "6:xs",
    );
    assert_eq!(lines, json!([1, 3, 4, 6]));
    let lines = slice(
        "own_07.lua",
        r#"local function two(a, b) return a, b end
local p = { x = 1 }
local q = { x = 2 }
local r, s = two(p, q)
p.x = 5
q.x = 6
print(r.x)
print(s.x)
"#,
        "7:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 4, 5, 7]));
    let lines = slice(
        "own_08.lua",
        r#"local log = {}
local other = {}
local function each(t, f) for i, v in ipairs(t) do f(v) end end
each({ 1, 2 }, function(v) log[#log + 1] = v end)
other[1] = 3
print(#log, log[1])
print(other[1])
"#,
        "6:log",
    );
    assert_eq!(lines, json!([1, 3, 4, 6]));
}

#[test]
fn objects_of_typescript() {
    let lines = slice(
        "own_12.ts",
        r#"class Box<T> {
  constructor(private v: T) {}
  get(): T { return this.v; }
}
const a = new Box<number>(1);
const b = new Box<string>("x");
const r: number = a.get();
console.log(r, b.get());
"#,
        "8:r",
    );
    assert_eq!(lines, json!([1, 2, 3, 5, 7, 8]));
}
