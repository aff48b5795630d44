def describe(v)
  case v
  in Integer => n if n > 100 then "big #{n}"
  in Integer | Float then "number"
  in [] then "empty"
  in [x] then "one #{x}"
  in [Integer => a, *rest] then "first #{a} rest #{rest}"
  in {name: String => name, age:} then "#{name} is #{age}"
  in {type: :circle, r:} then "circle #{r}"
  in nil then "nil"
  else "other"
  end
end
[500, 5, 2.5, [], ["q"], [1, 2, 3], {name: "Al", age: 3}, {type: :circle, r: 2}, nil, "s"].each { |v| puts describe(v) }
config = {db: {user: "admin", ports: [1, 2]}}
config => {db: {user:, ports: [first, *]}}
puts user, first
