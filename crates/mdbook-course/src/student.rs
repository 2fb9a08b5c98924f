//! Wrong answers to choose from: `{{#student factorial}}`. The reader sees the same as the author of the chosen
//! answer. Each answer has the lines that differ (the whole function if the exercise is solved), the message of the
//! first failing test, and its run beside the right one. The messages are in `book/recordings/students.json`, which
//! `cargo xtask recordings` writes. The page contains the text of the first answer. All answers are in a file of their
//! own ([`put_aside`]), from which `book/src/scripts/student.js` takes the chosen one.

use std::path::Path;

use call_trace::Trace;
use catalogue::{Catalogue, Exercise, Student, WrongAnswer};
use figures::{Beside, Drawing, Highlight, PlayerFigure, Run};
use serde_json::Value;

use crate::check::html_files;
use crate::html::{escape, in_code, json_in_script, one_block};
use crate::recordings::Recordings;

/// The wrong answers in their page.
pub(crate) struct Shown {
    pub(crate) id: String,
    pub(crate) html: String,
}

/// Returns the wrong answers to the exercise `name`. The first run plays by itself if `plays` is set.
pub(crate) fn student(
    name: &str,
    plays: bool,
    students: &[Student],
    catalogue: &Catalogue,
    recordings: &Recordings,
) -> Result<Shown, String> {
    let plays = if plays { " data-plays" } else { "" };
    let found = students.iter().find(|student| student.exercise == name);
    let Student { answers, .. } =
        found.ok_or_else(|| format!("there is no student {name} in book/what-ifs.toml"))?;
    let told = told(recordings.course(), name)?;
    let exercise = catalogue.find(name).map_err(|error| error.to_string())?;
    let id = format!("student-{}", name.replace('_', "-"));
    let (mut sentences, mut first, mut panels) = (String::new(), String::new(), Vec::new());
    for (number, answer) in answers.iter().enumerate() {
        same_input(answer, recordings)?;
        let said = &told[&answer.mistake];
        let text = |key: &str| {
            said[key].as_str().ok_or_else(|| {
                let mistake = &answer.mistake;
                format!("the message for {mistake} is missing.\nRun `cargo xtask recordings`.")
            })
        };
        sentences += &format!("<li>{}</li>\n", escape(text("mistake")?));
        let lines = said["lines"].as_array().into_iter().flatten();
        let lines: Vec<&str> = lines.filter_map(Value::as_str).collect();
        let id = format!("{id}-{}", number + 1);
        let words = words(&lines, text("says")?);
        let pair = pair(&id, answer, recordings)?;
        let whole = whole(recordings.course(), exercise, answer)?;
        let whole = whole.map_or_else(String::new, |whole| folded(&exercise.id, &whole));
        panels.push(one_block(&format!("{words}\n{whole}\n{pair}")));
        if number == 0 {
            first = words;
        }
    }
    let all = json_in_script(&panels)?;
    let html = one_block(&format!(
        "<div class=\"student\" id=\"{id}\"{plays}>\n\
         <ul class=\"student-answers\">\n{sentences}</ul>\n\
         <div class=\"student-shown\">\n{first}\n</div>\n\
         {OPENS} data-of=\"{id}\">{all}{CLOSES}\n</div>"
    ));
    Ok(Shown { id, html })
}

/// Checks that two recordings have the same input, and that one of them is of the mistake.
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
            "{recording} is not a recording of a run with {mistake}"
        ));
    };
    given.remove(at);
    match given == ours.run[1..] {
        true => Ok(()),
        false => Err(format!("{recording} and {right} have different inputs")),
    }
}

/// Returns the messages for the authors of wrong answers to an exercise.
fn told(course: &Path, exercise: &str) -> Result<Value, String> {
    let path = course.join("book").join("recordings").join("students.json");
    let text = std::fs::read_to_string(&path);
    let text = text.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let mut all: Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(all[exercise].take())
}

/// Quotes the verdict on a wrong answer: `{{#verdict alpha_beta cuts_when_past}}`. A reader can choose that answer in
/// the page of its exercise.
pub(crate) fn verdict(exercise: &str, mistake: &str, course: &Path) -> Result<String, String> {
    let told = told(course, exercise)?;
    let says = told[mistake]["says"].as_str().ok_or_else(|| {
        format!("book/recordings/students.json has no verdict on {mistake} of {exercise}")
    })?;
    let lines: Vec<String> = says.lines().map(in_code).collect();
    let lines = lines.join("<br>\n");
    Ok(one_block(&format!(
        "<blockquote>\n<p>{lines}</p>\n</blockquote>"
    )))
}

/// Returns the lines and the verdict of an answer.
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

/// Returns the functions of an answer that differ from the reference, as their author wrote them. Returns `None` in a
/// copy for students that withholds them with the solution.
fn whole(
    course: &Path,
    exercise: &Exercise,
    answer: &WrongAnswer,
) -> Result<Option<String>, String> {
    let read = |path: &Path| {
        std::fs::read_to_string(path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))
    };
    let file = course.join(exercise.mistakes());
    if !file.exists() {
        return Ok(None);
    }
    let name = &answer.mistake;
    let in_file = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let answers = stubs::answers(&read(&file)?).map_err(|error| in_file(&error))?;
    let answer = answers.iter().find(|it| it.name == *name);
    let answer = answer.ok_or_else(|| in_file(&format!("no answer is called {name}")))?;
    let wrong = |error: &dyn std::fmt::Display| {
        format!("{}:{} ({name}): {error}", file.display(), answer.line)
    };
    let reference = read(&course.join(exercise.reference()))?;
    let ours = stubs::substitute(&reference, &[]);
    let theirs = stubs::answer(&answer.text, &reference);
    let ours = ours.map_err(|error| wrong(&error))?;
    let theirs = theirs.map_err(|error| wrong(&error))?;
    let theirs = theirs.ok_or_else(|| wrong(&"it changes nothing"))?;
    let ours = functions(&ours);
    let differ = functions(&theirs).into_iter();
    let differ: Vec<String> = differ.filter(|it| !ours.contains(it)).collect();
    match differ.is_empty() {
        true => Err(wrong(&"no function of it differs")),
        false => Ok(Some(differ.join("\n\n"))),
    }
}

/// Returns the functions and the blocks of methods in a module. A line that an answer has inserted is at the margin,
/// so it is indented as far as the braces around it demand.
fn functions(module: &str) -> Vec<String> {
    const BEGIN: [&str; 4] = ["fn ", "pub fn ", "pub(crate) fn ", "impl"];
    let (mut found, mut open, mut depth) = (Vec::new(), Vec::new(), 0_usize);
    for line in module.lines() {
        if open.is_empty() && !BEGIN.iter().any(|word| line.starts_with(word)) {
            continue;
        }
        let text = line.trim();
        let outer = depth.saturating_sub(usize::from(text.starts_with('}')));
        let indent = (4 * outer).max(line.len() - line.trim_start().len());
        open.push(format!("{:indent$}{text}", ""));
        depth = (depth + text.matches('{').count()).saturating_sub(text.matches('}').count());
        if depth == 0 && text.ends_with('}') {
            found.push(open.join("\n"));
            open.clear();
        }
    }
    found
}

/// Returns the whole of an answer, folded. A reader who has solved the exercise can open it with `student.js`.
fn folded(exercise: &str, whole: &str) -> String {
    format!(
        "<details class=\"student-whole\" data-after=\"{exercise}\" hidden><summary>The whole function</summary>\
         <pre><code class=\"language-rust\">{}</code></pre></details>",
        escape(whole)
    )
}

/// Returns the run of an answer beside the right run, with the first difference marked in both.
fn pair(id: &str, answer: &WrongAnswer, recordings: &Recordings) -> Result<String, String> {
    let [theirs, ours] = [
        recordings.get(&answer.recording)?,
        recordings.get(&answer.right)?,
    ];
    let found = figures::difference(&ours, &theirs);
    let mark = |of: fn(&figures::Difference) -> Option<&Highlight>| found.as_ref().and_then(of);
    let theirs = figure(
        &format!("{id}-theirs"),
        "This answer",
        &theirs,
        mark(|found| found.yours.as_ref()),
    )?;
    let ours = figure(
        &format!("{id}-ours"),
        "The right one",
        &ours,
        mark(|found| found.ours.as_ref()),
    )?;
    Ok(format!(
        "<div class=\"student-pair\">\n{theirs}\n{ours}\n</div>"
    ))
}

const OPENS: &str = "<script type=\"application/json\" class=\"student-all\"";
const CLOSES: &str = "</script>";

/// Moves the answers in the built book's pages to files of their own, `students/ID.json`. Readers load a page before
/// they choose an answer, so the page must not be heavy.
///
/// # Errors
/// If a file cannot be read or written.
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

/// Returns a run as a player that moves in step with the player beside it.
fn figure(id: &str, name: &str, trace: &Trace, mark: Option<&Highlight>) -> Result<String, String> {
    let drawing = Drawing::Player(PlayerFigure {
        whole: true,
        keys: true,
        ..PlayerFigure::default()
    });
    let beside = Beside {
        mark,
        ..Beside::default()
    };
    let drawn = drawing.draw_beside(&Run::of(trace), id, beside);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_at_the_margin_is_moved_into_its_function() {
        let module = "use a;\n\n/// What it does.\nfn f() {\nif a {\n    b();\n} else {\n    c();\n}\n}\n\npub fn g() {\n    d();\n}\n";
        assert_eq!(
            functions(module),
            [
                "fn f() {\n    if a {\n        b();\n    } else {\n        c();\n    }\n}",
                "pub fn g() {\n    d();\n}"
            ]
        );
    }

    #[test]
    fn each_answer_of_a_page_is_whole_with_the_lines_in_which_it_differs() {
        let course = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let catalogue = Catalogue::load(course).unwrap();
        for student in catalogue::what_ifs::<Drawing>(course).unwrap().students {
            let exercise = catalogue.find(&student.exercise).unwrap();
            let told = told(course, &student.exercise).unwrap();
            for answer in &student.answers {
                let whole = whole(course, exercise, answer).unwrap().unwrap();
                let mut lines = whole.lines().map(str::trim);
                for line in told[&answer.mistake]["lines"].as_array().unwrap() {
                    let line = line.as_str().unwrap().trim();
                    assert!(lines.any(|it| it == line), "{}: {line}", answer.mistake);
                }
                assert!(whole.ends_with('}'), "{}", answer.mistake);
            }
        }
    }

    #[test]
    fn what_a_message_puts_into_backticks_is_code() {
        assert_eq!(
            in_code("Use `>=`, not >."),
            "Use <code>&gt;=</code>, not &gt;."
        );
    }
}
