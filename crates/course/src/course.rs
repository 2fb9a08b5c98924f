//! The course as one command sees it: its folder, its catalogue and the student's progress.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use catalogue::{Catalogue, Chapter, Exercise, Milestone, Named, Project, Proof};

use crate::build::Sources;
use crate::progress::Store;
use terminal::clean;

/// The folder of the projects, relative to the course's root.
pub(crate) const PROJECTS: &str = "exercises/projects";

/// An opened course.
#[derive(Clone)]
pub(crate) struct Course {
    /// The folder that contains `exercises/course.toml`.
    pub(crate) root: PathBuf,
    /// The exercises, proofs and projects.
    pub(crate) catalogue: Catalogue,
    /// The store of the student's progress.
    pub(crate) progress: Store,
}

impl Course {
    /// Fails if this copy of the course withholds the solutions of a chapter.
    pub(crate) fn needs_solutions(&self, chapter: &Chapter) -> Result<()> {
        ensure!(
            chapter.has_solutions(&self.root),
            "the solutions of chapter {}, {}, are not in this copy of the course, because it was made for a class",
            chapter.number,
            chapter.title
        );
        Ok(())
    }

    /// Returns whether this copy of the course has the reference solution of an exercise.
    pub(crate) fn has_solutions(&self, exercise: &Exercise) -> bool {
        exercise.chapter.has_solutions(&self.root)
    }

    /// Opens the course around the current folder, or the course that `COURSE_ROOT` names.
    pub(crate) fn open() -> Result<Self> {
        let root = match std::env::var_os("COURSE_ROOT") {
            // Children run in other folders, which would change the meaning of a relative path.
            Some(root) => {
                std::path::absolute(root).context("COURSE_ROOT is not the path of a folder")?
            }
            None => {
                let here = std::env::current_dir().context("there is no current folder")?;
                match catalogue::root_above(&here) {
                    Some(root) => root.to_owned(),
                    None => bail!(
                        "no course here: neither {} nor a folder above it contains exercises/course.toml.\n\
                         Go to the course's folder and try again.",
                        here.display()
                    ),
                }
            }
        };
        let catalogue = Catalogue::load(&root)?;
        if catalogue.exercises().is_empty() {
            bail!(
                "{} does not list any exercise",
                root.join("exercises/course.toml").display()
            );
        }
        let progress = Store::at(&root, &catalogue);
        Ok(Self {
            root,
            catalogue,
            progress,
        })
    }

    /// Returns the same course for code that has a screen to draw: see [`Store::in_haste`].
    pub(crate) fn in_haste(&self) -> Self {
        Self {
            progress: self.progress.in_haste(),
            ..self.clone()
        }
    }

    /// Returns the named exercise, or else the current one.
    pub(crate) fn named_or_current(&self, name: Option<&str>) -> Result<&Exercise> {
        match name {
            Some(name) => self.named(name),
            None => Ok(self.current()),
        }
    }

    /// Returns the named exercise, proof, project or milestone.
    pub(crate) fn find(&self, name: &str) -> Result<Named<'_>> {
        let found = self.catalogue.find_named(name);
        found.map_err(|missing| anyhow!("{missing}\n`cargo course list` shows them all, and `cargo course --help` the commands."))
    }

    /// Returns the named exercise. The name is an ID, a stem, a place or one of its runs.
    pub(crate) fn named(&self, name: &str) -> Result<&Exercise> {
        match self.find(name)? {
            Named::Exercise(exercise) => Ok(exercise),
            Named::Proof(_) => bail!(
                "{name} is a proof: write it on paper as its page explains, then mark it with `cargo course done \
                {name}`"
            ),
            Named::Project(it) => {
                bail!("{} is a project: {}", it.id, self.standing(it))
            }
            Named::Milestone(_, it) => {
                bail!("{} is a milestone: {}", it.id, what_to_do(it))
            }
        }
    }

    /// Returns the current exercise: the last one chosen if it is still open, else the next unsolved one after it. If
    /// none was chosen, it is the first unsolved one, else the last.
    pub(crate) fn current(&self) -> &Exercise {
        let progress = self.progress.read();
        let all = self.catalogue.exercises();
        let chosen = all
            .iter()
            .find(|exercise| progress.current() == Some(&exercise.id));
        let open = |exercise: &&Exercise| !progress.is_solved(&exercise.id);
        match chosen {
            Some(chosen) if open(&chosen) => chosen,
            Some(solved) => self.next(solved).unwrap_or(solved),
            None => all.iter().find(open).unwrap_or(&all[all.len() - 1]),
        }
    }

    /// Returns the next unsolved exercise after this one. It prefers the same chapter, then later chapters, then starts
    /// again at the first.
    pub(crate) fn next(&self, after: &Exercise) -> Option<&Exercise> {
        let progress = self.progress.read();
        let all = self.catalogue.exercises();
        let place = all
            .iter()
            .position(|exercise| exercise.id == after.id)
            .unwrap_or(0);
        let (before, behind) = all.split_at(place + 1);
        let open = || {
            let others = behind.iter().chain(&before[..place]);
            others.filter(|exercise| !progress.is_solved(&exercise.id))
        };
        let is_near = |exercise: &&Exercise| exercise.chapter.id == after.chapter.id;
        open().find(is_near).or_else(|| open().next())
    }

    /// Returns the open core proof that a student should write next, after a solved exercise: the proof that follows the
    /// exercise, or any of its chapter once all exercises of the chapter are solved.
    pub(crate) fn next_proof<'c>(&'c self, after: &'c Exercise) -> Option<&'c Proof> {
        let progress = self.progress.read();
        if !progress.is_solved(&after.id) {
            return None;
        }
        let mut exercises = self.catalogue.of_chapter(&after.chapter);
        let are_solved = exercises.all(|it| progress.is_solved(&it.id));
        let follows = |proof: &&Proof| proof.after.as_ref() == Some(&after.stem);
        let mut open = self.open_core_proofs(&after.chapter);
        open.find(|proof| are_solved || follows(proof))
    }

    /// Returns the core proofs of a chapter that are not done.
    pub(crate) fn open_core_proofs<'c>(
        &'c self,
        chapter: &'c Chapter,
    ) -> impl Iterator<Item = &'c Proof> {
        let progress = self.progress.read();
        let proofs = self.catalogue.proofs_of(chapter);
        proofs.filter(move |proof| proof.core && !progress.is_solved(&proof.id))
    }

    /// Returns the first milestone of a project that is not reached yet.
    pub(crate) fn next_milestone<'p>(&self, project: &'p Project) -> Option<&'p Milestone> {
        let progress = self.progress.read();
        let mut all = project.milestones.iter();
        all.find(|it| !progress.is_solved(&it.id))
    }

    /// Describes the progress of a project and the next step.
    pub(crate) fn standing(&self, project: &Project) -> String {
        let id = &project.id;
        match self.next_milestone(project) {
            None => "every milestone is reached, so the project is done".to_owned(),
            Some(_) if !self.path(PROJECTS).join(id).is_dir() => {
                format!("run `cargo course start {id}` to create its folder, then read its page")
            }
            Some(next) => format!(
                "its next milestone is {}, {}.\n{}",
                next.id,
                next.title,
                what_to_do(next)
            ),
        }
    }

    /// Returns the full path of a file in the course.
    pub(crate) fn path(&self, relative: impl AsRef<Path>) -> PathBuf {
        self.root.join(relative)
    }

    /// Returns the workspace that the student edits.
    pub(crate) fn exercises(&self) -> PathBuf {
        self.root.join("exercises")
    }

    /// Returns the sources of a chapter that the student edits.
    pub(crate) fn sources(&self, chapter: &Chapter) -> Sources {
        let memory = format!("{}.json", chapter.folder);
        Sources {
            folder: self.exercises().join(&chapter.folder),
            memory: self.root.join(".course/built").join(memory),
        }
    }

    /// Returns the file that stores the outcomes of an exercise's tests until the next verdict.
    pub(crate) fn last_outcomes(&self, exercise: &Exercise) -> PathBuf {
        let name = format!("{}.json", exercise.stem);
        self.root.join(".course/last").join(name)
    }

    /// Returns a path of the course as the student would type it in the current folder.
    pub(crate) fn shown(&self, relative: impl AsRef<Path>) -> String {
        let relative = relative.as_ref();
        let here = std::env::current_dir().unwrap_or_default();
        let full = self.root.join(relative);
        let path = full.strip_prefix(here).unwrap_or(relative);
        // Inside a folder, its own name would be empty.
        let path = match path.as_os_str().is_empty() {
            true => relative,
            false => path,
        };
        // A file name may contain any characters.
        clean(&path.display().to_string()).into_owned()
    }
}

/// Describes the commands for a milestone.
fn what_to_do(milestone: &Milestone) -> String {
    let id = &milestone.id;
    format!("`cargo course done {id}` checks it, and `cargo course hint {id}` gives a hint")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_exercise_is_of_the_same_chapter_while_one_is_open_there() {
        let folder = tempfile::tempdir().unwrap();
        let exercise = |stem: &str| {
            format!(
                "[[chapter.exercise]]\nstem = \"{stem}\"\ntitle = \"{stem}\"\nabout = \"x\"\nminutes = 5\n\
                 core = true\ntraces = [\"{stem}\"]\nhints = [\"a\", \"b\", \"c\"]\n"
            )
        };
        let chapter = |id: &str, stems: &[&str]| {
            let all: String = stems.iter().map(|stem| exercise(stem)).collect();
            format!("[[chapter]]\nid = \"{id}\"\nfolder = \"{id}\"\ntitle = \"{id}\"\n{all}")
        };
        let text = chapter("one", &["a", "b", "c"]) + &chapter("two", &["d", "e"]);
        std::fs::create_dir_all(folder.path().join("exercises")).unwrap();
        std::fs::write(folder.path().join("exercises/course.toml"), text).unwrap();
        let catalogue = Catalogue::load(folder.path()).unwrap();
        let course = Course {
            root: folder.path().to_owned(),
            progress: Store::at(folder.path(), &catalogue),
            catalogue,
        };
        let next = |after: &str| {
            let next = course.next(course.catalogue.find(after).unwrap());
            next.map(|next| next.stem.clone())
        };
        let solve = |stem: &str| {
            let id = &course.catalogue.find(stem).unwrap().id;
            let note = |progress: &mut crate::progress::Progress| progress.set_solved(id, true);
            course.progress.change(note).unwrap();
        };
        solve("b");
        assert_eq!(next("b").as_deref(), Some("c"));
        solve("c");
        assert_eq!(next("c").as_deref(), Some("a"), "open, and of this chapter");
        assert_eq!(next("e").as_deref(), Some("d"));
        solve("a");
        assert_eq!(next("a").as_deref(), Some("d"));
        solve("e");
        solve("d");
        assert_eq!(next("e"), None);
    }
}
