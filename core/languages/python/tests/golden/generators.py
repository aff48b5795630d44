def numbers(n):
    received = yield n
    result = yield from numbers(n - 1)
    return result


async def fetch(source):
    async with source as rows:
        async for row in rows:
            await send(row)
