//! A class made up of mistakes, stubs and references, graded: what was planted must be found, whichever way the work is cut.

mod grader;
mod made_up;
mod uses;
mod ways;

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, ensure};
use catalogue::{Catalogue, Exercise};

use grader::{Found, Grader};
use made_up::{Class, Planted};

/// What is handed in.
pub(crate) struct HandsIn {
    pub(crate) chapter: usize,
    pub(crate) what: Which,
}

/// Which submissions.
pub(crate) enum Which {
    /// So many of all kinds.
    Mixed(usize),
    /// All right answers in other styles, and wasteful ones that judged runs must find.
    Styles,
    /// Our solutions, each among the stubs of the others.
    Alone,
}

/// How it is graded.
pub(crate) struct Wanted {
    /// The number that judged runs are made from, where there are to be some.
    pub(crate) fresh: Option<u64>,
    /// Grade once more: alone, and after the run was killed.
    pub(crate) each_way: bool,
    /// The folder of a run that was killed is taken up.
    pub(crate) goes_on: bool,
}

/// Makes up a class, and writes what it hands in into a new folder.
pub(crate) fn make(root: &Path, hands_in: &HandsIn, folder: &Path) -> anyhow::Result<()> {
    ensure!(!folder.exists(), "{} is there", folder.display());
    let catalogue = Catalogue::load(root)?;
    let class = hands_in.write(root, &hands_in.exercises(&catalogue)?, folder)?;
    println!("{} verdicts are planted", class.planted.len());
    Ok(())
}

/// Makes up a class, grades it and compares.
pub(crate) fn run(root: &Path, hands_in: &HandsIn, wanted: &Wanted) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let exercises = hands_in.exercises(&catalogue)?;
    let folder = root.join("target").join("class");
    if folder.exists() && !wanted.goes_on {
        fs::remove_dir_all(&folder)?;
    }
    let class = hands_in.write(root, &exercises, &folder.join("handed-in"))?;
    let mut options = vec!["--chapter".to_owned(), hands_in.chapter.to_string()];
    if let Some(seed) = wanted.fresh {
        options.extend(["--fresh".to_owned(), seed.to_string()]);
    }
    let grader = Grader::find(root, &folder, options)?;

    let began = Instant::now();
    grader.grade("grades", &[])?;
    let took = began.elapsed().as_secs_f64();
    println!(
        "{} submissions of chapter {}, {} verdicts, graded in {took:.0} s",
        class.planted.len() / exercises.len(),
        hands_in.chapter,
        class.planted.len()
    );
    let found = grader.results("grades")?;
    let (unplanted, wrong) = class.compare(&found);
    ensure!(
        wrong.is_empty(),
        "{} verdicts are not those that were planted:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    println!(
        "each planted verdict was found; {unplanted} more are of exercises beside one that is not right"
    );
    if wanted.each_way {
        ways::check(&grader)?;
    }
    Ok(())
}

impl HandsIn {
    fn exercises<'c>(&self, catalogue: &'c Catalogue) -> anyhow::Result<Vec<&'c Exercise>> {
        let mut chapters = catalogue.chapters.iter();
        let chapter = chapters.find(|it| it.number == self.chapter);
        let chapter = chapter.with_context(|| format!("there is no chapter {}", self.chapter))?;
        Ok(catalogue.of_chapter(chapter).collect())
    }

    fn write(&self, root: &Path, exercises: &[&Exercise], into: &Path) -> anyhow::Result<Class> {
        match self.what {
            Which::Styles => Class::of_styles(root, exercises, into),
            Which::Alone => Class::alone(root, exercises, into),
            Which::Mixed(submissions) => Class::make_up(root, exercises, submissions, into),
        }
    }
}

impl Class {
    /// How many verdicts nobody has planted, and which others are not as they were.
    fn compare(&self, found: &Found) -> (usize, Vec<String>) {
        let (mut unplanted, mut wrong) = (0, Vec::new());
        for ((name, stem), planted) in &self.planted {
            let of = (name.clone(), stem.clone());
            let graded = found.get(&of);
            let result = graded.map_or("missing", |graded| graded.result.as_str());
            let (verdict, is_unseen) = match planted {
                Planted::Verdict(verdict) => (*verdict, false),
                Planted::Unseen => ("solved", true),
                Planted::TooMuchWork(_) => ("failed", false),
                Planted::Tested => {
                    unplanted += 1;
                    if !["solved", "failed", "not_written"].contains(&result) {
                        wrong.push(format!(
                            "{name}, {stem}: {result}, and it is a right answer"
                        ));
                    }
                    continue;
                }
            };
            let of = match self.styles.get(&of) {
                Some(style) => format!("{name}, {stem}, {style}"),
                None => format!("{name}, {stem}"),
            };
            let doubt = graded.and_then(|graded| graded.doubt(is_unseen));
            let missed = match planted {
                Planted::TooMuchWork(says) => graded.and_then(|it| it.passed_over(says)),
                _ => None,
            };
            if verdict != result {
                let says = graded.map_or("", |graded| graded.text.trim_end());
                let says = says.replace('\n', "\n  ");
                wrong.push(format!(
                    "{of}: {result}, and {verdict} was planted:\n  {says}"
                ));
            } else if let ("solved", Some(doubt)) = (result, doubt) {
                wrong.push(format!("{of}: {doubt}"));
            } else if let Some(missed) = missed {
                wrong.push(format!("{of}: {missed}"));
            }
        }
        (unplanted, wrong)
    }
}
