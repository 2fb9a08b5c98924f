//! Recordings: one inside another, several at once, ended by a panic, larger than they may be.
#![cfg(any(debug_assertions, feature = "on"))]

use std::thread;

use call_trace::{Event, Position, State, Trace, is_recording, note, record, traced, try_record};

#[traced]
fn fibonacci(n: u64) -> u64 {
    if n < 2 {
        n
    } else {
        fibonacci(n - 1) + fibonacci(n - 2)
    }
}

#[traced]
fn countdown(n: u64) -> u64 {
    if n == 0 {
        panic!("no fuel at {n}");
    }
    countdown(n - 1)
}

fn json(trace: &Trace) -> String {
    let mut out = Vec::new();
    trace.write_json(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn counts_are_those_of_the_textbook() {
    let (value, trace) = record(|| fibonacci(10));
    assert_eq!((value, trace.calls(), trace.height()), (55, 177, 10));
    assert_eq!(
        (
            trace.recorded_calls(),
            trace.calls_of("fibonacci"),
            trace.calls_of("other")
        ),
        (177, 177, 0)
    );
}

#[test]
fn nothing_is_recorded_outside() {
    assert!(!is_recording());
    assert_eq!(fibonacci(3), 2);
    let ((), trace) = record(|| assert!(is_recording()));
    assert_eq!(
        (trace.calls(), trace.height(), trace.events().len()),
        (0, 0, 0)
    );
}

#[test]
fn an_inner_recording_has_its_own_calls_and_the_outer_has_them_too() {
    let ((inner, empty), outer) = record(|| {
        note("before");
        fibonacci(3);
        let ((_, innermost), inner) = record(|| (fibonacci(4), record(|| fibonacci(2)).1));
        assert_eq!(json(&innermost), json(&record(|| fibonacci(2)).1));
        fibonacci(1);
        (inner, record(|| ()).1)
    });
    let alone = record(|| {
        fibonacci(4);
        fibonacci(2);
    });
    assert_eq!(json(&inner), json(&alone.1));
    assert_eq!((inner.calls(), inner.height()), (9 + 3, 4));
    assert_eq!(
        (empty.calls(), empty.height(), empty.events().len()),
        (0, 0, 0)
    );
    assert_eq!((outer.calls(), outer.height()), (5 + 9 + 3 + 3 + 1, 4));
}

#[test]
fn an_inner_recording_below_open_calls_counts_its_height_from_there() {
    #[traced]
    fn outside(depth: u32) -> Trace {
        if depth > 0 {
            outside(depth - 1)
        } else {
            record(|| fibonacci(3)).1
        }
    }
    let (inner, outer) = record(|| outside(5));
    assert_eq!((inner.height(), outer.height()), (3, 9));
    assert_eq!(inner.tree().height(), 3);
    assert_eq!(
        (inner.calls_of("outside"), outer.calls_of("outside")),
        (0, 6)
    );
}

#[test]
fn threads_record_each_their_own() {
    let threads: Vec<_> = (0..8_u64)
        .map(|n| thread::spawn(move || record(|| fibonacci(n))))
        .collect();
    for (n, thread) in threads.into_iter().enumerate() {
        let (_, trace) = thread.join().unwrap();
        assert_eq!(json(&trace), json(&record(|| fibonacci(n as u64)).1));
    }
}

#[test]
fn a_panic_keeps_the_trace_and_leaves_no_call_open() {
    let (result, trace) = try_record(|| countdown(3));
    assert_eq!(result.unwrap_err().to_string(), "no fuel at 0");
    assert_eq!(
        (trace.calls(), trace.stopped(), trace.is_complete()),
        (4, Some("no fuel at 0"), true)
    );
    let left: Vec<_> = trace.events().skip(4).collect();
    let want: Vec<_> = (0..4)
        .rev()
        .map(|node| Event::Leave {
            node,
            returned: None,
            value: None,
            mv: None,
        })
        .collect();
    assert_eq!(left, want);
    assert!(!is_recording());
}

#[test]
fn record_lets_the_panic_go_on_and_is_over_then() {
    let panic = std::panic::catch_unwind(|| record(|| countdown(1))).unwrap_err();
    assert_eq!(*panic.downcast::<String>().unwrap(), "no fuel at 0");
    assert!(!is_recording());
}

#[test]
fn a_panic_that_was_caught_inside_is_not_the_end() {
    let (inner, outer) = record(|| {
        let (result, inner) = try_record(|| countdown(2));
        assert!(result.is_err());
        fibonacci(1);
        inner
    });
    assert_eq!((inner.calls(), inner.stopped()), (3, Some("no fuel at 0")));
    assert_eq!((outer.calls(), outer.stopped()), (4, None));
    assert!(!inner.went_too_deep() && !outer.went_too_deep());
}

#[test]
fn moves_values_and_notes_are_recorded_in_order_between_the_calls() {
    #[traced(skip(board))]
    fn search(board: &mut String) -> i32 {
        let first = Position::first(&State {
            max: Some(&"MAX"),
            to_move: Some(&"MAX"),
            ..State::text(&"")
        });
        first.ask();
        first.ask();
        first.offer([1, 2]);
        board.push('1');
        let one = first.play(1, None, &State::text(board));
        one.ask();
        one.value(-3);
        board.pop();
        let back = one.take_back(first, 1, &*board);
        assert_eq!(back, first);
        let over = State {
            to_move: Some(&"MIN"),
            over: true,
            ..State::text(&"a\nb")
        };
        first.play(2, Some(&"MAX"), &over);
        assert_eq!([one, first].map(Position::valued_around), [one, first]);
        note("cut");
        7
    }
    let (_, trace) = record(|| search(&mut String::new()));
    assert_eq!(
        json(&trace),
        r#"{"trace":{"format":3}}
{"enter":{"node":0,"function":"search","args":[]}}
{"board":{"at":0,"kind":"text","max":"MAX","to_move":"MAX","board":""}}
{"ask":{"at":0}}
{"offer":{"at":0,"choices":["1","2"]}}
{"play":{"at":0,"to":1,"choice":"1","board":"1"}}
{"ask":{"at":1}}
{"value":{"at":1,"value":-3}}
{"take_back":{"at":1,"to":0,"choice":"1","board":""}}
{"play":{"at":0,"to":2,"choice":"2","mover":"MAX","to_move":"MIN","over":true,"board":"a\nb"}}
{"around":{"at":1}}
{"note":{"text":"cut"}}
{"leave":{"node":0,"returned":"7","value":7}}
{"end":{"calls":1}}
"#
    );
    assert_eq!(trace.plays(), 2);
    assert!(trace.run().valued_around);
    let tree = trace.tree();
    let call = &tree.calls[0];
    assert_eq!(
        (call.leaves.as_slice(), call.plays[1].mover),
        (&[-3][..], Some("MAX"))
    );
    assert_eq!(
        (
            call.offered.as_slice(),
            call.plays.len(),
            call.notes.as_slice()
        ),
        (&["1", "2"][..], 2, &["cut"][..])
    );
}

#[test]
fn what_does_not_fit_is_counted_and_the_calls_that_were_kept_end() {
    // 2 · fib(27) − 1 = 635 621 calls would be 1.3 million events.
    let (_, trace) = record(|| {
        Position::first(&State::text(&"")).play("first", None, &State::text(&"board"));
        fibonacci(26);
        Position::first(&State::text(&"")).play("last", None, &State::text(&"board"));
    });
    assert_eq!(
        (trace.calls(), trace.calls_of("fibonacci"), trace.height()),
        (392_835, 392_835, 26)
    );
    assert_eq!((trace.recorded_calls(), trace.plays()), (392_835, 2));
    let (_, trace) = record(|| {
        Position::first(&State::text(&"")).play("first", None, &State::text(&"board"));
        fibonacci(27);
        Position::first(&State::text(&"")).play("last", None, &State::text(&"board"));
    });
    assert_eq!(
        (trace.calls(), trace.calls_of("fibonacci"), trace.height()),
        (635_621, 635_621, 27)
    );
    assert_eq!(trace.plays(), 2);
    assert!(trace.recorded_calls() < trace.calls());
    assert!(
        (call_trace::MOST_EVENTS..call_trace::MOST_EVENTS + 27).contains(&trace.events().len())
    );
    assert!(trace.tree().calls.iter().all(|call| call.value.is_some()));
}

/// Its `Debug` panics.
struct Grumpy;

impl std::fmt::Debug for Grumpy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("half a wo")?;
        panic!("not today")
    }
}

#[traced]
fn returns(grumpy: bool) -> Result<u8, Grumpy> {
    if grumpy { Err(Grumpy) } else { Ok(1) }
}

#[traced]
fn takes(grumpy: &Grumpy, n: u64) -> u64 {
    std::mem::size_of_val(grumpy) as u64 + n
}

#[test]
fn a_debug_that_panics_leaves_the_recording_in_order() {
    let ((), trace) = record(|| {
        for _ in 0..2 {
            assert_eq!(
                try_record(|| _ = returns(true)).0.unwrap_err().to_string(),
                "not today"
            );
            assert_eq!(
                try_record(|| _ = takes(&Grumpy, 1))
                    .0
                    .unwrap_err()
                    .to_string(),
                "not today"
            );
        }
        assert_eq!(fibonacci(2) + u64::from(returns(false).unwrap()), 2);
    });
    assert_eq!((trace.calls(), trace.height()), (2 + 3 + 1, 2));
    let values: Vec<_> = trace.tree().calls.iter().map(|call| call.value).collect();
    assert_eq!(
        values,
        [None, None, Some("1"), Some("1"), Some("0"), Some("Ok(1)")]
    );
}
