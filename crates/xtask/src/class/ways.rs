//! The same work, cut otherwise: the results must be the same, but for which limit stopped a test that reaches several.

use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::Value;

use super::grader::{Grader, done};

/// Grades in two parts at the same time, by a run that is killed and taken up, and two submissions alone.
pub(super) fn check(grader: &Grader) -> anyhow::Result<()> {
    let whole = but_for_limits(&grader.text("grades")?)?;
    let same = |out: &str, how: &str| {
        ensure!(
            but_for_limits(&grader.text(out)?)? == whole,
            "{how}, the results are others: target/class/{out}"
        );
        println!("{how}, the results are the same");
        Ok(())
    };

    let began = Instant::now();
    let parts = ["1", "2"].map(|part| {
        let shard = format!("{part}/2");
        let mut grade = grader.all(&format!("part-{part}"), &["--shard", &shard]);
        grade.stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    });
    for part in parts {
        ensure!(part?.wait()?.success(), "a part could not be graded");
    }
    let took = began.elapsed().as_secs_f64();
    done(
        grader
            .command("together", &["--again"])
            .args(["part-1", "part-2"]),
    )?;
    same(
        "together",
        &format!("In two parts at the same time, in {took:.0} s"),
    )?;

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
        let alone = but_for_limits(&grader.text("alone")?)?;
        ensure!(
            alone["submissions"][0] == *graded,
            "{name} alone has other results: target/class/alone"
        );
    }
    println!("Two submissions alone have the same results");
    Ok(())
}

/// What is said of a test that was stopped.
const STOPPED: [&str; 2] = ["It did not end", "of memory, which is the limit."];

/// The results without what is said of tests that were stopped: a program that grows for ever meets the deadline before the limit
/// of memory where the machine has much else to do. Which tests pass is compared.
fn but_for_limits(results: &str) -> anyhow::Result<Value> {
    let mut results: Value = serde_json::from_str(results)?;
    let submissions = results["submissions"].as_array_mut().into_iter().flatten();
    let exercises = submissions.filter_map(|it| it["exercises"].as_array_mut());
    for exercise in exercises.flatten() {
        let text = exercise["text"].as_str().unwrap_or_default();
        if STOPPED.iter().any(|stopped| text.contains(stopped)) {
            exercise["text"] = Value::Null;
        }
    }
    Ok(results)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_the_same_whichever_limit_stopped_a_test_and_no_others_are() {
        let results = |text: &str, passed: usize| {
            let text = serde_json::to_string(text).unwrap();
            let exercise = format!("{{\"stem\":\"a\",\"text\":{text},\"passed\":{passed}}}");
            but_for_limits(&format!(
                "{{\"submissions\":[{{\"exercises\":[{exercise}]}}]}}"
            ))
            .unwrap()
        };
        let late = "a\nIt did not end within 10 s: I stopped it.";
        let grown = "a\nIt asked for more than 2 GiB of memory, which is the limit.";
        assert_eq!(results(late, 7), results(grown, 7));
        assert_ne!(results(late, 7), results(grown, 6));
        assert_ne!(results("one", 7), results("two", 7));
        assert_ne!(results(late, 7), results("one", 7));
    }
}
