//! Keeps the golden recordings from which the book's figures are drawn.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use answers::kept::{self, Files};
use answers::mistakes;
use anyhow::{Context, bail, ensure};
use call_trace::Trace;
use catalogue::Recording;
use figures::SvgOptions;

use crate::programs::Programs;

/// The exit code of a run that ended in a panic.
const PANICKED: i32 = 101;

/// Runs the reference for every entry, and writes or compares the recordings.
pub(crate) fn keep(root: &Path, check: bool) -> anyhow::Result<()> {
    let folder = PathBuf::from("book/recordings");
    let mut files = Files::new();
    files.insert(folder.join("runs.json"), runs(root)?);
    files.insert(folder.join("students.json"), students(root)?);
    for (recording, text) in all(root)? {
        let path = folder.join(&recording.name).with_extension("jsonl");
        if recording.picture {
            files.insert(path.with_extension("svg"), picture(&recording.name, &text)?);
        }
        if files.insert(path, text).is_some() {
            bail!("book/recordings.toml names {} twice", recording.name);
        }
    }
    let strays = kept::strays(root, &folder, "jsonl", &files)?;
    if check && !strays.is_empty() {
        bail!("book/recordings.toml no longer names {strays:?}; run `cargo xtask recordings`");
    }
    for stray in strays {
        std::fs::remove_file(root.join(&stray))?;
        println!("removed {}", stray.display());
    }
    kept::keep(root, &files, check, "cargo xtask recordings")
}

/// Runs the reference for every entry, and returns the recordings.
pub(crate) fn all(root: &Path) -> anyhow::Result<Vec<(Recording, String)>> {
    let programs = Programs::build(root)?;
    let record = |it: Recording| {
        let text = record(&programs, &it).with_context(|| format!("recording {}", it.name))?;
        Ok((it, text))
    };
    catalogue::recordings(root)?
        .into_iter()
        .map(record)
        .collect()
}

/// Records the run of a page. It uses the chapter's trace example, as `cargo course trace --reference` does, or a program with
/// mistakes, which only `live` contains.
fn record(programs: &Programs, recording: &Recording) -> anyhow::Result<String> {
    let mut run = programs.command("live")?;
    run.args(["run", &recording.chapter])
        .args(&recording.run)
        .env_remove("CALL_TRACE_FILE");
    let wanted = match recording.stops {
        None => {
            run.stderr(Stdio::inherit());
            0
        }
        // The panic is part of the recording.
        Some(events) => {
            run.env("CALL_TRACE_EVENTS", events.to_string())
                .env("RUST_BACKTRACE", "0");
            PANICKED
        }
    };
    let output = run.output()?;
    ensure!(
        output.status.code() == Some(wanted),
        "the run ended with {}, not with {wanted}",
        output.status
    );
    Ok(String::from_utf8(output.stdout)?)
}

/// Lists the runs of all chapters with their arguments, one run per line.
fn runs(root: &Path) -> anyhow::Result<String> {
    let listed = Programs::build(root)?
        .command("live")?
        .arg("runs")
        .output()?;
    ensure!(
        listed.status.success(),
        "live runs ended with {}",
        listed.status
    );
    let listed = String::from_utf8(listed.stdout)?;
    Ok(listed
        .replace("[{\"name\"", "[\n{\"name\"")
        .replace("},{\"name\"", "},\n{\"name\"")
        + "\n")
}

/// Returns the test messages for the wrong answers that a page offers.
fn students(root: &Path) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(&mistakes::told(root)?)? + "\n")
}

/// Returns the recursion tree of a recording as a self-contained file.
fn picture(name: &str, recorded: &str) -> anyhow::Result<String> {
    let trace = Trace::read_json(recorded.as_bytes())?;
    Ok(figures::tree_svg(&trace, &SvgOptions::file(name))
        .trim_end()
        .to_owned()
        + "\n")
}
