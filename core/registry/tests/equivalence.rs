//! The same algorithm in every language: the same instructions, or a difference that is explained.
//!
//! The first language of an algorithm gives the sequence of opcodes, labels left out; for each of the others it says
//! what is different, as stretches of that sequence with what stands there instead, and why.

use crate::support::lower_checked;
use ir::{Functions, Op};

/// One language's version.
struct Version {
    language: &'static str,
    /// What the function is called in the IR.
    function: &'static str,
    source: &'static str,
    /// Where it differs from the first: the reason, how often, the opcodes there, and those here.
    differences: &'static [(&'static str, usize, &'static str, &'static str)],
}

/// The opcodes of a function's body.
fn opcodes(version: &Version) -> String {
    let (program, _) = lower_checked(version.language, version.source);
    let module = &program.modules[0];
    let functions = Functions::of(module);
    let name = program.names.get(version.function).unwrap();
    let mut all = functions.list.iter();
    let info = all.find(|info| info.name == name).unwrap();
    let body = module.insts[info.entry.index()..info.end.index()].iter();
    let ops = body.filter(|inst| !matches!(inst.op, Op::Label { .. }));
    ops.map(|inst| inst.op.name()).collect::<Vec<_>>().join(" ")
}

fn check(expected: &str, versions: &[Version]) {
    for version in versions {
        let mut expected = expected.to_owned();
        for (reason, times, there, here) in version.differences {
            assert!(!reason.is_empty());
            let found = expected.matches(there).count();
            assert_eq!(
                found, *times,
                "{}: `{there}` in {expected}",
                version.language
            );
            expected = expected.replace(there, here);
        }
        assert_eq!(opcodes(version), expected, "{}", version.language);
    }
}

const fn same(language: &'static str, function: &'static str, source: &'static str) -> Version {
    Version {
        language,
        function,
        source,
        differences: &[],
    }
}

#[test]
fn the_iterative_factorial_has_its_23_opcodes_in_every_language() {
    check(
        "symbolic decl_var const decl_var const decl_var load_var load_var binop branch_if load_var load_var \
         binop store_var load_var const binop store_var branch load_var return const return",
        &[
            same(
                "python",
                "factorial",
                "\
def factorial(n):
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result
",
            ),
            same(
                "java",
                "factorial",
                "static int factorial(int n) { int result = 1; int i = 2; while (i <= n) { result *= i; i += 1; } return result; }",
            ),
            same(
                "java",
                "Main.factorial",
                "class Main { static int factorial(int n) { int result = 1; int i = 2; while (i <= n) { result *= i; i += 1; } return result; } }",
            ),
            same(
                "c",
                "factorial",
                "int factorial(int n) { int result = 1; int i = 2; while (i <= n) { result *= i; i += 1; } return result; }",
            ),
            same(
                "javascript",
                "factorial",
                "function factorial(n) { let result = 1; let i = 2; while (i <= n) { result *= i; i += 1; } return result; }",
            ),
            same(
                "typescript",
                "factorial",
                "function factorial(n: number): number { let result: number = 1; let i = 2; while (i <= n) { result *= i; i += 1; } return result; }",
            ),
            same(
                "lua",
                "factorial",
                "\
function factorial(n)
    local result = 1
    local i = 2
    while i <= n do
        result = result * i
        i = i + 1
    end
    return result
end
",
            ),
        ],
    );
}

#[test]
fn the_recursive_factorial_is_the_same_in_every_language() {
    check(
        "symbolic decl_var load_var const binop branch_if const return load_var load_var const binop \
         call_function binop return const return",
        &[
            same(
                "python",
                "factorial",
                "\
def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)
",
            ),
            same(
                "java",
                "factorial",
                "static int factorial(int n) { if (n <= 1) return 1; return n * factorial(n - 1); }",
            ),
            same(
                "c",
                "factorial",
                "int factorial(int n) { if (n <= 1) return 1; return n * factorial(n - 1); }",
            ),
            same(
                "javascript",
                "factorial",
                "function factorial(n) { if (n <= 1) return 1; return n * factorial(n - 1); }",
            ),
            same(
                "typescript",
                "factorial",
                "function factorial(n: number): number { if (n <= 1) return 1; return n * factorial(n - 1); }",
            ),
            same(
                "lua",
                "factorial",
                "\
function factorial(n)
    if n <= 1 then return 1 end
    return n * factorial(n - 1)
end
",
            ),
        ],
    );
}

#[test]
fn euclids_algorithm_is_the_same_in_every_language() {
    check(
        "symbolic decl_var symbolic decl_var load_var const binop branch_if load_var load_var binop decl_var \
         load_var store_var load_var store_var branch load_var return const return",
        &[
            same(
                "python",
                "gcd",
                "\
def gcd(a, b):
    while b != 0:
        t = a % b
        a = b
        b = t
    return a
",
            ),
            same(
                "java",
                "gcd",
                "static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }",
            ),
            same(
                "c",
                "gcd",
                "int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }",
            ),
            same(
                "lua",
                "gcd",
                "\
function gcd(a, b)
    while b ~= 0 do
        local t = a % b
        a = b
        b = t
    end
    return a
end
",
            ),
        ],
    );
}

#[test]
fn bubble_sort_differs_in_how_elements_are_reached() {
    check(
        "symbolic decl_var symbolic decl_var const decl_var load_var load_var binop branch_if const decl_var \
         load_var load_var const binop load_var binop binop branch_if load_var load_var load_index load_var load_var \
         const binop load_index binop branch_if load_var load_var load_index decl_var load_var load_var const binop \
         load_index load_var load_var store_index load_var load_var load_var const binop store_index load_var const \
         binop store_var branch load_var const binop store_var branch const return",
        &[
            same(
                "python",
                "sort",
                "\
def sort(a, n):
    i = 0
    while i < n:
        j = 0
        while j < n - 1 - i:
            if a[j] > a[j + 1]:
                t = a[j]
                a[j] = a[j + 1]
                a[j + 1] = t
            j += 1
        i += 1
",
            ),
            Version {
                language: "java",
                function: "sort",
                source: "static void sort(int[] a, int n) { int i = 0; while (i < n) { int j = 0; while (j < n - 1 - i) { if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } j += 1; } i += 1; } }",
                differences: &[(
                    "the place that is assigned to is computed ahead of the value",
                    1,
                    "decl_var load_var load_var const binop load_index load_var load_var store_index load_var load_var load_var const binop store_index",
                    "decl_var load_var load_var load_var load_var const binop load_index store_index load_var load_var const binop load_var store_index",
                )],
            },
            Version {
                language: "c",
                function: "sort",
                source: "void sort(int *a, int n) { int i = 0; while (i < n) { int j = 0; while (j < n - 1 - i) { if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } j += 1; } i += 1; } }",
                differences: &[
                    (
                        "the place that is assigned to is computed ahead of the value",
                        1,
                        "decl_var load_var load_var const binop load_index load_var load_var store_index load_var load_var load_var const binop store_index",
                        "decl_var load_var load_var SCALE load_var load_var const binop load_index STORE load_var load_var const binop SCALE load_var STORE",
                    ),
                    (
                        "an element of an array is what a pointer to it leads to: the index, as wide as an address, times the size, is added",
                        4,
                        "load_index",
                        "SCALE load_indirect",
                    ),
                    ("the same for a store", 2, "STORE", "store_indirect"),
                    (
                        "widening, size, product, sum",
                        6,
                        "SCALE",
                        "unop const binop binop",
                    ),
                ],
            },
        ],
    );
}

#[test]
fn a_linked_list_differs_in_how_members_are_reached() {
    check(
        "symbolic decl_var const decl_var load_var const binop branch_if load_var load_var load_field binop \
         store_var load_var load_field store_var branch load_var return const return",
        &[
            same(
                "python",
                "total",
                "\
class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next

def total(node):
    sum = 0
    while node is not None:
        sum += node.value
        node = node.next
    return sum
",
            ),
            same(
                "java",
                "total",
                "class Node { int value; Node next; Node(int value, Node next) { this.value = value; this.next = next; } } static int total(Node node) { int sum = 0; while (node != null) { sum += node.value; node = node.next; } return sum; }",
            ),
            Version {
                language: "c",
                function: "total",
                source: "struct node { int value; struct node *next; }; int total(struct node *node) { int sum = 0; while (node != 0) { sum += node->value; node = node->next; } return sum; }",
                differences: &[
                    (
                        "a member is what a pointer leads to; the first is at offset zero",
                        1,
                        "load_var load_var load_field binop",
                        "load_var load_var load_indirect binop",
                    ),
                    (
                        "the second is at its offset",
                        1,
                        "load_field",
                        "const binop load_indirect",
                    ),
                ],
            },
        ],
    );
    check(
        "symbolic decl_var symbolic decl_var load_var load_var call_function return const return",
        &[
            same(
                "python",
                "push",
                "\
class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next

def push(head, value):
    return Node(value, head)
",
            ),
            Version {
                language: "java",
                function: "push",
                source: "class Node { int value; Node next; Node(int value, Node next) { this.value = value; this.next = next; } } static Node push(Node head, int value) { return new Node(value, head); }",
                differences: &[(
                    "an object is made ahead of its constructor's arguments, which gets it as a further one, and gives nothing back",
                    1,
                    "load_var load_var call_function return",
                    "new_object load_var load_var call_function return",
                )],
            },
            Version {
                language: "c",
                function: "push",
                source: "typedef struct node { int value; struct node *next; } node; void *malloc(unsigned long); node *push(node *head, int value) { node *n = malloc(sizeof(node)); n->value = value; n->next = head; return n; }",
                differences: &[(
                    "memory is asked for and told what it is to hold, and the members are set where they are",
                    1,
                    "decl_var load_var load_var call_function return const return",
                    "decl_var const call_function const call_function decl_var load_var load_var store_indirect load_var const binop load_var store_indirect load_var return const return",
                )],
            },
        ],
    );
}
