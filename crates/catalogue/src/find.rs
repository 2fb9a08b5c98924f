//! Finds an exercise by what a person types.

use crate::{Catalogue, Exercise, Milestone, Project, Proof};

/// No exercise is called so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no exercise \"{asked}\"{}", suggestion(meant.as_deref()))]
pub struct NotFound {
    /// What was typed.
    pub asked: String,
    /// The ID or stem that comes nearest to it, where one does.
    pub meant: Option<String>,
}

fn suggestion(meant: Option<&str>) -> String {
    meant.map_or_else(String::new, |meant| format!("; did you mean {meant}?"))
}

impl Catalogue {
    /// Finds an exercise by its ID (`queens-3`), its stem (`all_solutions` or `all-solutions`) or
    /// its place (`2.3`).
    ///
    /// # Errors
    /// When there is none; the error names the nearest.
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
            .ok_or_else(|| NotFound {
                asked: asked.to_owned(),
                meant: self.nearest(&wanted),
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

    /// Finds a milestone by its ID (`project-3.2`), and the project that it belongs to.
    pub fn find_milestone(&self, asked: &str) -> Option<(&Project, &Milestone)> {
        let wanted = asked.trim().to_lowercase();
        let all = self.projects().iter();
        let mut all =
            all.flat_map(|project| project.milestones.iter().map(move |it| (project, it)));
        all.find(|(_, milestone)| milestone.id == wanted)
    }

    /// The ID or stem with the fewest letters to change, insert or leave out, if they are few enough.
    fn nearest(&self, wanted: &str) -> Option<String> {
        let names = self.exercises().iter().flat_map(|e| [&e.id, &e.stem]);
        let (letters, name) = names
            .map(|name| (strsim::levenshtein(wanted, name), name))
            .min()?;
        (letters <= wanted.len().div_ceil(3)).then(|| name.clone())
    }
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
        let text = format!(
            "[[chapter]]\nid = 'queens'\nfolder = 'ch1'\ntitle = ''\n{}{}",
            exercise("attacks"),
            exercise("all_solutions")
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
        assert_eq!(catalogue().find(asked).unwrap_err().meant.as_deref(), meant);
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
