//! A class made up of mistakes, stubs and references, graded: what was planted must be found, whichever way the work is cut.

mod grader;
mod hidden;
mod made_up;
mod ways;

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, ensure};
use catalogue::Catalogue;

use grader::{Found, Grader};
use made_up::{Class, Planted};

/// What is asked for.
pub(crate) struct Wanted {
    pub(crate) submissions: usize,
    pub(crate) chapter: usize,
    /// All right answers in other styles are handed in, and wasteful ones that judged runs must find.
    pub(crate) styles: bool,
    /// The number that judged runs are made from, where there are to be some.
    pub(crate) fresh: Option<u64>,
    /// Grade once more: in parts, alone, and after the run was killed.
    pub(crate) each_way: bool,
    /// The folder of a run that was killed is taken up.
    pub(crate) goes_on: bool,
}

/// Makes up a class, grades it and compares.
pub(crate) fn run(root: &Path, wanted: &Wanted) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let mut chapters = catalogue.chapters.iter();
    let chapter = chapters.find(|it| it.number == wanted.chapter);
    let chapter = chapter.with_context(|| format!("there is no chapter {}", wanted.chapter))?;
    let folder = root.join("target").join("class");
    if folder.exists() && !wanted.goes_on {
        fs::remove_dir_all(&folder)?;
    }
    let exercises: Vec<_> = catalogue.of_chapter(chapter).collect();
    let handed_in = folder.join("handed-in");
    let class = match wanted.styles {
        true => Class::of_styles(root, &exercises, &handed_in)?,
        false => Class::make_up(root, &exercises, wanted.submissions, &handed_in)?,
    };
    let mut options = vec!["--chapter".to_owned(), wanted.chapter.to_string()];
    if let Some(seed) = wanted.fresh {
        options.extend(["--fresh".to_owned(), seed.to_string()]);
    }
    let hidden = hidden::plant(root, exercises[0], &folder)?;
    options.extend(hidden);
    let grader = Grader::find(root, &folder, options)?;

    let began = Instant::now();
    grader.grade("grades", &[])?;
    let took = began.elapsed().as_secs_f64();
    println!(
        "{} submissions of chapter {}, {} verdicts, in {took:.0} s",
        class.planted.len() / exercises.len(),
        wanted.chapter,
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
    hidden::check(&folder.join("grades"), &exercises[0].stem, &found)?;
    if wanted.each_way {
        ways::check(&grader)?;
    }
    Ok(())
}

impl Class {
    /// How many verdicts nobody has planted, and which others are not as they were.
    fn compare(&self, found: &Found) -> (usize, Vec<String>) {
        let (mut unplanted, mut wrong) = (0, Vec::new());
        for ((name, stem), planted) in &self.planted {
            let (verdict, is_unseen) = match planted {
                Planted::Verdict(verdict) => (*verdict, false),
                Planted::Unseen => ("solved", true),
                Planted::TooMuchWork(_) => ("failed", false),
                Planted::Nothing => {
                    unplanted += 1;
                    continue;
                }
            };
            let of = match self.styles.get(&(name.clone(), stem.clone())) {
                Some(style) => format!("{name}, {stem}, {style}"),
                None => format!("{name}, {stem}"),
            };
            let found = found.get(&(name.clone(), stem.clone()));
            let result = found.map_or("missing", |found| found.result.as_str());
            let doubt = found.and_then(|found| found.doubt(is_unseen));
            let missed = match planted {
                Planted::TooMuchWork(says) => found.and_then(|it| it.passed_over(says)),
                _ => None,
            };
            if verdict != result {
                wrong.push(format!("{of}: {result}, and {verdict} was planted"));
            } else if let ("solved", Some(doubt)) = (result, doubt) {
                wrong.push(format!("{of}: {doubt}"));
            } else if let Some(missed) = missed {
                wrong.push(format!("{of}: {missed}"));
            }
        }
        (unplanted, wrong)
    }
}
