//! The tasks of the course: its exercises, proofs and projects.

use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Exercise, Named, Project, Proof};

/// A task with its page. All kinds of tasks have these properties.
pub(crate) struct Task<'c> {
    /// The exercise, the proof or the project.
    pub(crate) kind: Named<'c>,
    pub(crate) id: &'c str,
    pub(crate) title: &'c str,
    pub(crate) about: &'c str,
    pub(crate) needs: &'c [String],
    pub(crate) core: bool,
    /// The minutes of its parts. Only a project has several.
    pub(crate) parts: Vec<usize>,
    /// The id of its chapter.
    pub(crate) chapter: &'c str,
    /// Its page, below the book's `src`.
    pub(crate) page: PathBuf,
}

/// Returns all exercises, then all proofs, then all projects, each in course order.
pub(crate) fn tasks(catalogue: &Catalogue) -> impl Iterator<Item = Task<'_>> {
    let exercises = catalogue.exercises().iter().map(Task::exercise);
    let proofs = catalogue.proofs().iter().map(Task::proof);
    let projects = catalogue.projects().iter().map(Task::project);
    exercises.chain(proofs).chain(projects)
}

/// Makes a task from a kind of task. The three kinds have fields of the same names.
macro_rules! task {
    ($Kind:ident, $it:ident, $core:expr, $parts:expr) => {
        Task {
            kind: Named::$Kind($it),
            id: &$it.id,
            title: &$it.title,
            about: &$it.about,
            needs: &$it.needs,
            core: $core,
            parts: $parts,
            chapter: &$it.chapter.id,
            page: below_src(&$it.page()),
        }
    };
}

impl<'c> Task<'c> {
    /// Returns the task with this ID or stem.
    pub(crate) fn find(name: &str, catalogue: &'c Catalogue) -> Result<Self, String> {
        let proof = || catalogue.find_proof(name).map(Task::proof);
        let project = || catalogue.find_project(name).map(Task::project);
        match catalogue.find(name) {
            Ok(exercise) => Ok(Task::exercise(exercise)),
            Err(error) => proof().or_else(project).ok_or_else(|| error.to_string()),
        }
    }

    pub(crate) fn minutes(&self) -> usize {
        self.parts.iter().sum()
    }

    fn exercise(it: &'c Exercise) -> Self {
        task!(Exercise, it, it.core, vec![it.minutes as usize])
    }

    fn proof(it: &'c Proof) -> Self {
        task!(Proof, it, it.core, vec![it.minutes as usize])
    }

    /// Returns a project as a task. A project is a stretch, however long.
    fn project(it: &'c Project) -> Self {
        let parts = it.milestones.iter().map(|part| part.minutes as usize);
        task!(Project, it, false, parts.collect())
    }
}

/// Returns a page of the course, below the book's `src`.
fn below_src(page: &Path) -> PathBuf {
    page.strip_prefix("book/src").unwrap_or(page).to_owned()
}
