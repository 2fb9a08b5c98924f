//! Finds an exercise, or anything else with a name, from the text that a person types.

use crate::{Catalogue, Exercise, Milestone, Project, Proof};

/// A thing that a person can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named<'c> {
    /// An exercise.
    Exercise(&'c Exercise),
    /// A proof.
    Proof(&'c Proof),
    /// A project.
    Project(&'c Project),
    /// A milestone, and its project.
    Milestone(&'c Project, &'c Milestone),
}

/// An error: no thing has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotFound {
    /// No thing of the requested kind has this name.
    #[error("there is no {kind} \"{asked}\"{}", suggestion(meant.as_deref()))]
    Name {
        /// The requested kind.
        kind: &'static str,
        /// The typed text.
        asked: String,
        /// The most similar ID or stem, or `None` if no name is similar enough.
        meant: Option<String>,
    },
    /// The project exists, but has no such milestone.
    #[error("there is no milestone \"{asked}\"; the milestones of {project} are {milestones}")]
    Milestone {
        /// The typed text.
        asked: String,
        /// The ID of the project.
        project: String,
        /// The IDs of its milestones.
        milestones: String,
    },
}

fn suggestion(meant: Option<&str>) -> String {
    meant.map_or_else(String::new, |meant| format!("; did you mean {meant}?"))
}

impl Catalogue {
    /// Finds an exercise by its ID (`queens-3`), its stem (`all_solutions` or `all-solutions`) or its place (`2.3`).
    ///
    /// # Errors
    /// If there is no such exercise. The error names the most similar one.
    pub fn find(&self, asked: &str) -> Result<&Exercise, NotFound> {
        let wanted = asked.trim().to_lowercase();
        let stem = wanted.replace('-', "_");
        let is_wanted = |e: &&Exercise| {
            e.id == wanted
                || e.stem == stem
                || format!("{}.{}", e.chapter.number, e.number) == wanted
        };
        self.exercises()
            .iter()
            .find(is_wanted)
            .ok_or_else(|| NotFound::Name {
                kind: "exercise",
                asked: asked.to_owned(),
                meant: nearest(&wanted, self.names_of_exercises()),
            })
    }

    /// Finds an exercise, a proof, a project or a milestone by its name. An exercise also has the names of its runs.
    ///
    /// # Errors
    /// If the name is unknown. The error names the most similar name, or the milestones of the project in the name.
    pub fn find_named(&self, asked: &str) -> Result<Named<'_>, NotFound> {
        let its_run = |exercise: &&Exercise| exercise.runs().any(|run| run == asked);
        let exercise = self.find(asked).ok();
        if let Some(it) = exercise.or_else(|| self.exercises().iter().find(its_run)) {
            return Ok(Named::Exercise(it));
        }
        if let Some(it) = self.find_proof(asked) {
            return Ok(Named::Proof(it));
        }
        if let Some(it) = self.find_project(asked) {
            return Ok(Named::Project(it));
        }
        if let Some((project, it)) = self.find_milestone(asked) {
            return Ok(Named::Milestone(project, it));
        }
        let before_the_dot = asked.split_once('.').map(|(project, _)| project);
        if let Some(project) = before_the_dot.and_then(|it| self.find_project(it)) {
            let all = project.milestones.iter();
            let all: Vec<&str> = all.map(|it| it.id.as_str()).collect();
            return Err(NotFound::Milestone {
                asked: asked.to_owned(),
                project: project.id.clone(),
                milestones: all.join(", "),
            });
        }
        let proofs = self.proofs().iter().flat_map(|it| [&it.id, &it.stem]);
        let projects = self.projects().iter().flat_map(|it| [&it.id, &it.stem]);
        let milestones = self.projects().iter().flat_map(|it| &it.milestones);
        let milestones = milestones.map(|it| &it.id);
        let others = proofs.chain(projects).chain(milestones);
        Err(NotFound::Name {
            kind: "exercise, proof or project",
            asked: asked.to_owned(),
            meant: nearest(
                &asked.trim().to_lowercase(),
                self.names_of_exercises().chain(others),
            ),
        })
    }

    /// Finds a proof by its ID (`recursion-p1`) or its stem.
    pub fn find_proof(&self, asked: &str) -> Option<&Proof> {
        let wanted = asked.trim().to_lowercase();
        let stem = wanted.replace('-', "_");
        let is_wanted = |proof: &&Proof| proof.id == wanted || proof.stem == stem;
        self.proofs().iter().find(is_wanted)
    }

    /// Finds a project by its ID (`project-3`) or its stem.
    pub fn find_project(&self, asked: &str) -> Option<&Project> {
        let wanted = asked.trim().to_lowercase();
        let stem = wanted.replace('-', "_");
        let is_wanted = |project: &&Project| project.id == wanted || project.stem == stem;
        self.projects().iter().find(is_wanted)
    }

    /// Finds a milestone by its ID (`project-3.2`), together with its project.
    pub fn find_milestone(&self, asked: &str) -> Option<(&Project, &Milestone)> {
        let wanted = asked.trim().to_lowercase();
        let all = self.projects().iter();
        let mut all =
            all.flat_map(|project| project.milestones.iter().map(move |it| (project, it)));
        all.find(|(_, milestone)| milestone.id == wanted)
    }

    fn names_of_exercises(&self) -> impl Iterator<Item = &String> {
        self.exercises().iter().flat_map(|e| [&e.id, &e.stem])
    }
}

/// Returns the name with the smallest edit distance, or `None` if that distance is too large.
fn nearest<'c>(wanted: &str, names: impl Iterator<Item = &'c String>) -> Option<String> {
    let (letters, name) = names
        .map(|name| (strsim::levenshtein(wanted, name), name))
        .min()?;
    (letters <= wanted.len().div_ceil(3)).then(|| name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn catalogue() -> Catalogue {
        let exercise = |stem: &str| {
            format!(
                "[[chapter.exercise]]\nstem = '{stem}'\ntitle = ''\nabout = ''\nminutes = 5\ncore = true\n\
                 traces = ['{stem}']\nhints = ['', '', '']\n"
            )
        };
        let milestone = "[[chapter.project.milestone]]\ntitle = ''\nminutes = 5\nhints = ['', '', '']\n\
                         run = [{ words = ['go'], shows = ['gone'] }]\n";
        let text = format!(
            "[[chapter]]\nid = 'queens'\nfolder = 'ch1'\ntitle = ''\n{}{}\
             [[chapter.proof]]\nstem = 'none_is_lost'\ntitle = ''\nabout = ''\nminutes = 5\ncore = true\n\
             [chapter.project]\nstem = 'sudoku_made'\ntitle = ''\nabout = ''\n{}{}",
            exercise("attacks"),
            exercise("all_solutions"),
            milestone,
            milestone
        );
        crate::file::parse(&text, std::path::Path::new("course.toml")).unwrap()
    }

    #[rstest]
    #[case("queens-2")]
    #[case("all_solutions")]
    #[case("All-Solutions")]
    #[case("1.2")]
    fn an_exercise_is_found_by_id_stem_or_place(#[case] asked: &str) {
        assert_eq!(catalogue().find(asked).unwrap().stem, "all_solutions");
    }

    #[rstest]
    #[case("atacks", Some("attacks"))]
    #[case("queens-9", Some("queens-1"))]
    #[case("dots", None)]
    fn a_slip_gets_a_suggestion(#[case] asked: &str, #[case] meant: Option<&str>) {
        let error = catalogue().find(asked).unwrap_err();
        assert!(
            matches!(&error, NotFound::Name { meant: it, .. } if it.as_deref() == meant),
            "{error}"
        );
    }

    #[rstest]
    #[case("Queens-1", "attacks")]
    #[case("none-is-lost", "queens-p1")]
    #[case("sudoku_made", "project-1")]
    #[case("PROJECT-1.2", "project-1.2")]
    fn whatever_has_a_name_is_found_by_it(#[case] asked: &str, #[case] found: &str) {
        let catalogue = catalogue();
        let name = match catalogue.find_named(asked).unwrap() {
            Named::Exercise(it) => &it.stem,
            Named::Proof(it) => &it.id,
            Named::Project(it) => &it.id,
            Named::Milestone(_, it) => &it.id,
        };
        assert_eq!(name, found);
    }

    #[rstest]
    #[case(
        "project1.2",
        "exercise, proof or project \"project1.2\"; did you mean project-1.2?"
    )]
    #[case(
        "sudoku_maid",
        "exercise, proof or project \"sudoku_maid\"; did you mean sudoku_made?"
    )]
    #[case(
        "atacks",
        "exercise, proof or project \"atacks\"; did you mean attacks?"
    )]
    #[case("nothing", "exercise, proof or project \"nothing\"")]
    #[case(
        "project-1.3",
        "milestone \"project-1.3\"; the milestones of project-1 are project-1.1, project-1.2"
    )]
    fn a_slip_is_seen_among_all_names(#[case] asked: &str, #[case] says: &str) {
        let error = catalogue().find_named(asked).unwrap_err();
        assert_eq!(error.to_string(), format!("there is no {says}"));
    }

    #[test]
    fn the_error_says_what_was_meant() {
        let error = catalogue().find("atacks").unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no exercise \"atacks\"; did you mean attacks?"
        );
    }
}
