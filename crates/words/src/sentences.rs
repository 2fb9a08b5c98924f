//! Sentences as people read them.

use std::fmt::Display;

/// The text with a capital at its beginning, where that is one of the letters a to z. A table of all capitals
/// of the world is larger than most of what a page loads.
pub fn capital(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// A list in a sentence: `2`, `2 and 3`, `2, 3 and 4`. An empty list is an empty text.
pub fn listed(items: &[impl Display]) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match &items[..] {
        [some @ .., last] if !some.is_empty() => format!("{} and {last}", some.join(", ")),
        _ => items.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::{capital, listed};

    #[test]
    fn the_last_item_of_a_list_follows_an_and() {
        let lists = [0, 1, 2, 4].map(|length| listed(&["a", "b", "c", "d"][..length]));
        assert_eq!(lists, ["", "a", "a and b", "a, b, c and d"]);
    }

    #[test]
    fn a_sentence_begins_with_a_capital_and_other_letters_stay() {
        let written = ["a box is Taken", "Two", "", "7 boxes", "−3", "ä"].map(capital);
        assert_eq!(written, ["A box is Taken", "Two", "", "7 boxes", "−3", "ä"]);
    }
}
