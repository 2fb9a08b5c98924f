//! A recursion without an end is stopped before it overflows the stack, and says why.
#![cfg(any(debug_assertions, feature = "on"))]
#![allow(
    unconditional_recursion,
    clippy::only_used_in_recursion,
    reason = "it is what is tested"
)]

use std::hint::black_box;
use std::thread;

use call_trace::{Limits, record, traced, try_record, with_limits};
use rstest::rstest;

const MIB: usize = 1 << 20;

#[traced]
fn no_smaller(n: u64) -> u64 {
    n * no_smaller(n)
}

#[traced]
fn larger(n: u64) -> u64 {
    n + larger(n + 1)
}

#[traced]
fn past_zero(n: i64) -> i64 {
    if n == 0 { 0 } else { past_zero(n - 2) }
}

#[traced]
fn ping(n: u8) -> u8 {
    pong(n)
}

#[traced]
fn pong(n: u8) -> u8 {
    ping(n)
}

#[traced]
fn halves(text: &str) -> usize {
    halves(&text[..text.len().div_ceil(2)]) + halves(&text[text.len() / 2..])
}

/// The call that goes too deep is one that would end.
#[traced]
fn takes_none_off(n: u64) -> u64 {
    if n == 0 {
        0
    } else {
        takes_none_off(0) + takes_none_off(n)
    }
}

#[traced]
fn with_a_large_frame<const N: usize>(n: u8) -> u8 {
    let room = black_box([n; N]);
    with_a_large_frame::<N>(n) + room[0]
}

#[traced]
fn through_untraced(n: u8) -> u8 {
    fn untraced(n: u8) -> u8 {
        let room = black_box([n; 3000]);
        through_untraced(n) + room[0]
    }
    untraced(n)
}

#[traced]
fn chain(n: u64) -> u64 {
    if n == 0 { 0 } else { 1 + chain(n - 1) }
}

/// Runs it on a thread with a stack of that size, and returns the panic's message.
fn stopped(stack: usize, limits: Option<Limits>, run: fn()) -> String {
    let thread = thread::Builder::new().stack_size(stack);
    let run = move || match limits {
        Some(limits) => with_limits(limits, run),
        None => run(),
    };
    let panic = thread
        .spawn(run)
        .unwrap()
        .join()
        .expect_err("it should not have ended");
    *panic.downcast::<String>().unwrap()
}

#[rstest]
#[case(|| _ = no_smaller(5), "no_smaller went 10 000 calls deep without reaching a base case.\n\
    The last calls: no_smaller(5) → no_smaller(5) → no_smaller(5) → …\n\
    Each call must be nearer to the base case than the one before.")]
#[case(|| _ = ping(5), "ping and pong went 10 000 calls deep without reaching a base case.\n\
    The last calls: pong(5) → ping(5) → pong(5) → ping(5) → …\n\
    Each call must be nearer to the base case than the one before.")]
#[case(|| _ = larger(1), "larger went 10 000 calls deep without reaching a base case.\n\
    The last calls: larger(9999) → larger(10000) → larger(10001) → …\n\
    n grows with every call. If a value of n ends the recursion, each call must come nearer to it.")]
#[case(|| _ = past_zero(5), "past_zero went 10 000 calls deep without reaching a base case.\n\
    The last calls: past_zero(-19991) → past_zero(-19993) → past_zero(-19995) → …\n\
    n falls with every call, and has passed 0. Which value of n ends the recursion?")]
#[case(|| _ = halves("abc"), "halves went 10 000 calls deep without reaching a base case.\n\
    The last calls: halves(\"a\") → halves(\"a\") → halves(\"a\") → …\n\
    Each call must be nearer to the base case than the one before.")]
#[case(|| _ = takes_none_off(5), "takes_none_off went 10 000 calls deep, and on from there.\n\
    The last calls: takes_none_off(5) → takes_none_off(5) → takes_none_off(5) → …\n\
    Each call must be nearer to the base case than the one before.")]
fn the_diagnosis_names_the_mistake(#[case] run: fn(), #[case] message: &str) {
    assert_eq!(
        stopped(64 * MIB, Some(Limits::for_stack(64 * MIB)), run),
        message
    );
}

#[rstest]
#[case::small_frames(false, || _ = no_smaller(5))]
#[case::one_kilobyte(true, || _ = with_a_large_frame::<1_000>(5))]
#[case::eight_kilobytes(true, || _ = with_a_large_frame::<8_000>(5))]
#[case::sixty_kilobytes(true, || _ = with_a_large_frame::<60_000>(5))]
#[case::untraced_calls_between(true, || _ = through_untraced(5))]
#[case::recorded(false, || _ = record(|| no_smaller(5)))]
fn on_a_thread_of_two_mebibytes_the_limit_beats_the_overflow(
    #[case] large: bool,
    #[case] run: fn(),
) {
    let message = stopped(2 * MIB, None, run);
    assert!(
        message.contains(" MiB of stack) without reaching") == large,
        "{message}"
    );
    assert!(message.contains("Each call must be nearer"), "{message}");
}

#[traced]
fn comes_back_once(n: u64, is_leaf: bool) -> u64 {
    if is_leaf {
        n
    } else {
        comes_back_once(n, true) + comes_back_once(n + 1, false)
    }
}

#[test]
fn a_base_case_that_some_call_reached_is_not_called_missing() {
    let limits = Some(Limits::for_stack(64 * MIB));
    let message = stopped(64 * MIB, limits, || _ = comes_back_once(0, false));
    assert!(
        message.starts_with("comes_back_once went 10 000 calls deep, and on from there.\n"),
        "{message}"
    );
    // What came back before is another run.
    let message = stopped(64 * MIB, limits, || _ = (chain(3), no_smaller(5)));
    assert!(
        message.contains("without reaching a base case"),
        "{message}"
    );
}

#[test]
fn a_deep_recursion_that_ends_is_left_alone() {
    assert_eq!(record(|| chain(1000)).1.height(), 1001);
}

#[test]
fn the_limits_can_be_changed_and_are_restored() {
    let limits = Limits {
        depth: 50,
        ..Limits::default()
    };
    let result = with_limits(limits, || try_record(|| chain(60)).0);
    let message = result.unwrap_err().to_string();
    assert!(
        message.starts_with("chain went 50 calls deep, and on from there.\n"),
        "{message}"
    );
    assert!(message.contains("CALL_TRACE_DEPTH"), "{message}");
    assert_eq!(chain(60), 60);
}

#[test]
fn a_stack_full_of_calls_that_are_not_recorded_is_not_blamed_on_the_recorded_one() {
    fn not_recorded(n: u64) -> u64 {
        let room = black_box([n; 100]);
        chain(1) + not_recorded(n + 1) + room[0]
    }
    let message = stopped(2 * MIB, None, || _ = not_recorded(0));
    let (first, advice) = message.split_once('\n').unwrap();
    assert!(first.starts_with("chain went "), "{message}");
    assert!(first.ends_with("iB of stack is in use."), "{message}");
    assert_eq!(
        advice,
        "Functions that are not recorded use the larger part of it. If one of them calls itself, check its \
         base case."
    );
}

#[test]
fn a_long_call_is_cut_in_the_message() {
    #[traced]
    fn of_a_long_text(text: &str) -> usize {
        of_a_long_text(text)
    }
    let limits = Limits {
        depth: 10,
        ..Limits::default()
    };
    let (result, _) = with_limits(limits, || {
        try_record(|| of_a_long_text(&"long ".repeat(40)))
    });
    let message = result.unwrap_err().to_string();
    assert!(
        message.contains("long lon…) → of_a_long_text("),
        "{message}"
    );
}

#[test]
fn what_was_recorded_until_then_is_kept() {
    let limits = Limits {
        depth: 20,
        ..Limits::default()
    };
    let (result, trace) = with_limits(limits, || try_record(|| no_smaller(5)));
    assert_eq!(
        trace.stopped(),
        Some(result.unwrap_err().to_string().as_str())
    );
    assert_eq!(
        (trace.calls(), trace.height(), trace.is_complete()),
        (20, 20, true)
    );
    assert!(trace.went_too_deep());
    assert!(
        trace
            .tree()
            .calls
            .iter()
            .all(|call| call.value.is_none() && call.left.is_some())
    );
}

#[test]
fn the_panic_points_at_the_function() {
    let line = line!() + 2;
    #[traced]
    fn endless(n: u8) -> u8 {
        endless(n)
    }
    let seen = std::sync::Arc::new(std::sync::Mutex::new(None));
    let (hook, to) = (std::panic::take_hook(), seen.clone());
    std::panic::set_hook(Box::new(move |info| {
        if let Some(location) = info
            .location()
            .filter(|_| info.to_string().contains("endless went"))
        {
            *to.lock().unwrap() = Some((location.file().to_owned(), location.line()));
        }
    }));
    let result = thread::spawn(|| endless(1)).join();
    std::panic::set_hook(hook);
    assert!(result.is_err());
    assert_eq!(*seen.lock().unwrap(), Some((file!().to_owned(), line)));
}

#[test]
fn after_a_runaway_the_thread_counts_from_nothing_again() {
    let limits = Limits {
        depth: 10,
        ..Limits::default()
    };
    with_limits(limits, || {
        for _ in 0..3 {
            let message = try_record(|| chain(10)).0.unwrap_err().to_string();
            assert!(message.starts_with("chain went 10 calls deep"), "{message}");
            assert_eq!(chain(9), 9);
        }
    });
}

#[test]
fn no_more_calls_are_made_than_were_allowed() {
    let limits = Limits {
        calls: Some(1_000),
        ..Limits::default()
    };
    with_limits(limits, || {
        let (result, trace) = try_record(|| often(usize::MAX));
        let message = result.unwrap_err().to_string();
        assert!(message.starts_with("1 000 calls were made"), "{message}");
        assert_eq!(trace.calls(), 1_000);
    });
    // Outside there is no such limit.
    often(2_000);
}

#[test]
fn an_inner_limit_of_calls_leaves_the_outer_one_as_it_was() {
    let limits = |calls| Limits {
        calls: Some(calls),
        ..Limits::default()
    };
    let (result, trace) = with_limits(limits(5), || {
        with_limits(limits(3), || often(3));
        try_record(|| often(10))
    });
    assert!(result.is_err());
    assert_eq!(trace.calls(), 5);
}

/// One call after the other.
fn often(times: usize) {
    for _ in 0..times {
        chain(0);
    }
}
