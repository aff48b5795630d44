# A bug to find: why does everyone end up with
# everyone's hobbies? Watch the list in the heap
# picture, and step back from the wrong output.

def add_hobby(person, hobby, hobbies=[]):
    hobbies.append(hobby)
    person["hobbies"] = hobbies
    return person


def average_age(people):
    total = 0
    for i in range(1, len(people)):
        total += people[i]["age"]
    return total / len(people)


ann = add_hobby({"name": "Ann", "age": 31}, "chess")
bob = add_hobby({"name": "Bob", "age": 27}, "sailing")
cat = add_hobby({"name": "Cat", "age": 35}, "botany")

for person in (ann, bob, cat):
    print(f"{person['name']} likes {', '.join(person['hobbies'])}")

# Expected: 31.0. There is a second bug.
print("average age", average_age([ann, bob, cat]))
