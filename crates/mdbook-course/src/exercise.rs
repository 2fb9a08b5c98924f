//! The box at the head of an exercise: what, how long, which file, which commands. And the table
//! of a chapter's exercises.

use std::path::Path;

use catalogue::{Catalogue, Exercise};

use crate::directive::Directive;
use crate::html::escape;
use crate::minutes::{Words, chapter, in_the_book};
use crate::pages::{slashed, up};

/// The box of an exercise, and its id.
pub(crate) struct Box {
    pub(crate) html: String,
    /// By which a page links to it.
    pub(crate) anchor: String,
}

/// The box of the exercise whose page is `of`.
pub(crate) fn exercise(
    directive: &Directive,
    catalogue: Result<&Catalogue, &str>,
    words: &Words,
    of: &Path,
) -> Result<Box, String> {
    directive.allow(&[])?;
    let [] = directive.exactly([])?;
    let mut exercises = catalogue?.exercises().iter();
    let found = exercises.find(|exercise| in_the_book(exercise) == of);
    let found = found.ok_or(
        "this is no exercise's page: its name follows from the stem in exercises/course.toml",
    )?;
    Ok(Box {
        html: html(found, words.reading(found)?),
        anchor: anchor(&found.id),
    })
}

fn anchor(exercise: &str) -> String {
    format!("exercise-{exercise}")
}

fn html(exercise: &Exercise, reading: usize) -> String {
    let Exercise {
        id, stem, minutes, ..
    } = exercise;
    // A title that asks has its mark already, and two colons are one too many.
    let mark = match exercise.title.ends_with('?') {
        true => "",
        false if exercise.about.contains(": ") => ",",
        false => ":",
    };
    let title = escape(&format!("{}{mark} {}", exercise.title, exercise.about));
    let anchor = anchor(id);
    let kind = if exercise.core { "core" } else { "stretch" };
    let file = slashed(&exercise.stub());
    let mut rows = format!("<dt>Edit</dt><dd><code>{}</code></dd>", escape(&file));
    let mut row = |word: &str, command: &str| {
        rows += &format!(
            "\n<dt>{word}</dt><dd><code>cargo course {}</code></dd>",
            escape(command)
        );
    };
    row("Test", &format!("test {stem}"));
    row("Stuck", &format!("hint {stem}"));
    row(
        "See yours",
        format!("trace {stem} {}", arguments(&exercise.trace)).trim_end(),
    );
    if !exercise.needs.is_empty() {
        let needs: Vec<String> = exercise
            .needs
            .iter()
            .map(|need| format!("<code>{}</code>", escape(need)))
            .collect();
        rows += &format!("\n<dt>First solve</dt><dd>{}</dd>", needs.join(", "));
    }
    format!(
        "<aside class=\"exercise\" id=\"{anchor}\" aria-label=\"Exercise {id}\">\n\
         <p class=\"exercise-title\"><span class=\"exercise-id\">Exercise {id}</span> {title}\
         <span class=\"exercise-facts\">read {reading} + solve {minutes} minutes · {kind}</span></p>\n\
         <dl>{rows}</dl>\n</aside>"
    )
}

/// The table of a chapter's exercises, each with a link from the page at `from` to its own.
pub(crate) fn exercises(
    directive: &Directive,
    catalogue: Result<&Catalogue, &str>,
    words: &Words,
    from: &Path,
) -> Result<String, String> {
    directive.allow(&[])?;
    let [id] = directive.exactly(["chapter"])?;
    let catalogue = catalogue?;
    let chapter = chapter(catalogue, id).ok_or_else(|| {
        let known: Vec<&str> = catalogue
            .chapters
            .iter()
            .map(|chapter| chapter.id.as_str())
            .collect();
        format!(
            "there is no chapter \"{id}\"; there are: {}",
            known.join(", ")
        )
    })?;
    let up = up(from);
    let rows = catalogue.of_chapter(chapter).map(|exercise| {
        let page = slashed(&in_the_book(exercise));
        let reading = words.reading(exercise)?;
        let mark = if exercise.core { "●" } else { "○" };
        let needs = match exercise.needs.as_slice() {
            [] => "–".to_owned(),
            needs => {
                let title = |stem: &String| match catalogue.find(stem) {
                    Ok(exercise) => exercise.title.clone(),
                    Err(_) => stem.clone(),
                };
                needs.iter().map(title).collect::<Vec<_>>().join(", ")
            }
        };
        let Exercise {
            id,
            title,
            about,
            minutes,
            ..
        } = exercise;
        Ok(format!(
            "| {mark} | [{title}]({up}{page}) `{id}` | {about} | {reading} + {minutes} | {needs} |\n"
        ))
    });
    let head = "| core | exercise | what it is about | minutes: read\u{a0}+\u{a0}solve | first solve |\n\
                |---|---|---|---:|---|\n";
    let rows = rows.collect::<Result<String, String>>()?;
    let rows = rows.trim_end();
    Ok(format!(
        "<div class=\"stacked exercises\">\n\n{head}{rows}\n\n</div>"
    ))
}

/// Arguments as they are typed: in quotation marks where a shell would not leave them whole.
fn arguments(all: &[String]) -> String {
    let plain = |argument: &&String| {
        let mut letters = argument.chars();
        !argument.is_empty() && letters.all(|c| c.is_alphanumeric() || "._-+/:=,".contains(c))
    };
    let typed = all
        .iter()
        .map(|argument| match Some(argument).filter(plain) {
            Some(argument) => argument.clone(),
            None => format!("\"{argument}\""),
        });
    typed.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_shell_would_split_or_read_stands_in_quotation_marks() {
        let typed =
            |all: &[&str]| arguments(&all.iter().map(|&it| it.to_owned()).collect::<Vec<_>>());
        assert_eq!(typed(&["5", "XO.X..O."]), "5 XO.X..O.");
        assert_eq!(typed(&["1x1 a1b1 a1a2", "a2b2"]), "\"1x1 a1b1 a1a2\" a2b2");
        assert_eq!(typed(&["[[44, 61], 40]"]), "\"[[44, 61], 40]\"");
        assert_eq!(typed(&[]), "");
    }
}
