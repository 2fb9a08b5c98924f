//! Sentences as people read them.

/// The text with a capital at its beginning, where that is one of the letters a to z. A table of all capitals
/// of the world is larger than most of what a page loads.
pub fn capital(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::capital;

    #[test]
    fn a_sentence_begins_with_a_capital_and_other_letters_stay() {
        let written = ["a box is Taken", "Two", "", "7 boxes", "−3", "ä"].map(capital);
        assert_eq!(written, ["A box is Taken", "Two", "", "7 boxes", "−3", "ä"]);
    }
}
