# covers: yaml: values as documents, documents as values
require "yaml"
require "date"
data = { "name" => "App", "version" => 1.5, "tags" => %w[a b], "db" => { "host" => "localhost", "port" => 5432, "opts" => [] }, "on" => true, "none" => nil, "empty" => {}, "str" => "yes", "multi" => "a\nb\n", :sym => :val, "num" => "123", "q" => "it's: ok", "list" => [{ "a" => 1, "b" => 2 }, { "a" => 3 }] }
puts data.to_yaml
text = <<~Y
  # comment
  server:
    host: example.com
    port: 8080
    ssl: true
    paths: [/a, /b]
    limits: {cpu: 2, mem: 1.5}
  users:
    - name: Ann
      roles:
        - admin
        - dev
    - name: "Bob \\"B\\""
      roles: []
  empty:
  quoted: 'single ''q'''
  literal: |
    line1
      line2
  folded: >
    some folded
    text
  date: 2024-01-02
  sym: :foo
Y
conf = YAML.load(text, permitted_classes: [Date, Symbol]) rescue p($!.class)
p conf if conf
p YAML.load("- 1\n- two\n- 3.0\n- ~\n- 'x'")
p YAML.load("a: &x {b: 1}\nc: *x", aliases: true)
puts [1, [2, 3], { "k" => [4] }].to_yaml, "str".to_yaml, 5.to_yaml
p YAML.dump({ a: 1 })
p YAML.load(YAML.dump({ "x" => [1, 2.5, nil, true, "s"] }))
