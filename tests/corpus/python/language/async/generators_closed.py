# covers: async-generator, asend, athrow, aclose
"""Asynchronous generators that are sent values and exceptions, and closed."""

import asyncio
async def g():
    try:
        for i in range(5):
            try:
                x = yield i
                print("got", x)
            except ValueError as e:
                print("ve", e)
    finally:
        await asyncio.sleep(0)
        print("closed")
async def main():
    a = g()
    print(await a.__anext__())
    print(await a.asend("hi"))
    print(await a.athrow(ValueError("bad")))
    await a.aclose()
    try: await a.__anext__()
    except StopAsyncIteration: print("stop")
    b = g()
    await b.aclose()
asyncio.run(main())
