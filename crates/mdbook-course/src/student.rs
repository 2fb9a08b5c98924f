//! Wrong answers of which a reader chooses one, and sees what its author sees: `{{#student factorial}}`. Of each stand here
//! the lines in which it differs, what the first failing test says to it (`book/recordings/students.json`, which
//! `cargo xtask recordings` writes), and its run beside the right one. The page has the words of the first; all of them
//! are a file of their own ([`put_aside`]), from which `book/src/scripts/student.js` takes the one that is chosen.

use std::path::Path;

use catalogue::{Student, WrongAnswer};
use figures::{Drawing, Run};
use serde_json::Value;

use crate::check::html_files;
use crate::directive::Directive;
use crate::html::{escape, json, one_block};
use crate::recordings::Recordings;

/// Wrong answers in their page.
pub(crate) struct Shown {
    pub(crate) id: String,
    pub(crate) html: String,
}

/// Those to the exercise that the directive names.
pub(crate) fn student(
    directive: &Directive,
    students: &[Student],
    recordings: &Recordings,
) -> Result<Shown, String> {
    directive.allow(&[])?;
    let [name] = directive.exactly(["exercise"])?;
    let found = students.iter().find(|student| student.exercise == name);
    let Student { answers, .. } =
        found.ok_or_else(|| format!("there is no student {name} in book/what-ifs.toml"))?;
    let told = told(recordings.course(), name)?;
    let id = format!("student-{}", name.replace('_', "-"));
    let (mut sentences, mut first, mut panels) = (String::new(), String::new(), Vec::new());
    for (number, answer) in answers.iter().enumerate() {
        same_input(answer, recordings)?;
        let said = &told[&answer.mistake];
        let text = |key: &str| {
            said[key].as_str().ok_or_else(|| {
                let mistake = &answer.mistake;
                format!("it is not known what {mistake} is told.\nRun `cargo xtask recordings`.")
            })
        };
        sentences += &format!("<li>{}</li>\n", escape(text("mistake")?));
        let lines = said["lines"].as_array().into_iter().flatten();
        let lines: Vec<&str> = lines.filter_map(Value::as_str).collect();
        let id = format!("{id}-{}", number + 1);
        let words = words(&lines, text("says")?);
        let pair = pair(&id, answer, recordings)?;
        panels.push(one_block(&format!("{words}\n{pair}")));
        if number == 0 {
            first = words;
        }
    }
    let marks = [('<', "\\u003c"), ('>', "\\u003e"), ('&', "\\u0026")];
    let all = marks
        .into_iter()
        .fold(json(&panels)?, |text, (mark, safe)| {
            text.replace(mark, safe)
        });
    let html = one_block(&format!(
        "<div class=\"student\" id=\"{id}\">\n\
         <ul class=\"student-answers\">\n{sentences}</ul>\n\
         <div class=\"student-shown\">\n{first}\n</div>\n\
         {OPENS} data-of=\"{id}\">{all}{CLOSES}\n</div>"
    ));
    Ok(Shown { id, html })
}

/// The two recordings are of the same input, and the one is with the mistake.
fn same_input(answer: &WrongAnswer, recordings: &Recordings) -> Result<(), String> {
    let WrongAnswer {
        mistake,
        recording,
        right,
    } = answer;
    let (wrong, ours) = (recordings.run(recording)?, recordings.run(right)?);
    let mut given = wrong.run[1..].to_vec();
    let Some(at) = given.iter().position(|word| word == mistake) else {
        return Err(format!(
            "{recording} is no recording of a run with {mistake}"
        ));
    };
    given.remove(at);
    match given == ours.run[1..] {
        true => Ok(()),
        false => Err(format!("{recording} and {right} have different inputs")),
    }
}

/// What the authors of the wrong answers to an exercise are told.
fn told(course: &Path, exercise: &str) -> Result<Value, String> {
    let path = course.join("book").join("recordings").join("students.json");
    let text = std::fs::read_to_string(&path);
    let text = text.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let mut all: Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(all[exercise].take())
}

/// The lines and the verdict of an answer.
fn words(lines: &[&str], says: &str) -> String {
    let its = match lines {
        [_] => "The line that differs from ours:",
        _ => "The lines that differ from ours:",
    };
    format!(
        "<div class=\"student-told\">\n<p>{its}</p>\n<pre><code class=\"language-rust\">{}</code></pre>\n\
         <p>What the first failing test says:</p>\n<blockquote>\n<p>{}</p>\n</blockquote>\n</div>",
        escape(&lines.join("\n")),
        in_code(says),
    )
}

/// Its run, and beside it the right one.
fn pair(id: &str, answer: &WrongAnswer, recordings: &Recordings) -> Result<String, String> {
    let theirs = format!("{id}-theirs");
    let yours = figure(&theirs, "This answer", &answer.recording, recordings)?;
    let ours = figure(
        &format!("{id}-ours"),
        "The right one",
        &answer.right,
        recordings,
    )?;
    Ok(format!(
        "<div class=\"student-pair\">\n{yours}\n{ours}\n</div>"
    ))
}

const OPENS: &str = "<script type=\"application/json\" class=\"student-all\"";
const CLOSES: &str = "</script>";

/// Takes what the students of the built book's pages show out of these into files of their own, `students/ID.json`: a page
/// is read before an answer is chosen, and must not be heavy.
///
/// # Errors
/// When a file cannot be read or written.
pub(crate) fn put_aside(folder: &Path) -> anyhow::Result<()> {
    for file in html_files(folder)? {
        let path = folder.join(file);
        let mut page = std::fs::read_to_string(&path)?;
        let mut is_changed = false;
        while let Some(at) = page.find(&format!("{OPENS} data-of=")) {
            let end = at + page[at..].find(CLOSES).unwrap_or(0);
            let (tag, json) = page[at..end].split_once('>').unwrap_or_default();
            let id = tag.rsplit("data-of=").next().unwrap_or_default();
            let file = folder.join("students").join(id.trim_matches('"'));
            std::fs::create_dir_all(folder.join("students"))?;
            std::fs::write(file.with_extension("json"), json)?;
            page.replace_range(at..end + CLOSES.len(), "");
            is_changed = true;
        }
        if is_changed {
            std::fs::write(&path, page)?;
        }
    }
    Ok(())
}

/// A run as a player, that is stepped through in step with the one beside it.
fn figure(
    id: &str,
    name: &str,
    recording: &str,
    recordings: &Recordings,
) -> Result<String, String> {
    let trace = recordings.get(recording)?;
    let drawing = Drawing::asked("player", &[("whole", "yes"), ("keys", "yes")]);
    let drawing = drawing.map_err(|error| error.to_string())?;
    let drawn = drawing.draw(&Run::of(&trace), id);
    let drawn = drawn.map_err(|error| error.to_string())?;
    let stopped = trace.stopped().map_or_else(String::new, |message| {
        format!("<p class=\"figure-stopped\">{}</p>\n", escape(message))
    });
    Ok(format!(
        "<figure class=\"recorded recorded-player again\" id=\"{id}\">\n\
         <p class=\"student-name\">{name}</p>\n\
         <div class=\"figure-drawing\">\n{}\n</div>\n{stopped}\
         <details class=\"figure-twin\"><summary>As text</summary>{}</details>\n</figure>",
        drawn.drawing,
        drawn.twin.trim_end(),
    ))
}

/// A message with what it puts into backticks as code.
fn in_code(message: &str) -> String {
    let parts = message.split('`').enumerate();
    let parts = parts.map(|(at, part)| match at % 2 {
        0 => escape(part),
        _ => format!("<code>{}</code>", escape(part)),
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_message_puts_into_backticks_is_code() {
        assert_eq!(
            in_code("Use `>=`, not >."),
            "Use <code>&gt;=</code>, not &gt;."
        );
    }
}
