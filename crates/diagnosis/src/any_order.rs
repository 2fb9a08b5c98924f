//! The same questions in another order. An answer that is wrong whatever was asked before says
//! nothing of what a program keeps; one that changes does.

use std::fmt::Debug;
use std::process::Command;

use crate::attempt;
use crate::twice::KEPT;

/// Names the one question that a process of its own is to answer.
const ASKED: &str = "ASK_THIS_QUESTION_FIRST";
const ANSWER: &str = "the first answer: ";

/// Demands that each question gets the same answer whatever was asked before it; whether the
/// answer is right is the business of other tests. All are asked twice, and once more from the last
/// to the first. Where `want` says that an answer is wrong, the same question is asked first in a
/// process of its own: what was kept from an earlier one is not there.
///
/// `test` is the name of the test that calls this, once, before it asks anything; `shown` is a
/// question as one would write it: `factorial(3)`.
///
/// # Panics
/// Where an answer changes, with both answers. Where the first question of all has none, with the
/// panic of `ask`.
pub fn same_in_any_order<Q, R: PartialEq + Debug>(
    test: &str,
    questions: &[Q],
    shown: impl Fn(&Q) -> String,
    ask: impl Fn(&Q) -> R,
    want: impl Fn(&Q) -> R,
) {
    if let Some(asked) = std::env::var_os(ASKED) {
        if let Some(question) = questions.iter().find(|it| *shown(it) == *asked) {
            println!("\n{ANSWER}{:?}", ask(question));
        }
        return;
    }
    let mut answers = Vec::new();
    let mut before: Option<&Q> = None;
    for question in questions {
        let first = match before {
            None => Some(ask(question)),
            Some(_) => attempt(|| ask(question)),
        };
        let second = attempt(|| ask(question));
        demand_same(&shown(question), "the second time", &first, &second);
        answers.push((question, first, before));
        before = Some(question);
    }
    for (question, first, _) in answers.iter().rev().skip(1) {
        let again = attempt(|| ask(question));
        let before = before.replace(question).map(&shown).unwrap_or_default();
        demand_same(&shown(question), &format!("after {before}"), first, &again);
    }
    for (question, answer, before) in answers {
        let Some(before) = before else { continue };
        if answer.as_ref() == Some(&want(question)) {
            continue;
        }
        let (asked, answer) = (shown(question), said(&answer));
        if let Some(alone) = asked_first(test, &asked).filter(|alone| *alone != answer) {
            panic!(
                "{asked} gives another answer when {} was asked before it: {KEPT}\nasked first: \
                 {alone}\nasked then:  {answer}",
                shown(before)
            );
        }
    }
}

fn demand_same<R: PartialEq + Debug>(call: &str, when: &str, first: &Option<R>, then: &Option<R>) {
    assert!(
        first == then,
        "{call} gives another answer {when}: {KEPT}\nfirst: {}\nthen:  {}",
        said(first),
        said(then)
    );
}

fn said<R: Debug>(answer: &Option<R>) -> String {
    match answer {
        Some(answer) => format!("{answer:?}"),
        None => "a panic".into(),
    }
}

/// What a new process of this test says to the question; none where it says nothing.
fn asked_first(test: &str, question: &str) -> Option<String> {
    let run = Command::new(std::env::current_exe().ok()?)
        .args([test, "--nocapture"])
        .env(ASKED, question)
        .env_remove("CALL_TRACE_FILE")
        .env_remove("COURSE_REMARKS")
        .output()
        .ok()?;
    let printed = String::from_utf8_lossy(&run.stdout).into_owned();
    let mut lines = printed.lines();
    Some(lines.find_map(|line| line.strip_prefix(ANSWER))?.to_owned())
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    fn of(test: &str, ask: impl Fn(u64) -> u64) {
        same_in_any_order(
            test,
            &[3, 5, 4],
            |n| format!("double({n})"),
            |&n| ask(n),
            |&n| 2 * n,
        );
    }

    #[test]
    fn right_answers_pass() {
        of("right_answers_pass", |n| 2 * n);
    }

    #[test]
    fn a_wrong_answer_that_is_always_the_same_passes() {
        let test = "a_wrong_answer_that_is_always_the_same_passes";
        of(test, |n| if n == 5 { panic!("five") } else { n });
    }

    #[test]
    #[should_panic(expected = "double(3) gives another answer the second time")]
    fn a_sum_that_is_kept_is_found() {
        static SUM: AtomicU64 = AtomicU64::new(0);
        of("a_sum_that_is_kept_is_found", |n| {
            SUM.fetch_add(n, Relaxed) + 2 * n
        });
    }

    #[test]
    #[should_panic(expected = "double(5) gives another answer after double(4)")]
    fn a_number_of_calls_that_is_kept_is_found() {
        static CALLS: AtomicU64 = AtomicU64::new(0);
        of("a_number_of_calls_that_is_kept_is_found", |n| {
            n + CALLS.fetch_add(1, Relaxed) / 6
        });
    }

    #[test]
    #[should_panic(
        expected = "double(5) gives another answer when double(3) was asked before it: \
        something is kept from one call to the next, in a static perhaps. What a call needs, it \
        gets as an argument.\nasked first: 10\nasked then:  6"
    )]
    fn a_first_answer_that_is_kept_is_found() {
        static FIRST: OnceLock<u64> = OnceLock::new();
        of("a_first_answer_that_is_kept_is_found", |n| {
            *FIRST.get_or_init(|| 2 * n)
        });
    }
}
