# covers: inspect.stack, sys._getframe, traceback.extract_stack, logging with places, warnings with places
import inspect
import logging
import sys
import traceback
import warnings

def outer(): return inner()
def inner(): return inspect.stack()[1].function, sys._getframe().f_code.co_name, sys._getframe(1).f_lineno, inspect.currentframe().f_back.f_code.co_name, [f.name for f in traceback.extract_stack()]
print(outer())
logging.basicConfig(format="%(levelname)s %(filename)s:%(lineno)d %(funcName)s %(module)s %(message)s", stream=sys.stdout, level=10)
def work(): logging.info("in work"); logging.getLogger("x").error("err")
work(); logging.debug("top")
def old(): warnings.warn("old is deprecated", DeprecationWarning, stacklevel=2)
old(); warnings.warn("plain"); 
for i in range(2): warnings.warn("loop", RuntimeWarning)
with warnings.catch_warnings(record=True) as w: warnings.simplefilter("always"); warnings.warn("rec"); print(len(w), w[0].message, w[0].category.__name__, w[0].lineno)

