//! Judges a submission in an edition: builds it, has `cargo course` run the tests, and keeps each exercise apart.
//!
//! The exercises of a chapter are one library, so a file that does not compile would fail all of them. Its stub is
//! put in its place, and the others are tested. Where the compiler names no file, because it did not come to its end, each is
//! built alone. What was not handed in, or is still the stub as we gave it, is neither built nor run: what comes of it is known.
//!
//! What is built, is built while nothing of it runs, and the tests run where nothing can be written ([`Phase`]). So what one
//! submission does to the folder of its edition, the next one does not find. Where no test of an exercise ends, those that come
//! after it run with its stub.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use catalogue::Exercise;
use child::FIRST_BUILD;
use wire::{End, Judged, Outcome};

use crate::confined::{Confined, Ran};
use crate::edition::{Edition, TOGETHER};
use crate::sandbox::Phase;
use crate::submission::Submission;
use crate::work::keeping_work;

/// The names of the tests of each exercise, by its ID: those that the version has.
pub(crate) type Tests = BTreeMap<String, Vec<String>>;

/// All tests of a submission may take so many deadlines,
const DEADLINES: u32 = 12;
/// and so long where these are short: a chapter has two hundred tests, and a machine other things to do.
const AT_LEAST: Duration = Duration::from_secs(40);

/// What is known of the stubs.
pub(crate) struct Stubs {
    pub(crate) tests: Tests,
    /// What came of each, in course order.
    judged: Vec<Judged>,
}

/// Runs the tests of submissions.
pub(crate) struct Judge<'j> {
    /// Where.
    pub(crate) edition: &'j Edition<'j>,
    /// Around the build and the tests.
    pub(crate) confined: Confined<'j>,
    /// The chapter's number.
    pub(crate) chapter: usize,
    /// After which a test is ended.
    pub(crate) deadline: Duration,
    /// After which a build is ended, when the libraries are there.
    pub(crate) building: Duration,
}

/// What came of the build of a chapter.
enum Built {
    /// All of it is built, as one program.
    Whole,
    /// It is built, each exercise by itself.
    Each,
    /// These do not compile.
    Broken(Vec<Judged>),
    /// The compiler did not come to its end, and blames nobody. What it said instead.
    Stopped(String),
}

impl Judge<'_> {
    /// The tests that there are, found by judging the stubs.
    pub(crate) fn stubs(&self) -> Result<Stubs> {
        let together = self.build_stubs()?;
        let (judged, _) = self.run(&self.edition.exercises, together)?;
        for exercise in &judged {
            ensure!(
                matches!(exercise.outcome, Outcome::Unwritten | Outcome::Failed),
                "the stub of {} cannot be tested here, so no submission can be graded:\n{}",
                exercise.id,
                exercise.text.trim()
            );
        }
        Ok(Stubs {
            tests: names_of_tests(&judged),
            judged,
        })
    }

    /// Builds the stubs, and on the way the libraries. The program that holds all tests, if it is one.
    pub(crate) fn build_stubs(&self) -> Result<Option<&'static str>> {
        // What a run built that was killed: our solutions, perhaps.
        self.clean()?;
        self.edition.hold(&Submission::of_files(BTreeMap::new()))?;
        match self.build(&self.edition.exercises, FIRST_BUILD)? {
            Built::Whole => Ok(Some(TOGETHER)),
            Built::Each => Ok(None),
            Built::Broken(broken) => bail!(
                "the stubs cannot be built here, so no submission can be graded:\n{}",
                broken
                    .iter()
                    .map(|it| it.text.trim())
                    .collect::<Vec<_>>()
                    .join("\n")
            ),
            Built::Stopped(why) => bail!("the stubs cannot be built here: {why}"),
        }
    }

    /// Whether nothing of an exercise has to be built. What was not handed in wins nothing, and what came of a stub of which all is
    /// still to be written is known.
    fn is_known(
        &self,
        exercise: &Exercise,
        submission: &Submission,
        stubs: &Stubs,
    ) -> Result<bool> {
        let Some(text) = submission.files.get(&exercise.stem) else {
            return Ok(true);
        };
        let mut judged = stubs.judged.iter().filter(|it| it.id == exercise.id);
        let is_unwritten = |it: &Judged| {
            let is_passed = it.tests.iter().any(|test| test.end == End::Passed);
            it.outcome == Outcome::Unwritten && !is_passed
        };
        Ok(judged.any(is_unwritten) && *text == self.edition.stub(exercise)?.as_bytes())
    }

    /// What came of each exercise of a submission, in course order, and what to look at.
    pub(crate) fn judge(
        &self,
        submission: &Submission,
        stubs: &Stubs,
    ) -> Result<(Vec<Judged>, Option<String>)> {
        let mut asked = Vec::new();
        for &exercise in &self.edition.exercises {
            if !self.is_known(exercise, submission, stubs)? {
                asked.push(exercise);
            }
        }
        let known = |it: &&Judged| !asked.iter().any(|asked| asked.id == it.id);
        let mut judged: Vec<Judged> = { stubs.judged.iter() }.filter(known).cloned().collect();
        if asked.is_empty() {
            return Ok((judged, None));
        }
        let (tested, look) = self.judge_those(&asked, submission)?;
        judged.extend(tested);
        let place = |it: &Judged| {
            self.edition
                .exercises
                .iter()
                .position(|own| own.id == it.id)
        };
        judged.sort_by_key(place);
        Ok((judged, look))
    }

    fn judge_those(
        &self,
        asked: &[&Exercise],
        submission: &Submission,
    ) -> Result<(Vec<Judged>, Option<String>)> {
        self.edition.hold(submission)?;
        let mut broken: BTreeMap<String, Judged> = BTreeMap::new();
        let together = loop {
            let found = match self.build(asked, self.building)? {
                Built::Whole => break Some(TOGETHER),
                Built::Each => break None,
                Built::Broken(found) => found,
                Built::Stopped(why) => {
                    let found = self.each_alone(asked, submission, &broken, &why)?;
                    // What they do together stays out, too.
                    self.edition.hold(submission)?;
                    for id in broken.keys() {
                        self.put_stub(id)?;
                    }
                    found
                }
            };
            let mut is_new = false;
            for exercise in found {
                self.put_stub(&exercise.id)?;
                is_new |= broken.insert(exercise.id.clone(), exercise).is_none();
            }
            // What is left of it, another file is to blame for; it has its verdict.
            if !is_new {
                break None;
            }
        };
        let (mut judged, look) = self.run(asked, together)?;
        for exercise in &mut judged {
            if let Some(own) = broken.remove(&exercise.id) {
                *exercise = own;
            }
        }
        Ok((judged, look))
    }

    fn put_stub(&self, id: &str) -> Result<()> {
        let mut all = self.edition.exercises.iter();
        let owner = all.find(|exercise| exercise.id == id);
        self.edition
            .put_stub(owner.context("a verdict on no exercise of the chapter")?)
    }

    /// Those of a submission that the compiler does not come to an end with, each built among stubs; all that are left, where
    /// it does so only with several of them.
    fn each_alone(
        &self,
        asked: &[&Exercise],
        submission: &Submission,
        broken: &BTreeMap<String, Judged>,
        why: &str,
    ) -> Result<Vec<Judged>> {
        let stopped = |exercise: &Exercise, why: &str| {
            let file = format!("{}/src/{}.rs", exercise.chapter.folder, exercise.stem);
            untested(exercise, Some(file), "✗", why)
        };
        let all = asked.iter().copied();
        let left: Vec<&Exercise> = all.filter(|it| !broken.contains_key(&it.id)).collect();
        let mut found = Vec::new();
        for &exercise in &left {
            let text = submission.files[&exercise.stem].clone();
            let alone = BTreeMap::from([(exercise.stem.clone(), text)]);
            self.edition.hold(&Submission::of_files(alone))?;
            match self.build(asked, self.building)? {
                Built::Whole | Built::Each => {}
                Built::Broken(broken) => {
                    found.extend(broken.into_iter().filter(|it| it.id == exercise.id));
                }
                Built::Stopped(why) => found.push(stopped(exercise, &why)),
            }
        }
        if found.is_empty() {
            let why = format!("{why} Each of the files alone compiles.");
            found.extend(left.iter().map(|exercise| stopped(exercise, &why)));
        }
        Ok(found)
    }

    /// Builds the library and the tests, and runs nothing. In the program are always the tests of all exercises: the compiler keeps its
    /// work on those that are not asked for until the next submission. Where they do not compile, only these are built.
    fn build(&self, asked: &[&Exercise], longest: Duration) -> Result<Built> {
        self.edition.put_together()?;
        let ran = self.build_program(TOGETHER, longest)?;
        if ran.is_late {
            return Ok(Built::Stopped(late(longest)));
        }
        if ran.code == Some(0) {
            return Ok(Built::Whole);
        }
        // Once more, for what the compiler says of each.
        let build = self.course("build", asked)?;
        let ran = self.confined.run(&build, "", Phase::Build, longest)?;
        if ran.is_late {
            return Ok(Built::Stopped(late(longest)));
        }
        ran.is_done()?;
        let broken = judged(&ran.stdout).context(NO_VERDICT)?;
        match &broken[..] {
            [] => Ok(Built::Each),
            [first, ..] if self.blames_nobody(asked, &broken) => {
                let said = first
                    .text
                    .lines()
                    .skip(1)
                    .map(str::trim)
                    .collect::<Vec<_>>();
                Ok(Built::Stopped(format!(
                    "The compiler did not come to its end. {}",
                    said.join(" ").trim()
                )))
            }
            _ => Ok(Built::Broken(broken)),
        }
    }

    /// Builds a program of tests that lies in the edition.
    fn build_program(&self, name: &str, longest: Duration) -> Result<Ran> {
        self.cargo(&["build", "--test", name], longest)
    }

    /// Leaves nothing of a submission that was built for the next one to read.
    pub(crate) fn clean_up(&self) -> Result<()> {
        let built = self.edition.folder.join("exercises/target/debug");
        keeping_work(&built, || self.clean())
    }

    /// Leaves nothing of what was built of student code and of tests, nor the texts of these programs.
    fn clean(&self) -> Result<()> {
        // Of programs that it does not find, cargo removes nothing.
        self.edition.put_program(TOGETHER, &[])?;
        let ran = self.cargo(
            &["clean", "--package", &self.edition.package()],
            FIRST_BUILD,
        )?;
        ensure!(
            ran.code == Some(0),
            "what was built cannot be removed:\n{}",
            ran.stderr.trim()
        );
        self.edition.take_away(TOGETHER)
    }

    fn cargo(&self, words: &[&str], longest: Duration) -> Result<Ran> {
        self.edition.forget()?;
        let mut cargo = installed::cargo();
        cargo.args(words).args(["--quiet", "--offline", "--locked"]);
        self.confined
            .run(&cargo, "exercises", Phase::Build, longest)
    }

    /// Whether nothing compiles, and no exercise's file is named as the reason.
    fn blames_nobody(&self, asked: &[&Exercise], broken: &[Judged]) -> bool {
        let owner = |it: &Judged| it.file.as_deref().and_then(|file| self.edition.owner(file));
        let all = asked.len();
        broken.iter().all(|it| it.file.is_none())
            || broken.len() == all && broken.iter().all(|it| owner(it).is_none())
    }

    /// Runs the tests of what was built, in one program of that name or each exercise's in its own: what came of each exercise, and
    /// what to look at. Before the tests that come after an endless exercise, its stub is put in its place.
    fn run(
        &self,
        asked: &[&Exercise],
        together: Option<&str>,
    ) -> Result<(Vec<Judged>, Option<String>)> {
        let began = Instant::now();
        let longest = (self.deadline * DEADLINES).max(AT_LEAST);
        let left = || longest.saturating_sub(began.elapsed());
        let (mut all, mut look) = self.run_until_endless(asked, together, left())?;
        let mut stood_in = Vec::new();
        while let (Some(name), Some(endless)) = (together, all.len().checked_sub(1))
            && all.len() < asked.len()
        {
            let endless = asked[endless];
            if self.stand_in(endless, name)? {
                stood_in.push(endless.stem.as_str());
            }
            let (mut more, looked) =
                self.run_until_endless(&asked[all.len()..], together, left())?;
            more.iter_mut().for_each(|it| tell_of_stubs(it, &stood_in));
            all.extend(more);
            look = look.or(looked);
        }
        Ok((all, look))
    }

    /// Puts the stub in the place of an exercise of which no test ends, and builds the program of that name anew: what calls it
    /// panics then. Whether it could be built; if not, others use what the stub does not have.
    fn stand_in(&self, endless: &Exercise, name: &str) -> Result<bool> {
        let path = self.edition.folder.join(endless.stub());
        let own = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        self.edition.put_stub(endless)?;
        if self.build_program(name, self.building)?.code == Some(0) {
            return Ok(true);
        }
        fs::write(&path, own).with_context(|| format!("cannot write {}", path.display()))?;
        self.build_program(name, self.building)?;
        Ok(false)
    }

    /// Runs the tests of these exercises up to the first one that is endless, or of all: what came of each, and what to look at. What
    /// ended before its time without all verdicts is run once more, since the machine may be to blame.
    fn run_until_endless(
        &self,
        asked: &[&Exercise],
        together: Option<&str>,
        longest: Duration,
    ) -> Result<(Vec<Judged>, Option<String>)> {
        let began = Instant::now();
        let mut ran = self.run_once(asked, together, longest)?;
        if ran.as_ref().is_err_and(|ran| !ran.is_late) {
            let left = longest.saturating_sub(began.elapsed());
            ran = self.run_once(asked, together, left)?;
        }
        let ran = match ran {
            Ok(said) => return Ok((said, None)),
            Err(ran) => ran,
        };
        let look = match ran.is_late {
            true => format!(
                "all tests together took longer than {} s: look at it",
                (self.deadline * DEADLINES).max(AT_LEAST).as_secs_f64()
            ),
            false => "the tests did not come to their end, twice: look at it".to_owned(),
        };
        let error = ran.stderr.trim();
        let why = format!("It could not be judged: {look}.\n{error}");
        let judged = asked
            .iter()
            .map(|exercise| untested(exercise, None, "?", &why));
        Ok((judged.collect(), Some(look)))
    }

    /// The same, once: the verdicts, or what came of the program that should have told them.
    fn run_once(
        &self,
        asked: &[&Exercise],
        together: Option<&str>,
        longest: Duration,
    ) -> Result<Result<Vec<Judged>, Ran>> {
        self.edition.forget()?;
        let mut course = self.course("run", asked)?;
        if let Some(name) = together {
            course.args(["--together", name]);
        }
        course
            .arg("--deadline")
            .arg(self.deadline.as_secs_f64().to_string());
        let ran = self.confined.run(&course, "", Phase::Run, longest)?;
        // Nobody else should write there. Where something went wrong, what looks like a verdict may be the work of the tests.
        let said = judged(&ran.stdout).unwrap_or_default();
        let is_ours = said.iter().zip(asked).all(|(it, own)| it.id == own.id);
        let is_whole = said.len() == asked.len()
            || said.len() < asked.len() && said.last().is_some_and(none_ends);
        match is_ours && is_whole && matches!(ran.code, Some(0 | 1)) {
            true => Ok(Ok(said)),
            false => Ok(Err(ran)),
        }
    }

    /// One half of what `cargo course test` does with these exercises of the chapter.
    fn course(&self, only: &str, asked: &[&Exercise]) -> Result<Command> {
        // It has started this program, and says where it is.
        let program =
            std::env::var_os("COURSE_PROGRAM").context("run it as `cargo course grade`")?;
        let mut course = Command::new(program);
        course
            .args(["test", "--all", "--json", "--only", only, "--chapter"])
            .arg(self.chapter.to_string())
            .env("COURSE_BUILDING", self.building.as_secs_f64().to_string());
        for exercise in &self.edition.exercises {
            if !asked.iter().any(|it| it.id == exercise.id) {
                course.args(["--without", &exercise.id]);
            }
        }
        Ok(course)
    }
}

/// Whether nothing comes of an exercise's tests, and some of them do not end.
fn none_ends(judged: &Judged) -> bool {
    let ends = |end| judged.tests.iter().any(|test| test.end == end);
    ends(End::Late) && !ends(End::Passed)
}

/// Says of an exercise which stubs it was tested with. It was written, whatever its tests met in these.
fn tell_of_stubs(judged: &mut Judged, stood_in: &[&str]) {
    if judged.outcome == Outcome::Solved || stood_in.is_empty() {
        return;
    }
    let stems = stood_in.join(", ");
    judged.text += &format!("\n  No test of {stems} ends, so this was tested with the stub.");
    if judged.outcome == Outcome::Unwritten {
        judged.outcome = Outcome::Failed;
    }
}

/// The names of the tests that ran. What is not run in this kind of build, neither passes nor fails.
fn names_of_tests(judged: &[Judged]) -> Tests {
    let names = judged.iter().map(|exercise| {
        let run = exercise.tests.iter();
        let run = run.filter(|test| test.end != End::Ignored);
        let names = run.map(|test| test.name.clone());
        (exercise.id.clone(), names.collect())
    });
    names.collect()
}

/// What is said of a build that was stopped.
fn late(longest: Duration) -> String {
    format!("It was not compiled within {} s.", longest.as_secs_f64())
}

/// The verdict on an exercise of which no test has run.
fn untested(exercise: &Exercise, file: Option<String>, sign: &str, why: &str) -> Judged {
    Judged {
        id: exercise.id.clone(),
        stem: exercise.stem.clone(),
        outcome: Outcome::Broken,
        file,
        text: format!("{sign} {}  {}\n  {why}", exercise.id, exercise.stem),
        tests: Vec::new(),
    }
}

const NO_VERDICT: &str = "`cargo course test --json` said what is no verdict";

/// The verdicts, a line each.
fn judged(said: &str) -> Result<Vec<Judged>> {
    let lines = said.lines().filter(|line| !line.is_empty());
    lines.map(|line| Ok(serde_json::from_str(line)?)).collect()
}

impl Ran {
    /// That it came to its end, with whatever verdict.
    fn is_done(&self) -> Result<()> {
        ensure!(
            matches!(self.code, Some(0 | 1)),
            "the tests could not be run:\n{}",
            self.stderr.trim()
        );
        Ok(())
    }
}
