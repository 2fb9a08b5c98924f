//! Judged runs: a student's functions run with fresh inputs from a seed, and the grader's own process compares their
//! results with a run of the reference.
//!
//! The code is built as WebAssembly from the chapter's `examples/trace.rs`. [`wasm_sandbox`] runs it without files, a clock
//! or a network, and collects its answers and its recording. The references run in the same way and the same place,
//! so two runs differ only in their answers. Inputs are drawn for the arguments of a run ([`inputs`]). The grader
//! keeps the inputs that the reference answers quickly.
//!
//! A submission cannot decline these runs. If the reference can run and the submission cannot, each run is wrong.

mod compare;
mod inputs;
mod seen;

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogue::Exercise;
use fastrand::Rng;
use wasm_sandbox::Program;

use crate::building::{Builder, What};
use crate::checksum::sum;
use crate::edition::Files;
use crate::hidden::Hidden;
use crate::judge::Tested;
use crate::place::{Place, Places};
use crate::results::{self, Ended, Runs};
use crate::submission::Submission;
use crate::suspicious;
use crate::workers;
use compare::Compared;
use inputs::Entry;
use seen::Seen;

/// The maximum size of a program in bytes. The reference's program has two million.
const LARGEST: u64 = 64 << 20;
/// The number of inputs for each run of an exercise.
const INPUTS: usize = 8;
/// The number of attempts to draw an input. Many inputs do not fit, or take the reference too long.
const DRAWS: usize = 400;
/// The number of large inputs, if work is judged. They are the most work for the reference among so many further
/// inputs (the next constant).
const LARGE: usize = 2;
const FURTHER: usize = 80;
/// The number of inputs to try before a run is given up. If the stub does as well as the reference for so many and for
/// no other, the function is not part of the exercise. If so many have no answer and no other has one, no answer can
/// be compared.
const ENOUGH: usize = 40;
/// The text that marks an unwritten part of a stub.
const TODO: &str = "todo!(";
/// The minimum number of inputs for a judgement.
const FEWEST: usize = 3;

/// The judged runs of a chapter.
pub(crate) struct Fresh<'f> {
    builder: Builder<'f>,
    places: &'f Places,
    /// The seed of the random numbers, and whether inputs are drawn with it.
    seed: u64,
    draws: bool,
    /// The reference solutions.
    references: Files,
    /// The exercises in course order, each with its inputs.
    exercises: Vec<Put<'f>>,
}

/// The inputs for the functions of an exercise.
struct Put<'f> {
    exercise: &'f Exercise,
    fresh: Vec<Case>,
    hidden: Vec<Case>,
}

/// The course with one reference solution replaced by its stub.
struct Without<'w> {
    exercise: &'w Exercise,
    /// The course with all unwritten stubs, if the exercise's stub is one of them. One build serves all of them,
    /// because a run does not change until it calls a stub.
    unwritten: Option<&'w Program>,
    /// The course with only this stub, built on demand.
    alone: Option<Program>,
    build: &'w dyn Fn() -> Result<Program>,
}

impl Without<'_> {
    fn run(&mut self, words: &[String], seed: u64, fuel: u64) -> Result<Seen> {
        if let Some(unwritten) = self.unwritten {
            let seen = Seen::of(unwritten, words, seed, fuel)?;
            let own = format!("/src/{}.rs", self.exercise.stem);
            if seen.panicked_in().is_none_or(|file| file.ends_with(&own)) {
                return Ok(seen);
            }
        }
        let alone = match &self.alone {
            Some(alone) => alone,
            None => self.alone.insert((self.build)()?),
        };
        Seen::of(alone, words, seed, fuel)
    }
}

/// Returns the random number generator for the inputs of a run.
fn chance(seed: u64, chapter: &str, run: &str) -> Result<Rng> {
    let place = sum(format!("{seed} {chapter} {run}").as_bytes());
    Ok(Rng::with_seed(u64::from_str_radix(&place[..16], 16)?))
}

/// A run of a function with one input.
struct Case {
    words: Vec<String>,
    /// The reference's run.
    ours: Seen,
}

impl<'f> Fresh<'f> {
    /// Draws inputs if there is a seed, adds the hidden cases, and runs the references with all of them, one exercise
    /// on each thread.
    pub(crate) fn draw_all(
        builder: Builder<'f>,
        places: &'f Places,
        root: &Path,
        (seed, hidden): (Option<u64>, Option<&Hidden>),
        threads: usize,
    ) -> Result<Self> {
        let edition = builder.edition;
        let mut fresh = Self {
            references: edition.references()?,
            builder,
            places,
            seed: seed.unwrap_or_default(),
            draws: seed.is_some(),
            exercises: Vec::new(),
        };
        let entries = inputs::entries(root, &edition.chapter.folder)?;
        let ours = fresh.program_of_ours(&fresh.references)?;
        // A stub that is still to be written says in a panic that it was called; one of a hunt does not.
        let mut is_written = fresh.references.clone();
        for exercise in &edition.exercises {
            if edition.stub(exercise)?.contains(TODO) {
                is_written.remove(&exercise.stem);
            }
        }
        let unwritten = match seed {
            Some(_) => Some(fresh.program_of_ours(&is_written)?),
            None => None,
        };
        let draw = |&exercise: &&'f Exercise| {
            let own = hidden.map_or(&[][..], |hidden| hidden.of(exercise));
            let own: Vec<Case> = { own.iter() }
                .map(|words| fresh.case(words.clone(), &ours))
                .collect::<Result<_>>()?;
            let is_own = |entry: &&Entry| exercise.traces.contains(&entry.name);
            let mut cases = Vec::new();
            if let Some(unwritten) = &unwritten {
                let is_of_them = !is_written.contains_key(&exercise.stem);
                let mut without = Without {
                    exercise,
                    unwritten: is_of_them.then_some(unwritten),
                    alone: None,
                    build: &|| {
                        let mut others = fresh.references.clone();
                        others.remove(&exercise.stem);
                        fresh.program_of_ours(&others)
                    },
                };
                for entry in entries.iter().filter(is_own) {
                    cases.extend(fresh.draw(exercise, entry, &ours, &mut without)?);
                }
            }
            Ok(Put {
                exercise,
                fresh: cases,
                hidden: own,
            })
        };
        fresh.exercises = workers::map(threads, edition.exercises.iter(), draw)?;
        Ok(fresh)
    }

    /// Draws different inputs for a run. The list is empty if the function gives no comparable answer, or does not
    /// belong to the exercise. In the second case the course does as well `without` the reference solution, with the
    /// stub instead. In a debugging exercise the stub is sometimes right, so it must fail for at least half of the
    /// inputs.
    ///
    /// If work is judged, some inputs are large, because wasted work hardly shows in a small one.
    fn draw(
        &self,
        exercise: &Exercise,
        entry: &Entry,
        ours: &Program,
        without: &mut Without<'_>,
    ) -> Result<Vec<Case>> {
        let mut rng = chance(self.seed, &self.builder.edition.chapter.folder, &entry.name)?;
        let mute = Cell::new(0);
        // One that can be used, and whether the stub does as well.
        let mut next = |known: &[Case]| -> Result<Option<(Case, bool)>> {
            let words = entry.draw(&mut rng);
            let is_unasked = exercise.unasked.contains(&words[1..].join(" "));
            if is_unasked || known.iter().any(|case| case.words == words) {
                return Ok(None);
            }
            let seen = Seen::of_ours(ours, &words, self.seed)?;
            mute.update(|mute| mute + usize::from(seen.is_mute()));
            if !seen.is_of_use() {
                return Ok(None);
            }
            let stub = without.run(&words, self.seed, seen::budget(seen.fuel))?;
            let is_met = compare::is_right(&stub, &seen);
            Ok(Some((Case { words, ours: seen }, is_met)))
        };
        let (mut cases, mut met): (Vec<Case>, usize) = (Vec::new(), 0);
        for _ in 0..DRAWS {
            if cases.len() == INPUTS || cases.is_empty() && mute.get() == ENOUGH {
                break;
            }
            let Some((case, is_met)) = next(&cases)? else {
                continue;
            };
            met += usize::from(is_met);
            if met == ENOUGH && cases.len() <= INPUTS / 2 {
                break;
            }
            if is_met && met > INPUTS / 2 {
                continue;
            }
            cases.push(case);
        }
        // Otherwise all of them are some for which the stub does as well.
        let judges = cases.len() >= FEWEST && cases.len() > met;
        if !judges {
            return Ok(Vec::new());
        }
        if !exercise.effort.is_empty() {
            let few = cases.len().min(INPUTS - LARGE);
            for _ in 0..FURTHER {
                if let Some((case, false)) = next(&cases)? {
                    cases.push(case);
                }
            }
            cases[few..].sort_by_key(|case| Reverse(case.ours.fuel));
            cases.truncate(few + LARGE);
        }
        Ok(cases)
    }

    /// Creates a case from an instructor's own input. Fails if the reference solution does not answer it.
    fn case(&self, words: Vec<String>, ours: &Program) -> Result<Case> {
        let seen = Seen::of_ours(ours, &words, self.seed)?;
        ensure!(
            seen.is_of_use(),
            "our solution gives no answer to the hidden case `{}`, or takes too long:\n{}",
            words.join(" "),
            seen.said.trim()
        );
        Ok(Case { words, ours: seen })
    }

    /// Judges each exercise of a submission after its tests, and adds the results. The build uses the same place as the
    /// tests.
    pub(crate) fn judge(
        &self,
        place: &Place,
        submission: &Submission,
        tested: &mut Tested,
    ) -> Result<()> {
        let Tested {
            exercises, built, ..
        } = tested;
        let (theirs, refused) = match built.is_empty() {
            true => (None, BTreeMap::new()),
            false => {
                let (program, refused) = self.builder.settle(place, What::Runs, built)?;
                (Some(read(&program)?), refused)
            }
        };
        for (put, exercise) in self.exercises.iter().zip(exercises) {
            let stem = put.exercise.stem.as_str();
            match (refused.get(stem), &theirs) {
                (Some(why), _) | (None, Some(Err(why))) => put.miss(exercise, why),
                (None, Some(Ok(theirs))) if built.contains_key(stem) => {
                    self.put(put, theirs, exercise)?;
                    if exercise.result == Ended::Solved && !exercise.has_right_runs() {
                        self.apart(put, submission, exercise)?;
                    }
                }
                // What does not compile, or was not handed in, has no right test, either.
                _ => {
                    put.miss(exercise, "Nothing could be run.");
                    exercise.judged = None;
                }
            }
            let is_wrong = exercise
                .judged
                .as_ref()
                .is_some_and(|runs| !runs.is_right());
            // Remarks never mention hidden cases, because students read the remarks too.
            if exercise.passed == exercise.tests && is_wrong {
                let look = "it passes its tests, but not its judged runs: check it by hand";
                exercise.look.push(look.to_owned());
            }
        }
        Ok(())
    }

    /// Repeats the runs of a function that passes its tests, together with the reference solutions, because the
    /// student may not have written the other exercises that it calls. Skipped for code that may include files at
    /// compile time, because it would find these solutions.
    fn apart(
        &self,
        put: &Put<'_>,
        submission: &Submission,
        exercise: &mut results::Exercise,
    ) -> Result<()> {
        let stem = &put.exercise.stem;
        let text = &submission.files[stem];
        if !suspicious::found(&String::from_utf8_lossy(text)).is_empty() {
            return Ok(());
        }
        let mut files = self.references.clone();
        files.insert(stem.clone(), text.clone());
        let place = self.places.copy()?;
        let (program, refused) = self.builder.settle(&place, What::Runs, &files)?;
        match read(&program)? {
            Ok(program) if refused.is_empty() => self.put(put, &program, exercise),
            _ => Ok(()),
        }
    }

    /// Builds a program of the reference solutions to these exercises and the stubs of the others.
    fn program_of_ours(&self, files: &Files) -> Result<Program> {
        let place = self.places.copy()?;
        let (program, refused) = self.builder.settle(&place, What::Runs, files)?;
        let said: Vec<String> = refused.into_values().collect();
        ensure!(
            said.is_empty(),
            "the course cannot be built for WebAssembly:\n{}",
            said.join("\n")
        );
        read(&program)?.map_err(anyhow::Error::msg)
    }

    /// Runs a student's functions with each input of both kinds, and adds the results.
    fn put(&self, put: &Put<'_>, theirs: &Program, exercise: &mut results::Exercise) -> Result<()> {
        if self.draws {
            exercise.judged = Some(self.compare(put.exercise, &put.fresh, theirs)?);
        }
        let hidden = self.compare(put.exercise, &put.hidden, theirs)?;
        exercise.hidden_runs = Some(hidden).filter(|hidden| hidden.runs > 0);
        Ok(())
    }

    /// Runs a student's function with each input.
    fn compare(&self, exercise: &Exercise, cases: &[Case], theirs: &Program) -> Result<Runs> {
        if cases.is_empty() {
            return Ok(Runs::default());
        }
        let mut compared = Compared::new(exercise);
        for case in cases {
            compared.add(&case.words, &case.ours, || {
                let fuel = seen::budget(case.ours.fuel);
                Seen::of(theirs, &case.words, self.seed, fuel)
            })?;
        }
        Ok(compared.runs())
    }
}

/// Reads a built program, or returns the reason why it cannot run.
fn read(program: &Path) -> Result<Result<Program, String>> {
    let of = || format!("cannot read {}", program.display());
    if fs::metadata(program).with_context(of)?.len() > LARGEST {
        return Ok(Err(format!("It is larger than {} MiB.", LARGEST >> 20)));
    }
    let bytes = fs::read(program).with_context(of)?;
    Ok(Program::read(&bytes).map_err(|error| error.to_string()))
}

impl Put<'_> {
    /// Adds runs that all count as wrong, because no run was possible.
    fn miss(&self, exercise: &mut results::Exercise, why: &str) {
        let judges_effort = !self.exercise.effort.is_empty();
        let missed = |cases: &[Case]| {
            (!cases.is_empty()).then(|| Runs::missed(cases.len(), judges_effort, why))
        };
        exercise.judged = missed(&self.fresh);
        exercise.hidden_runs = missed(&self.hidden);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_twenty_seeds_draws_positions_in_which_a_waste_shows() {
        let chapter = "ch3-tic-tac-toe";
        let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let entries = inputs::entries(&course, chapter).unwrap();
        for run in [
            "look_ahead",
            "find_computer_move",
            "find_human_move",
            "value_of",
        ] {
            let entry = entries.iter().find(|entry| entry.name == run).unwrap();
            for seed in 1..=20 {
                let mut rng = chance(seed, chapter, run).unwrap();
                let drawn = (0..INPUTS + FURTHER).map(|_| entry.draw(&mut rng));
                // With four marks nobody has won, and five cells lead to few enough boards for our solution.
                let mut open = drawn.map(|words| words[1].matches('.').count());
                assert!(open.any(|open| open == 5), "{run} with seed {seed}");
            }
        }
    }
}
