step_calls = (step_calls or 0) + 1
return step_calls * 10
