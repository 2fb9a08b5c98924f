//! `cargo course submit`: packs a student's answers.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use student_copy::LARGEST;
use terminal::{GOOD, WARN, paint, say};
use textfmt::counted;

use crate::archive;
use crate::cli::Submit;

/// Packs the answers, or lists the files to pack.
pub(crate) fn run(asked: &Submit) -> Result<ExitCode> {
    let (root, catalogue) = student_copy::course()?;
    let chapters = student_copy::chapters(&catalogue, asked.chapter)?;
    let path = asked.out.clone().unwrap_or_else(|| {
        PathBuf::from(match asked.chapter {
            Some(number) => format!("chapter-{number}.zip"),
            None => "course.zip".to_owned(),
        })
    });
    ensure!(
        asked.check || !path.exists(),
        "{} already exists; choose another file with `--out FILE`",
        path.display()
    );
    let exercises = chapters.iter().flat_map(|it| catalogue.of_chapter(it));
    // `cargo course` keeps the progress, and says what is solved as it is, and what was changed since.
    let [solved, changed] =
        ["COURSE_SOLVED", "COURSE_CHANGED"].map(|it| std::env::var(it).unwrap_or_default());
    let (mut files, mut count) = (Vec::new(), 0);
    let (mut lines, mut untested) = (Vec::new(), Vec::new());
    for exercise in exercises {
        let path = root.join(exercise.stub());
        let bytes = fs::read(&path).with_context(|| {
            let command = format!("cargo course reset {}", exercise.stem);
            format!(
                "cannot read {}. Run `{command}` to restore the stub.",
                path.display()
            )
        })?;
        ensure!(
            bytes.len() as u64 <= LARGEST,
            "{} has {} KiB, but at most {} are allowed",
            path.display(),
            bytes.len() >> 10,
            LARGEST >> 10
        );
        let stub = stubs::of(&root.join(exercise.reference())).unwrap_or_default();
        let is_in = |ids: &str| ids.split(',').any(|id| id == exercise.id);
        let is_solved = is_in(&solved);
        let said = match bytes == stub.as_bytes() {
            _ if is_solved => paint(GOOD, "✓ solved"),
            true => paint(WARN, "  still the stub"),
            false if is_in(&changed) => {
                untested.push(exercise.stem.clone());
                paint(WARN, "  changed since it was solved, but not tested")
            }
            false => paint(WARN, "  not solved, or not tested since"),
        };
        lines.push(format!("  {:<14}{:<18}{said}", exercise.id, exercise.stem));
        count += usize::from(is_solved);
        let folder = &exercise.chapter.folder;
        files.push((format!("{folder}/src/{}.rs", exercise.stem), bytes));
    }
    let exercises = counted(files.len(), "exercise");
    let sum = format!("{exercises}, {count} of them solved");
    if let Some(stem) = untested.first() {
        lines.push(match untested.len() {
            1 => format!("\n`cargo course test {stem}` tests the changed file."),
            _ => "\n`cargo course test --all` tests the changed files.".to_owned(),
        });
    }
    say(&lines.join("\n"));
    if asked.check {
        say(&format!("\n{sum}. Nothing was written."));
        return Ok(ExitCode::SUCCESS);
    }
    archive::write(&path, &files)?;
    say(&format!("\n{sum}.\nHand in {}.", path.display()));
    Ok(ExitCode::SUCCESS)
}
