//! Formats sentences for people.

use std::fmt::Display;

/// Capitalises the first letter if it is one of a to z. A table of the capitals of all languages is
/// larger than most of the data that a page loads.
pub fn capital(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// Joins items into a list for a sentence: `2`, `2 and 3`, `2, 3 and 4`. An empty list gives an empty
/// text.
pub fn listed(items: &[impl Display]) -> String {
    listed_by(items, "and")
}

/// Joins items as [`listed`] does, with another word before the last one: `2, 3 or 4`.
pub fn listed_by(items: &[impl Display], word: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match &items[..] {
        [some @ .., last] if !some.is_empty() => format!("{} {word} {last}", some.join(", ")),
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
