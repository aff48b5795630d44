def describe(value)
  case value
  in Integer | Float => n if n > 100 then "large #{n}"
  in Integer then "integer"
  in [] then "nothing in it"
  in [first, *rest] then "#{first} and #{rest.size} more"
  in { name: String => name, age: } then "#{name} is #{age}"
  in nil then "nil"
  else "something else"
  end
end

[5, 500, [], [1, 2, 3], { name: "Ann", age: 30 }, nil, "text"].each { |value| puts describe(value) }
