//! Finds the first sentence of a student's message about an exercise. It identifies answers with the same fault.

use super::ended::Ended;
use super::form::Exercise;

/// The maximum number of lines taken from a sentence.
const LINES: usize = 3;

/// Returns the first message on one line, or `None` if everything passes or the file is the stub.
pub(super) fn first(exercise: &Exercise) -> Option<String> {
    let mut lines = exercise.text.lines().skip(1).map(str::trim);
    let first = match exercise.result {
        Ended::Failed => lines.find(|line| !line.is_empty())?,
        Ended::NotCompiled => {
            return lines
                .find(|line| line.starts_with("error"))
                .map(str::to_owned);
        }
        Ended::Solved | Ended::NotWritten | Ended::NotJudged => return None,
    };
    let mut sentence = first.to_owned();
    for line in lines.take(LINES - 1) {
        // The terminal has folded it.
        if line.is_empty() || sentence.ends_with(['.', '?', ':', '!']) {
            break;
        }
        sentence.push(' ');
        sentence.push_str(line);
    }
    Some(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::form::Won;

    fn of(result: Ended, text: &str) -> Option<String> {
        first(&Exercise {
            id: "small-1".to_owned(),
            stem: "one".to_owned(),
            handed_in: true,
            result,
            passed: 0,
            tests: 3,
            functions: Vec::new(),
            judged: None,
            hidden_runs: None,
            won: Won::default(),
            look: Vec::new(),
            text: text.to_owned(),
        })
    }

    #[test]
    fn a_message_is_reduced_to_its_claim_even_if_it_was_wrapped() {
        let text = "✗ small-1  one   1 of 3 tests pass\n\n  one(2): yours returned 3, and it should be 4.\n  Add it twice.";
        let said = of(Ended::Failed, text);
        assert_eq!(
            said.unwrap(),
            "one(2): yours returned 3, and it should be 4."
        );
        let folded = "✗\n\n  The search of the empty board: yours made 9\n  calls, and it should make 8.\n  Why?";
        assert_eq!(
            of(Ended::Failed, folded).unwrap(),
            "The search of the empty board: yours made 9 calls, and it should make 8."
        );
        let open = "✗\n\n  it panicked\n\n  one_of_them";
        assert_eq!(of(Ended::Failed, open).unwrap(), "it panicked");
    }

    #[test]
    fn the_message_of_a_file_that_does_not_compile_is_its_first_error() {
        let text = "✗ small-1  one\n  exercises/one.rs does not compile.\n\n  error[E0308]: mismatched types\n   --> one.rs:1:1";
        assert_eq!(
            of(Ended::NotCompiled, text).unwrap(),
            "error[E0308]: mismatched types"
        );
        assert_eq!(
            of(Ended::NotWritten, "✗\n\n  Not written yet: twice n."),
            None
        );
    }
}
