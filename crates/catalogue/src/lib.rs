//! Which exercises the course has, and where each one's parts live.
//!
//! `exercises/course.toml` lists the exercises in order, with titles, minutes and hints. All
//! else follows from an exercise's *stem*, the same everywhere: its reference, stub, tests,
//! mistakes and page have the stem as their name ([`Exercise::stub`] and its neighbours).

mod enough;
mod error;
mod file;
mod find;
mod order;
mod paths;
mod read;
mod recordings;
mod what_ifs;

use std::path::Path;

pub use enough::{Enough, ForEach, Only};
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
    /// What its exercises' IDs begin with: `queens` of `queens-3`.
    pub id: String,
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// Its folder in `crates/`, `exercises/` and `book/src/`: `ch2-eight-queens`.
    pub folder: String,
}

impl Chapter {
    /// The package that students edit.
    pub fn student_package(&self) -> String {
        format!("my-{}", self.folder)
    }

    /// The example, in both workspaces, that turns `first_solution 8` into a recorded run.
    pub fn trace_example(&self) -> String {
        format!("trace-{}", self.folder)
    }
}

/// An exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// `queens-3`.
    pub id: String,
    /// The name of its module and of every other part: `all_solutions`.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// What it is about, in a few words.
    pub about: String,
    /// How long solving takes, in minutes, for somebody who has read the page once.
    pub minutes: u32,
    /// Core, or else stretch.
    pub core: bool,
    /// Whether it adds a part to the program that grows in its chapter.
    pub part: bool,
    /// Stems of the exercises that should be solved before.
    pub needs: Vec<String>,
    /// The default arguments of `cargo course trace`.
    pub trace: Vec<String>,
    /// The runs that the chapter's trace example has for this exercise; the first is the default.
    pub traces: Vec<String>,
    /// The run that the exercise is about: shown to who has solved it. The first one, unless the catalogue names another.
    pub point: Option<String>,
    /// Runs of the same example that go with it and show no student's function, but the book's own.
    pub beside: Vec<String>,
    /// The games that its function can play, as `cargo course play` calls them. Of those that play a game, a later one is
    /// stronger.
    pub plays: Vec<String>,
    /// The test functions that judge effort, and not answers alone.
    pub effort: Vec<String>,
    /// The test functions of a debugging exercise that pass before anything is changed: they show what is right in its program.
    pub passes_untouched: Vec<String>,
    /// How many calls are few enough in a judged run.
    pub enough: Enough,
    /// What no judged run asks, because right answers differ there.
    pub unasked: Vec<String>,
    /// The stem of the exercise whose page this one shares, where it has none of its own.
    pub page: Option<String>,
    /// Three hints: a nudge, the method, the pseudo-code.
    pub hints: Vec<String>,
    /// The chapter it belongs to.
    pub chapter: Chapter,
    /// Its number within the chapter, from 1.
    pub number: usize,
}

/// A proof that a student writes on paper. It has no file and no tests: it is done when its author says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// `recursion-p1`.
    pub id: String,
    /// The name of its page, and what it is called on the command line.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// What it shows, in a few words.
    pub about: String,
    /// How long writing and marking it takes, in minutes, for somebody who has read the page once.
    pub minutes: u32,
    /// Core, or else stretch.
    pub core: bool,
    /// Stems of the exercises that should be solved before.
    pub needs: Vec<String>,
    /// The chapter it belongs to.
    pub chapter: Chapter,
}

/// A program that a student writes whole, in a workspace of its own. It is done milestone by milestone, and each has
/// commands that show that it is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Project {
    /// `project-3`, after its chapter.
    pub id: String,
    /// The name of its page.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// What it is about, in a few words.
    pub about: String,
    /// Stems of the exercises that should be solved before.
    pub needs: Vec<String>,
    /// Its milestones in order.
    pub milestones: Vec<Milestone>,
    /// The chapter it belongs to.
    pub chapter: Chapter,
}

impl Project {
    /// How long all of it takes, in minutes, for somebody who has read the page once.
    pub fn minutes(&self) -> u32 {
        self.milestones.iter().map(|it| it.minutes).sum()
    }
}

/// A part of a project that can be seen to be reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Milestone {
    /// `project-3.2`.
    pub id: String,
    /// The name of the page and the number: it stays when the ID changes.
    pub stem: String,
    /// The title in lists.
    pub title: String,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Whether it is reached in a project with another name, which the student begins with `cargo course new-game`.
    pub elsewhere: bool,
    /// The runs of the student's program that show that it is reached.
    pub runs: Vec<MilestoneRun>,
    /// Three hints: a nudge, the method, the pseudo-code.
    pub hints: Vec<String>,
}

/// A run of a project's program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneRun {
    /// The words of its command line.
    pub words: Vec<String>,
    /// The lines that are typed into it.
    pub typed: Vec<String>,
    /// What it must print.
    pub shows: Vec<String>,
    /// The positions of tic-tac-toe that it must print, each as `X...O....`: a student decides how the squares are arranged.
    pub boards: Vec<String>,
}

impl MilestoneRun {
    /// The first text that is missing in what the program printed; `None` if it has printed everything.
    pub fn missing(&self, printed: &str) -> Option<&str> {
        let squares: String = printed.chars().filter(|it| "XO.".contains(*it)).collect();
        let words = self.shows.iter().find(|words| !printed.contains(*words));
        let board = || self.boards.iter().find(|board| !squares.contains(*board));
        words.or_else(board).map(String::as_str)
    }
}

impl Exercise {
    /// All runs that can be asked for by name: its own, and those beside it.
    pub fn runs(&self) -> impl Iterator<Item = &str> {
        self.traces.iter().chain(&self.beside).map(String::as_str)
    }
}

impl Catalogue {
    /// Reads `exercises/course.toml` below `root`.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged, or contradicts itself.
    pub fn load(root: &Path) -> Result<Self, LoadError> {
        let path = root.join("exercises").join("course.toml");
        file::parse(&read::text(&path)?, &path)
    }

    /// All exercises in course order.
    pub fn exercises(&self) -> &[Exercise] {
        &self.exercises
    }

    /// All proofs in course order.
    pub fn proofs(&self) -> &[Proof] {
        &self.proofs
    }

    /// The proofs of one chapter.
    pub fn proofs_of<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Proof> {
        self.proofs
            .iter()
            .filter(|proof| proof.chapter.id == chapter.id)
    }

    /// All projects in course order.
    pub fn projects(&self) -> &[Project] {
        &self.projects
    }

    /// The projects of one chapter.
    pub fn projects_of<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Project> {
        self.projects
            .iter()
            .filter(|project| project.chapter.id == chapter.id)
    }

    /// The exercises of one chapter.
    pub fn of_chapter<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Exercise> {
        self.exercises
            .iter()
            .filter(|exercise| exercise.chapter.id == chapter.id)
    }
}
