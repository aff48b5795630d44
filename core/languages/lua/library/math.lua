-- The library `math`.

math = __table_of()
math.pi = 3.141592653589793
math.huge = 1e308 * 10
math.maxinteger = 0x7fffffffffffffff
math.mininteger = 0x8000000000000000

function _rounded(value, number)
    local whole = __whole_number(number)
    if whole == nil then return number end
    return whole
end

function math.floor(x)
    x = _number(x, 1, "floor")
    return _rounded(x, x // 1)
end

function math.ceil(x)
    x = _number(x, 1, "ceil")
    return _rounded(x, -(-x // 1))
end

-- A result that is no number has the sign of the argument that is none, or the one that processors give.
function _signed(result, x)
    if result == result then return result end
    if x ~= x then return x end
    return 0.0 / 0.0
end

function math.abs(x)
    x = _number(x, 1, "abs")
    if x ~= x then return -(0.0 / 0.0) end
    -- Of the zero below zero, too.
    if x <= 0 then return 0 - x end
    return x
end

function math.sqrt(x)
    x = _number(x, 1, "sqrt") * 1.0
    return _signed(__f64_sqrt(x), x)
end
function math.sin(x)
    x = _number(x, 1, "sin") * 1.0
    return _signed(__f64_sin(x), x)
end
function math.cos(x)
    x = _number(x, 1, "cos") * 1.0
    return _signed(__f64_cos(x), x)
end
function math.tan(x)
    x = _number(x, 1, "tan") * 1.0
    return _signed(__f64_tan(x), x)
end
function math.asin(x) return __f64_asin(_number(x, 1, "asin") * 1.0) end
function math.acos(x) return __f64_acos(_number(x, 1, "acos") * 1.0) end
function math.atan(y, x)
    if x == nil then x = 1 end
    y, x = _number(y, 1, "atan") * 1.0, _number(x, 2, "atan") * 1.0
    return _signed(__f64_atan2(y, x), y)
end
math.atan2 = math.atan
function math.exp(x)
    x = _number(x, 1, "exp") * 1.0
    return _signed(__f64_exp(x), x)
end
function math.log(x, base)
    x = _number(x, 1, "log") * 1.0
    if base == nil then return _signed(__f64_log(x), x) end
    base = _number(base, 2, "log") * 1.0
    if base == 2 then return _signed(__f64_log2(x), x) end
    if base == 10 then return math.log10(x) end
    return _signed(__f64_log(x), x) / _signed(__f64_log(base), base)
end
function math.deg(x) return _number(x, 1, "deg") * (180.0 / math.pi) end
function math.rad(x) return _number(x, 1, "rad") * (math.pi / 180.0) end
function math.fmod(a, b)
    b = _number(b, 2, "fmod")
    a = _number(a, 1, "fmod")
    if math.type(a) == "integer" and math.type(b) == "integer" then
        if b == 0 then _bad(2, "fmod", "zero") end
        -- What is left has the sign of the first.
        local rest = a % b
        if rest ~= 0 and (a ~ b) < 0 then return rest - b end
        return rest
    end
    return __f64_fmod(a * 1.0, b * 1.0)
end
function math.modf(x)
    x = _number(x, 1, "modf")
    local whole = x // 1
    if x < 0 then whole = -(-x // 1) end
    if x == math.huge or x == -math.huge then return x, 0.0 end
    return _rounded(x, whole), x - whole + 0.0
end
function math.tointeger(...)
    local x = ...
    if x == nil and __result_count(...) == 0 then _bad(1, "tointeger", "value expected") end
    if __kind_of(x) == "string" then x = __text_number(x) end
    return __whole_number(x)
end
function math.type(x)
    if x == nil and _is_absent(1) then _bad(1, "type", "value expected") end
    if __kind_of(x) ~= "number" then return nil end
    local text = __value_text(x)
    if __pattern_find(text, "[.en]", 1) ~= nil then return "float" end
    return "integer"
end
function math.max(...)
    local x = ...
    if x == nil and __result_count(...) == 0 then _bad(1, "max", "value expected") end
    for i = 2, __result_count(...) do
        local other = __result_at(__results_from(i - 1, ...))
        if _is_less(x, other) then x = other end
    end
    return x
end
function math.min(...)
    local x = ...
    if x == nil and __result_count(...) == 0 then _bad(1, "min", "value expected") end
    for i = 2, __result_count(...) do
        local other = __result_at(__results_from(i - 1, ...))
        if _is_less(other, x) then x = other end
    end
    return x
end
-- What older versions have, which the reference is built with.
function math.pow(x, y) return (_number(x, 1, "pow") * 1.0) ^ _number(y, 2, "pow") end
function math.log10(x)
    x = _number(x, 1, "log10") * 1.0
    if x < 0 then return -(0.0 / 0.0) end
    return __f64_log10(x)
end
function math.cosh(x) return __f64_cosh(_number(x, 1, "cosh") * 1.0) end
function math.sinh(x) return __f64_sinh(_number(x, 1, "sinh") * 1.0) end
function math.tanh(x) return __f64_tanh(_number(x, 1, "tanh") * 1.0) end
function math.ldexp(x, power) return _number(x, 1, "ldexp") * 2.0 ^ _integer(power, 2, "ldexp") end
function math.frexp(x)
    x = _number(x, 1, "frexp") * 1.0
    if x == 0 or x ~= x or x == math.huge or x == -math.huge then return x, 0 end
    local power = 0
    while x >= 1 or x <= -1 do x, power = x / 2, power + 1 end
    while x < 0.5 and x > -0.5 do x, power = x * 2, power - 1 end
    return x, power
end
function math.ult(a, b)
    a, b = _integer(a, 1, "ult"), _integer(b, 2, "ult")
    return (a ~ math.mininteger) < (b ~ math.mininteger)
end

_seed = {0x123456789abcdef, 0xff, 0, 0}

function _random()
    local s0, s1, s2, s3 = _seed[1], _seed[2], _seed[3] ~ _seed[1], _seed[4] ~ _seed[2]
    local result = s1 * 5
    result = ((result << 7) | (result >> 57)) * 9
    local shifted = s1 << 17
    s1 = s1 ~ s2
    s0 = s0 ~ s3
    s2 = s2 ~ shifted
    s3 = (s3 << 45) | (s3 >> 19)
    _seed = {s0, s1, s2, s3}
    return result
end

function math.random(...)
    local low, high = ...
    if __result_count(...) > 2 then _fail("wrong number of arguments") end
    local bits = _random()
    if low == nil then return (bits >> 11) * (0.5 / (1 << 52)) end
    low = _integer(low, 1, "random")
    if high == nil then
        if low == 0 then return bits end
        low, high = 1, low
    else
        high = _integer(high, 2, "random")
    end
    if low > high then _bad(1, "random", "interval is empty") end
    return low + _projected(bits, high - low)
end

-- Bits of which those are taken that hold a number up to the greatest one; others are drawn where it is too large.
function _projected(bits, most)
    if most & (most + 1) == 0 then return bits & most end
    local mask = most
    for _, shift in next, {1, 2, 4, 8, 16, 32} do mask = mask | (mask >> shift) end
    bits = bits & mask
    while math.ult(most, bits) do bits = _random() & mask end
    return bits
end

function math.randomseed(...)
    local a, b = ...
    -- Runs are the same every time, so a seed that nobody gives is too.
    if __result_count(...) == 0 then a = 0x123456789abcdef else a = _integer(a, 1, "randomseed") end
    if b == nil then b = 0 else b = _integer(b, 2, "randomseed") end
    _seed = {a, 0xff, b, 0}
    for _ = 1, 16 do _random() end
    return a, b
end
