# covers: zip, enumerate, sorted-tuple-key, float-formatting, itertools-combinations, round-robin, dict-of-dicts, math-power
"""A round-robin league: fixtures, Elo ratings and the final table."""
from itertools import combinations

TEAMS = ["Anchors", "Badgers", "Cranes", "Drovers", "Eagles"]


def fixtures(teams):
    """The circle method: every team meets every other once."""
    teams = teams + ([None] if len(teams) % 2 else [])
    n = len(teams)
    for _ in range(n - 1):
        yield [(a, b) for a, b in zip(teams[:n // 2], reversed(teams[n // 2:])) if a and b]
        teams = [teams[0], teams[-1], *teams[1:-1]]


def expected(ra, rb):
    return 1 / (1 + 10 ** ((rb - ra) / 400))


class League:
    def __init__(self, teams, k=32):
        self.k = k
        self.elo = dict.fromkeys(teams, 1500.0)
        self.table = {t: {"W": 0, "D": 0, "L": 0, "F": 0, "A": 0} for t in teams}

    def play(self, home, away, hg, ag):
        score = 1 if hg > ag else 0.5 if hg == ag else 0
        delta = self.k * (score - expected(self.elo[home], self.elo[away]))
        self.elo[home] += delta
        self.elo[away] -= delta
        for team, gf, ga in ((home, hg, ag), (away, ag, hg)):
            row = self.table[team]
            row["F"] += gf
            row["A"] += ga
            row["W" if gf > ga else "L" if gf < ga else "D"] += 1
        return delta

    def points(self, team):
        return 3 * self.table[team]["W"] + self.table[team]["D"]

    def standings(self):
        def key(t):
            row = self.table[t]
            return -self.points(t), -(row["F"] - row["A"]), -row["F"], t

        return sorted(self.table, key=key)


def goals(a, b, week):
    return (len(a) * 7 + week * 3 + ord(b[0])) % 4, (len(b) * 5 + week + ord(a[1])) % 3


league = League(TEAMS)
played = set()
for week, games in enumerate(fixtures(TEAMS), 1):
    print(f"Week {week}")
    for home, away in games:
        played.add(frozenset((home, away)))
        hg, ag = goals(home, away, week)
        delta = league.play(home, away, hg, ag)
        print(f"  {home:>8} {hg}-{ag} {away:<8} {delta:+7.2f}")
print("complete:", played == {frozenset(p) for p in combinations(TEAMS, 2)})
print(f"{'':12}" + "".join(f"{h:>4}" for h in ("P", "W", "D", "L", "F", "A", "Pts")) + "     Elo")
for place, team in enumerate(league.standings(), 1):
    row = league.table[team]
    games = row["W"] + row["D"] + row["L"]
    cells = [games, *row.values(), league.points(team)]
    print(f"{place}. {team:<9}" + "".join(f"{c:4d}" for c in cells) + f" {league.elo[team]:8.2f}")
print("mean rating:", round(sum(league.elo.values()) / len(league.elo), 6))
print([round(expected(1500 + d, 1500), 3) for d in (-400, -100, 0, 100, 400)])
