//! Programs of which files, packages and libraries are missing, in languages whose types are found at run time: what these would have is
//! unknown, with where it comes from, and the rest runs.

use reddragon_tests::compile;
use session::vm::{Settings, Stream};

/// What a source prints that ends as it should.
fn printed(language: &str, file: &str, source: &str, complete: bool) -> String {
    let compiled = compile(language, file, source).expect("it compiles");
    let mut machine = compiled.machine(Settings {
        complete,
        arguments: vec![file.to_owned()],
        ..Settings::default()
    });
    machine.run(u64::MAX);
    let told = machine.written(Stream::Err);
    assert_eq!(session::exit_code(&machine), 0, "{told}");
    machine.written(Stream::Out)
}

#[test]
fn rubys_constants_and_methods_of_missing_files_are_unknown() {
    let source = "\
require \"some_gem\"
class Order < ActiveThing
  include Priced
  belongs_to :user
  attr_reader :count
  def initialize(count)
    super
    @count = count
  end
  def total = price * count
end
order = Order.new(3)
puts order.count, order.total, order.save
p Order.where(id: 1).first, Shop::Rates::LIMIT, 5.minutes
Shop.all.each { |one| puts one.name }
puts Order.superclass
";
    let expected = "\
3
symbolic(price() * 3)
symbolic(save())
symbolic(where({id => 1}).first())
symbolic(Shop.Rates.LIMIT)
symbolic(minutes())
Object
";
    assert_eq!(printed("ruby", "order.rb", source, false), expected);
}

#[test]
fn rubys_missing_constants_are_told_where_the_program_says_them() {
    let source = "puts 1\nclass Order < ActiveThing\nend\nx = Shop::Rates\n";
    let compiled = compile("ruby", "order.rb", source).expect("it compiles");
    let mut machine = compiled.machine(Settings::default());
    machine.run(u64::MAX);
    let told = session::run_diagnostics(&compiled, &machine);
    let told: Vec<_> = (told.iter())
        .map(|told| (told.span.start.line, &*told.subject))
        .collect();
    assert_eq!(told, [(2, "ActiveThing"), (4, "Shop")]);
}

#[test]
fn a_ruby_program_that_asks_for_errors_of_missing_names_gets_them() {
    let source = "\
def told
  yield
rescue NameError, LoadError => e
  puts e.class
end
told { nil.upcase }
told { 5.minutes }
told { Nowhere }
told { require \"some_gem\" }
told { [1].map(&:nothing) }
";
    let expected = "NoMethodError\nNoMethodError\nNameError\nLoadError\nNoMethodError\n";
    for complete in [false, true] {
        assert_eq!(printed("ruby", "told.rb", source, complete), expected);
    }
}

#[test]
fn what_a_class_inherits_that_is_missing_in_javascript_is_unknown() {
    let source = "\
import { Model } from \"some-orm\";
class User extends Model {
  static table = \"users\";
  constructor(name) { super({ name }); this.own = name; }
  greet() { return this.own + \" \" + this.fullName(); }
  save() { return super.save(1); }
}
const user = new User(\"ann\");
console.log(user.own, User.table, user instanceof User);
console.log(user.greet());
console.log(user.save(), User.find(3));
console.log(user, Object.keys(user), JSON.stringify(user));
console.log((await user) === user);
";
    let expected = "\
ann users true
ann symbolic(some-orm.Model.fullName())
symbolic(some-orm.Model.save(1)) symbolic(some-orm.Model.find(3))
User { own: 'ann' } [ 'own' ] {\"own\":\"ann\"}
true
";
    assert_eq!(printed("javascript", "user.mjs", source, false), expected);
}

#[test]
fn what_is_unknown_can_be_waited_for_in_javascript() {
    let source = "\
const client = require(\"some-client\");
const load = async (id) => {
  const { data } = await client.get(id);
  return (await data.json()).items;
};
load(3).then((items) => console.log(\"got\", items));
Promise.all([client.get(1), 2]).then((all) => console.log(all));
Promise.resolve(client.name).then((name) => console.log(name));
";
    let expected = "\
got symbolic(some-client.get(3).data.json().items)
[ symbolic(some-client.get(1)), 2 ]
symbolic(some-client.name)
";
    let mut lines: Vec<String> = printed("javascript", "load.js", source, false)
        .lines()
        .map(str::to_owned)
        .collect();
    let mut wanted: Vec<&str> = expected.lines().collect();
    lines.sort();
    wanted.sort_unstable();
    assert_eq!(lines, wanted);
}

#[test]
fn what_missing_files_of_php_would_have_is_unknown() {
    let source = r#"<?php
namespace App;
use Vendor\{Model, Logger};
require_once __DIR__ . '/vendor/autoload.php';
$config = require 'config.php';
final class Order extends Model implements \Vendor\Priced, \Countable {
    use SoftDeletes;
    private array $lines = [];
    public function __construct(private Logger $log, private int $count = 0) { parent::__construct(['a' => 1]); }
    public function count(): int { return $this->count; }
    public function add(string $name): static { $this->lines[] = $name; $this->touch(); return $this; }
    public function total(): int { return $this->price * $this->count; }
}
$order = new Order(new Logger('x', 2), 3);
echo count($order->add('tea')), ' ', $order->total(), "\n";
echo $order->save(), ' ', Order::find(7)->name, ' ', Order::LIMIT, ' ', \Vendor\Rates::VAT, "\n";
foreach (\Vendor\Shop::all() as $key => $one) { echo $key, ' ', $one->name, "\n"; }
$totals = [];
foreach ($config['rows'] as $row) { $totals[$row->who] = ($totals[$row->who] ?? 0) + $row->sum; }
print_r($totals);
echo $dbHost, ' ', strtoupper($dbHost), ' ', is_int($dbHost), "\n";
var_dump($order instanceof Model, $order instanceof \Countable, $order instanceof \Iterator, class_exists('Vendor\Shop'));
class Refused extends \Vendor\Failure {}
try { throw new Refused('no'); } catch (\Vendor\Failure $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
"#;
    let expected = r#"3 symbolic(Vendor\Model.price * 3)
symbolic(Vendor\Model.save()) symbolic(Vendor\Model.find(7).name) symbolic(Vendor\Model.LIMIT) symbolic(Vendor\Rates.VAT)
symbolic(key(Vendor\Shop.all())) symbolic((element of Vendor\Shop.all()).name)
Array
(
    [symbolic((element of require("config.php")["rows"]).who)] => symbolic(0 + (element of require("config.php")["rows"]).sum)
)
symbolic($dbHost) symbolic(strtoupper($dbHost)) symbolic(is_int($dbHost))
bool(true)
bool(true)
symbolic(instanceof(Vendor\Model, "Iterator"))
bool(false)
App\Refused symbolic(Vendor\Failure.getMessage())
"#;

    assert_eq!(printed("php", "order.php", source, false), expected);
}

#[test]
fn a_php_program_that_asks_for_errors_of_missing_classes_gets_them() {
    let source = r#"<?php
function told($f) { try { $f(); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
told(fn() => new Nowhere());
told(fn() => Nowhere::LIMIT);
told(fn() => Nowhere::made());
told(function () { return new class implements Unseen {}; });
"#;
    let expected = "\
Class \"Nowhere\" not found
Class \"Nowhere\" not found
Class \"Nowhere\" not found
Interface \"Unseen\" not found
";
    for complete in [false, true] {
        assert_eq!(printed("php", "told.php", source, complete), expected);
    }
}

#[test]
fn what_is_unknown_can_be_thrown_and_caught() {
    let source =
        "<?php try { throw new Gone(3); } catch (Gone $e) { echo $e->getCode(), \"\\n\"; }";
    let caught = printed("php", "thrown.php", source, false);
    assert_eq!(caught, "symbolic(Gone(3).getCode())\n");
    let source = "const { Gone } = require('gone'); try { throw new Gone(3); } catch (e) { console.log(e.code); }";
    let caught = printed("javascript", "thrown.js", source, false);
    assert_eq!(caught, "symbolic(gone.Gone(3).code)\n");
}

#[test]
fn what_missing_files_and_hosts_of_lua_would_give_is_unknown() {
    let source = "\
local json = require(\"cjson\")
local t = require(\"cjson\").decode(\"{}\")
print(t.a, t.n + 1)
for i, v in ipairs(t.list) do print(i, v.name) end
for line in t:lines() do print(line) end
function love.draw() love.graphics.print(1) end
print(love.window.title, love, undefined)
print(pcall(require, \"cjson2\") == false, pcall(function() return gone() end) == false)
later = later
";
    let expected = "\
symbolic(cjson.decode(\"{}\").a)\tsymbolic(cjson.decode(\"{}\").n + 1)
symbolic(key(cjson.decode(\"{}\").list))\tsymbolic((element of cjson.decode(\"{}\").list).name)
symbolic(element of cjson.decode(\"{}\").lines(cjson.decode(\"{}\")))
symbolic(love.window.title)\tnil\tnil
true\ttrue
";
    assert_eq!(printed("lua", "game.lua", source, false), expected);
}

#[test]
fn phps_missing_classes_are_told_where_declarations_name_them() {
    let source = "<?php\nclass A extends Gone implements JsonSerializable, Near {\n  public $x = 1;\n  \
        function jsonSerialize(): mixed { return ['x' => $this->x]; }\n}\necho json_encode(new A);\n";
    let compiled = compile("php", "a.php", source).expect("it compiles");
    let mut machine = compiled.machine(Settings::default());
    machine.run(u64::MAX);
    assert_eq!(machine.written(Stream::Out), "{\"x\":1}");
    let told = session::run_diagnostics(&compiled, &machine);
    let told: Vec<_> = (told.iter())
        .map(|told| (told.span.start.column, &*told.subject))
        .collect();
    assert_eq!(told, [(16, "Gone"), (50, "Near")]);
}
