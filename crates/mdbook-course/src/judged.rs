//! The sentences in a stub's comments that describe its tests. They begin with "The tests".

use std::fs;
use std::path::Path;

use catalogue::Exercise;

use crate::html::in_code;

/// Returns the sentences as HTML, one by one. If several functions have such a sentence, each is preceded by its
/// function.
///
/// The sentences are read from the reference, whose comments are the same as the stub's: a student may have changed
/// the stub.
///
/// # Errors
/// If the reference cannot be read, or its comments do not describe the tests.
pub(crate) fn judged(exercise: &Exercise, root: &Path) -> Result<Vec<String>, String> {
    let path = exercise.reference();
    let module = fs::read_to_string(root.join(&path))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    let said = said(&module);
    if said.is_empty() {
        return Err(format!(
            "{}: a comment needs a sentence that begins with \"The tests\" and names what they judge",
            path.display()
        ));
    }
    let several = said.iter().any(|(of, _)| *of != said[0].0);
    Ok(said
        .iter()
        .map(|(of, words)| match several && !of.is_empty() {
            true => in_code(&format!("`{of}`: {words}")),
            false => in_code(words),
        })
        .collect())
}

/// Returns the sentences in the comments of `module` that begin with "The tests", each with the name of its item.
fn said(module: &str) -> Vec<(String, String)> {
    let mut said = Vec::new();
    let mut comment = String::new();
    for line in module.lines().map(str::trim) {
        if let Some(more) = line.strip_prefix("///").or(line.strip_prefix("//!")) {
            // An empty line ends a paragraph, and with it a sentence.
            comment += if more.is_empty() { "\n" } else { more };
        } else if !line.starts_with("#[") && !line.starts_with("// ANCHOR") {
            let of = named(line);
            let here = sentences(&comment).filter(|it| it.starts_with("The tests"));
            said.extend(here.map(|it| (of.clone(), it)));
            comment.clear();
        }
    }
    said
}

/// Returns the sentences of a comment. Links to code become plain code.
fn sentences(comment: &str) -> impl Iterator<Item = String> {
    let paragraphs = comment.split('\n').map(|paragraph| {
        let plain = paragraph.replace("[`", "`").replace("`]", "`");
        let words: Vec<&str> = plain.split_whitespace().collect();
        words.join(" ")
    });
    let ends = |(at, _): &(usize, &str), text: &str| {
        text[at + 2..].starts_with(|next: char| next.is_uppercase() || next == '`')
    };
    paragraphs.flat_map(move |text| {
        let mut from = 0;
        let mut sentences = Vec::new();
        for dot in text.match_indices(". ").filter(|dot| ends(dot, &text)) {
            sentences.push(text[from..=dot.0].to_owned());
            from = dot.0 + 2;
        }
        sentences.push(text[from..].to_owned());
        sentences
    })
}

/// Returns the name of the item that a line declares.
fn named(line: &str) -> String {
    let mut words = line
        .split(' ')
        .skip_while(|word| !["fn", "struct", "enum", "trait", "impl"].contains(word));
    let name = words.nth(1).unwrap_or_default();
    name.chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_goes_over_lines_and_ends_before_the_next() {
        let module = "/// Up to 20!. The tests ask for 0 to 20, and\n/// look at [`f`]. You can go on.\n#[traced]\npub fn f(n: u64) {}\n";
        assert_eq!(
            said(module),
            [(
                "f".into(),
                "The tests ask for 0 to 20, and look at `f`.".into()
            )]
        );
    }

    #[test]
    fn each_comment_says_of_what_it_speaks() {
        let module = "//! All.\n\n/// The tests count a.\npub fn a() {}\n\n/// B.\n///\n/// The tests count b.\npub struct B;\n";
        let of: Vec<String> = said(module).into_iter().map(|(of, _)| of).collect();
        assert_eq!(of, ["a", "B"]);
    }
}
