//! The picture of what variables lead to.

use super::*;
use protocol::{BoxView, ByteState, CellView, MemoryView};
use std::collections::BTreeMap;

fn looking(language: &str, source: &str) -> Page {
    let mut page = Page::new();
    page.ask(Request::Memory {
        shown: true,
        bytes: None,
    });
    page.compile_in(language, 1, source);
    page
}

impl Page {
    fn picture(&self) -> MemoryView {
        let found = self.said.iter().rev().find_map(|reply| match reply {
            Reply::Memory(picture) => Some((**picture).clone()),
            _ => None,
        });
        found.expect("a picture was sent")
    }

    /// Steps over lines until this one is next, at most so often.
    fn until(&mut self, line: u32) -> MemoryView {
        self.go(Move::Line {
            file: 0,
            line,
            direction: Direction::Forward,
        });
        self.picture()
    }
}

fn named<'a>(picture: &'a MemoryView, title: &str) -> &'a BoxView {
    let mut all = picture.boxes.iter();
    all.find(|each| each.title == title)
        .unwrap_or_else(|| panic!("no {title} in {picture:#?}"))
}

fn cell<'a>(each: &'a BoxView, name: &str) -> &'a CellView {
    let mut all = each.cells.iter();
    all.find(|cell| cell.name == name)
        .unwrap_or_else(|| panic!("no {name} in {each:#?}"))
}

const CHAIN: &str = "class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next

head = None
for n in range(4):
    head = Node(n, head)
pairs = {'a': [1, 2], 'b': head}
both = pairs['a']
both.append(3)
head.value = 9
done = True
";

#[test]
fn objects_are_boxes_and_one_object_is_one_box() {
    let mut page = looking("python", CHAIN);
    let picture = page.until(13);
    let globals = named(&picture, "Globals");
    let list = cell(globals, "both").target.clone();
    assert_eq!(cell(named(&picture, "dict"), "'a'").target, list);
    let nodes = picture.boxes.iter().filter(|each| each.title == "Node");
    assert_eq!(nodes.count(), 4);
    let head = named(&picture, "Node");
    assert_eq!(cell(globals, "head").target.as_ref(), Some(&head.id));
    assert_eq!(cell(head, "value").mark, Some(Mark::Changed), "{head:#?}");
    assert_eq!(cell(head, "next").mark, None);
    let list = named(&picture, "list");
    let values: Vec<&str> = list.cells.iter().map(|cell| cell.value.as_str()).collect();
    assert_eq!(values, ["1", "2", "3"]);
    assert!(list.is_across);
    let turns = picture.arrows.iter().filter(|arrow| arrow.is_changed);
    assert_eq!(turns.count(), 0, "a value changed, and no arrow");
}

#[test]
fn what_lives_keeps_its_place_and_nothing_overlaps() {
    let mut page = looking("python", CHAIN);
    let mut places: BTreeMap<String, (f32, f32)> = BTreeMap::new();
    for step in 1..200 {
        page.go(Move::To(step));
        let picture = page.picture();
        for (at, one) in picture.boxes.iter().enumerate() {
            for other in &picture.boxes[at + 1..] {
                let beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
                let below = one.y + one.height <= other.y || other.y + other.height <= one.y;
                assert!(beside || below, "{one:#?} and {other:#?}");
            }
            assert!(one.x + one.width <= picture.width && one.y + one.height <= picture.height);
            if one.title == "Node"
                && let Some((_, top)) = places.insert(one.id.clone(), (one.x, one.y))
            {
                assert!((top - one.y).abs() < 0.5, "step {step}: {one:#?}");
            }
        }
    }
    assert!(places.len() >= 4);
    let last = page.picture();
    page.go(Move::First);
    page.go(Move::To(last.step));
    assert_eq!(
        page.picture().boxes,
        last.boxes,
        "the same after going back"
    );
}

#[test]
fn what_a_function_captured_is_in_its_box() {
    let source = "def counter():
    count = [0]
    def up():
        count[0] += 1
        return count[0]
    return up
tick = counter()
tick()
x = 1
";
    let mut page = looking("python", source);
    let picture = page.until(9);
    let tick = cell(named(&picture, "Globals"), "tick");
    let closure = named(&picture, "up");
    assert_eq!(tick.target.as_ref(), Some(&closure.id));
    let list = cell(closure, "count").target.clone();
    assert_eq!(list.as_ref(), Some(&named(&picture, "list").id));
}

const MEMORY: &str = "#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
    int numbers[4] = {1, 2, 3};
    int *third = &numbers[2];
    int *behind = numbers + 4;
    struct node *head = malloc(sizeof *head);
    head->value = 7;
    struct node second = {8, head};
    char text[8] = \"abc\";
    *third = 5;
    free(head);
    return numbers[2] + (behind == numbers);
}
";

#[test]
fn a_literal_says_its_text() {
    let source = "int main(void) {\n    const char *s = \"a\\tb\";\n    return s[0];\n}\n";
    let mut page = looking("c", source);
    let picture = page.until(3);
    let target = cell(named(&picture, "main"), "s").target.clone();
    let literal = picture
        .boxes
        .iter()
        .find(|each| Some(&each.id) == target.as_ref());
    let texts: Vec<&str> = (literal.unwrap().cells.iter())
        .map(|cell| cell.value.as_str())
        .collect();
    assert_eq!(texts, ["\"a\\tb\""]);
}

#[test]
fn memory_is_drawn_by_its_layout_and_pointers_lead_into_it() {
    let mut page = looking("c", MEMORY);
    let picture = page.until(12);
    let main = named(&picture, "main");
    assert_eq!(cell(main, "text").value, "\"abc\"");
    let numbers = named(&picture, "numbers");
    assert_eq!(cell(numbers, "2").value, "5");
    assert_eq!(cell(numbers, "2").mark, Some(Mark::Changed));
    let arrow = |name: &str| {
        let cell = main.cells.iter().position(|cell| cell.name == name);
        let target = cell.and_then(|cell| main.cells[cell].target.clone());
        let y = cell.map(|cell| main.y + main.cells[cell].y + main.cells[cell].height / 2.0);
        let arrows = picture.arrows.iter();
        let arrow = arrows
            .filter(|arrow| picture.boxes[arrow.from as usize].id == main.id)
            .find(|arrow| Some(arrow.points[0].y) == y);
        (target, arrow.cloned())
    };
    let (target, third) = arrow("third");
    assert_eq!(target.as_ref(), Some(&numbers.id));
    let tip = |arrow: Option<protocol::ArrowView>| *arrow.expect("an arrow").points.last().unwrap();
    let cell = &numbers.cells[2];
    let middle = numbers.x + cell.x + cell.width / 2.0;
    assert_eq!(tip(third).x, middle, "to the third");
    let (_, behind) = arrow("behind");
    assert_eq!(
        tip(behind).x,
        numbers.x
            + numbers
                .width
                .min(numbers.cells[3].x + numbers.cells[3].width)
    );
    let (_, own) = arrow("numbers");
    assert!(own.expect("an arrow").is_own);
    let head = picture.boxes.iter().find(|each| each.note == "heap");
    let head = head.expect("what was allocated");
    assert!(head.has_bytes && !head.is_dead);
    page.ask(Request::Memory {
        shown: true,
        bytes: Some(head.id.clone()),
    });
    let bytes = page.picture().bytes.expect("its bytes");
    assert_eq!(bytes.size, 16);
    let states: Vec<ByteState> = bytes.bytes.iter().map(|byte| byte.state).collect();
    assert_eq!(states[..4], [ByteState::Written; 4]);
    assert_eq!(states[4..], [ByteState::Unset; 12], "`next` was never set");
    let freed = page.until(13);
    let dead = freed.boxes.iter().find(|each| each.id == head.id);
    assert!(dead.is_some_and(|each| each.is_dead && each.note == "freed"));
}

#[test]
fn objects_of_a_class_are_boxes_in_every_language() {
    let source = "import java.util.*;
public class Main {
    static class Point { int x; int[] y = {1, 2}; Point next; Point(int x) { this.x = x; } }
    public static void main(String[] args) {
        Point p = new Point(3);
        p.next = new Point(4);
        List<Integer> list = new ArrayList<>();
        list.add(5);
        Map<String, Point> map = new HashMap<>();
        map.put(\"k\", p);
        System.out.println(list);
    }
}
";
    let mut page = looking("java", source);
    let picture = page.until(11);
    let main = named(&picture, "main");
    let point = named(&picture, "Point");
    assert_eq!(cell(main, "p").target.as_ref(), Some(&point.id));
    assert_eq!(cell(point, "x").value, "3");
}

/// What nobody but pointers leads to has a history too.
#[test]
fn memory_of_the_heap_tells_which_step_wrote_it() {
    let mut page = looking(
        "c",
        "#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
    struct node *one = malloc(sizeof *one);
    int *many = malloc(3 * sizeof *many);
    one->value = 5;
    many[2] = 6;
    one->value = 7;
    return many[2];
}
",
    );
    let picture = page.until(9);
    let asked = |title: &str, name: &str| cell(named(&picture, title), name).path.clone();
    let (one, many) = (asked("struct node", "value"), asked("int[3]", "2"));
    for (path, line, name) in [(one, 8, "value"), (many, 7, "[2]")] {
        let before = page.state().step;
        page.go(Move::Written { path, before });
        let origin = page.state().origin.clone().expect("it was written");
        assert_eq!((origin.line, &*origin.name), (Some(line), name));
        page.until(9);
    }
}

/// Java's collections are boxes of what they hold, and show what a step read of them.
#[test]
fn a_collection_of_the_library_is_a_box_of_its_elements() {
    let mut page = looking(
        "java",
        "import java.util.*;
public class Main {
    public static void main(String[] args) {
        Map<String, Integer> prices = new HashMap<>();
        List<Integer> list = new ArrayList<>();
        prices.put(\"a\", 3);
        prices.put(\"b\", 4);
        list.add(prices.get(\"a\"));
        list.add(9);
        int first = list.get(1);
        System.out.println(first);
    }
}
",
    );
    page.until(10);
    page.step(Stride::Over, Direction::Forward);
    let picture = page.picture();
    let prices = named(&picture, "HashMap");
    let names: Vec<&str> = prices.cells.iter().map(|cell| &*cell.name).collect();
    assert_eq!(names, ["\"a\"", "\"b\""]);
    let list = named(&picture, "ArrayList");
    assert_eq!((list.cells.len(), &*list.note), (2, "2"));
    assert_eq!(list.cells[0].mark, None);
    assert_eq!(list.cells[1].mark, Some(Mark::Read));
    assert_eq!(cell(list, "1").value, "9");
    let before = page.state().step;
    page.go(Move::Written {
        path: list.cells[1].path.clone(),
        before,
    });
    let origin = page.state().origin.clone().expect("it was written");
    assert_eq!((&*origin.name, &*origin.value), ("list[1]", "9"));
    assert_eq!(
        origin.line,
        Some(9),
        "where the program calls what writes it"
    );
    assert_eq!(origin.text, "list.add(9);");
}

#[test]
fn what_has_no_name_in_the_program_is_called_by_its_type() {
    let source = "struct point { int x, y; };
int main(void) {
    struct point *p = &(struct point){1, 2};
    int *q = (int[]){3, 4, 5};
    return p->x + q[1];
}
";
    let mut page = looking("c", source);
    let picture = page.until(5);
    let main = named(&picture, "main");
    let names: Vec<&str> = main.cells.iter().map(|cell| cell.name.as_str()).collect();
    assert_eq!(names, ["p", "q"]);
    let titles: Vec<&str> = (picture.boxes.iter().skip(1))
        .map(|each| each.title.as_str())
        .collect();
    assert_eq!(titles, ["struct point", "int[3]"]);
}
