//! Every place in which an exercise must appear, and a check of each.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ::stubs::NamedAnswer;
use anyhow::Context;
use catalogue::Exercise;

/// A wrong or right answer to an exercise, and its location.
pub struct Placed {
    /// The file of the answer and, if it shares that file, its line: `crates/ch1-recursion/mistakes/gcd.rs:120`.
    pub place: String,
    /// The answer with its name.
    pub answer: NamedAnswer,
}

/// Returns the known answers to an exercise in file order, or an empty list if there is no file yet.
pub fn answers(root: &Path, exercise: &Exercise) -> anyhow::Result<Vec<Placed>> {
    let file = exercise.mistakes();
    let text = match std::fs::read_to_string(root.join(&file)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.with_context(|| file.display().to_string())?,
    };
    let answers = ::stubs::answers(&text).with_context(|| file.display().to_string())?;
    let placed = |answer: NamedAnswer| Placed {
        place: format!("{}:{}", file.display(), answer.line),
        answer,
    };
    Ok(answers.into_iter().map(placed).collect())
}

/// Returns the answers in a folder of loose files. Each file contains one answer and has its name. Right answers in other styles
/// are in the subfolder `right`. Wrong answers come first, and both are sorted by name.
pub fn loose_answers(folder: &Path) -> anyhow::Result<Vec<Placed>> {
    let mut paths = modules(folder)?;
    paths.extend(modules(&folder.join("right"))?);
    let read = |path: PathBuf| {
        let place = path.display().to_string();
        let text = std::fs::read_to_string(&path).with_context(|| place.clone())?;
        let name = path.file_stem().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let line = 1;
        let answer = NamedAnswer { name, line, text };
        Ok(Placed { place, answer })
    };
    paths.into_iter().map(read).collect()
}

fn modules(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Ok(Vec::new());
    };
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;
    use std::collections::BTreeMap;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn wanting(what: impl Fn(&Exercise, &Path) -> bool) -> Vec<String> {
        let catalogue = Catalogue::load(&root()).unwrap();
        assert!(!catalogue.exercises().is_empty());
        let wanting = catalogue
            .exercises()
            .iter()
            .filter(|exercise| !what(exercise, &root()));
        wanting.map(|exercise| exercise.id.clone()).collect()
    }

    fn read(path: PathBuf) -> String {
        std::fs::read_to_string(path).unwrap_or_default()
    }

    /// The runs that a page can request, by the folder of their chapter.
    fn listed_runs(root: &Path) -> BTreeMap<String, Vec<String>> {
        #[derive(serde::Deserialize)]
        struct Listed {
            name: String,
        }
        let listed = read(root.join("book/recordings/runs.json"));
        let listed: BTreeMap<String, Vec<Listed>> = serde_json::from_str(&listed).unwrap();
        let names = |runs: Vec<Listed>| runs.into_iter().map(|it| it.name).collect();
        listed
            .into_iter()
            .map(|(it, runs)| (it, names(runs)))
            .collect()
    }

    #[test]
    fn every_exercise_has_reference_stub_tests_and_page() {
        let wanting = wanting(|exercise, root| {
            [
                exercise.reference(),
                exercise.stub(),
                exercise.tests(),
                exercise.page(),
            ]
            .iter()
            .all(|part| root.join(part).is_file())
        });
        assert!(wanting.is_empty(), "a part is missing: {wanting:?}");
    }

    #[test]
    fn every_exercise_has_at_least_two_mistakes() {
        let is_wrong = |it: &Placed| it.answer.text.starts_with("//! mistake:");
        let wanting = wanting(|exercise, root| {
            let answers = answers(root, exercise).unwrap();
            answers.into_iter().filter(is_wrong).count() >= 2
        });
        assert!(wanting.is_empty(), "fewer than two mistakes: {wanting:?}");
    }

    #[test]
    fn wrong_answers_precede_right_ones_and_both_are_in_the_order_of_their_names() {
        let wanting = wanting(|exercise, root| {
            let answers = answers(root, exercise).unwrap();
            let key = |it: &Placed| {
                let is_right = it.answer.text.starts_with("//! right:");
                (is_right, it.answer.name.clone())
            };
            answers.iter().map(key).is_sorted()
        });
        assert!(
            wanting.is_empty(),
            "their answers are in another order: {wanting:?}"
        );
    }

    #[test]
    fn a_loose_answer_has_the_name_of_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let right = folder.path().join("right");
        std::fs::create_dir(&right).unwrap();
        std::fs::write(folder.path().join("f64.rs"), "//! mistake: a\n").unwrap();
        std::fs::write(right.join("a_loop.rs"), "//! right: b\n").unwrap();
        let found = loose_answers(folder.path()).unwrap();
        let names: Vec<&str> = found.iter().map(|it| it.answer.name.as_str()).collect();
        assert_eq!(names, ["f64", "a_loop"]);
        assert_eq!(found[1].answer.text, "//! right: b\n");
        assert!(found[1].place.ends_with("a_loop.rs"), "{}", found[1].place);
    }

    #[test]
    fn every_exercise_has_at_least_three_test_cases() {
        let wanting = wanting(|exercise, root| {
            let tests = read(root.join(exercise.tests()));
            tests.matches("#[case").count() + tests.matches("#[test]").count() >= 3
        });
        assert!(wanting.is_empty(), "fewer than three cases: {wanting:?}");
    }

    #[test]
    fn every_page_is_in_the_books_summary() {
        let wanting = wanting(|exercise, root| {
            let page = exercise.page();
            let page = page
                .strip_prefix("book/src")
                .unwrap()
                .to_string_lossy()
                .replace('\\', "/");
            read(root.join("book/src/SUMMARY.md")).contains(&page)
        });
        assert!(wanting.is_empty(), "not in SUMMARY.md: {wanting:?}");
    }

    #[test]
    fn every_exercise_is_a_module_of_its_chapter() {
        let wanting = wanting(|exercise, root| {
            let chapter = root.join("crates").join(&exercise.chapter.folder);
            let module = format!("pub mod {};", exercise.stem);
            read(chapter.join("src/lib.rs")).contains(&module)
        });
        assert!(
            wanting.is_empty(),
            "no `pub mod STEM;` in the src/lib.rs of its chapter: {wanting:?}"
        );
    }

    #[test]
    fn every_search_that_plays_is_a_program_of_the_opponents_and_no_other_is() {
        let programs = modules(&root().join("exercises/opponents/src")).unwrap();
        let stems = programs.iter().map(|path| path.file_stem().unwrap());
        let stems: Vec<String> = stems.map(|it| it.to_string_lossy().into_owned()).collect();
        let manifest = read(root().join("exercises/opponents/Cargo.toml"));
        let wanting = wanting(|exercise, _| {
            let stem = &exercise.stem;
            let feature = format!("\n{stem} = [\"dep:");
            let program = format!("path = \"src/{stem}.rs\"\nrequired-features = [\"{stem}\"]\n");
            let is_built = manifest.contains(&feature) && manifest.contains(&program);
            match exercise.plays.is_empty() {
                true => !stems.contains(stem) && !is_built,
                false => stems.contains(stem) && is_built,
            }
        });
        assert!(
            wanting.is_empty(),
            "`plays` in course.toml and the programs in exercises/opponents differ: {wanting:?}"
        );
    }

    #[test]
    fn every_exercise_that_can_be_traced_has_its_runs() {
        let listed = listed_runs(&root());
        let wanting = wanting(|exercise, _| {
            let runs = &listed[&exercise.chapter.folder];
            exercise.runs().all(|run| runs.iter().any(|it| it == run))
        });
        assert!(
            wanting.is_empty(),
            "a run that it names is missing in examples/trace.rs: {wanting:?}"
        );
    }

    #[test]
    fn every_run_of_an_example_can_be_asked_for_by_name() {
        let root = root();
        let catalogue = Catalogue::load(&root).unwrap();
        let listed = listed_runs(&root);
        for chapter in &catalogue.chapters {
            let examples = root
                .join("exercises")
                .join(&chapter.folder)
                .join("examples");
            let mut files = modules(&examples).unwrap();
            files.extend(modules(&examples.join("trace")).unwrap());
            let text: String = files.into_iter().map(read).collect();
            // The other runs are used only by a page.
            let mut runs = listed[&chapter.folder].clone();
            runs.retain(|run| text.contains(&format!("\"{run}\"")));
            assert!(!runs.is_empty());
            for exercise in catalogue.of_chapter(chapter) {
                runs.retain(|run| exercise.runs().all(|it| it != run));
            }
            assert!(
                runs.is_empty(),
                "neither in `traces` nor in `beside`: {runs:?}"
            );
        }
    }

    /// The sittings and the pages beyond them are computed from the contents of the book.
    #[test]
    fn every_page_is_in_the_contents_and_every_chapter_shows_its_plan() {
        let wanting = wanting(|exercise, _| unlisted(&exercise.id, &exercise.page()).is_none());
        assert!(
            wanting.is_empty(),
            "not in SUMMARY.md, or the README.md of the chapter has no plan: {wanting:?}"
        );
    }

    /// The ID is the position in course.toml. The tests repeat it, and the page receives it.
    #[test]
    fn tests_say_the_id_that_the_list_gives_and_the_page_has_its_box() {
        let wanting = wanting(|exercise, root| {
            let tests = read(root.join(exercise.tests()));
            let page = read(root.join(exercise.page()));
            tests.starts_with(&format!("//! {}: ", exercise.id)) && box_of(exercise, &page)
        });
        assert!(
            wanting.is_empty(),
            "the page has no {{{{#exercise}}}}, or no {{{{#exercise STEM}}}} where others share it, or another ID stands in the first line of the tests: {wanting:?}"
        );
    }

    fn box_of(exercise: &Exercise, page: &str) -> bool {
        let named = format!("{{{{#exercise {}}}}}", exercise.stem);
        page.contains("{{#exercise}}") || page.contains(&named)
    }

    /// A claim to prove, a model for the student's own proof, a scheme of five points, and at least one wrong proof with one
    /// faulty line.
    #[test]
    fn every_proof_has_a_page_with_all_that_a_reader_needs_to_write_and_mark_it() {
        let root = root();
        let catalogue = Catalogue::load(&root).unwrap();
        let mut wanting = Vec::new();
        for proof in catalogue.proofs() {
            let page = proof.page();
            let text = read(root.join(&page));
            for part in [
                "{{#proof}}",
                "**Claim",
                "## What you can use",
                "<summary>A skeleton</summary>",
                "<summary>I have written mine</summary>",
                "## Which line fails?",
            ] {
                if !text.contains(part) {
                    wanting.push(format!("{}: {part}", proof.id));
                }
            }
            let scheme = text.split("<div class=\"scheme\">").nth(1);
            let scheme = scheme.and_then(|it| it.split("</div>").next());
            let points = scheme.map_or(0, numbered);
            if points != 5 {
                wanting.push(format!(
                    "{}: a scheme of five points, not {points}",
                    proof.id
                ));
            }
            let flaws: Vec<&str> = text.split("{{#flaw line=").skip(1).collect();
            if flaws.is_empty() {
                wanting.push(format!("{}: a wrong proof", proof.id));
            }
            for flaw in flaws {
                let (line, list) = flaw.split_once("}}").unwrap();
                let list = list.split("<details").next().unwrap();
                if line.parse::<usize>().unwrap() > numbered(list) {
                    wanting.push(format!("{}: no line {line}", proof.id));
                }
            }
            wanting.extend(unlisted(&proof.id, &page));
        }
        assert!(wanting.is_empty(), "{wanting:#?}");
    }

    /// A project page contains a description, milestones, and instead of a solution the construction of the reference.
    #[test]
    fn every_project_has_a_page_with_its_milestones_and_how_ours_is_built() {
        let root = root();
        let catalogue = Catalogue::load(&root).unwrap();
        let mut wanting = Vec::new();
        assert!(!catalogue.projects().is_empty());
        for project in catalogue.projects() {
            let page = project.page();
            let text = read(root.join(&page));
            for part in ["{{#project}}", "## The milestones", "## How ours is built"] {
                if !text.contains(part) {
                    wanting.push(format!("{}: {part}", project.id));
                }
            }
            for milestone in &project.milestones {
                if !text.contains(&format!("**{}.**", milestone.title)) {
                    wanting.push(format!("{}: {}", project.id, milestone.title));
                }
            }
            wanting.extend(unlisted(&project.id, &page));
            if project.milestones[0].minutes > 20 {
                wanting.push(format!("{}: a first milestone of 20 minutes", project.id));
            }
        }
        assert!(wanting.is_empty(), "{wanting:#?}");
    }

    /// Returns a complaint if a page is missing in the book's contents, or if the first page of its chapter has no
    /// sittings or does not list the pages beyond them.
    fn unlisted(id: &str, page: &Path) -> Option<String> {
        let summary = read(root().join("book/src/SUMMARY.md"));
        let chapter = read(root().join(page).with_file_name("README.md"));
        let below = page.strip_prefix("book/src").unwrap();
        let is_listed = summary.contains(&format!("({})", below.display()));
        let has_plan = ["\n{{#sittings ", "\n{{#beyond "].map(|plan| chapter.contains(plan));
        let is_shown = is_listed && has_plan == [true, true];
        (!is_shown).then(|| format!("{id}: in SUMMARY.md, and a plan on its chapter's first page"))
    }

    /// The first page of a chapter shows how its program grows, part by part.
    #[test]
    fn every_part_of_a_program_that_grows_is_on_its_chapters_first_page() {
        let root = root();
        let catalogue = Catalogue::load(&root).unwrap();
        let parts = catalogue.exercises().iter().filter(|it| it.part);
        let wanting: Vec<&str> = parts
            .filter(|part| {
                let page = root.join(part.page()).with_file_name("README.md");
                !read(page).contains(&format!("| `{}` |", part.stem))
            })
            .map(|part| part.id.as_str())
            .collect();
        assert!(
            wanting.is_empty(),
            "the first page of the chapter has no line for: {wanting:?}"
        );
    }

    /// The table names only parts that `cargo course list` marks as parts.
    #[test]
    fn chapters_2_to_5_grow_one_program_each() {
        let root = root();
        let catalogue = Catalogue::load(&root).unwrap();
        for chapter in catalogue.chapters.iter().skip(1) {
            let parts = catalogue.of_chapter(chapter).filter(|it| it.part);
            let parts: Vec<&str> = parts.map(|it| it.stem.as_str()).collect();
            let page = read(
                root.join("book/src")
                    .join(&chapter.folder)
                    .join("README.md"),
            );
            let listed = page.lines().filter_map(|line| {
                let cells = line.strip_suffix("` |")?;
                cells.rsplit_once("| `").map(|(_, stem)| stem)
            });
            assert_eq!(listed.collect::<Vec<_>>(), parts, "{}", chapter.title);
            assert!(parts.len() > 1, "{} grows nothing", chapter.title);
        }
    }

    /// Counts the entries of a numbered list in a text.
    fn numbered(text: &str) -> usize {
        let is_entry = |line: &&str| {
            let number = line.split_once(". ").map(|(number, _)| number);
            number.is_some_and(|number| number.parse::<usize>().is_ok())
        };
        text.lines().filter(is_entry).count()
    }

    #[test]
    fn the_readme_counts_the_exercises() {
        let catalogue = Catalogue::load(&root()).unwrap();
        let said = format!("{} exercises", catalogue.exercises().len());
        let readme = read(root().join("README.md"));
        assert!(readme.contains(&said), "README.md should say: {said}");
    }

    #[test]
    fn the_reference_runs_the_students_tests() {
        let wanting = wanting(|exercise, root| {
            let chapter = exercise.chapter.folder.replace('-', "_");
            let tests = root.join("crates/exercise-tests/tests").join(chapter);
            let program = read(tests.join("main.rs"));
            program.contains(&format!(
                "exercises/{}/tests/{}.rs\"]\nmod {};",
                exercise.chapter.folder, exercise.stem, exercise.stem
            ))
        });
        assert!(
            wanting.is_empty(),
            "not in the programs of crates/exercise-tests: {wanting:?}"
        );
    }
}
