//! Tests that ask the same questions in another order. An answer that changes shows that a program keeps something
//! between calls. An answer that is always wrong in the same way does not.

use std::fmt::Debug;
use std::process::Command;
use std::thread;

use crate::attempt;
use crate::twice::{KEPT, changed};

/// The environment variable with the question that a separate process answers.
const ASKED: &str = "ASK_THIS_QUESTION_FIRST";
const ANSWER: &str = "the first answer: ";

/// Checks that each question gets the same answer, whatever was asked before it. Other tests judge whether the answer
/// is right. It asks each question twice, and then all again from last to first. If an answer differs from `want`, a
/// new process asks the same question before any other, so that no value is kept from an earlier one.
///
/// `test` is the name of the test that calls this function, once and before it asks anything. `shown` formats a
/// question as a call: `factorial(3)`.
///
/// # Panics
/// If an answer changes, with both answers. If the very first question has no answer, with the panic of `ask`.
pub fn same_in_any_order<Q, R: PartialEq + Debug>(
    test: &str,
    questions: &[Q],
    shown: impl Fn(&Q) -> String,
    ask: impl Fn(&Q) -> R,
    want: impl Fn(&Q) -> R,
) {
    adds_the_same_in_any_order("", test, questions, shown, ask, want);
}

/// Does the same as [`same_in_any_order`] for a function that adds to a list. `added` names the entries: `moves`.
pub fn adds_the_same_in_any_order<Q, R: PartialEq + Debug>(
    added: &str,
    test: &str,
    questions: &[Q],
    shown: impl Fn(&Q) -> String,
    ask: impl Fn(&Q) -> R,
    want: impl Fn(&Q) -> R,
) {
    let demand_same = |call: &str, when: &str, first: &Option<R>, then: &Option<R>| {
        let words = || changed(call, added, when, [&said(first), &said(then)]);
        assert!(first == then, "{}", words());
    };
    if let Some(asked) = std::env::var_os(ASKED) {
        if let Some(question) = questions.iter().find(|it| *shown(it) == *asked) {
            println!("\n{ANSWER}{}", said(&Some(ask(question))));
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
            let when = format!("after {}", shown(before));
            panic!("{}", changed(&asked, added, &when, [&alone, &answer]));
        }
    }
}

fn said<R: Debug>(answer: &Option<R>) -> String {
    match answer {
        // A text may have no-break spaces, which `Debug` escapes.
        Some(answer) => format!("{answer:?}").replace("\\u{a0}", "\u{a0}"),
        None => "a panic".into(),
    }
}

/// Checks whether this process was started by [`right_alone`], to answer only one question. If
/// `question` is this one, it prints the answer: whether the student's program is right.
pub fn answers_only(question: &str, is_right: impl FnOnce() -> bool) -> bool {
    let asked = std::env::var_os(ASKED);
    if asked.as_ref().is_some_and(|asked| *asked == *question) {
        println!("\n{ANSWER}{}", is_right());
    }
    asked.is_some()
}

/// Returns words about a question with a wrong answer, if a new process of the running test, which
/// asks nothing else, answers it correctly. The test calls [`answers_only`] before each question.
pub fn right_alone(question: &str) -> Option<String> {
    let alone = asked_first(thread::current().name()?, question)?;
    (alone == "true").then(|| format!("As the first call of a new run, this call is right. {KEPT}"))
}

/// Returns the answer that a new process of this test prints, or `None` if it prints no answer.
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
    #[should_panic(expected = "Your double(3) returned another result the second time")]
    fn a_sum_that_is_kept_is_found() {
        static SUM: AtomicU64 = AtomicU64::new(0);
        of("a_sum_that_is_kept_is_found", |n| {
            SUM.fetch_add(n, Relaxed) + 2 * n
        });
    }

    #[test]
    #[should_panic(expected = "Your double(5) returned another result after double(4)")]
    fn a_number_of_calls_that_is_kept_is_found() {
        static CALLS: AtomicU64 = AtomicU64::new(0);
        of("a_number_of_calls_that_is_kept_is_found", |n| {
            n + CALLS.fetch_add(1, Relaxed) / 6
        });
    }

    #[test]
    #[should_panic(
        expected = "Your double(5) returned another result after double(3), but should return the \
                    same result. Your code stores a value between two calls, for example in a \
                    `static`, or depends on the order of a `HashMap` or `HashSet`. Use \
                    only arguments, local variables and a fixed order.\nfirst \
                    result:  10\nsecond result: 6"
    )]
    fn a_first_answer_that_is_kept_is_found() {
        static FIRST: OnceLock<u64> = OnceLock::new();
        of("a_first_answer_that_is_kept_is_found", |n| {
            *FIRST.get_or_init(|| 2 * n)
        });
    }
}
