//! Judged runs: fresh inputs, made from a seed, go into the student's own code, and the grader's own process compares what comes
//! out with a run of the reference.
//!
//! The code is built as WebAssembly from the chapter's `examples/trace.rs`, and run by [`guest`], where it finds no file, clock
//! or network. It answers and is recorded there. The references go the same way, in the same place, so that two runs differ by
//! nothing but the answers. Inputs are drawn by what a run takes ([`inputs`]), and those are kept that the reference answers at once.
//!
//! Nobody can decline: what the reference can run, and a submission cannot, is wrong in each run.

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
use guest::Program;
use wire::Outcome;

use crate::building::{Builder, What};
use crate::edition::Files;
use crate::hidden::Hidden;
use crate::judge::Tested;
use crate::laid::sum;
use crate::place::{Place, Places};
use crate::results::Runs;
use crate::submission::Submission;
use crate::suspicious;
use compare::Compared;
use inputs::Entry;
use seen::Seen;

/// How large a program may be, in bytes. Ours have two million.
const LARGEST: u64 = 64 << 20;
/// So many inputs go into each run of an exercise.
const INPUTS: usize = 8;
/// So often one is drawn; many do not fit, or the reference takes too long for them.
const DRAWS: usize = 400;
/// Where work is judged, so many of them are those of so many further ones that take our solution the most of it.
const LARGE: usize = 2;
const FURTHER: usize = 80;
/// For so many inputs the stub does as well as the reference, and for no other: then the function is ours. And for so many the run
/// gives no answer, and for no other: then none of its answers can be compared.
const ENOUGH: usize = 40;
/// What a stub has where something is to be written.
const TODO: &str = "todo!(";
/// Fewer inputs than this judge nobody.
const FEWEST: usize = 3;

/// The judged runs of a chapter.
pub(crate) struct Fresh<'f> {
    builder: Builder<'f>,
    places: &'f Places,
    /// What chance comes from, and whether inputs are drawn from it.
    seed: u64,
    draws: bool,
    /// Our solutions.
    references: Files,
    /// The exercises in course order, each with what is run.
    exercises: Vec<Put<'f>>,
}

/// Where inputs come from.
#[derive(Clone, Copy)]
pub(crate) struct Inputs<'i> {
    /// The number that they are drawn from, if there are to be some.
    pub(crate) fresh: Option<u64>,
    /// An instructor's own.
    pub(crate) hidden: Option<&'i Hidden>,
}

/// What is put to the functions of an exercise.
struct Put<'f> {
    exercise: &'f Exercise,
    fresh: Vec<Case>,
    hidden: Vec<Case>,
}

/// The course with the stub of an exercise in the place of our solution.
struct Without<'w> {
    exercise: &'w Exercise,
    /// The course with all stubs that are to be written, if it is one of them. One build tells of all of them: until one is called,
    /// a run is the same.
    unwritten: Option<&'w Program>,
    /// The course with this stub alone, which is built when it is needed.
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

/// What the inputs of a run are drawn from.
fn chance(seed: u64, chapter: &str, run: &str) -> Result<Rng> {
    let place = sum(format!("{seed} {chapter} {run}").as_bytes());
    Ok(Rng::with_seed(u64::from_str_radix(&place[..16], 16)?))
}

/// What came of an exercise's judged runs.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    /// With inputs that were drawn, if there were to be some.
    pub(crate) fresh: Option<Runs>,
    /// With an instructor's own.
    pub(crate) hidden: Option<Runs>,
}

impl Evidence {
    fn is_right(&self) -> bool {
        let mut kinds = [&self.fresh, &self.hidden].into_iter().flatten();
        kinds.all(Runs::is_right)
    }
}

/// A run of a function with one input.
struct Case {
    words: Vec<String>,
    /// What the reference did.
    ours: Seen,
}

impl<'f> Fresh<'f> {
    /// Draws the inputs, which the references answer.
    pub(crate) fn draw_all(
        builder: Builder<'f>,
        places: &'f Places,
        root: &Path,
        inputs: Inputs<'_>,
    ) -> Result<Self> {
        let edition = builder.edition;
        let mut fresh = Self {
            references: edition.references()?,
            builder,
            places,
            seed: inputs.fresh.unwrap_or_default(),
            draws: inputs.fresh.is_some(),
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
        let unwritten = match inputs.fresh {
            Some(_) => Some(fresh.program_of_ours(&is_written)?),
            None => None,
        };
        let mut exercises = Vec::new();
        for &exercise in &edition.exercises {
            let hidden = inputs.hidden.map_or(&[][..], |hidden| hidden.of(exercise));
            let hidden: Vec<Case> = { hidden.iter() }
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
            exercises.push(Put {
                exercise,
                fresh: cases,
                hidden,
            });
        }
        fresh.exercises = exercises;
        Ok(fresh)
    }

    /// Inputs of a run, no two the same. None where its function gives no answer that can be compared, or is not that of the
    /// exercise: then the course does as well `without` our solution, with the stub in its place. Where a bug is hunted, the stub
    /// is right now and then, so at least half of the inputs are some for which it is not.
    ///
    /// Where work is judged, some are large: a waste hardly shows in a small one.
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

    /// An instructor's own input, which our solution must answer.
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

    /// What came of each exercise that was handed in, by its ID, from what its tests came to. It is built in the place of the tests.
    pub(crate) fn judge(
        &self,
        place: &Place,
        submission: &Submission,
        tested: &Tested,
    ) -> Result<BTreeMap<String, Evidence>> {
        let mut found = BTreeMap::new();
        let (theirs, refused) = match tested.built.is_empty() {
            true => (None, BTreeMap::new()),
            false => {
                let (program, refused) = self.builder.settle(place, What::Runs, &tested.built)?;
                (Some(read(&program)?), refused)
            }
        };
        for (put, judged) in self.exercises.iter().zip(&tested.judged) {
            let stem = put.exercise.stem.as_str();
            let evidence = match (refused.get(stem), &theirs) {
                (Some(said), _) => put.missed(said),
                (None, Some(Err(why))) => put.missed(why),
                (None, Some(Ok(theirs))) if tested.built.contains_key(stem) => {
                    let evidence = self.put(put, theirs)?;
                    match judged.outcome == Outcome::Solved && !evidence.is_right() {
                        true => self.apart(put, submission, evidence)?,
                        false => evidence,
                    }
                }
                // What does not compile, or was not handed in, has no right test, either.
                _ => put.nothing(),
            };
            found.insert(put.exercise.id.clone(), evidence);
        }
        Ok(found)
    }

    /// Runs a function that passes its tests once more, among our solutions: what it calls of other exercises may not have been
    /// written yet. One that includes files when it is compiled would find these.
    fn apart(&self, put: &Put<'_>, submission: &Submission, before: Evidence) -> Result<Evidence> {
        let stem = &put.exercise.stem;
        let text = &submission.files[stem];
        if !suspicious::found(&String::from_utf8_lossy(text)).is_empty() {
            return Ok(before);
        }
        let mut files = self.references.clone();
        files.insert(stem.clone(), text.clone());
        let place = self.places.copy()?;
        let (program, refused) = self.builder.settle(&place, What::Runs, &files)?;
        match read(&program)? {
            Ok(program) if refused.is_empty() => self.put(put, &program),
            _ => Ok(before),
        }
    }

    /// A program of our solutions to these exercises, and the stubs of the others.
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

    /// Runs a student's functions with each input of both kinds.
    fn put(&self, put: &Put<'_>, theirs: &Program) -> Result<Evidence> {
        let hidden = self.compare(put.exercise, &put.hidden, theirs)?;
        Ok(Evidence {
            fresh: match self.draws {
                true => Some(self.compare(put.exercise, &put.fresh, theirs)?),
                false => None,
            },
            hidden: (hidden.runs > 0).then_some(hidden),
        })
    }

    /// Runs a student's function with each input.
    fn compare(&self, exercise: &Exercise, cases: &[Case], theirs: &Program) -> Result<Runs> {
        if cases.is_empty() {
            return Ok(Runs::default());
        }
        let mut compared = Compared::new(exercise);
        for case in cases {
            if compared.has_run_away() {
                compared.skip();
                continue;
            }
            let fuel = seen::budget(case.ours.fuel);
            let seen = Seen::of(theirs, &case.words, self.seed, fuel)?;
            compared.add(&case.words, &seen, &case.ours);
        }
        Ok(compared.runs())
    }
}

/// A program that was built, or why it cannot be run.
fn read(program: &Path) -> Result<Result<Program, String>> {
    let of = || format!("cannot read {}", program.display());
    if fs::metadata(program).with_context(of)?.len() > LARGEST {
        return Ok(Err(format!("It is larger than {} MiB.", LARGEST >> 20)));
    }
    let bytes = fs::read(program).with_context(of)?;
    Ok(Program::read(&bytes).map_err(|error| error.to_string()))
}

impl Put<'_> {
    /// Runs none of which could be made, and so none is right.
    fn missed(&self, why: &str) -> Evidence {
        let judges_effort = !self.exercise.effort.is_empty();
        let missed = |cases: &[Case]| {
            (!cases.is_empty()).then(|| Runs::missed(cases.len(), judges_effort, why))
        };
        Evidence {
            fresh: missed(&self.fresh),
            hidden: missed(&self.hidden),
        }
    }

    /// What is known of one of which nothing was built: its hidden cases are wrong.
    fn nothing(&self) -> Evidence {
        Evidence {
            fresh: None,
            ..self.missed("Nothing could be run.")
        }
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
