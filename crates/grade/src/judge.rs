//! Builds a submission, runs its tests in the sandbox and gives a verdict on each exercise. Missing files and unchanged stubs are
//! neither built nor run, because their verdicts are known.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use catalogue::Exercise;
use protocol::End;
use student_copy::files::read;
use subprocess::{Cancel, Finished, building_limits};
use terminal::clean;

use crate::building::{Builder, Said, What};
use crate::edition::Files;
use crate::place::Place;
use crate::results::{self, Ended, Function, Won};
use crate::run_tests::Ran;
use crate::sandbox::Sandbox;
use crate::submission::Submission;

/// The tests of a submission may take this many deadlines.
const DEADLINES: u32 = 12;
/// They may take this long even with short deadlines: a chapter has two hundred tests.
const AT_LEAST: Duration = Duration::from_secs(40);
/// The number of letters kept of the reason why they ended early.
const TOLD: usize = 200;
/// The number of messages shown for an exercise.
const MESSAGES: usize = 3;

/// The tests of an exercise, and the verdict on its stub.
pub(crate) struct Stub {
    /// The names of the tests in the order of their source.
    tests: Vec<String>,
    verdict: results::Exercise,
}

/// Runs the tests of submissions.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'j> {
    pub(crate) builder: Builder<'j>,
    /// The deadline of a test.
    pub(crate) deadline: Duration,
}

/// The outcome of a submission's tests.
pub(crate) struct Tested {
    /// The exercises in course order, without judged runs and points.
    pub(crate) exercises: Vec<results::Exercise>,
    /// The files that compile.
    pub(crate) built: Files,
    /// Whether another run would have the same outcome: everything could be judged, and no test was stopped because
    /// the machine was too busy.
    pub(crate) is_certain: bool,
}

impl Judge<'_> {
    fn exercises(&self) -> &[&Exercise] {
        &self.builder.edition.exercises
    }

    /// Builds and tests the stubs in this place. This shows which tests exist.
    pub(crate) fn stubs(&self, place: &Place) -> Result<Vec<Stub>> {
        let program = self.builder.stubs(place, What::Tests)?;
        let listed = self.listed(place, &program)?;
        let (ran, _) = self.run(&program, &listed.concat())?;
        let stubs = self
            .exercises()
            .iter()
            .zip(listed)
            .map(|(exercise, mut tests)| {
                // Ignored tests neither pass nor fail.
                tests.retain(|name| ran.get(name).is_none_or(|it| it.end != End::Ignored));
                let verdict = verdict(exercise, &tests, &ran);
                ensure!(
                    verdict.result != Ended::Solved
                        && tests.iter().all(|name| ran.contains_key(name)),
                    "the stub of {} cannot be tested here, so no submission can be graded:\n{}",
                    exercise.id,
                    verdict.text.trim()
                );
                Ok(Stub { tests, verdict })
            });
        stubs.collect()
    }

    /// The names of the tests in a program of stubs, by exercise and in the order of their source.
    fn listed(&self, place: &Place, program: &Path) -> Result<Vec<Vec<String>>> {
        let listed = Command::new(program).arg("--list").output();
        let listed = listed.context("the tests cannot be listed")?;
        let text = String::from_utf8_lossy(&listed.stdout);
        let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
        let all = self.exercises().iter().map(|exercise| {
            let source = read(&place.real.join(exercise.tests()))?;
            let own = names.clone().filter_map(|name| {
                let (stem, inside) = name.split_once("::")?;
                (stem == exercise.stem).then_some((name.to_owned(), inside))
            });
            // The harness sorts them by name. Who wrote them put the simplest first.
            let mut own: Vec<_> = own.collect();
            own.sort_by_key(|(_, inside)| catalogue::place_of_test(&source, inside));
            Ok(own.into_iter().map(|(name, _)| name).collect())
        });
        all.collect()
    }

    /// Builds a submission in a fresh place and tests it.
    pub(crate) fn judge(
        &self,
        place: &Place,
        submission: &Submission,
        stubs: &[Stub],
    ) -> Result<Tested> {
        let mut files = Files::new();
        for (exercise, stub) in self.exercises().iter().zip(stubs) {
            let is_unwritten = stub.verdict.result == Ended::NotWritten && stub.verdict.passed == 0;
            let own = self.builder.edition.stub(exercise)?;
            let is_known = |text: &&Vec<u8>| is_unwritten && **text == own.as_bytes();
            let text = submission.files.get(&exercise.stem);
            if let Some(text) = text.filter(|text| !is_known(text)) {
                files.insert(exercise.stem.clone(), text.clone());
            }
        }
        let (mut broken, mut ran, mut look) = (Said::new(), BTreeMap::new(), None);
        if !files.is_empty() {
            let (program, said) = self.builder.settle(place, What::Tests, &files)?;
            files.retain(|stem, _| !said.contains_key(stem));
            broken = said;
            let asked = self.exercises().iter().zip(stubs);
            let asked = asked.filter(|(it, _)| files.contains_key(&it.stem));
            let names: Vec<String> = asked.flat_map(|(_, stub)| stub.tests.clone()).collect();
            if !names.is_empty() {
                (ran, look) = self.run(&program, &names)?;
            }
        }
        let exercises = self.exercises().iter().zip(stubs).map(|(exercise, stub)| {
            let Exercise { id, stem, .. } = exercise;
            if let Some(said) = broken.get(stem) {
                let said = said.trim().replace('\n', "\n  ");
                let text = format!("✗ {id}  {stem}   does not compile\n\n  {said}\n");
                return stub.untested(Ended::NotCompiled, text);
            }
            match files.contains_key(stem) {
                true => {
                    let mut verdict = verdict(exercise, &stub.tests, &ran);
                    verdict.look.extend(look.take());
                    verdict
                }
                // The stub of a hunt passes some tests. That is nobody's answer.
                false => results::Exercise {
                    result: Ended::NotWritten,
                    ..stub.verdict.clone()
                },
            }
        });
        Ok(Tested {
            exercises: exercises.collect(),
            built: files,
            is_certain: ran.values().all(|it| it.end != End::Starved),
        })
    }

    /// Runs tests of a built program. Returns the outcomes by name, and a remark for the instructor. Repeats a run
    /// that ended early once, because the machine may be to blame.
    fn run(
        &self,
        program: &Path,
        names: &[String],
    ) -> Result<(BTreeMap<String, Ran>, Option<String>)> {
        let mut look = None;
        for _ in 0..2 {
            let (ran, ended) = self.run_once(program, names)?;
            if matches!(ended.end, subprocess::End::Deadline(_)) {
                let longest = longest(self.deadline).as_secs_f64();
                let words =
                    format!("all tests together took longer than {longest} s: check it by hand");
                return Ok((ran, Some(words)));
            }
            if ran.len() == names.len() {
                return Ok((ran, None));
            }
            let why = last_words(&ended);
            look = Some(format!(
                "the tests did not finish, twice: check it by hand ({why})"
            ));
        }
        Ok((BTreeMap::new(), look))
    }

    fn run_once(
        &self,
        program: &Path,
        names: &[String],
    ) -> Result<(BTreeMap<String, Ran>, Finished)> {
        let sandbox = self.builder.sandbox;
        let temporary = Temporary::for_tests(sandbox, program)?;
        let mut runner = sandbox.around_tests(&temporary.program, temporary.folder.path())?;
        runner.args(["--deadline", &self.deadline.as_secs_f64().to_string(), "--"]);
        runner.args(names);
        let limits = building_limits(longest(self.deadline));
        let ran = subprocess::run(runner, &limits, &Cancel::default(), |_| {});
        sandbox.end_all()?;
        let ran = ran.context("the tests cannot be run")?;
        let lines = ran.stdout.lines();
        let all = lines.filter_map(|line| serde_json::from_str::<Ran>(line).ok());
        let all = all.map(|ran| (ran.name.clone(), ran));
        let all = all.filter(|(name, _)| names.contains(name)).collect();
        Ok((all, ran))
    }
}

/// Returns the last line that the program which runs the tests has printed, or else how it ended.
fn last_words(ended: &Finished) -> String {
    let said = clean(&ended.stderr);
    let last = said.lines().rfind(|line| !line.trim().is_empty());
    match (last, ended.end) {
        (Some(last), _) => last.trim().chars().take(TOLD).collect(),
        (None, subprocess::End::Exited(status)) => status.to_string(),
        (None, subprocess::End::Memory(bytes)) => format!("they used {} MB", bytes >> 20),
        (None, _) => "they were stopped".to_owned(),
    }
}

/// Returns how long all tests of a submission may take together, from the deadline of one test.
fn longest(deadline: Duration) -> Duration {
    (deadline * DEADLINES).max(AT_LEAST)
}

/// A temporary folder for one run of the tests.
struct Temporary {
    folder: tempfile::TempDir,
    program: PathBuf,
}

impl Temporary {
    /// Makes the folder, and puts the program there if another user must read it.
    fn for_tests(sandbox: Sandbox, program: &Path) -> Result<Self> {
        let folder = tempfile::tempdir().context("there is no disk space for the tests")?;
        let mut program = program.to_owned();
        #[cfg(unix)]
        if sandbox == Sandbox::User {
            use std::fs::{Permissions, set_permissions};
            use std::os::unix::fs::PermissionsExt;
            let copy = folder.path().join("tests");
            std::fs::copy(&program, &copy).context("there is no disk space for the tests")?;
            set_permissions(&copy, Permissions::from_mode(0o755))?;
            // Others write there, and remove nothing of ours.
            set_permissions(folder.path(), Permissions::from_mode(0o1777))?;
            program = copy;
        }
        let _ = sandbox; // on Windows
        Ok(Self { folder, program })
    }
}

impl Stub {
    /// The verdict on an exercise whose tests were not run.
    fn untested(&self, result: Ended, text: String) -> results::Exercise {
        let mut exercise = results::Exercise {
            result,
            text,
            passed: 0,
            ..self.verdict.clone()
        };
        exercise
            .functions
            .iter_mut()
            .for_each(|it| it.passed = false);
        exercise
    }
}

/// The verdict on an exercise from the outcomes of its tests. A test without an outcome has failed.
fn verdict(
    exercise: &Exercise,
    tests: &[String],
    ran: &BTreeMap<String, Ran>,
) -> results::Exercise {
    let ended = tests.iter().map(|name| match ran.get(name) {
        Some(ran) => (name, ran.end, ran.says.as_str()),
        None => (name, End::Died, "It did not run to its end."),
    });
    let ended: Vec<(&String, End, &str)> = ended.collect();
    let passed = ended
        .iter()
        .filter(|(_, end, _)| *end == End::Passed)
        .count();
    let mut failing = ended.iter().filter(|(_, end, _)| *end != End::Passed);
    let result = if passed == ended.len() && passed > 0 {
        Ended::Solved
    } else if !ended.is_empty() && failing.clone().all(|(_, end, _)| *end == End::NotWritten) {
        Ended::NotWritten
    } else {
        Ended::Failed
    };
    let sign = if result == Ended::Solved {
        "✓"
    } else {
        "✗"
    };
    let Exercise { id, stem, .. } = exercise;
    let mut text = format!(
        "{sign} {id}  {stem}   {passed} of {} tests pass\n",
        ended.len()
    );
    if let (Ended::NotWritten, Some((_, _, todo))) = (result, failing.clone().next()) {
        text += &format!("\n  Not written yet: {todo}\n");
    } else {
        let mut told: Vec<(&str, Vec<&str>)> = Vec::new();
        for (name, _, says) in failing.by_ref() {
            let name = name
                .split_once("::")
                .map_or(name.as_str(), |(_, name)| name);
            match told.iter_mut().find(|(known, _)| known == says) {
                Some((_, names)) => names.push(name),
                None => told.push((says, vec![name])),
            }
        }
        for (says, names) in told.iter().take(MESSAGES) {
            let says = says.replace('\n', "\n  ");
            text += &format!("\n  {says}\n    {}\n", names.join(", "));
        }
        if let more @ 1.. = told.len().saturating_sub(MESSAGES) {
            text += &format!("\n  And {}.\n", textfmt::counted(more, "other message"));
        }
    }
    let mut functions: Vec<Function> = Vec::new();
    for (name, end, _) in &ended {
        // Behind the module of the exercise stands the function, or the module of its cases.
        let name = name.split("::").nth(1).unwrap_or(name);
        let passed = *end == End::Passed;
        match functions.iter_mut().find(|it| it.name == name) {
            Some(known) => known.passed &= passed,
            None => functions.push(Function {
                name: name.to_owned(),
                passed,
                effort: exercise.effort.iter().any(|it| it == name),
                untouched: exercise.passes_untouched.iter().any(|it| it == name),
            }),
        }
    }
    results::Exercise {
        id: id.clone(),
        stem: stem.clone(),
        handed_in: false,
        result,
        passed,
        tests: ended.len(),
        functions,
        judged: None,
        hidden_runs: None,
        won: Won::default(),
        look: Vec::new(),
        text,
    }
}

/// The outcome for a submission that could not be judged.
pub(crate) fn unjudged(stubs: &[Stub], why: &str) -> Tested {
    let exercises = stubs.iter().map(|stub| {
        let results::Exercise { id, stem, .. } = &stub.verdict;
        let text = format!("? {id}  {stem}\n\n  It could not be judged: {why}\n");
        stub.untested(Ended::NotJudged, text)
    });
    Tested {
        exercises: exercises.collect(),
        built: Files::new(),
        is_certain: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tests_have_twelve_deadlines_and_at_least_forty_seconds() {
        let seconds = [1, 3, 4, 10].map(|it| longest(Duration::from_secs(it)).as_secs());
        assert_eq!(seconds, [40, 40, 48, 120]);
    }
}
