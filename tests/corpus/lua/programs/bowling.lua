-- Score a game of bowling, frame by frame.
local Bowling = {}
Bowling.__index = Bowling

function Bowling.new()
  return setmetatable({ rolls = {} }, Bowling)
end

function Bowling:roll(pins)
  assert(type(pins) == "number", "pins must be a number")
  if pins < 0 or pins > 10 then
    error({ code = "INVALID", pins = pins })
  end
  self.rolls[#self.rolls + 1] = pins
  return self
end

function Bowling:score()
  local total, i = 0, 1
  for frame = 1, 10 do
    local first, second, third = self.rolls[i], self.rolls[i + 1], self.rolls[i + 2]
    if first == 10 then
      total = total + 10 + second + third
      i = i + 1
    elseif first + second == 10 then
      total = total + 10 + third
      i = i + 2
    else
      total = total + first + second
      i = i + 2
    end
  end
  return total
end

local function play(rolls)
  local game = Bowling.new()
  for _, pins in ipairs(rolls) do game:roll(pins) end
  return game:score()
end

print(play { 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6 })
print(play { 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10 })
print(play { 5, 5, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 })
local ok, err = pcall(function() Bowling.new():roll(11) end)
print(ok, type(err), err.code, err.pins)
local ok2, err2 = pcall(Bowling.roll, Bowling.new(), "ten")
print(ok2, err2)
print(pcall(play, { 1, 2 }))
