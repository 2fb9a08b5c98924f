//! The labels that come again on many pages: `{{#label Check}}`.
//!
//! They lead a reader who knows the course to the part that is looked for, and name no thought of the page. Were they
//! headings, a third of the book's headings would be the same seven words, in its search and for those who go from
//! heading to heading. A label keeps the id that it had as a heading, so links to it still lead there.

use crate::directive::Directive;
use crate::html::escape;

/// A new one would be the same on every page, too, so there are few.
const KNOWN: [&str; 6] = [
    "Predict",
    "See yours",
    "Check",
    "Play the student",
    "Remember",
    "Further reading",
];

pub(crate) fn label(directive: &Directive) -> Result<String, String> {
    directive.allow(&[])?;
    let name = directive.words.join(" ");
    if !KNOWN.contains(&name.as_str()) {
        return Err(format!(
            "there is no label \"{name}\"; there are: {}. What only this page has is a heading",
            KNOWN.join(", ")
        ));
    }
    let id = name.to_lowercase().replace(' ', "-");
    let name = escape(&name);
    Ok(format!("<p class=\"label\" id=\"{id}\">{name}</p>"))
}
