ages = { "ann" => 30 }                            #+
logs = { "ann" => "in" }                          #-
ages["bob"] = 25                                  #+
logs["bob"] = "out"                               #-
logs.each { |k, v| puts k + v }                   #-
older = ages.map { |name, age| age + 1 }          #+
puts older.inspect                                #@older
