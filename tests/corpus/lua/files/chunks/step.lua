step_calls = step_calls + 1
return step_calls * 10
