//! The shape of `course.toml`.

use std::collections::HashSet;
use std::path::Path;

use serde::Deserialize;

use crate::{
    Catalogue, Chapter, EffortBound, Exercise, LoadError, Milestone, MilestoneRun, Project, Proof,
    read,
};

pub(crate) fn parse(text: &str, path: &Path) -> Result<Catalogue, LoadError> {
    let file: File = read::parsed(text, path)?;
    let catalogue = file.into_catalogue();
    match contradiction(&catalogue) {
        None => Ok(catalogue),
        Some(what) => Err(LoadError::Wrong {
            path: path.into(),
            what,
        }),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    chapter: Vec<ChapterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterEntry {
    id: String,
    folder: String,
    title: String,
    #[serde(default)]
    exercise: Vec<ExerciseEntry>,
    #[serde(default)]
    proof: Vec<ProofEntry>,
    project: Option<ProjectEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExerciseEntry {
    stem: String,
    title: String,
    about: String,
    minutes: u32,
    core: bool,
    #[serde(default)]
    part: bool,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    trace: Vec<String>,
    traces: Vec<String>,
    point: Option<String>,
    #[serde(default)]
    beside: Vec<String>,
    #[serde(default)]
    plays: Vec<String>,
    #[serde(default)]
    effort: Vec<String>,
    #[serde(default)]
    passes_untouched: Vec<String>,
    #[serde(default)]
    effort_bound: EffortBound,
    #[serde(default)]
    unasked: Vec<String>,
    page: Option<String>,
    hints: [String; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProofEntry {
    stem: String,
    title: String,
    about: String,
    minutes: u32,
    core: bool,
    #[serde(default)]
    needs: Vec<String>,
    after: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProjectEntry {
    stem: String,
    title: String,
    about: String,
    #[serde(default)]
    needs: Vec<String>,
    milestone: Vec<MilestoneEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MilestoneEntry {
    title: String,
    minutes: u32,
    #[serde(default)]
    elsewhere: bool,
    run: Vec<RunEntry>,
    hints: [String; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RunEntry {
    words: Vec<String>,
    #[serde(default)]
    typed: Vec<String>,
    shows: Vec<String>,
    #[serde(default)]
    boards: Vec<String>,
    /// By default a minute.
    seconds: Option<u64>,
}

impl ProjectEntry {
    fn into_project(self, chapter: &Chapter) -> Project {
        let id = format!("project-{}", chapter.number);
        let milestone = |(at, given): (usize, MilestoneEntry)| Milestone {
            id: format!("{id}.{}", at + 1),
            stem: format!("{}.{}", self.stem, at + 1),
            title: given.title,
            minutes: given.minutes,
            elsewhere: given.elsewhere,
            runs: { given.run.into_iter() }
                .map(|run| MilestoneRun {
                    words: run.words,
                    typed: run.typed,
                    shows: run.shows,
                    boards: run.boards,
                    seconds: run.seconds.unwrap_or(60),
                })
                .collect(),
            hints: given.hints.map(|hint| hint.trim().to_owned()).into(),
        };
        let milestones = self.milestone.into_iter().enumerate();
        Project {
            milestones: milestones.map(milestone).collect(),
            id,
            stem: self.stem,
            title: self.title,
            about: self.about,
            needs: self.needs,
            chapter: chapter.clone(),
        }
    }
}

impl File {
    fn into_catalogue(self) -> Catalogue {
        let (mut chapters, mut exercises) = (Vec::new(), Vec::new());
        let (mut proofs, mut projects) = (Vec::new(), Vec::new());
        for (at, entry) in self.chapter.into_iter().enumerate() {
            let chapter = Chapter {
                id: entry.id,
                number: at + 1,
                title: entry.title,
                folder: entry.folder,
            };
            for (at, given) in entry.exercise.into_iter().enumerate() {
                exercises.push(Exercise {
                    id: format!("{}-{}", chapter.id, at + 1),
                    stem: given.stem,
                    title: given.title,
                    about: given.about,
                    minutes: given.minutes,
                    core: given.core,
                    part: given.part,
                    needs: given.needs,
                    trace: given.trace,
                    point: given.point.or_else(|| given.traces.first().cloned()),
                    traces: given.traces,
                    beside: given.beside,
                    plays: given.plays,
                    effort: given.effort,
                    passes_untouched: given.passes_untouched,
                    effort_bound: given.effort_bound,
                    unasked: given.unasked,
                    page: given.page,
                    hints: given.hints.map(|hint| hint.trim().to_owned()).into(),
                    chapter: chapter.clone(),
                    number: at + 1,
                });
            }
            for (at, given) in entry.proof.into_iter().enumerate() {
                proofs.push(Proof {
                    id: format!("{}-p{}", chapter.id, at + 1),
                    stem: given.stem,
                    title: given.title,
                    about: given.about,
                    minutes: given.minutes,
                    core: given.core,
                    after: given.after.or_else(|| given.needs.last().cloned()),
                    needs: given.needs,
                    chapter: chapter.clone(),
                });
            }
            projects.extend(entry.project.map(|it| it.into_project(&chapter)));
            chapters.push(chapter);
        }
        Catalogue {
            chapters,
            exercises,
            proofs,
            projects,
        }
    }
}

/// Returns the first contradiction in the file, or `None` if there is none.
fn contradiction(catalogue: &Catalogue) -> Option<String> {
    let mut before = HashSet::new();
    for exercise in catalogue.exercises() {
        let Exercise { id, stem, .. } = exercise;
        if exercise.traces.is_empty() {
            return Some(format!("{id} names no run in `traces`"));
        }
        if exercise
            .point
            .as_ref()
            .is_some_and(|it| !exercise.traces.contains(it))
        {
            return Some(format!(
                "the point of {id} is in a run that is not in `traces`"
            ));
        }
        if let Some(missing) = exercise
            .needs
            .iter()
            .find(|need| !before.contains(need.as_str()))
        {
            return Some(format!(
                "{id} needs {missing}, but no earlier exercise has this name"
            ));
        }
        if !before.insert(stem.as_str()) {
            return Some(format!("two exercises have the stem {stem}"));
        }
    }
    let stem_of = |exercise: &Exercise| exercise.stem.clone();
    for exercise in catalogue.exercises() {
        let shares = |page: &String| {
            let mut chapter = catalogue.of_chapter(&exercise.chapter).map(stem_of);
            chapter.any(|stem| stem != exercise.stem && stem == *page)
        };
        if exercise.page.as_ref().is_some_and(|page| !shares(page)) {
            return Some(format!(
                "{} is on the page of an exercise that its chapter does not have",
                exercise.id
            ));
        }
    }
    let proofs = catalogue.proofs().iter();
    let proofs = proofs.map(|it| (&it.id, &it.stem, &it.needs, it.chapter.number));
    let projects = catalogue.projects().iter();
    let projects = projects.map(|it| (&it.id, &it.stem, &it.needs, it.chapter.number));
    for (id, stem, needs, number) in proofs.chain(projects) {
        let mut exercises = catalogue.exercises().iter();
        let is_behind =
            |need: &&String| !exercises.any(|it| it.stem == **need && it.chapter.number <= number);
        if let Some(missing) = needs.iter().find(is_behind) {
            return Some(format!(
                "{id} needs {missing}, but no exercise up to its chapter has this name"
            ));
        }
        if !before.insert(stem.as_str()) {
            return Some(format!("two exercises have the stem {stem}"));
        }
    }
    for proof in catalogue.proofs() {
        let mut exercises = catalogue.of_chapter(&proof.chapter);
        if let Some(after) = &proof.after
            && !exercises.any(|it| it.stem == *after)
        {
            let id = &proof.id;
            return Some(format!(
                "{id} is after {after}, but its chapter has no such exercise"
            ));
        }
    }
    let mut milestones = catalogue.projects().iter().flat_map(|it| &it.milestones);
    let unseen = milestones.find(|it| it.runs.iter().all(|run| run.shows.is_empty()));
    unseen.map(|it| format!("{} has no run that shows anything", it.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Named;

    fn load(exercises: &str) -> Result<Catalogue, LoadError> {
        let text = format!(
            "[[chapter]]\nid = 'queens'\nfolder = 'ch1-queens'\ntitle = 'Queens'\n{exercises}"
        );
        parse(&text, Path::new("course.toml"))
    }

    fn entry(stem: &str, needs: &str) -> String {
        format!(
            "[[chapter.exercise]]\nstem = '{stem}'\ntitle = 't'\nabout = 'a'\nminutes = 5\ncore = true\n\
             needs = [{needs}]\ntraces = ['{stem}']\nhints = ['one', 'two', 'three']\n"
        )
    }

    #[test]
    fn ids_count_from_one_within_a_chapter() {
        let catalogue = load(&(entry("attacks", "") + &entry("lazy", "'attacks'"))).unwrap();
        let ids: Vec<&str> = catalogue
            .exercises()
            .iter()
            .map(|e| e.id.as_str())
            .collect();
        assert_eq!(ids, ["queens-1", "queens-2"]);
    }

    #[test]
    fn a_stem_given_twice_is_refused() {
        let error = load(&(entry("lazy", "") + &entry("lazy", ""))).unwrap_err();
        assert_eq!(
            error.to_string(),
            "course.toml: two exercises have the stem lazy"
        );
    }

    #[test]
    fn an_exercise_cannot_need_a_later_one() {
        let error = load(&(entry("attacks", "'lazy'") + &entry("lazy", ""))).unwrap_err();
        assert!(error.to_string().contains("queens-1 needs lazy"), "{error}");
    }

    #[test]
    fn a_proof_is_counted_by_itself_and_may_need_every_exercise_of_its_chapter() {
        let proof = "[[chapter.proof]]\nstem = 'chain'\ntitle = 't'\nabout = 'a'\nminutes = 15\ncore = false\n";
        let listed = format!("{proof}needs = ['lazy']\n{}", entry("lazy", ""));
        let catalogue = load(&listed).unwrap();
        assert_eq!(catalogue.proofs()[0].id, "queens-p1");
        assert_eq!(catalogue.find_proof("Chain").unwrap().stem, "chain");
        assert!(catalogue.find("chain").is_err());
        for (wrong, says) in [
            (format!("{proof}needs = ['none']\n"), "queens-p1 needs none"),
            (
                format!("{proof}after = 'none'\n"),
                "queens-p1 is after none, but its chapter has no such exercise",
            ),
            (
                format!("{proof}{proof}"),
                "two exercises have the stem chain",
            ),
        ] {
            let error = load(&wrong).unwrap_err().to_string();
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn a_proof_is_listed_after_the_last_exercise_it_needs_or_the_one_it_names() {
        let proof = |stem: &str, more: &str| {
            format!(
                "[[chapter.proof]]\nstem = '{stem}'\ntitle = 't'\nabout = 'a'\nminutes = 15\ncore = true\n{more}\n"
            )
        };
        let exercises = entry("one", "") + &entry("two", "") + &entry("three", "");
        let proofs = proof("early", "needs = ['one']")
            + &proof("late", "needs = ['one']\nafter = 'two'")
            + &proof("free", "");
        let catalogue = load(&(exercises + &proofs)).unwrap();
        let tasks = catalogue.tasks_of(&catalogue.chapters[0]);
        let stem = |task: &Named<'_>| match task {
            Named::Exercise(it) => it.stem.clone(),
            Named::Proof(it) => it.stem.clone(),
            other => panic!("{other:?}"),
        };
        let stems: Vec<String> = tasks.iter().map(stem).collect();
        assert_eq!(stems, ["one", "early", "two", "late", "three", "free"]);
    }

    #[test]
    fn a_project_is_named_after_its_chapter_and_each_milestone_shows_something() {
        let milestone = |shows: &str| {
            format!(
                "[[chapter.project.milestone]]\ntitle = 't'\nminutes = 20\nrun = [{{ words = ['play'], shows = [{shows}] }}]\n\
                 hints = ['one', 'two', 'three']\n"
            )
        };
        let project =
            "[chapter.project]\nstem = 'whole'\ntitle = 't'\nabout = 'a'\nneeds = ['lazy']\n";
        let listed = |last: &str| {
            let milestones = milestone("'X'") + &milestone(last);
            load(&format!("{project}{milestones}{}", entry("lazy", "")))
        };
        let catalogue = listed("'O'").unwrap();
        let (project, second) = catalogue.find_milestone("Project-1.2").unwrap();
        assert_eq!(project.id, "project-1");
        assert_eq!(project.minutes(), 40);
        assert_eq!(second.stem, "whole.2");
        assert!(catalogue.find_milestone("project-1.3").is_none());
        assert_eq!(catalogue.find_project("whole"), Some(project));
        let error = listed("").unwrap_err().to_string();
        assert!(error.contains("project-1.2 has no run"), "{error}");
    }

    #[test]
    fn an_exercise_may_be_on_the_page_of_another_one_of_its_chapter() {
        let on =
            |page: &str| entry("attacks", "") + &format!("page = '{page}'\n") + &entry("lazy", "");
        let catalogue = load(&on("lazy")).unwrap();
        let [attacks, lazy] = catalogue.exercises() else {
            panic!("two");
        };
        assert_eq!(attacks.page(), lazy.page());
        for wrong in ["attacks", "none"] {
            let error = load(&on(wrong)).unwrap_err().to_string();
            assert!(error.contains("queens-1 is on the page"), "{error}");
        }
    }

    #[test]
    fn two_hints_are_not_enough() {
        let text = entry("lazy", "").replace("'two', ", "");
        assert!(load(&text).unwrap_err().to_string().contains("hints"));
    }
}
