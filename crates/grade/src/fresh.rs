//! Judged runs: fresh inputs, made from a seed, go into the student's own code, and the grader's own process compares what comes
//! out with a run of the reference.
//!
//! The code is built as WebAssembly from the chapter's `examples/trace.rs`, and run by [`guest`], where it finds no file, clock
//! or network. It answers and is recorded there; nothing that it says of itself counts. The references go the same way, in
//! the same place, so that two runs differ by nothing but the answers. Inputs are drawn by what a run takes
//! ([`inputs`]), and those are kept that the reference answers at once.
//!
//! The folder is one of its own, in which no test runs: what student code leaves behind in the other one cannot reach it.

mod compare;
mod inputs;
mod seen;

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use catalogue::{Catalogue, Chapter, Exercise};
use child::FIRST_BUILD;
use fastrand::Rng;
use guest::Program;
use wire::{Judged, Outcome};

use crate::confined::{Confined, Ran};
use crate::edition::Edition;
use crate::hidden::Hidden;
use crate::laid::sum;
use crate::results::Runs;
use crate::sandbox::{Phase, Sandbox};
use crate::submission::Submission;
use crate::work::{Work, keeping_work};
use compare::Compared;
use inputs::Entry;
use seen::Seen;

/// What it is compiled for.
const TARGET: &str = "wasm32-wasip1";
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
    work: Work,
    edition: Edition<'f>,
    chapter: &'f Chapter,
    sandbox: Sandbox,
    /// What chance comes from, and whether inputs are drawn from it.
    seed: u64,
    draws: bool,
    /// After which the build of a submission is ended.
    building: Duration,
    /// Our solutions.
    references: BTreeMap<String, Vec<u8>>,
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
    /// Lays the folder in which the programs of a chapter are built.
    pub(crate) fn lay(
        root: &'f Path,
        catalogue: &'f Catalogue,
        chapter: &'f Chapter,
        sandbox: Sandbox,
        (inputs, building): (Inputs<'_>, Duration),
    ) -> Result<Self> {
        let has_target = installed::has_target(TARGET).context("cannot start rustc")?;
        ensure!(
            has_target,
            "Judged runs need Rust's library for WebAssembly; `rustup target add {TARGET}` installs it."
        );
        let work = Work::find(root, &format!("{}-fresh", chapter.folder))?;
        let edition = Edition::lay(root, catalogue, chapter, &work)?;
        Ok(Self {
            references: edition.references()?,
            work,
            edition,
            chapter,
            sandbox,
            seed: inputs.fresh.unwrap_or_default(),
            draws: inputs.fresh.is_some(),
            building,
            exercises: Vec::new(),
        })
    }

    /// Draws the inputs, which the references answer.
    pub(crate) fn draw_all(
        mut self,
        root: &Path,
        catalogue: &'f Catalogue,
        inputs: Inputs<'_>,
    ) -> Result<Self> {
        let chapter = self.chapter;
        let fresh = &self;
        let entries = inputs::entries(root, &chapter.folder)?;
        let built = |submission: &Submission| match fresh.build(submission, FIRST_BUILD)? {
            Ok(program) => Ok(program),
            Err(said) => bail!("the course cannot be built for {TARGET}:\n{said}"),
        };
        let ours = built(&Submission::of_files(fresh.references.clone()))?;
        // A stub that is still to be written says in a panic that it was called; one of a hunt does not.
        let mut is_written = fresh.references.clone();
        for exercise in catalogue.of_chapter(chapter) {
            if fresh.edition.stub(exercise)?.contains(TODO) {
                is_written.remove(&exercise.stem);
            }
        }
        let unwritten = match inputs.fresh {
            Some(_) => Some(built(&Submission::of_files(is_written.clone()))?),
            None => None,
        };
        let mut exercises = Vec::new();
        for exercise in catalogue.of_chapter(chapter) {
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
                        built(&Submission::of_files(others))
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
        self.exercises = exercises;
        Ok(self)
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
        let mut rng = chance(self.seed, &self.chapter.folder, &entry.name)?;
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

    /// What came of each exercise that was handed in, by its ID, from what its tests came to.
    pub(crate) fn judge(
        &self,
        submission: &Submission,
        judged: &[Judged],
    ) -> Result<BTreeMap<String, Evidence>> {
        // One without a file to blame was built, and could not be judged.
        let broken =
            { judged.iter() }.filter(|it| it.outcome == Outcome::Broken && it.file.is_some());
        let broken: Vec<&str> = broken.map(|it| it.stem.as_str()).collect();
        let solved = judged.iter().filter(|it| it.outcome == Outcome::Solved);
        let solved: Vec<&str> = solved.map(|it| it.stem.as_str()).collect();
        let own = self.exercises.iter().filter_map(|Put { exercise, .. }| {
            let text = submission.files.get(&exercise.stem)?;
            let compiles = !broken.contains(&exercise.stem.as_str());
            compiles.then(|| (exercise.stem.clone(), text.clone()))
        });
        let own: BTreeMap<String, Vec<u8>> = own.collect();
        let mut found = BTreeMap::new();
        let (theirs, refused) = self.build_all(own)?;
        for put in &self.exercises {
            let stem = put.exercise.stem.as_str();
            let is_there = submission.files.contains_key(stem) && !broken.contains(&stem);
            let evidence = match (refused.get(stem), &theirs) {
                (None, Some(theirs)) if is_there => {
                    let evidence = self.put(put, theirs)?;
                    let is_solved = solved.contains(&stem);
                    match is_solved && !evidence.is_right() {
                        true => self.apart(put, submission, evidence)?,
                        false => evidence,
                    }
                }
                (Some(said), _) if is_there => Evidence {
                    fresh: self.draws.then(|| Runs::none(said)),
                    hidden: put.missed(said),
                },
                _ => Evidence {
                    fresh: None,
                    hidden: put.missed("Nothing could be run."),
                },
            };
            found.insert(put.exercise.id.clone(), evidence);
        }
        Ok(found)
    }

    /// Runs a function that passes its tests once more, among our solutions: what it calls of other exercises may not have been
    /// written yet.
    fn apart(&self, put: &Put<'_>, submission: &Submission, before: Evidence) -> Result<Evidence> {
        let mut files = self.references.clone();
        let stem = &put.exercise.stem;
        let own = submission.files.get(stem);
        files.extend(own.map(|text| (stem.clone(), text.clone())));
        match self.build(&Submission::of_files(files), self.building)? {
            Ok(program) => self.put(put, &program),
            Err(_) => Ok(before),
        }
    }

    /// Runs a student's functions with each input of both kinds.
    fn put(&self, put: &Put<'_>, theirs: &Program) -> Result<Evidence> {
        let hidden = self.compare(put.exercise, &put.hidden, theirs)?;
        Ok(Evidence {
            fresh: match self.draws {
                true => Some(self.compare(put.exercise, &put.fresh, theirs)?),
                false => None,
            },
            hidden: match hidden.runs {
                // There were some, and not one could be made.
                0 => put.missed(&hidden.text),
                _ => Some(hidden),
            },
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

    /// A program of these files; those that cannot be built with our entries are left out, each with what the compiler says.
    fn build_all(
        &self,
        mut files: BTreeMap<String, Vec<u8>>,
    ) -> Result<(Option<Program>, BTreeMap<String, String>)> {
        let mut refused = BTreeMap::new();
        if files.is_empty() {
            return Ok((None, refused));
        }
        if let Ok(program) = self.build(&Submission::of_files(files.clone()), self.building)? {
            return Ok((Some(program), refused));
        }
        for (stem, text) in files.clone() {
            let alone = BTreeMap::from([(stem.clone(), text)]);
            if let Err(said) = self.build(&Submission::of_files(alone), self.building)? {
                files.remove(&stem);
                refused.insert(stem, said);
            }
        }
        if files.is_empty() {
            return Ok((None, refused));
        }
        match self.build(&Submission::of_files(files.clone()), self.building)? {
            Ok(program) => Ok((Some(program), refused)),
            Err(said) => {
                refused.extend(files.into_keys().map(|stem| (stem, said.clone())));
                Ok((None, refused))
            }
        }
    }

    /// Builds the chapter with these files, and leaves no program of them: the next one could read it.
    fn build(&self, submission: &Submission, longest: Duration) -> Result<Result<Program, String>> {
        self.edition.hold(submission)?;
        self.edition.forget()?;
        let example = self.chapter.trace_example();
        let ran = self.cargo(&["build", "--example", &example], longest)?;
        let folder = self.edition.folder.join("exercises/target").join(TARGET);
        let folder = folder.join("debug");
        let built = match ran.code {
            Some(0) => read(&folder.join(format!("examples/{example}.wasm")))?,
            _ if ran.is_late => {
                let seconds = longest.as_secs_f64();
                Err(format!("It was not compiled within {seconds} s."))
            }
            _ => Err(ran.stderr.trim().to_owned()),
        };
        let cleaned = keeping_work(&folder, || self.cargo(&["clean"], self.building))?;
        ensure!(
            cleaned.code == Some(0),
            "what was built cannot be removed:\n{}",
            cleaned.stderr.trim()
        );
        let program = |bytes: Vec<u8>| Program::read(&bytes).map_err(|error| error.to_string());
        Ok(built.and_then(program))
    }

    fn cargo(&self, words: &[&str], longest: Duration) -> Result<Ran> {
        let mut command = installed::cargo();
        command
            .args(words)
            .args(["--quiet", "--offline", "--locked", "--target", TARGET])
            .args(["--package", &self.chapter.student_package()])
            // Numbers overflow as in the tests, and a run takes a fifth of the instructions.
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
            // Which takes longer to build, and makes the program no faster.
            .env("CARGO_PROFILE_DEV_LTO", "off");
        let confined = Confined {
            sandbox: self.sandbox,
            work: &self.work,
        };
        confined.run(&command, "exercises", Phase::Build, longest)
    }
}

/// The bytes of a program, if it is not too large.
fn read(program: &Path) -> Result<Result<Vec<u8>, String>> {
    let of = || format!("cannot read {}", program.display());
    let length = fs::metadata(program).with_context(of)?.len();
    Ok(match length > LARGEST {
        true => Err(format!("It is larger than {} MiB.", LARGEST >> 20)),
        false => Ok(fs::read(program).with_context(of)?),
    })
}

impl Put<'_> {
    /// The hidden cases, none of which could be run.
    fn missed(&self, why: &str) -> Option<Runs> {
        let runs = self.hidden.len();
        (runs > 0).then(|| Runs::missed(runs, why))
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
