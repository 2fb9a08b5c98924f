//! The list of the course's exercises, and the paths of their parts.
//!
//! `exercises/course.toml` lists the exercises in order, with titles, minutes and hints. Everything else follows from
//! an exercise's *stem*: its reference, stub, tests, mistakes and page all have the stem as their name
//! ([`Exercise::stub`] and its neighbours).

mod effort_bounds;
mod error;
mod file;
mod find;
mod order;
mod paths;
mod read;
mod recordings;
mod what_ifs;

use std::path::Path;

pub use effort_bounds::{EffortBound, ForEach, Only};
pub use error::LoadError;
pub use find::{Named, NotFound};
pub use order::place_of_test;
pub use paths::root_above;
pub use recordings::{Recording, recordings};
pub use what_ifs::{
    Goal, Lab, Measure, Other, Puzzle, Student, WhatIf, WhatIfs, WrongAnswer, what_ifs,
};

/// All chapters and exercises, in course order.
#[derive(Debug, Clone)]
pub struct Catalogue {
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
    exercises: Vec<Exercise>,
    proofs: Vec<Proof>,
    projects: Vec<Project>,
}

/// A chapter: a folder of exercises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The first part of its exercises' IDs: `queens` of `queens-3`.
    pub id: String,
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// Its folder in `crates/`, `exercises/` and `book/src/`: `ch2-eight-queens`.
    pub folder: String,
}

impl Chapter {
    /// Returns the name of the package that students edit.
    pub fn student_package(&self) -> String {
        format!("my-{}", self.folder)
    }

    /// Returns the name of the example, in both workspaces, that turns `first_solution 8` into a recorded run.
    pub fn trace_example(&self) -> String {
        format!("trace-{}", self.folder)
    }
}

/// An exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// Its ID, such as `queens-3`.
    pub id: String,
    /// The name of its module and of all its other parts, such as `all_solutions`.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// A short description.
    pub about: String,
    /// The time to solve it, in minutes, after one reading of the page.
    pub minutes: u32,
    /// Whether it is a core exercise rather than a stretch exercise.
    pub core: bool,
    /// Whether it adds a part to the program that grows during its chapter.
    pub part: bool,
    /// The stems of the exercises to solve before.
    pub needs: Vec<String>,
    /// The default arguments of `cargo course trace`.
    pub trace: Vec<String>,
    /// Its runs in the chapter's trace example. The first is the default.
    pub traces: Vec<String>,
    /// The run that demonstrates the point of the exercise, shown after it is solved. The default is the first run.
    pub point: Option<String>,
    /// Related runs of the same example. They show functions of the book, not of the student.
    pub beside: Vec<String>,
    /// The games that its function can play, as named by `cargo course play`. Among exercises that play the same
    /// game, a later one is stronger.
    pub plays: Vec<String>,
    /// The test functions that judge effort in addition to answers.
    pub effort: Vec<String>,
    /// The test functions of a debugging exercise that pass before any change. They show which parts of its program
    /// are right.
    pub passes_untouched: Vec<String>,
    /// The maximum number of calls in a judged run.
    pub effort_bound: EffortBound,
    /// The inputs that no judged run uses, because right answers differ there.
    pub unasked: Vec<String>,
    /// The stem of the exercise whose page this one shares, or `None` if it has its own page.
    pub page: Option<String>,
    /// Three hints: a nudge, the method, the pseudo-code.
    pub hints: Vec<String>,
    /// Its chapter.
    pub chapter: Chapter,
    /// Its number within the chapter, from 1.
    pub number: usize,
}

/// A proof that a student writes on paper. It has no file and no tests. It counts as done when the student says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// Its ID, such as `recursion-p1`.
    pub id: String,
    /// The name of its page and its name on the command line.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// A short description of the claim.
    pub about: String,
    /// The time to write and mark it, in minutes, after one reading of the page.
    pub minutes: u32,
    /// Whether it is a core proof rather than a stretch proof.
    pub core: bool,
    /// The stems of the exercises to solve before.
    pub needs: Vec<String>,
    /// The stem of the exercise of its chapter that it follows in lists, or `None` if it is after all of them.
    pub after: Option<String>,
    /// Its chapter.
    pub chapter: Chapter,
}

/// A complete program that a student writes in a workspace of its own. It is divided into milestones, and each has
/// commands that show whether it is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Project {
    /// Its ID, numbered after its chapter, such as `project-3`.
    pub id: String,
    /// The name of its page.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// A short description.
    pub about: String,
    /// The stems of the exercises to solve before.
    pub needs: Vec<String>,
    /// Its milestones in order.
    pub milestones: Vec<Milestone>,
    /// Its chapter.
    pub chapter: Chapter,
}

impl Project {
    /// Returns the time for the whole project, in minutes, after one reading of the page.
    pub fn minutes(&self) -> u32 {
        self.milestones.iter().map(|it| it.minutes).sum()
    }
}

/// A part of a project that can be checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Milestone {
    /// Its ID, such as `project-3.2`.
    pub id: String,
    /// The name of the project's page and the number. It does not change when the ID changes.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// The time to reach it, in minutes.
    pub minutes: u32,
    /// Whether it belongs to a separate project, which the student starts with `cargo course new-game`.
    pub elsewhere: bool,
    /// The runs of the student's program that check it.
    pub runs: Vec<MilestoneRun>,
    /// Three hints: a nudge, the method, the pseudo-code.
    pub hints: Vec<String>,
}

/// A run of a project's program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneRun {
    /// The arguments of its command line.
    pub words: Vec<String>,
    /// The lines of its input.
    pub typed: Vec<String>,
    /// The texts that it must print.
    pub shows: Vec<String>,
    /// The positions of tic-tac-toe that it must print, each as `X...O....`. The student decides how to arrange the
    /// squares.
    pub boards: Vec<String>,
    /// The time limit, in seconds.
    pub seconds: u64,
}

impl MilestoneRun {
    /// Returns the first required text that the program did not print, or `None` if all were printed.
    pub fn missing(&self, printed: &str) -> Option<&str> {
        let squares: String = printed.chars().filter(|it| "XO.".contains(*it)).collect();
        let words = self.shows.iter().find(|words| !printed.contains(*words));
        let board = || self.boards.iter().find(|board| !squares.contains(*board));
        words.or_else(board).map(String::as_str)
    }
}

impl Exercise {
    /// Returns all runs that can be requested by name: its own runs and the related ones.
    pub fn runs(&self) -> impl Iterator<Item = &str> {
        self.traces.iter().chain(&self.beside).map(String::as_str)
    }
}

impl Catalogue {
    /// Reads `exercises/course.toml` below `root`.
    ///
    /// # Errors
    /// If the file cannot be read, is damaged, or contradicts itself.
    pub fn load(root: &Path) -> Result<Self, LoadError> {
        let path = root.join("exercises").join("course.toml");
        file::parse(&read::text(&path)?, &path)
    }

    /// Returns all exercises in course order.
    pub fn exercises(&self) -> &[Exercise] {
        &self.exercises
    }

    /// Returns all proofs in course order.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// Returns the proofs of one chapter.
    pub fn proofs_of<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Proof> {
        self.proofs
            .iter()
            .filter(|proof| proof.chapter.id == chapter.id)
    }

    /// Returns all projects in course order.
    pub fn projects(&self) -> &[Project] {
        &self.projects
    }

    /// Returns the projects of one chapter.
    pub fn projects_of<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Project> {
        self.projects
            .iter()
            .filter(|project| project.chapter.id == chapter.id)
    }

    /// Returns the tasks of one chapter in the order in which a student meets them: its exercises, each proof after the
    /// exercise that it follows, and the project.
    pub fn tasks_of<'a>(&'a self, chapter: &'a Chapter) -> Vec<Named<'a>> {
        let mut tasks = Vec::new();
        let proofs_after = |stem: Option<&String>| {
            let proofs = self.proofs_of(chapter);
            let its_own = proofs.filter(move |it| it.after.as_ref() == stem);
            its_own.map(Named::Proof).collect::<Vec<_>>()
        };
        for exercise in self.of_chapter(chapter) {
            tasks.push(Named::Exercise(exercise));
            tasks.extend(proofs_after(Some(&exercise.stem)));
        }
        tasks.extend(proofs_after(None));
        tasks.extend(self.projects_of(chapter).map(Named::Project));
        tasks
    }

    /// Returns the exercises of one chapter.
    pub fn of_chapter<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Exercise> {
        self.exercises
            .iter()
            .filter(|exercise| exercise.chapter.id == chapter.id)
    }
}
