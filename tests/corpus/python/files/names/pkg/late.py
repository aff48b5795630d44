print("late runs once")
VALUE = "late"
