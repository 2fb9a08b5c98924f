//! The labels that many pages repeat: `{{#label Check}}`.
//!
//! A label leads a reader who knows the course to the right part of a page. It does not name a thought of the page. As
//! headings, these few labels would make up a third of the book's headings, both in its search and for readers who
//! jump between headings. A label has the same id as the former heading, so old links still work.

use crate::html::escape;

/// The list is short, because a new label would also be the same on every page.
const KNOWN: [&str; 6] = [
    "Predict",
    "See yours",
    "Check",
    "Play the student",
    "Remember",
    "Further reading",
];

pub(crate) fn label(name: &str) -> Result<String, String> {
    if !KNOWN.contains(&name) {
        return Err(format!(
            "there is no label \"{name}\"; there are: {}. Use a heading for anything else",
            KNOWN.join(", ")
        ));
    }
    let id = name.to_lowercase().replace(' ', "-");
    let name = escape(name);
    Ok(format!("<p class=\"label\" id=\"{id}\">{name}</p>"))
}
