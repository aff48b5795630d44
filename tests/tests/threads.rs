//! Threads that wait for each other end a run, and say so. Their own implementations would hang, so there is nothing
//! to record.

use reddragon_tests::compile;
use session::vm::{Settings, Stream};
use session::{Session, Status};
use std::rc::Rc;

/// Runs a Java program's `main`; gives how it ended and what it printed.
fn ran(body: &str) -> (Status, String) {
    let source = format!(
        "import java.util.concurrent.*;\nimport java.util.concurrent.locks.*;\npublic class Main {{\n\
         public static void main(String[] args) throws Exception {{\n{body}\n}}\n}}\n"
    );
    let compiled =
        compile("java", "Main.java", &source).expect("Java has a grammar and a frontend");
    let settings = Settings {
        complete: true,
        ..Settings::default()
    };
    let mut session = Session::new(Rc::new(compiled), settings);
    session.advance(10_000_000);
    let machine = session.machine();
    (session::status(machine), machine.written(Stream::Out))
}

#[test]
fn two_locks_in_different_orders() {
    let (status, printed) = ran("
        Object a = new Object(), b = new Object();
        Thread one = new Thread(() -> { synchronized (a) { Thread.yield(); synchronized (b) { System.out.println(1); } } });
        Thread two = new Thread(() -> { synchronized (b) { Thread.yield(); synchronized (a) { System.out.println(2); } } });
        one.start();
        two.start();
        System.out.println(\"started\");
        one.join();");
    assert_eq!((status, &*printed), (Status::Deadlock, "started\n"));
}

#[test]
fn nobody_ever_notifies() {
    let (status, _) = ran("Object lock = new Object(); synchronized (lock) { lock.wait(); }");
    assert_eq!(status, Status::Deadlock);
}

#[test]
fn an_executor_that_is_not_shut_down_waits_for_ever() {
    let (status, printed) = ran("
        ExecutorService pool = Executors.newFixedThreadPool(2);
        System.out.println(pool.submit(() -> 6 * 7).get());");
    assert_eq!((status, &*printed), (Status::Deadlock, "42\n"));
}

#[test]
fn daemons_keep_nobody_waiting() {
    let (status, printed) = ran("
        Thread daemon = new Thread(() -> { synchronized (Main.class) { try { Main.class.wait(); } catch (InterruptedException e) { } } });
        daemon.setDaemon(true);
        daemon.start();
        Thread.sleep(5);
        System.out.println(daemon.getState());");
    assert_eq!((status, &*printed), (Status::Finished, "WAITING\n"));
}

#[test]
fn threads_end_although_main_fails() {
    let (status, printed) = ran("
        new Thread(() -> System.out.println(\"thread\")).start();
        throw new IllegalStateException(\"main\");");
    assert_eq!((status, &*printed), (Status::Error, "thread\n"));
}
