//! The box at the head of an exercise: what, how long, which file, which commands.

use catalogue::{Catalogue, Exercise};

use crate::directive::Directive;
use crate::html::escape;

/// The box of the exercise that the directive names.
pub(crate) fn exercise(directive: &Directive, catalogue: Result<&Catalogue, &str>) -> Result<String, String> {
    directive.allow(&[])?;
    let [id] = directive.exactly(["id"])?;
    let found = catalogue?.find(id).map_err(|error| {
        format!("{error}.\nExercises are listed in exercises/course.toml.")
    })?;
    Ok(html(found))
}

/// The id by which a page links to the box.
pub(crate) fn anchor(exercise: &str) -> String {
    format!("exercise-{exercise}")
}

fn html(exercise: &Exercise) -> String {
    let Exercise { id, stem, minutes, .. } = exercise;
    let title = escape(&format!("{}: {}", exercise.title, exercise.about));
    let anchor = anchor(id);
    let kind = if exercise.core { "core" } else { "stretch" };
    let file = path(&exercise.stub());
    let mut rows = format!("<dt>Edit</dt><dd><code>{}</code></dd>", escape(&file));
    let mut row = |word: &str, command: &str| {
        rows += &format!("\n<dt>{word}</dt><dd><code>cargo course {}</code></dd>", escape(command));
    };
    row("Test", &format!("test {stem}"));
    row("Stuck", &format!("hint {stem}"));
    row("See yours", format!("trace {stem} {}", exercise.trace.join(" ")).trim_end());
    if !exercise.needs.is_empty() {
        let needs: Vec<String> =
            exercise.needs.iter().map(|need| format!("<code>{}</code>", escape(need))).collect();
        rows += &format!("\n<dt>First solve</dt><dd>{}</dd>", needs.join(", "));
    }
    format!(
        "<aside class=\"exercise\" id=\"{anchor}\" aria-label=\"Exercise {id}\">\n\
         <p class=\"exercise-title\"><span class=\"exercise-id\">Exercise {id}</span> {title}\
         <span class=\"exercise-facts\">{minutes} minutes · {kind}</span></p>\n\
         <dl>{rows}</dl>\n</aside>"
    )
}

/// With slashes, on Windows too.
fn path(path: &std::path::Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}
