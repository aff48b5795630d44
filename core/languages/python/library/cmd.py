"""A loop that reads commands and calls the methods which are named after them."""

import string
import sys

PROMPT = "(Cmd) "
IDENTCHARS = string.ascii_letters + string.digits + "_"


class Cmd:
    prompt = PROMPT
    identchars = IDENTCHARS
    ruler = "="
    lastcmd = ""
    intro = None
    doc_leader = ""
    doc_header = "Documented commands (type help <topic>):"
    misc_header = "Miscellaneous help topics:"
    undoc_header = "Undocumented commands:"
    nohelp = "*** No help on %s"
    use_rawinput = 1

    def __init__(self, completekey="tab", stdin=None, stdout=None):
        self.stdin = sys.stdin if stdin is None else stdin
        self.stdout = sys.stdout if stdout is None else stdout
        self.cmdqueue = []
        self.completekey = completekey

    def cmdloop(self, intro=None):
        self.preloop()
        if intro is not None:
            self.intro = intro
        if self.intro:
            self.stdout.write(str(self.intro) + "\n")
        stop = None
        while not stop:
            stop = self.postcmd(self._step(), self._line)
        self.postloop()

    def _step(self):
        self._line = self.precmd(self.cmdqueue.pop(0) if self.cmdqueue else self._read())
        return self.onecmd(self._line)

    def _read(self):
        if self.use_rawinput:
            try:
                return input(self.prompt)
            except EOFError:
                return "EOF"
        self.stdout.write(self.prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        return line.rstrip("\r\n") if line else "EOF"

    def precmd(self, line):
        return line

    def postcmd(self, stop, line):
        return stop

    def preloop(self):
        pass

    def postloop(self):
        pass

    def parseline(self, line):
        line = line.strip()
        if not line:
            return None, None, line
        if line[0] == "?":
            line = "help " + line[1:]
        elif line[0] == "!":
            if not hasattr(self, "do_shell"):
                return None, None, line
            line = "shell " + line[1:]
        end = 0
        while end < len(line) and line[end] in self.identchars:
            end += 1
        return line[:end], line[end:].strip(), line

    def onecmd(self, line):
        name, rest, line = self.parseline(line)
        if not line:
            return self.emptyline()
        if name is None:
            return self.default(line)
        self.lastcmd = "" if line == "EOF" else line
        method = getattr(self, "do_" + name, None) if name else None
        return self.default(line) if method is None else method(rest)

    def emptyline(self):
        if self.lastcmd:
            return self.onecmd(self.lastcmd)

    def default(self, line):
        self.stdout.write("*** Unknown syntax: %s\n" % line)

    def completedefault(self, *ignored):
        return []

    def get_names(self):
        return dir(self.__class__)

    def do_help(self, arg):
        'List available commands with "help" or detailed help with "help cmd".'
        if arg:
            return self._help_on(arg)
        topics = {name[5:] for name in self.get_names() if name.startswith("help_")}
        documented, others = [], []
        for name in sorted(set(self.get_names())):
            if name.startswith("do_"):
                command = name[3:]
                is_topic = command in topics
                topics.discard(command)
                told = is_topic or getattr(self, name).__doc__
                (documented if told else others).append(command)
        self.stdout.write(str(self.doc_leader) + "\n")
        self.print_topics(self.doc_header, documented, 15, 80)
        self.print_topics(self.misc_header, sorted(topics), 15, 80)
        self.print_topics(self.undoc_header, others, 15, 80)

    def _help_on(self, name):
        topic = getattr(self, "help_" + name, None)
        if topic is not None:
            return topic()
        text = getattr(getattr(self, "do_" + name, None), "__doc__", None)
        self.stdout.write((str(text) if text else self.nohelp % (name,)) + "\n")

    def print_topics(self, header, cmds, cmdlen, maxcol):
        if cmds:
            self.stdout.write(f"{header}\n")
            if self.ruler:
                self.stdout.write(f"{self.ruler * len(header)}\n")
            self.columnize(cmds, maxcol - 1)
            self.stdout.write("\n")

    def columnize(self, list, displaywidth=80):
        """Texts in as few rows as the width has room for, column by column."""
        if not list:
            self.stdout.write("<empty>\n")
            return
        for rows in range(1, len(list) + 1):
            columns = [list[start : start + rows] for start in range(0, len(list), rows)]
            widths = [max([len(text) for text in column]) for column in columns]
            if sum(widths) + 2 * (len(widths) - 1) <= displaywidth or rows == len(list):
                break
        for row in range(rows):
            texts = [column[row] if row < len(column) else "" for column in columns]
            while texts and not texts[-1]:
                texts.pop()
            self.stdout.write("  ".join([text.ljust(width) for text, width in zip(texts, widths)]) + "\n")
