//! The box at the head of an exercise, with its subject, its time, its file and its commands. Proofs, which are
//! written on paper, and projects have such a box also. The module also makes the table of a chapter's exercises.

use std::collections::HashSet;
use std::path::Path;

use catalogue::{Catalogue, Exercise, Milestone, Named, Project, Proof};

use crate::html::escape;
use crate::judged::judged;
use crate::minutes::{Words, spoken, the_chapter};
use crate::pages::{slashed, up};
use crate::tasks::tasks;

/// A box of an exercise.
pub(crate) struct Box {
    pub(crate) html: String,
    /// The id by which a page links to it.
    pub(crate) anchor: String,
}

/// Returns the box of the exercise whose page is `of`, in the repository at `root`. If several exercises share the
/// page, `stem` names one.
pub(crate) fn exercise(
    stem: Option<&str>,
    catalogue: &Catalogue,
    words: &Words,
    root: &Path,
    of: &Path,
) -> Result<Box, String> {
    let here = tasks(catalogue).filter(|task| task.page == of);
    let here: Vec<&Exercise> = here
        .filter_map(|task| match task.kind {
            Named::Exercise(it) => Some(it),
            _ => None,
        })
        .collect();
    let named = here.iter().position(|it| stem == Some(&*it.stem));
    let at = match (here.len(), stem, named) {
        (0, ..) => return Err(
            "this is not the page of an exercise: its name must follow from the stem in exercises/course.toml"
                .into(),
        ),
        (1, None, _) => 0,
        (1, Some(_), _) => return Err("write it as {{#exercise}}".into()),
        (_, _, Some(at)) => at,
        (_, _, None) => {
            let stems: Vec<&str> = here.iter().map(|it| it.stem.as_str()).collect();
            return Err(format!(
                "several exercises share this page: write it as {{{{#exercise STEM}}}}, where STEM is one of {}",
                stems.join(", ")
            ));
        }
    };
    let found = here[at];
    // A page that exercises share is read once, for the first of them.
    let reading = match at {
        0 => Some(words.reading(of)?),
        _ => None,
    };
    Ok(Box {
        html: html(found, &judged(found, root)?, reading),
        anchor: anchor(&found.id),
    })
}

/// Returns the box of the proof whose page is `of`.
pub(crate) fn proof(catalogue: &Catalogue, words: &Words, of: &Path) -> Result<Box, String> {
    let mut here = tasks(catalogue).filter(|task| task.page == of);
    let found = here.find_map(|task| match task.kind {
        Named::Proof(it) => Some(it),
        _ => None,
    });
    let found = found.ok_or(
        "this is not the page of a proof: its name must follow from the stem in exercises/course.toml",
    )?;
    let Proof {
        id, stem, minutes, ..
    } = found;
    let anchor = anchor(id);
    let title = escape(&format!("{}: {}", found.title, found.about));
    let reading = words.reading(of)?;
    let kind = if found.core { "core" } else { "stretch" };
    let needs = needs(&found.needs);
    let html = format!(
        "<aside class=\"exercise\" id=\"{anchor}\" data-proof=\"{id}\" aria-label=\"Proof {id}\">\n\
         <p class=\"exercise-title\"><span class=\"exercise-id\">Proof {id}</span> {title}\
         <span class=\"exercise-facts\">read {reading} + write {minutes} minutes · {kind}</span></p>\n\
         <dl><dt>Write</dt><dd>on paper, then mark it by the scheme below</dd>\n\
         <dt>Done</dt><dd><code>cargo course done {stem}</code></dd>{needs}</dl>\n</aside>"
    );
    Ok(Box { html, anchor })
}

/// Returns the box of the project whose page is `of`, and the table of its milestones.
pub(crate) fn project(catalogue: &Catalogue, words: &Words, of: &Path) -> Result<Box, String> {
    let mut here = tasks(catalogue).filter(|task| task.page == of);
    let found = here.find_map(|task| match task.kind {
        Named::Project(it) => Some(it),
        _ => None,
    });
    let found = found.ok_or(
        "this is not the page of a project: its name must follow from the stem in exercises/course.toml",
    )?;
    let Project { id, chapter, .. } = found;
    let (anchor, number) = (anchor(id), chapter.number);
    let title = escape(&format!("{}: {}", found.title, found.about));
    let reading = words.reading(of)?;
    let hours = spoken(found.minutes() as usize);
    let needs = needs(&found.needs);
    let rows = found.milestones.iter().map(|milestone| {
        let Milestone {
            id, title, minutes, ..
        } = milestone;
        format!("| `{id}` | {title} | {minutes} |\n")
    });
    let rows: String = rows.collect();
    let html = format!(
        "<aside class=\"exercise\" id=\"{anchor}\" data-project=\"{id}\" aria-label=\"Project {number}\">\n\
         <p class=\"exercise-title\"><span class=\"exercise-id\">Project {number}</span> {title}\
         <span class=\"exercise-facts\">read {reading} minutes + write {hours} · stretch</span></p>\n\
         <dl><dt>Begin</dt><dd><code>cargo course start {id}</code></dd>\n\
         <dt>Done</dt><dd><code>cargo course done {id}.1</code>, and so on</dd>\n\
         <dt>Stuck</dt><dd><code>cargo course hint {id}.1</code></dd>{needs}</dl>\n</aside>\n\n\
         <div class=\"stacked\">\n\n| milestone | what it is | minutes |\n|---|---|---:|\n{rows}\n</div>"
    );
    Ok(Box { html, anchor })
}

fn needs(stems: &[String]) -> String {
    if stems.is_empty() {
        return String::new();
    }
    let needs = stems
        .iter()
        .map(|need| format!("<code>{}</code>", escape(need)));
    let needs: Vec<String> = needs.collect();
    format!("\n<dt>First solve</dt><dd>{}</dd>", needs.join(", "))
}

fn anchor(exercise: &str) -> String {
    format!("exercise-{exercise}")
}

fn html(exercise: &Exercise, judged: &[String], reading: Option<usize>) -> String {
    let Exercise {
        id, stem, minutes, ..
    } = exercise;
    // A title that is a question already ends with a mark. Two colons are one too many.
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
    rows += &format!("\n<dt>Judged</dt><dd>{}</dd>", judged.join("<br>"));
    rows += &needs(&exercise.needs);
    let read = reading.map_or_else(String::new, |minutes| format!("read {minutes} + "));
    format!(
        "<aside class=\"exercise\" id=\"{anchor}\" aria-label=\"Exercise {id}\">\n\
         <p class=\"exercise-title\"><span class=\"exercise-id\">Exercise {id}</span> {title}\
         <span class=\"exercise-facts\">{read}solve {minutes} minutes · {kind}</span></p>\n\
         <dl>{rows}</dl>\n</aside>"
    )
}

/// Returns the table of a chapter's tasks, each with a link from the page at `from` to its own page.
pub(crate) fn exercises(
    chapter: &str,
    catalogue: &Catalogue,
    words: &Words,
    from: &Path,
) -> Result<String, String> {
    let chapter = the_chapter(chapter, catalogue)?;
    let up = up(from);
    let its_own = || tasks(catalogue).filter(move |task| task.chapter == chapter.id);
    let mut read = HashSet::new();
    let rows = its_own().map(|task| {
        let mark = if task.core { "●" } else { "○" };
        let is_shared = its_own().filter(|it| it.page == task.page).count() > 1;
        let anchor = match is_shared {
            true => format!("#{}", anchor(task.id)),
            false => String::new(),
        };
        // A page that exercises share is read once, for the first of them.
        let reading = words.reading(&task.page)?;
        let reading = if read.insert(task.page.clone()) { reading } else { 0 };
        let needs = task.needs.iter().map(|stem| match catalogue.find(stem) {
            Ok(exercise) => exercise.title.as_str(),
            Err(_) => stem.as_str(),
        });
        let needs = match needs.collect::<Vec<_>>().join(", ") {
            none if none.is_empty() => "–".to_owned(),
            needs => needs,
        };
        let (id, title, about) = (task.id, task.title, task.about);
        let (page, minutes) = (slashed(&task.page), task.minutes());
        Ok(format!(
            "| {mark} | [{title}]({up}{page}{anchor}) `{id}` | {about} | {reading} + {minutes} | {needs} |\n"
        ))
    });
    let rows = rows.collect::<Result<String, String>>()?;
    let head = "| core | exercise | what it is about | minutes: read\u{a0}+\u{a0}solve | first solve |\n\
                |---|---|---|---:|---|\n";
    let rows = rows.trim_end();
    Ok(format!(
        "<div class=\"stacked exercises\">\n\n{head}{rows}\n\n</div>"
    ))
}

/// Returns arguments as people type them: in quotation marks if a shell would not leave them whole.
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
