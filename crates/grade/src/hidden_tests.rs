//! Hidden tests: an instructor's own tests of exercises, in a folder that no submitted code comes near until all that its student
//! reads is known.
//!
//! Only then they are laid beside the library, which is built, and made one program with it. They run as our tests do, and are told
//! to the instructor alone. They share a process with the student's code, which can read them there and say "passed" for them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use catalogue::{Catalogue, Exercise};
use wire::{End, Judged, Outcome};

use crate::edition::{HELPERS, HIDDEN};
use crate::files::write;
use crate::judge::{Judge, Stubs, Tests, late, names_of_tests, none_ends, untested};
use crate::laid::{self, list, sum};
use crate::results::HiddenTests;
use crate::submission::Submission;

/// The tests of an instructor, by the IDs of the exercises.
#[derive(Debug, Default)]
pub(crate) struct OwnTests {
    texts: BTreeMap<String, String>,
    /// The files that several of them use, by their paths in the folder.
    helpers: BTreeMap<String, Vec<u8>>,
    /// What they are known by.
    pub(crate) sum: String,
}

impl OwnTests {
    /// Reads a folder, where each file has the name of an exercise or is a helper of theirs, and refuses what the course does not have.
    pub(crate) fn read(folder: &Path, catalogue: &Catalogue) -> Result<Self> {
        let of = || format!("{} is not right", folder.display());
        let mut own = Self::default();
        let mut files = Vec::new();
        let entries = fs::read_dir(folder);
        for entry in entries.with_context(|| format!("cannot read {}", folder.display()))? {
            let name = entry?.file_name();
            let name = name.to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            if name == HELPERS || *name == format!("{HELPERS}.rs") {
                own.read_helpers(folder, &name)?;
                continue;
            }
            let asked = name.strip_suffix(".rs").with_context(|| {
                format!("{name} is no file of tests: each is named after an exercise, gcd.rs, and what they share is in {HELPERS}.rs")
            });
            let exercise = asked.and_then(|asked| Ok(catalogue.find(asked)?));
            let exercise = exercise.with_context(of)?;
            let path = folder.join(&*name);
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let before = own.texts.insert(exercise.id.clone(), text);
            ensure!(
                before.is_none(),
                "{}: {} is there twice",
                of(),
                exercise.stem
            );
            files.push(name.into_owned());
        }
        ensure!(!files.is_empty(), "{}: it has no tests", of());
        files.extend(own.helpers.keys().cloned());
        files.sort();
        own.sum = sum(list(folder, files)?.as_bytes());
        Ok(own)
    }

    /// Reads a file that several tests use, or a folder of these.
    fn read_helpers(&mut self, folder: &Path, name: &str) -> Result<()> {
        let path = folder.join(name);
        let files = match path.is_dir() {
            true => { laid::files(&path)?.into_iter() }
                .map(|file| format!("{name}/{file}"))
                .collect(),
            false => vec![name.to_owned()],
        };
        for file in files {
            let path = folder.join(&file);
            let bytes =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            self.helpers.insert(file, bytes);
        }
        Ok(())
    }

    /// Those of a chapter, which our solutions pass; none where there are none.
    pub(crate) fn of_chapter(&self, judge: &Judge<'_>) -> Result<Option<OfChapter<'_>>> {
        let mut of_chapter = OfChapter {
            own: self,
            names: Tests::new(),
        };
        let all = judge.edition.exercises.iter().copied();
        let asked: Vec<&Exercise> = all.filter(|it| self.texts.contains_key(&it.id)).collect();
        if asked.is_empty() {
            return Ok(None);
        }
        let ours = Submission::of_files(judge.edition.references()?);
        judge.edition.hold(&ours)?;
        let judged = of_chapter.run(judge, &asked);
        judge.clean()?;
        let (judged, _) = judged?;
        for exercise in &judged {
            ensure!(
                exercise.outcome == Outcome::Solved,
                "our solution of {} does not pass the hidden tests:\n{}",
                exercise.stem,
                exercise.text.trim()
            );
        }
        of_chapter.names = names_of_tests(&judged);
        Ok(Some(of_chapter))
    }
}

/// The hidden tests of a chapter.
pub(crate) struct OfChapter<'o> {
    own: &'o OwnTests,
    names: Tests,
}

/// What came of the hidden tests of a submission, by the exercise's ID, and whether another run would find the same.
pub(crate) type Found = (BTreeMap<String, HiddenTests>, bool);

impl OfChapter<'_> {
    /// What comes of those of a submission, after its own tests have run.
    pub(crate) fn judge(
        &self,
        judge: &Judge<'_>,
        submission: &Submission,
        stubs: &Stubs,
        judged: &[Judged],
    ) -> Result<Found> {
        let (mut asked, mut endless) = (Vec::new(), Vec::new());
        for &exercise in &judge.edition.exercises {
            let Some(own) = judged.iter().find(|it| it.id == exercise.id) else {
                continue;
            };
            if !self.names.contains_key(&exercise.id)
                || judge.is_known(exercise, submission, stubs)?
                || own.outcome == Outcome::Broken
            {
                continue;
            }
            match none_ends(own) {
                true => endless.push(exercise.id.as_str()),
                false => asked.push(exercise),
            }
        }
        let (ran, is_certain) = match asked.is_empty() {
            true => (Vec::new(), true),
            false => self.run(judge, &asked)?,
        };
        let found = self.names.iter().map(|(id, names)| {
            let ran = ran.iter().find(|it| it.id == *id);
            let passes = |name: &&String| {
                let is = |it: &wire::Test| it.name == **name && it.end == End::Passed;
                ran.is_some_and(|ran| ran.tests.iter().any(is))
            };
            let unrun = match endless.contains(&id.as_str()) {
                true => "They were not run: none of the other tests passes, and some do not end.",
                false => "Nothing could be run.",
            };
            let found = HiddenTests {
                tests: names.len(),
                passed: names.iter().filter(passes).count(),
                text: ran.map_or(unrun, |ran| ran.text.trim()).to_owned(),
            };
            (id.clone(), found)
        });
        Ok((found.collect(), is_certain))
    }

    /// Builds and runs the tests of these exercises; each alone, where they do not all compile. What came of them, and whether
    /// another run would find the same.
    fn run(&self, judge: &Judge<'_>, asked: &[&Exercise]) -> Result<(Vec<Judged>, bool)> {
        if let Ok(ran) = self.run_together(judge, asked)? {
            return Ok(ran);
        }
        let (mut all, mut are_certain) = (Vec::new(), true);
        for exercise in asked {
            match self.run_together(judge, &[exercise])? {
                Ok((judged, is_certain)) => {
                    all.extend(judged);
                    are_certain &= is_certain;
                }
                Err(said) => all.push(untested(exercise, None, "✗", &said)),
            }
        }
        Ok((all, are_certain))
    }

    /// The same in one program, or why it cannot be built.
    fn run_together(
        &self,
        judge: &Judge<'_>,
        asked: &[&Exercise],
    ) -> Result<Result<(Vec<Judged>, bool), String>> {
        let text = |it: &&Exercise| (it.stem.clone(), self.own.texts[&it.id].clone());
        let tests: Vec<_> = asked.iter().map(text).collect();
        judge.edition.put_program(HIDDEN, &tests)?;
        for (file, bytes) in &self.own.helpers {
            write(&judge.edition.program(HIDDEN).join(file), bytes)?;
        }
        let ran = judge.build_program(HIDDEN, judge.building)?;
        if ran.is_late {
            return Ok(Err(late(judge.building)));
        }
        if ran.code != Some(0) {
            return Ok(Err(ran.stderr.trim().to_owned()));
        }
        let (judged, look) = judge.run(asked, Some(HIDDEN))?;
        let mut tests = judged.iter().flat_map(|it| &it.tests);
        let is_certain = look.is_none() && tests.all(|test| test.end != End::Starved);
        Ok(Ok((judged, is_certain)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_course_does_not_have_is_refused() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let read = |files: &[&str]| {
            let folder = tempfile::tempdir().unwrap();
            for file in files {
                fs::write(folder.path().join(file), "#[test] fn a() {}\n").unwrap();
            }
            OwnTests::read(folder.path(), &catalogue).map_err(|error| format!("{error:#}"))
        };
        let own = read(&["gcd.rs", "queens-1.rs", ".gitignore", "helpers.rs"]).unwrap();
        let known: Vec<&str> = own.texts.keys().map(String::as_str).collect();
        assert_eq!(known, ["queens-1", "recursion-2"]);
        assert!(own.helpers.contains_key("helpers.rs"));
        for (files, says) in [
            (&["gdc.rs"][..], "there is no exercise \"gdc\""),
            (&["gcd.toml"], "gcd.toml is no file of tests"),
            (&["gcd.rs", "recursion-2.rs"], "gcd is there twice"),
            (&["helpers.rs"], "it has no tests"),
            (&[], "it has no tests"),
        ] {
            let error = read(files).unwrap_err();
            assert!(error.contains(says), "{error}");
        }
    }
}
