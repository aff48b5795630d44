# covers: inheritance, multiple-inheritance, c3-linearization, super, diamond, mro, method-resolution
"""Inheritance, super() and the C3 order."""


class Animal:
    sound = "..."

    def __init__(self, name):
        self.name = name

    def speak(self):
        return f"{self.name} says {self.sound}"

    def describe(self):
        return "an animal"


class Dog(Animal):
    sound = "woof"

    def describe(self):
        return "a dog, " + super().describe()


class Puppy(Dog):
    def __init__(self, name, age):
        super().__init__(name + " jr.")
        self.age = age

    def speak(self):
        return super().speak().replace("woof", "yip")

    def describe(self):
        return "a puppy, " + super().describe()


for pet in (Animal("Thing"), Dog("Rex"), Puppy("Rex", 1)):
    print(pet.speak(), "|", pet.describe(), "|", type(pet).__bases__[0].__name__)

print(isinstance(Puppy("x", 1), Animal), issubclass(Dog, Puppy), issubclass(bool, (str, int)))


class Base:
    def __init__(self):
        print("Base init")

    def visit(self):
        return ["Base"]


class Left(Base):
    def __init__(self):
        print("Left init")
        super().__init__()

    def visit(self):
        return ["Left"] + super().visit()


class Right(Base):
    def __init__(self):
        print("Right init")
        super().__init__()

    def visit(self):
        return ["Right"] + super().visit()


class Bottom(Left, Right):
    def __init__(self):
        print("Bottom init")
        super().__init__()

    def visit(self):
        return ["Bottom"] + super().visit()


b = Bottom()
print(b.visit())
print([c.__name__ for c in Bottom.__mro__])
print(super(Left, b).visit(), super(Bottom, b).visit(), Right.visit(b))

try:

    class Impossible(Base, Left):
        pass

except TypeError as error:
    print(str(error).splitlines()[0])


class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
class E(C): pass
class F(D, E): pass


print(" ".join(c.__name__ for c in F.mro()))


class LoudMixin:
    def speak(self):
        return super().speak().upper() + "!"


class CountMixin:
    calls = 0

    def speak(self):
        type(self).calls += 1
        return super().speak()


class LoudDog(LoudMixin, CountMixin, Dog):
    pass


d = LoudDog("Max")
print(d.speak(), d.speak(), LoudDog.calls, CountMixin.calls)

# Class attribute against instance attribute.
d.sound = "growl"
print(d.speak(), Dog.sound, Dog("Other").speak())


class Shared:
    items = []
    total = 0

    def add(self, x):
        self.items.append(x)
        self.total += x


s1, s2 = Shared(), Shared()
s1.add(5)
s2.add(7)
print(s1.items is s2.items, s1.items, s1.total, s2.total, Shared.total, vars(s1))
try:
    super().missing
except RuntimeError as error:
    print("RuntimeError:", error)
