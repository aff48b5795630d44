local function inner() error("chunk fails") end
inner()
