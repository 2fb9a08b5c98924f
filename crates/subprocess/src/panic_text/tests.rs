use super::*;

fn panic_of(message: &str) -> Panic {
    let stderr = format!(
        "\nthread 'zero' (71) panicked at ch1/tests/factorial.rs:9:5:\n{message}\n\
         note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n"
    );
    let (mut panics, others) = read(&stderr);
    assert_eq!((panics.len(), others.as_str()), (1, ""));
    panics.remove(0)
}

#[test]
fn a_message_stands_alone() {
    let panic = panic_of("factorial(0) is 0, and should be 1.\nThe base value is a factor.");
    assert_eq!(
        panic.message,
        "factorial(0) is 0, and should be 1.\nThe base value is a factor."
    );
    assert_eq!(panic.place.unwrap().line, 9);
    assert!(!panic.is_bare_assertion);
}

#[test]
fn values_that_the_message_names_are_not_said_twice() {
    let said = panic_of("assertion `left == right` failed: it is 0, not 1\n  left: 0\n right: 1");
    assert_eq!(
        (said.message.as_str(), said.sides),
        ("it is 0, not 1", None)
    );
    let written = panic_of(
        "assertion `left == right` failed: it is −3, and 18 297 was wanted\n  left: -3\n right: 18297",
    );
    assert_eq!(written.sides, None);
    let another = panic_of("assertion `left == right` failed: 17 of 8\n  left: 7\n right: 8");
    assert!(another.sides.is_some(), "17 is no 7");
    let unsaid = panic_of("assertion `left == right` failed: wrong\nvalue\n  left: 0\n right: 1");
    assert_eq!(unsaid.message, "wrong\nvalue");
    assert_eq!(unsaid.sides, Some(("0".into(), "1".into())));
}

#[test]
fn an_assertion_without_words_is_known_as_one() {
    let equal = panic_of("assertion `left == right` failed\n  left: 0\n right: 1");
    assert!(equal.is_bare_assertion && equal.sides.is_some());
    assert!(panic_of("assertion failed: x > 1").is_bare_assertion);
}

#[test]
fn a_panic_that_is_quoted_loses_its_place() {
    let panic = panic_of("a long chain: thread 't' (9) panicked at ch1/src/f.rs:1:2:\nno base");
    assert_eq!(panic.message, "a long chain: no base");
}

#[test]
fn what_the_program_printed_is_kept_apart() {
    let (panics, others) =
        read("[src/f.rs:1:2] n = 3\n\nthread 't' (1) panicked at a.rs:1:2:\nno\n");
    assert_eq!(others, "[src/f.rs:1:2] n = 3");
    assert_eq!(panics[0].message, "no");
    assert_eq!(read("just words\n"), (vec![], "just words".into()));
    let (_, others) = read("just words\nmemory allocation of 8 bytes failed\n");
    assert_eq!(others, "just words", "the verdict says it better");
}

#[test]
fn a_panic_in_another_thread_is_the_cause() {
    let (panics, _) = read(
        "thread '<unnamed>' (2) panicked at a.rs:1:2:\nthe cause\n\n\
         thread 't' (1) panicked at a.rs:3:4:\ncalled `Result::unwrap()` on an `Err` value: Any { .. }\n",
    );
    assert_eq!(panics.last().unwrap().message, "the cause");
}
