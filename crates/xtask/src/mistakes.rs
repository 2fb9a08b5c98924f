//! Wrong answers that people really give, and the words that must meet them.
//!
//! Each mistake is put into a copy of the reference chapter; the exercise's own tests must then
//! fail, and say what the mistake's `says:` lines demand.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use catalogue::{Catalogue, Exercise};

use crate::places;

mod bench;
mod parse;

use bench::Bench;
use parse::Mistake;

/// Longer than any honest failure takes; an endless loop ends here.
const DEADLINE: Duration = Duration::from_secs(20);

/// Tries all mistakes, or those of some exercises.
pub(crate) fn check(root: &Path, only: &[String]) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let chosen: Vec<&Exercise> = if only.is_empty() {
        catalogue.exercises().iter().collect()
    } else {
        only.iter()
            .map(|asked| catalogue.find(asked))
            .collect::<Result<_, _>>()?
    };
    let mut benches: BTreeMap<String, Bench> = BTreeMap::new();
    let (mut tried, mut missed) = (0, Vec::new());
    for exercise in chosen {
        let bench = match benches.entry(exercise.chapter.folder.clone()) {
            std::collections::btree_map::Entry::Occupied(bench) => bench.into_mut(),
            std::collections::btree_map::Entry::Vacant(place) => {
                place.insert(Bench::set_up(root, &exercise.chapter)?)
            }
        };
        let reference = std::fs::read_to_string(root.join(exercise.reference()))?;
        for path in places::mistakes(root, exercise)? {
            tried += 1;
            let shown = path
                .strip_prefix(root)
                .unwrap_or(&path)
                .display()
                .to_string();
            match attempt(bench, exercise, &reference, &path) {
                Ok(()) => println!("  caught  {shown}"),
                Err(why) => {
                    println!("  MISSED  {shown}");
                    missed.push(format!("{shown}: {why:#}"));
                }
            }
        }
        bench.restore(exercise, &reference)?;
    }
    ensure!(
        missed.is_empty(),
        "{} of {tried} mistakes are not met with their words:\n\n{}",
        missed.len(),
        missed.join("\n\n")
    );
    ensure!(tried > 0, "no mistake was found to try");
    println!("{tried} mistakes, all caught with their words");
    Ok(())
}

fn attempt(
    bench: &Bench,
    exercise: &Exercise,
    reference: &str,
    path: &PathBuf,
) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let mistake = Mistake::parse(&text)?;
    let wrong = stubs::substitute(reference, &mistake.regions)?;
    let outcome = bench
        .test(exercise, &wrong, DEADLINE)
        .context("the mistake does not compile")?;
    if outcome.passed {
        bail!("the tests pass although: {}", mistake.what);
    }
    let said = folded(&outcome.said);
    for words in &mistake.says {
        ensure!(
            said.contains(&folded(words)),
            "the tests should say\n  {words}\nbut they say\n{}",
            outcome.said
        );
    }
    Ok(())
}

/// White space folded, so that a message may be wrapped.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
