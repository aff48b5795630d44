# covers: warnings that are not asked for
options = { "name" => 2, size: 1, size: 3 }
p options
LIMIT = 1
LIMIT = 2
module Inner
  STEP = 1
  STEP = 3
end
p LIMIT, Inner::STEP
case [1, :mark, 2]
in [*, :mark, *rest]
  p rest
end
warn "here", uplevel: 0
