//! The same work, cut otherwise: the results must be the same, each word of them.

use std::fs;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, ensure};
use serde_json::Value;

use super::grader::{Grader, done};

/// Grades by a run that is killed and taken up, and two submissions alone.
pub(super) fn check(grader: &Grader) -> anyhow::Result<()> {
    let whole = grader.json("grades")?;
    let same = |out: &str, how: &str| {
        let again = grader.json(out)?;
        ensure!(
            again == whole,
            "{how}, the results are others: target/class/{out}{}",
            { exercises(&again).zip(exercises(&whole)) }
                .find(|(again, whole)| again != whole)
                .map_or_else(String::new, |(again, whole)| format!(
                    "\n{again:#}\nand before\n{whole:#}"
                ))
        );
        println!("{how}, the results are the same");
        Ok(())
    };

    killed(grader)?;
    same("killed", "After a run that was killed and taken up")?;

    let all = whole["submissions"].as_array().context("no submissions")?;
    for graded in all.iter().skip(1).step_by(all.len().max(3) / 2).take(2) {
        let name = graded["name"].as_str().unwrap_or_default();
        let path = ["", ".zip"].map(|ending| format!("handed-in/{name}{ending}"));
        let path = path.iter().find(|path| grader.folder.join(path).exists());
        let mut alone = grader.command(
            "alone",
            &grader
                .options
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>(),
        );
        done(alone.arg(path.context("it is not there any more")?))?;
        let alone = grader.json("alone")?;
        ensure!(
            alone["submissions"][0] == *graded,
            "{name} alone has other results: target/class/alone"
        );
    }
    println!("Two submissions alone have the same results");
    Ok(())
}

/// What came of each exercise of each submission.
fn exercises(results: &Value) -> impl Iterator<Item = &Value> {
    let submissions = results["submissions"].as_array().into_iter().flatten();
    submissions.flat_map(|it| it["exercises"].as_array().into_iter().flatten())
}

/// Kills a run when some submissions are graded, and gives the same command again.
fn killed(grader: &Grader) -> anyhow::Result<()> {
    let mut run = grader.all("killed", &[]);
    let mut run = run.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    let kept = grader.folder.join("killed/kept");
    let some = || fs::read_dir(&kept).is_ok_and(|kept| kept.count() >= 3);
    while !some() {
        ensure!(
            run.try_wait()?.is_none(),
            "it ended before it could be killed"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    run.kill()?;
    run.wait()?;
    ensure!(
        !grader.folder.join("killed/results.json").exists(),
        "it was not killed in time"
    );
    grader.grade("killed", &[])
}
