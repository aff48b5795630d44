//! Objects of a language's library are shown by what they hold to people, as the library itself writes them.

use session::vm::display::preview;
use session::{Motion, Progress, Session};

/// Numbers alone, which views and the library write alike.
const COLLECTIONS: &str = "\
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    enum Side { LEFT, RIGHT }
    public static void main(String[] args) {
        List<Integer> empty = new ArrayList<>();
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> fixed = List.of(4, 5);
        List<Integer> array = Arrays.asList(6, 7);
        List<Integer> linked = new LinkedList<>(list);
        Stack<Integer> stack = new Stack<>();
        stack.push(8);
        stack.push(9);
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < 40; i++) {
            queue.addLast(i);
            if (i % 3 > 0) queue.removeFirst();
        }
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(3, 1, 2));
        Map<Integer, Integer> map = new HashMap<>();
        Map<Integer, List<Integer>> ordered = new LinkedHashMap<>();
        TreeMap<Integer, Integer> tree = new TreeMap<>();
        Map<Integer, Integer> shared = new ConcurrentHashMap<>();
        for (int i = 30; i > 0; i -= 7) {
            map.put(i * 17, i);
            ordered.computeIfAbsent(i % 4, k -> new ArrayList<>()).add(i);
            tree.put(i, -i);
            shared.put(i, i);
        }
        Set<Integer> set = new HashSet<>(map.keySet());
        Set<Integer> sorted = new TreeSet<>(map.values());
        Set<Integer> inserted = new LinkedHashSet<>(List.of(5, 3, 4));
        Map<Integer, Integer> one = Map.of(1, 2);
        Set<Integer> few = Set.of(7);
        Map.Entry<Integer, Integer> entry = tree.firstEntry();
        Map.Entry<Integer, Integer> pair = Map.entry(3, 4);
        Map.Entry<Integer, Integer> node = map.entrySet().iterator().next();
        StringBuilder text = new StringBuilder();
        AtomicInteger count = new AtomicInteger(12);
        AtomicLong total = new AtomicLong(13);
        AtomicBoolean flag = new AtomicBoolean(true);
        AtomicReference<Integer> place = new AtomicReference<>(14);
        Side side = Side.RIGHT;
        EnumMap<Side, Integer> sides = new EnumMap<>(Side.class);
        sides.put(Side.RIGHT, 2);
        sides.put(Side.LEFT, 1);
        EnumSet<Side> both = EnumSet.allOf(Side.class);
        Exception error = new IllegalStateException(\"far\");
        Exception bare = new UnsupportedOperationException();
        Object[] all = {
            empty, list, fixed, array, linked, stack, queue, heap, map, ordered, tree, shared, set, sorted, inserted,
            one, few, entry, pair, node, count, total, flag, place, side, sides, both, error, bare
        };
        for (Object each : all) System.out.println(each);
    }
}
";

#[test]
fn a_collection_of_the_library_is_shown_as_the_library_writes_it() {
    let compiled = reddragon_tests::compile("java", "Main.java", COLLECTIONS).expect("it compiles");
    let mut session = Session::new(compiled.into(), session::vm::Settings::default());
    while session.make(&Motion::to_end(), 100_000) == Progress::Moving {}
    let machine = session.machine();
    let frame = machine.calls().0.len() - 1;
    let variables = machine.frame_variables(frame);
    let named = |name: &str| {
        let found = variables.iter().find(|(own, _)| machine.name(*own) == name);
        found.unwrap_or_else(|| panic!("no {name}")).1
    };
    let printed: String = machine.output.iter().map(|piece| &*piece.text).collect();
    let names = COLLECTIONS.split_once("Object[] all = {").unwrap().1;
    let names = names.split_once('}').unwrap().0.split(',').map(str::trim);
    let shown: Vec<String> = names
        .clone()
        .map(|name| preview(machine, named(name), 400))
        .collect();
    let names: Vec<&str> = names.collect();
    for ((name, shown), printed) in names.iter().zip(&shown).zip(printed.lines()) {
        assert_eq!(shown, printed, "{name}");
    }
    assert_eq!(printed.lines().count(), shown.len());
    assert_eq!(preview(machine, named("text"), 400), "\"\"");
    let kind = |name: &str| machine.shown_type(named(name));
    assert_eq!(kind("list"), "ArrayList");
    assert_eq!(kind("all"), "Object[]");
    assert_eq!(kind("args"), "String[]");
    assert_eq!(kind("side"), "Side");
}

/// Every member that a view names is one: a library that keeps its things elsewhere shows nothing.
#[test]
fn what_is_held_is_found_while_the_library_works_on_it() {
    let compiled = reddragon_tests::compile("java", "Main.java", COLLECTIONS).expect("it compiles");
    let mut session = Session::new(compiled.into(), session::vm::Settings::default());
    let mut looked = 0;
    for step in (0..20_000).step_by(37) {
        session.make(&Motion::to(step, &session), u64::MAX);
        let machine = session.machine();
        for frame in 0..machine.calls().0.len() {
            for (_, value) in machine.frame_variables(frame) {
                let _ = preview(machine, value, 100);
                looked += usize::from(value.handle().is_some_and(|it| machine.form(it).is_some()));
            }
        }
    }
    assert!(looked > 100, "{looked} objects were looked at");
}
