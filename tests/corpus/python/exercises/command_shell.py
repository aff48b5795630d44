# covers: cmd, subclassing a library class, input
import cmd
class Shell(cmd.Cmd):
    intro = "Welcome. Type help or ? to list commands."
    prompt = "(turtle) "
    def __init__(self): super().__init__(); self.items = []
    def do_add(self, arg):
        "Add an item: add NAME"
        self.items.append(arg); print("added", arg)
    def do_list(self, arg):
        for i, x in enumerate(self.items): print(i, x)
    def do_quit(self, arg):
        "Stop."
        print("bye"); return True
    def help_topic(self): print("about topics")
    def precmd(self, line): return line.lower()
Shell().cmdloop()
