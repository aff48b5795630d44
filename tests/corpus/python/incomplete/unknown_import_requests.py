# covers: unknown-import, symbolic-call, symbolic-attribute, symbolic-condition, f-string-symbolic
"""Uses a package that is not there: its answers are unknown, the rest still runs."""
import requests

API = "https://weather.example/v1"


def fetch(city):
    response = requests.get(f"{API}/now", params={"city": city}, timeout=5)
    if response.status_code != 200:
        return None
    return response.json()


def describe(city, report):
    if report is None:
        return f"{city}: no report"
    degrees = report["celsius"]
    if degrees < 0:
        return f"{city}: frost"
    elif degrees < 20:
        return f"{city}: mild"
    return f"{city}: warm"


cities = ["Leeds", "York"]
print("asking about", len(cities), "cities")
for city in cities:
    print(describe(city, fetch(city)))
print("done", sum(len(c) for c in cities))
