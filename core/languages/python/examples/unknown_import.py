# An unknown import: the module is not here, so its
# answers are symbolic. The program still runs; look
# where each unknown comes from.
import weather_station


def advice(degrees):
    if degrees < 0:
        return "wear a hat"
    if degrees > 25:
        return "take water"
    return "enjoy the walk"


readings = [12, -3, 30]
for degrees in readings:
    print(degrees, "->", advice(degrees))

today = weather_station.read("roof")
warmer = today + 5
tip = advice(warmer)
print("known average:", sum(readings) / len(readings))
print("tip for later:", tip)
