//! Messages to students: remarks on right programs, and the first lines about wrong ones.
//!
//! If the environment variable `COURSE_REMARKS` names a file, as `cargo course` does for each test, a remark is
//! appended there as one line of JSON: `{"remark":"…"}` or `{"worth":"…"}`. Without the variable it is printed, and
//! `cargo test -- --nocapture` shows it.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::Write;

/// Reports a kind remark about a right program that goes round the point, in one sentence: "Right, and without a
/// call: the next pages speak of the chain that this loop hides."
pub fn remark(text: impl Display) {
    say("remark", &text.to_string());
}

/// Reports the cost of a right program, in one line, counted from the whole run: "18 297 nodes on the empty board;
/// `look_ahead` needs 549 946."
pub fn worth(text: impl Display) {
    say("worth", &text.to_string());
}

fn say(kind: &str, text: &str) {
    let file = std::env::var_os("COURSE_REMARKS").filter(|path| !path.is_empty());
    let Some(path) = file else {
        println!("{text}");
        return;
    };
    let line = serde_json::json!({ kind: text });
    let file = OpenOptions::new().create(true).append(true).open(path);
    if let Err(error) = file.and_then(|mut file| writeln!(file, "{line}")) {
        eprintln!("the remark \"{text}\" could not be kept: {error}");
    }
}

/// Formats the message about a wrong answer. The first line has the question, the student's answer and the right one.
/// `thought` becomes the second line, unless it is empty.
///
/// ```text
/// let said = diagnosis::wrong_answer("factorial(0)", 0, 1, "the empty product is 1.");
/// assert_eq!(said, "Your factorial(0) returned 0, but should return 1.\nThe empty product is 1.");
/// ```
pub fn wrong_answer(
    question: &str,
    got: impl Display,
    want: impl Display,
    thought: &str,
) -> String {
    let first = format!(
        "{} returned {got}, but should return {want}.",
        yours(question)
    );
    if thought.is_empty() {
        return first;
    }
    format!("{first}\n{}", sentence(thought))
}

/// Returns a question as the subject of a first line: `Your factorial(0)`, `Your ask_for_move, with 5 typed,`.
pub fn yours(question: &str) -> String {
    let articles = ["the ", "The ", "a ", "A "];
    let bare = articles.iter().find_map(|it| question.strip_prefix(it));
    let question = bare.unwrap_or(question);
    let mut depth = 0;
    let has_comma = question.char_indices().any(|(at, letter)| {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && question[at..].starts_with(", ") && !question.ends_with(',')
    });
    match has_comma {
        true => format!("Your {question},"),
        false => format!("Your {question}"),
    }
}

/// Inserts a call into words that begin with `yours`: with `lazy(3)`, the words `yours found no board` become
/// `Your lazy(3) found no board`.
pub fn of_yours(call: &str, words: &str) -> String {
    match words.strip_prefix("yours ") {
        Some(did) => format!("{} {did}", yours(call)),
        None => format!("{call}: {words}"),
    }
}

/// Formats the message about a panic, in the shape of [`wrong_answer`].
pub fn stopped(question: &str, want: impl Display, thought: &str) -> String {
    ended("", 0, question, want, thought)
}

/// Formats the message about a program that panicked with `panic`, or that was stopped from outside after `calls`
/// calls. Calls without an end are not the student's own panic.
///
/// ```text
/// let deep = "gcd went 10 000 calls deep without reaching a base case.";
/// let said = diagnosis::ended(deep, 10_000, "gcd(7, 0)", 7, "");
/// assert_eq!(said, "Your gcd(7, 0) was stopped after 10 000 calls, but should return 7.");
/// ```
pub fn ended(
    panic: &str,
    calls: usize,
    question: &str,
    want: impl Display,
    thought: &str,
) -> String {
    let how = match went_too_deep(panic) {
        true => format!("was stopped after {}", textfmt::counted(calls, "call")),
        false => "panicked".into(),
    };
    let first = format!("{} {how}, but should return {want}.", yours(question));
    if thought.is_empty() {
        return first;
    }
    format!("{first}\n{}", sentence(thought))
}

/// Checks whether this is the recorder's message about a call that it ended because the stack had become too deep.
pub fn went_too_deep(panic: &str) -> bool {
    panic.contains("calls deep")
}

/// Formats the words about a choice that a search left out: `your code never tried column 0`.
pub fn never_tried(what: impl Display) -> String {
    format!("your code never tried {what}")
}

/// Returns the legend of crossed-out leaves, on a line of its own, or an empty text if no leaf is crossed out.
pub fn legend(crossed: &str) -> &'static str {
    match crossed.contains('×') {
        true => "\nEach × is a leaf that was not read.",
        false => "",
    }
}

/// Returns a thought as a separate sentence, with a capital. The name of a function or a number at its beginning
/// keeps its case.
pub fn sentence(thought: &str) -> String {
    let first = thought.split_whitespace().next().unwrap_or_default();
    let is_number = first.len() == 1 && first != "a";
    if is_number || first.contains(['(', '_']) {
        thought.to_owned()
    } else {
        textfmt::capital(thought)
    }
}

#[cfg(test)]
mod tests {
    use super::{ended, sentence, wrong_answer, yours};

    #[test]
    fn a_first_line_has_the_question_what_happened_and_the_right_answer() {
        let deep = "gcd went 10 000 calls deep without reaching a base case.";
        let messages = [
            wrong_answer("factorial(0)", 0, 1, "the empty product is 1."),
            ended("attempt to subtract", 1, "factorial(0)", 1, ""),
            ended(deep, 10_000, "gcd(7, 0)", 7, ""),
        ];
        let said = [
            "Your factorial(0) returned 0, but should return 1.\nThe empty product is 1.",
            "Your factorial(0) panicked, but should return 1.",
            "Your gcd(7, 0) was stopped after 10 000 calls, but should return 7.",
        ];
        assert_eq!(messages, said);
    }

    #[test]
    fn a_question_with_a_clause_behind_it_ends_in_a_comma() {
        let questions = [
            "gcd(12, 18)",
            "the search of [4, 9]",
            "ask, with 5 typed",
            "f(\"a, b\")",
        ];
        let subjects = [
            "Your gcd(12, 18)",
            "Your search of [4, 9]",
            "Your ask, with 5 typed,",
            "Your f(\"a, b\")",
        ];
        assert_eq!(questions.map(yours), subjects);
    }

    #[test]
    fn a_thought_gets_a_capital_and_the_name_of_a_function_none() {
        let thoughts = [
            "place_row(1) was called",
            "gcd(4, 2) asks",
            "keep it",
            "n is a factor",
            "a factor is 0",
            "",
        ];
        let said = [
            "place_row(1) was called",
            "gcd(4, 2) asks",
            "Keep it",
            "n is a factor",
            "A factor is 0",
            "",
        ];
        let thoughts = thoughts.map(sentence);
        assert_eq!(thoughts, said);
    }
}
