-- coroutine: each has a task, and what is passed lies in a table with its count.

coroutine = __table_of()
_running = nil
-- A thread is no table to a program. What the library keeps in it is there from the beginning.
function _threads.__index()
    _fail("attempt to index a thread value" .. _named(__call_note(0)))
end
_threads.__newindex = _threads.__index

function _body(co, f)
    co.number = __task_running()
    local passed = table.pack(__protect(f, _unpacked(co.passed)))
    co.passed = passed
    co.failed = not passed[1]
    co.state = "dead"
    __task_end(co.resumer)
end

-- Nobody in a coroutine catches an error: it stays as it stands until somebody closes it, and its variables then.
function _leave(co, value)
    co.number = __task_running()
    co.passed = {false, value, n = 2}
    co.failed, co.is_left, co.state = true, true, "dead"
    __task_switch(co.resumer)
    __throw(value)
end

function _unpacked(t)
    return __table_results(t, 1, t.n)
end

function coroutine.create(f)
    _expect(f, "function", 1, "create")
    local co = {
        state = "suspended", resumer = 0, number = false, passed = false, failed = false, has_begun = false,
        is_closing = false, is_left = false, task = false,
    }
    co.task = __task_new(function() _body(co, f) end, nil)
    return __table_set_parent(co, _threads)
end

function coroutine.resume(co, ...)
    _expect(co, "thread", 1, "resume")
    if co.state == "dead" then return false, "cannot resume dead coroutine" end
    if co.state ~= "suspended" then return false, "cannot resume non-suspended coroutine" end
    if _depth >= _most_depth then return false, "C stack overflow" end
    co.passed = table.pack(...)
    co.resumer = __task_running()
    local outer = _running
    local before = outer or _main
    before.state = "normal"
    co.state = "running"
    _running = co
    local handler, called, boundary, depth = _handler, _called, _boundary, _depth
    _handler, _called, _boundary, _depth = nil, nil, nil, depth + 1
    __task_switch(co.task)
    _handler, _called, _boundary, _depth = handler, called, boundary, depth
    before.state = "running"
    _running = outer
    if _exit_code ~= nil then __throw(_closing) end
    return _unpacked(co.passed)
end

function coroutine.yield(...)
    local co = _running
    if co == nil then _raise("attempt to yield from outside a coroutine") end
    if _boundary then _raise("attempt to yield across a C-call boundary") end
    co.passed = table.pack(true, ...)
    co.state = "suspended"
    co.has_begun = true
    local handler, called = _handler, _called
    __task_switch(co.resumer)
    _handler, _called = handler, called
    if co.is_closing then __throw(_closing) end
    return _unpacked(co.passed)
end

-- An error of a text tells where it came out, unless `pcall` itself called what is wrapped.
function _unwrapped(wrapped, co, ok, ...)
    if ok then return ... end
    local message = ...
    if co.is_left then
        local _
        _, message = coroutine.close(co)
    end
    if _called ~= wrapped and __kind_of(message) == "string" then message = _place() .. message end
    _raise(message)
end

function coroutine.wrap(f)
    local co = coroutine.create(f)
    local wrapped
    wrapped = function(...) return _unwrapped(wrapped, co, coroutine.resume(co, ...)) end
    return wrapped
end

function coroutine.status(co)
    _expect(co, "thread", 1, "status")
    return co.state
end

_main = __table_set_parent({state = "running", task = 0, number = 0, is_left = false, is_closing = false}, _threads)

function coroutine.running()
    if _running == nil then return _main, true end
    return _running, false
end

function coroutine.isyieldable(co)
    if co == nil then return _running ~= nil and not _boundary end
    _expect(co, "thread", 1, "isyieldable")
    return co ~= _main
end

-- What a coroutine that is closed throws where it stands, so that its variables are closed; `pcall` lets it pass.
_closing = {}

-- An error is told once: by the first that closes.
function coroutine.close(co)
    _expect(co, "thread", 1, "close")
    if co.state ~= "suspended" and co.state ~= "dead" then
        _fail("cannot close a " .. co.state .. " coroutine")
    end
    if co.is_left or co.state == "suspended" and co.has_begun then
        co.state, co.is_left, co.is_closing = "suspended", false, true
        coroutine.resume(co)
    end
    co.state = "dead"
    if not co.failed then return true end
    co.failed = false
    local message = co.passed[2]
    if rawequal(message, _closing) then return true end
    return false, message
end
