//! Slices on the command line: what changes the object of a variable is in them, and what jumps; and ways from sources to sinks that
//! go through objects.

use crate::support::{err, file, out, reddragon};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a command says of a source, as JSON.
fn asked(command: &str, name: &str, source: &str, options: &[&str]) -> Value {
    let path = file(name, source);
    let path = path.to_str().expect("the path is text");
    let arguments = [&[command, path, "--json"], options].concat();
    let output = reddragon(&arguments, "");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    serde_json::from_str(&out(&output)).expect("JSON")
}

fn slice(name: &str, source: &str, place: &str) -> Value {
    asked("slice", name, source, &["--at", place])["lines"].clone()
}

fn taint(name: &str, source: &str, from: &str, to: &str) -> Value {
    let options = ["--source", from, "--sink", to];
    asked("dataflow", name, source, &options)["taint"].clone()
}

const PYTHON: &str = "\
class P:
    pass
y = input()
x = []
x.append(y)
print(x)
a = [0, 0]
a[0] = y
print(a)
p = P()
p.x = y
print(p)
d = {}
d.update({1: y})
print(d)
s = set()
s.add(3)
print(s)
z = x
z.insert(0, 4)
print(x)
x.append(5)
";

#[test]
fn what_changes_an_object_of_python() {
    let lines = |place| slice("holds.py", PYTHON, place);
    assert_eq!(lines("6:x"), json!([3, 4, 5, 6]));
    assert_eq!(lines("9:a"), json!([3, 7, 8, 9]));
    assert_eq!(lines("12:p"), json!([1, 3, 10, 11, 12]));
    assert_eq!(lines("15:d"), json!([3, 13, 14, 15]));
    assert_eq!(lines("18:s"), json!([16, 17, 18]));
    assert_eq!(lines("21:x"), json!([3, 4, 5, 19, 20, 21]));
}

const JAVA: &str = "\
import java.util.*;
class Main {
  int v;
  static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
  public static void main(String[] args) {
    List<String> xs = new ArrayList<>();
    String y = args[0];
    xs.add(y);
    StringBuilder sb = new StringBuilder();
    sb.append(y);
    int[] a = new int[3];
    a[0] = 4;
    Main p = new Main();
    p.v = 3;
    System.out.println(xs);
    System.out.println(sb);
    System.out.println(a[0]);
    System.out.println(p.v);
    swap(a, 0, 1);
    System.out.println(a[1]);
    a[0] = 5;
  }
}
";

#[test]
fn what_changes_an_object_of_java() {
    let lines = |place| slice("Main.java", JAVA, place);
    assert_eq!(lines("15:xs"), json!([2, 5, 6, 7, 8, 15]));
    assert_eq!(lines("16:sb"), json!([2, 5, 7, 9, 10, 16]));
    assert_eq!(lines("17:a"), json!([11, 12, 17]));
    assert_eq!(lines("18:p"), json!([2, 13, 14, 18]));
    assert_eq!(lines("20:a"), json!([2, 4, 11, 12, 19, 20]));
}

const C: &str = "\
#include <stdio.h>
struct P { int v; };
int main(void) {
  char buf[10];
  int n = 3;
  sprintf(buf, \"%d\", n);
  int a[3];
  a[0] = n;
  struct P p;
  struct P *q = &p;
  q->v = 5;
  puts(buf);
  printf(\"%d\", a[0]);
  printf(\"%d\", p.v);
  int s = 0;
  for (int i = 0; i < 10; i++) {
    if (i == 4)
      goto out;
    if (i == 2)
      continue;
    s += i;
  }
out:
  printf(\"%d\", s);
  a[0] = 7;
  return 0;
}
";

#[test]
fn what_changes_an_object_of_c_and_its_jumps() {
    let lines = |place| slice("holds.c", C, place);
    assert_eq!(lines("12:buf"), json!([4, 5, 6, 12]));
    assert_eq!(lines("13:a"), json!([5, 7, 8, 13]));
    assert_eq!(lines("14:p"), json!([9, 10, 11, 14]));
    assert_eq!(lines("24:s"), json!([15, 16, 17, 18, 19, 20, 21, 24]));
}

const JUMPS: &str = "\
total = 0
seen = 0
while True:
    x = input()
    if x == 'stop':
        break
    if x == 'skip':
        continue
    seen += 1
    total += int(x)
print(total)

def first(xs):
    n = 0
    for x in xs:
        if x < 0:
            return None
        n += x
    return n

def checked(n):
    if n > 2:
        raise ValueError(n)

v = 5
try:
    checked(3)
    v = 1
except ValueError:
    pass
print(v)
";

#[test]
fn jumps_of_python() {
    let lines = |place| slice("jumps.py", JUMPS, place);
    assert_eq!(lines("11:total"), json!([1, 3, 4, 5, 6, 7, 8, 10, 11]));
    assert_eq!(lines("19:n"), json!([13, 14, 15, 16, 17, 18, 19]));
    assert_eq!(lines("31:v"), json!([21, 22, 23, 25, 26, 27, 28, 29, 31]));
}

#[test]
fn what_a_method_is_called_on_is_no_argument() {
    let source = "\
import web
data = web.request.get('d')
out = web.response()
out.write(data)
out.write('done')
";
    assert_eq!(
        taint("receiver.py", source, "get", "write"),
        json!([[2, 4]])
    );
}

/// What comes into one object through a function that is called on others too: the flow to that object's member, and to no other's.
/// The last three lines of each hand members to `sink`: one of the object that was filled by a constructor and one by
/// a method, and then one that nothing of the source comes to.
const FILLED: [(&str, &str, &str); 2] = [
    (
        "filled.py",
        "input",
        "class Item:
    def __init__(self, data): self.data = data
    def fill(self, data): self.data = data
class Box:
    def __init__(self):
        self.top = Item(0)
        self.items = []
    def make(self):
        item = Item(1)
        self.items.append(item)
        return item
def sink(x): print(x)
user = input()
box = Box()
item = box.make()
item.fill(user)
made = Item(user)
other = Item(2)
sink(made.data)
sink(item.data)
sink(other.data + box.top.data)
",
    ),
    (
        "Filled.java",
        "nextLine",
        "import java.util.*;
class Filled {
  static class Item {
    String data;
    Item(String data) { this.data = data; }
    void fill(String data) { this.data = data; }
  }
  static class Box {
    Item top = new Item(\"0\");
    List<Item> items = new ArrayList<>();
    Item make() { Item item = new Item(\"1\"); items.add(item); return item; }
  }
  static void sink(String x) { System.out.println(x); }
  public static void main(String[] args) {
    String user = new Scanner(System.in).nextLine();
    Box box = new Box();
    Item item = box.make();
    item.fill(user);
    Item made = new Item(user);
    Item other = new Item(\"2\");
    sink(made.data);
    sink(item.data);
    sink(other.data + box.top.data);
  }
}
",
    ),
];

#[test]
fn what_one_object_is_filled_with_comes_to_no_other() {
    for (name, from, source) in FILLED {
        let found = taint(name, source, from, "sink");
        let ends = found.as_array().expect("ways").iter();
        let ends = ends.map(|way| way.as_array().and_then(|lines| lines.last()).cloned());
        let ends: Vec<Value> = ends.flatten().collect();
        let line = |text: &str| {
            let at = source.lines().position(|line| line.contains(text));
            json!(at.expect("a line") + 1)
        };
        let sinks = ["sink(made.data)", "sink(item.data)"];
        assert_eq!(ends, sinks.map(line), "{name}: {found}");
    }
}

#[test]
fn what_one_object_is_filled_with_is_in_no_slice_of_another() {
    let (name, _, source) = FILLED[0];
    let lines = slice(name, source, "21:other");
    assert!(
        !lines.as_array().expect("lines").contains(&json!(13)),
        "{lines}"
    );
    let options = ["--at", "13:user", "--forward"];
    let lines = asked("slice", name, source, &options)["lines"].clone();
    let lines = lines.as_array().expect("lines");
    assert!(
        lines.contains(&json!(19)) && lines.contains(&json!(20)),
        "{lines:?}"
    );
    assert!(!lines.contains(&json!(21)), "{lines:?}");
}

/// What is read comes to `sink` in each line that calls it: by itself, in members of objects, in collections, and through functions.
const FLOWING: [(&str, &str, &str); 4] = [
    (
        "flows.php",
        "readline",
        "<?php
class P { public $v; function set($x) { $this->v = $x; } function get() { return $this->v; } }
function sink($x) { echo $x; }
$user = readline();
sink($user);
$p = new P();
$p->v = $user;
sink($p->v);
$q = new P();
$q->set($user);
sink($q->get());
$a = [];
$a[] = $user;
sink($a[0]);
$b = [\"k\" => $user];
sink($b[\"k\"]);
foreach ($b as $k => $v) { sink($v); }
$f = function($z) use ($user) { sink($user); sink($z); };
$f(strtoupper($user));
",
    ),
    (
        "flows.rb",
        "gets",
        "class P
  attr_accessor :v
  def set(x); @v = x; end
  def get; @v; end
end
def sink(x); puts x; end
user = gets
sink(user)
p1 = P.new
p1.v = user
sink(p1.v)
q = P.new
q.set(user)
sink(q.get)
a = []
a << user
sink(a[0])
b = { k: user }
sink(b[:k])
b.each { |k, v| sink(v) }
[user].map { |z| sink(z.upcase) }
",
    ),
    (
        "flows.lua",
        "read",
        "local P = {}; P.__index = P
function P.new() return setmetatable({}, P) end
function P:set(x) self.v = x end
function P:get() return self.v end
function sink(x) print(x) end
local user = io.read()
sink(user)
local p = P.new()
p.v = user
sink(p.v)
local q = P.new()
q:set(user)
sink(q:get())
local a = {}
table.insert(a, user)
sink(a[1])
local b = { k = user }
sink(b.k)
for k, v in pairs(b) do sink(v) end
sink(string.upper(user))
",
    ),
    (
        "flows.js",
        "prompt",
        "class P { set(x) { this.v = x; } get() { return this.v; } }
function sink(x) { console.log(x); }
const user = prompt();
sink(user);
const p = new P();
p.v = user;
sink(p.v);
const q = new P();
q.set(user);
sink(q.get());
const a = [];
a.push(user);
sink(a[0]);
const b = { k: user };
sink(b.k);
for (const v of Object.values(b)) sink(v);
[user].map((z) => sink(z.toUpperCase()));
",
    ),
];

#[test]
fn what_is_read_comes_to_sinks_in_languages_with_types_at_run_time() {
    for (name, from, source) in FLOWING {
        let found = taint(name, source, from, "sink");
        let ways = found.as_array().expect("ways").iter();
        let ends: BTreeSet<u64> = ways
            .filter_map(|way| way.as_array()?.last()?.as_u64())
            .collect();
        let calls = (1..).zip(source.lines()).filter(|(_, line)| {
            line.contains("sink(") && !line.contains("function sink") && !line.contains("def sink")
        });
        let calls: BTreeSet<u64> = calls.map(|(line, _)| line).collect();
        assert_eq!(ends, calls, "{name}: {found}");
    }
    let (name, _, source) = FLOWING[0];
    assert_eq!(
        slice(name, source, "5:$user"),
        slice(name, source, "5:user")
    );
}

#[test]
fn sinks_are_named_with_what_they_are_members_of() {
    let javascript = "const user = readLine();\nconsole.log(user);\nconsole.error(user);\n";
    let python = "import sys\nuser = input()\nsys.stdout.write(user)\nsys.stderr.write(user)\n";
    let lua = "local user = io.read()\nio.write(user)\nio.stderr:write(user)\n";
    let java = "class M { static void f(String user) {\nString line = read(user);\nSystem.out.println(line);\nSystem.err.println(line); } }\n";
    let told = [
        (
            "members.js",
            javascript,
            "readLine",
            "console.log",
            json!([[1, 2]]),
        ),
        ("members.js", javascript, "readLine", "log", json!([[1, 2]])),
        ("members.js", javascript, "readLine", "other.log", json!([])),
        (
            "members.py",
            python,
            "input",
            "sys.stdout.write",
            json!([[2, 3]]),
        ),
        (
            "members.py",
            python,
            "input",
            "write",
            json!([[2, 3], [2, 4]]),
        ),
        ("members.lua", lua, "io.read", "io.write", json!([[1, 2]])),
        (
            "members.lua",
            lua,
            "io.read",
            "io.stderr:write",
            json!([[1, 3]]),
        ),
        (
            "Members.java",
            java,
            "read",
            "System.err.println",
            json!([[2, 4]]),
        ),
    ];
    for (name, source, from, to, ways) in told {
        assert_eq!(taint(name, source, from, to), ways, "{name}: {to}");
    }
}

#[test]
fn sources_and_sinks_that_are_not_there_are_said_to_be_none() {
    let path = file(
        "strangers.js",
        "const user = readLine();\nconsole.log(user);\n",
    );
    let path = path.to_str().expect("the path is text");
    let said = |from: &str, to: &str| {
        err(&reddragon(
            &["dataflow", path, "--source", from, "--sink", to],
            "",
        ))
    };
    assert!(said("user", "console.lag").contains("warning: nothing is called `console.lag`"));
    assert!(said("usr", "console.log").contains("warning: nothing is called `usr`"));
    assert!(!said("user", "console.log").contains("nothing is called"));
    assert!(!said("readLine", "log").contains("nothing is called"));
}

#[test]
fn summaries_of_functions() {
    let source = "\
total = 0

def pay(wallet, price):
    global total
    if price > wallet.limit:
        return 0
    wallet.money -= price
    total += price
    return wallet.money

def twice(wallet):
    return pay(wallet, 1) + pay(wallet, 2)
";
    let report = asked("summary", "summary.py", source, &["--function", "pay"]);
    let functions = report["functions"].as_array().expect("a list");
    assert_eq!(functions.len(), 1);
    let pay = &functions[0];
    assert_eq!((&pay["name"], &pay["line"]), (&json!("pay"), &json!(3)));
    assert_eq!(pay["parameters"], json!(["wallet", "price"]));
    assert_eq!(pay["result"]["parameters"], json!(["wallet"]));
    assert_eq!(pay["decided_by"]["parameters"], json!(["price"]));
    assert_eq!(
        pay["reads"]["members"],
        json!(["wallet.limit", "wallet.money"])
    );
    assert_eq!(pay["reads"]["outer"], json!(["total"]));
    assert_eq!(pay["writes"]["members"], json!(["wallet.money"]));
    assert_eq!(pay["writes"]["outer"], json!(["total"]));
    let all = asked("summary", "summary.py", source, &[]);
    assert_eq!(all["functions"][1]["calls"], json!(["pay"]));
}
