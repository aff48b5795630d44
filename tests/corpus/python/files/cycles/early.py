import late

NAME = "early"
