//! `cargo course submit`: packs a student's answers.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use terminal::{GOOD, WARN, paint, say};
use words::counted;

use crate::archive;
use crate::cli::{self, Submit};
use crate::submission::{About, LARGEST};

/// Packs the answers, or says what would be packed.
pub(crate) fn run(asked: &Submit) -> Result<ExitCode> {
    let (root, catalogue) = cli::course()?;
    let chapters = cli::chapters(&catalogue, asked.chapter)?;
    let exercises = chapters.iter().flat_map(|it| catalogue.of_chapter(it));
    // `cargo course` keeps the progress, and says what is solved.
    let solved = std::env::var("COURSE_SOLVED").unwrap_or_default();
    let mut about = About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        solved: Vec::new(),
    };
    let mut files = Vec::new();
    let mut lines = Vec::new();
    for exercise in exercises {
        let path = root.join(exercise.stub());
        let bytes = fs::read(&path).with_context(|| {
            let command = format!("cargo course reset {}", exercise.stem);
            format!(
                "cannot read {}. `{command}` puts the stub there.",
                path.display()
            )
        })?;
        ensure!(
            bytes.len() as u64 <= LARGEST,
            "{} has {} KiB, and {} are allowed",
            path.display(),
            bytes.len() >> 10,
            LARGEST >> 10
        );
        let stub = stubs::of(&root.join(exercise.reference())).unwrap_or_default();
        let is_solved = solved.split(',').any(|id| id == exercise.id);
        let said = match (is_solved, bytes == stub.as_bytes()) {
            (true, _) => paint(GOOD, "✓ solved"),
            (false, true) => paint(WARN, "  the stub, as it was"),
            (false, false) => paint(WARN, "  not solved, or not tested since"),
        };
        lines.push(format!("  {:<14}{:<18}{said}", exercise.id, exercise.stem));
        if is_solved {
            about.solved.push(exercise.id.clone());
        }
        let folder = &exercise.chapter.folder;
        files.push((format!("{folder}/src/{}.rs", exercise.stem), bytes));
    }
    let sum = format!(
        "{}, {} of them solved",
        counted(files.len(), "exercise"),
        about.solved.len()
    );
    say(&lines.join("\n"));
    if asked.check {
        say(&format!("\n{sum}. Nothing was written."));
        return Ok(ExitCode::SUCCESS);
    }
    let path = asked.out.clone().unwrap_or_else(|| {
        PathBuf::from(match asked.chapter {
            Some(number) => format!("chapter-{number}.zip"),
            None => "course.zip".to_owned(),
        })
    });
    archive::write(&path, &about, &files)?;
    say(&format!("\n{sum}.\nHand in {}.", path.display()));
    Ok(ExitCode::SUCCESS)
}
