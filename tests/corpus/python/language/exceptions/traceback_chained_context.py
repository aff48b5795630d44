# covers: uncaught-exception, traceback, exception-chaining, method-traceback, finally
"""An error while another one is being handled, in methods."""


class Log:
    def __init__(self):
        self.lines = []

    def write(self, text):
        self.lines.append(text.strip())


class Worker:
    def __init__(self, log):
        self.log = log

    def step(self, n):
        return 10 // (n - 2)

    def run(self):
        for n in range(5):
            try:
                print(n, self.step(n))
            except ZeroDivisionError:
                self.log.write(n)
            finally:
                print("done with", n)


worker = Worker(Log())
try:
    worker.run()
finally:
    print("the program still cleans up")
