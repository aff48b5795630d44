made = "by " .. tostring(name)
return made
