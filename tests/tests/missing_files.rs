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
