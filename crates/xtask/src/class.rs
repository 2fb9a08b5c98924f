//! Makes up a class of mistakes, stubs and references, grades it, and checks that every planted verdict is found.

mod grader;
mod made_up;

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, ensure};
use catalogue::{Catalogue, Exercise};

use grader::Found;
use made_up::{Class, Planted};

/// The contents of the made-up class.
pub(crate) struct HandsIn {
    pub(crate) chapter: usize,
    /// The number of submissions of all kinds. `None` for all right answers in other styles, and the wasteful answers that judged
    /// runs must find.
    pub(crate) mixed: Option<usize>,
    /// The seed of the judged runs, or `None` for no judged runs.
    pub(crate) fresh: Option<u64>,
}

/// Makes up a class, grades it and compares the verdicts.
pub(crate) fn run(root: &Path, hands_in: &HandsIn) -> anyhow::Result<()> {
    let catalogue = Catalogue::load(root)?;
    let chapter = { catalogue.chapters.iter() }.find(|it| it.number == hands_in.chapter);
    let chapter = chapter.with_context(|| format!("there is no chapter {}", hands_in.chapter))?;
    let exercises: Vec<&Exercise> = catalogue.of_chapter(chapter).collect();
    let folder = root.join("target").join("class");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let handed_in = folder.join("handed-in");
    let class = match hands_in.mixed {
        None => Class::of_styles(root, &exercises, &handed_in)?,
        Some(number) => Class::make_up(root, &exercises, number, &handed_in)?,
    };
    let mut options = vec!["--chapter".to_owned(), hands_in.chapter.to_string()];
    if let Some(seed) = hands_in.fresh {
        options.extend(["--fresh".to_owned(), seed.to_string()]);
    }
    let began = Instant::now();
    let found = grader::grade(root, &folder, &options)?;
    let took = began.elapsed().as_secs_f64();
    println!(
        "{} submissions of chapter {}, {} verdicts, graded in {took:.0} s",
        class.planted.len() / exercises.len(),
        hands_in.chapter,
        class.planted.len()
    );
    let (unplanted, wrong) = class.compare(&found);
    ensure!(
        wrong.is_empty(),
        "{} verdicts differ from the planted ones:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    println!(
        "each planted verdict was found; {unplanted} more belong to exercises beside a wrong one"
    );
    Ok(())
}

impl Class {
    /// Returns the number of results without a planted verdict, and a line for every result that differs from its planted
    /// verdict.
    fn compare(&self, found: &Found) -> (usize, Vec<String>) {
        let (mut unplanted, mut wrong) = (0, Vec::new());
        for ((name, stem), planted) in &self.planted {
            let of = (name.clone(), stem.clone());
            let graded = found.get(&of);
            let result = graded.map_or("missing", |graded| graded.result.as_str());
            let (verdict, has_runs) = match planted {
                Planted::Verdict(verdict) => (*verdict, true),
                Planted::Unseen => ("solved", false),
                Planted::TooMuchWork(_) => ("failed", true),
                Planted::Tested => {
                    unplanted += 1;
                    if !["solved", "failed", "not_written"].contains(&result) {
                        wrong.push(format!("{name}, {stem}: {result}, and it is right"));
                    }
                    continue;
                }
            };
            let of = match self.styles.get(&of) {
                Some(style) => format!("{name}, {stem}, {style}"),
                None => format!("{name}, {stem}"),
            };
            let doubt = graded.and_then(|graded| graded.doubt(has_runs));
            let missed = match planted {
                Planted::TooMuchWork(says) => graded.and_then(|it| it.passed_over(says)),
                _ => None,
            };
            if verdict != result {
                let says = graded.map_or("", |graded| graded.text.trim_end());
                let says = says.replace('\n', "\n  ");
                wrong.push(format!(
                    "{of}: the verdict is {result}, but should be {verdict}:\n  {says}"
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
