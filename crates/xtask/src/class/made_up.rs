//! Makes up submissions: references, right answers in other styles, mistakes, stubs, and damaged files.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use ::stubs::NamedAnswer;
use anyhow::Context;
use catalogue::Exercise;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use answers::places::{self, Placed};

/// The verdict that the grader must reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Planted {
    /// A verdict in the spelling of `results.json`.
    Verdict(&'static str),
    /// Solved, but without a correct judged run, because the answer starts a thread.
    Unseen,
    /// Wrong: the judged runs must find too much work, and print this text.
    TooMuchWork(String),
    /// Any verdict of the tests: the exercise may call another exercise that is wrong.
    Tested,
}

/// The submissions of a class, with the verdicts that the grader must reach.
#[derive(Default)]
pub(super) struct Class {
    /// The verdicts, by submission and stem.
    pub(super) planted: BTreeMap<(String, String), Planted>,
    /// The names of the right answers that were used, by submission and stem.
    pub(super) styles: BTreeMap<(String, String), String>,
}

/// The kinds of submission, in rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Handed {
    Right,
    Styles,
    Wrong,
    Half,
    Stubs,
    Empty,
    Broken,
    Damaged,
    Endless,
    Hostile,
}

const KINDS: [Handed; 12] = {
    use Handed::*;
    [
        Right, Wrong, Half, Styles, Broken, Wrong, Endless, Stubs, Wrong, Hostile, Damaged, Empty,
    ]
};

/// The possible answers to an exercise.
struct Answers {
    stem: String,
    stub: String,
    reference: String,
    /// Right answers, each with its name.
    right: Vec<(String, String)>,
    /// Right answers that work together with the reference solutions of the other exercises, but not with every right answer to
    /// them.
    right_beside_ours: Vec<(String, String)>,
    wrong: Vec<String>,
    /// Answers in which judged runs must find too much work: the name, the text, and the message that must follow.
    judged: Vec<(String, String, String)>,
    /// The exercises that should be solved before this one, directly or indirectly. The answer may call them.
    uses: Vec<String>,
}

impl Class {
    /// Writes this number of submissions for the exercises into a folder.
    pub(super) fn make_up(
        root: &Path,
        exercises: &[&Exercise],
        submissions: usize,
        into: &Path,
    ) -> anyhow::Result<Self> {
        let answers = Answers::of_each(root, exercises)?;
        fs::create_dir_all(into)?;
        let (mut planted, styles) = (BTreeMap::new(), BTreeMap::new());
        for number in 0..submissions {
            let kind = KINDS[number % KINDS.len()];
            let name = format!("s{:02}-{kind:?}", number + 1).to_lowercase();
            let round = number / KINDS.len() + number;
            let all: Vec<(Option<String>, &'static str)> = { answers.iter().enumerate() }
                .map(|(at, answers)| answers.of(kind, at, exercises.len(), round))
                .collect();
            for (answers, (text, verdict)) in answers.iter().zip(&all) {
                let is_right = |stem: &String| {
                    let mut others = exercises.iter().zip(&all);
                    others.any(|(it, (_, verdict))| it.stem == *stem && *verdict == "solved")
                };
                // An answer that should count as solved may call an exercise that is not.
                let is_sure = *verdict != "solved" || answers.uses.iter().all(is_right);
                let verdict = match (is_sure, text) {
                    (true, Some(text)) if *verdict == "solved" => solved(text),
                    (true, _) => Planted::Verdict(verdict),
                    (false, _) => Planted::Tested,
                };
                planted.insert((name.clone(), answers.stem.clone()), verdict);
            }
            let files = exercises.iter().zip(all);
            let files: Vec<(String, String)> = files
                .filter_map(|(it, (text, _))| Some((it.stub().to_str()?.to_owned(), text?)))
                .collect();
            write(&into.join(name), kind, number, &files)?;
        }
        Ok(Self { planted, styles })
    }

    /// Writes submissions that contain every right answer of the catalogue at least once, and every wrong answer whose judged
    /// runs have an expected message.
    pub(super) fn of_styles(
        root: &Path,
        exercises: &[&Exercise],
        into: &Path,
    ) -> anyhow::Result<Self> {
        let answers = Answers::of_each(root, exercises)?;
        let most = { answers.iter() }.map(|it| it.right.len()).max();
        let mut class = Self::default();
        let mut hand_in = |name: String, all: Vec<(String, String, Planted)>| {
            let mut files = Vec::new();
            for (exercise, (style, text, planted)) in exercises.iter().zip(all) {
                let of = (name.clone(), exercise.stem.clone());
                class.planted.insert(of.clone(), planted);
                class.styles.insert(of, style);
                files.push((exercise.stub().display().to_string(), text));
            }
            write(&into.join(name), Handed::Styles, 1, &files)
        };
        for number in 0..most.unwrap_or_default() {
            let all = answers.iter().map(|answers| {
                let (style, text) = answers.style(number);
                let planted = solved(&text);
                (style, text, planted)
            });
            hand_in(format!("s{:02}-styles", number + 1), all.collect())?;
        }
        for (number, mut chosen) in among_ours(&answers).into_iter().enumerate() {
            let all = answers.iter().enumerate().map(|(at, answers)| {
                chosen.remove(&at).unwrap_or_else(|| {
                    let (style, text) = answers.ours();
                    // The answer may call a wasteful one.
                    (style, text, Planted::Tested)
                })
            });
            hand_in(format!("o{:02}-ours", number + 1), all.collect())?;
        }
        Ok(class)
    }
}

/// Returns the verdict for a right answer. If the answer starts a thread, it has no correct judged run.
fn solved(text: &str) -> Planted {
    match text.contains("thread::") {
        true => Planted::Unseen,
        false => Planted::Verdict("solved"),
    }
}

/// Distributes answers over submissions that otherwise contain the reference solutions, by the index of the exercise. In each
/// submission, no two of the answers use each other.
fn among_ours(answers: &[Answers]) -> Vec<BTreeMap<usize, (String, String, Planted)>> {
    let mut submissions: Vec<BTreeMap<usize, _>> = Vec::new();
    let are_apart = |one: usize, other: usize| {
        let (one, other) = (&answers[one], &answers[other]);
        one.stem != other.stem && !one.uses.contains(&other.stem) && !other.uses.contains(&one.stem)
    };
    for (at, answer) in answers.iter().enumerate() {
        let right = answer.right_beside_ours.iter();
        let right = right.map(|(name, text)| (name.clone(), text.clone(), solved(text)));
        let judged = answer.judged.iter().map(|(name, text, says)| {
            let planted = Planted::TooMuchWork(says.clone());
            (name.clone(), text.clone(), planted)
        });
        for one in right.chain(judged) {
            let has_room =
                |chosen: &&mut BTreeMap<usize, _>| chosen.keys().all(|other| are_apart(at, *other));
            match submissions.iter_mut().find(has_room) {
                Some(chosen) => {
                    chosen.insert(at, one);
                }
                None => submissions.push(BTreeMap::from([(at, one)])),
            }
        }
    }
    submissions
}

impl Answers {
    fn of_each(root: &Path, all: &[&Exercise]) -> anyhow::Result<Vec<Self>> {
        { all.iter() }.map(|it| Self::read(root, it, all)).collect()
    }

    fn read(root: &Path, exercise: &Exercise, all: &[&Exercise]) -> anyhow::Result<Self> {
        let path = root.join(exercise.reference());
        let reference =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let [mut right, mut right_beside_ours] = [Vec::new(), Vec::new()];
        let (mut wrong, mut judged) = (Vec::new(), Vec::new());
        for Placed { place, answer } in places::answers(root, exercise)? {
            let NamedAnswer { name, text, .. } = answer;
            let answer = ::stubs::answer(&text, &reference).with_context(|| place)?;
            // Without a region, the text is the stub.
            let Some(answer) = answer else { continue };
            let mut head = text.lines().map_while(|line| line.strip_prefix("//! "));
            let says = head.clone().find_map(|line| line.strip_prefix("judged: "));
            if text.starts_with("//! mistake:") {
                judged.extend(says.map(|says| (name, answer.clone(), says.to_owned())));
                wrong.push(answer);
            } else if head.any(|line| line == "beside: ours") {
                right_beside_ours.push((name, answer));
            } else {
                right.push((name, answer));
            }
        }
        let (mut uses, mut next) = (exercise.needs.clone(), 0);
        while let Some(stem) = uses.get(next) {
            let needed = all.iter().find(|it| it.stem == *stem);
            uses.extend(needed.map_or_else(Vec::new, |it| it.needs.clone()));
            next += 1;
        }
        // Exercises of earlier chapters are reference solutions.
        uses.retain(|stem| all.iter().any(|it| it.stem == *stem));
        Ok(Self {
            stem: exercise.stem.clone(),
            stub: ::stubs::of(&path)?,
            uses,
            reference,
            right,
            right_beside_ours,
            wrong,
            judged,
        })
    }

    /// Returns the file to hand in, if there is one, and the expected verdict. `at` is the index of the exercise among `all`.
    fn of(
        &self,
        kind: Handed,
        at: usize,
        all: usize,
        round: usize,
    ) -> (Option<String>, &'static str) {
        let right = || (Some(self.reference.clone()), "solved");
        let instead = |code| (Some(self.instead_of_todo(code)), "failed");
        let which = 7 * round + 3 * at;
        let one_of = |many: &[String]| many.get(which % many.len().max(1)).cloned();
        // The exercises take turns: if one exercise were always the wrong one, the class could never test the exercises that call
        // it.
        let is_its_turn = at == round % all;
        match kind {
            Handed::Right => right(),
            Handed::Styles => (Some(self.style(which).1), "solved"),
            Handed::Wrong if (at + round).is_multiple_of(3) && !self.wrong.is_empty() => {
                (one_of(&self.wrong), "failed")
            }
            Handed::Half if 2 * at >= all => (None, "not_written"),
            Handed::Stubs => {
                // The stub of a debugging exercise has no part to fill in.
                let is_to_fill_in = self.stub.contains("todo!(");
                let verdict = if is_to_fill_in {
                    "not_written"
                } else {
                    "failed"
                };
                (Some(self.stub.clone()), verdict)
            }
            Handed::Empty | Handed::Damaged => (None, "not_written"),
            Handed::Broken if is_its_turn => {
                (Some(format!("{}\nstray\n", self.reference)), "not_compiled")
            }
            Handed::Endless if is_its_turn => instead("loop { std::hint::spin_loop() }"),
            Handed::Hostile if is_its_turn => instead("std::process::exit(0)"),
            Handed::Wrong | Handed::Half | Handed::Broken | Handed::Endless | Handed::Hostile => {
                right()
            }
        }
    }

    /// Returns the reference solution under this name.
    fn ours(&self) -> (String, String) {
        ("reference".to_owned(), self.reference.clone())
    }

    /// Returns a right answer in another style, chosen by `number`, with its name.
    fn style(&self, number: usize) -> (String, String) {
        let style = self.right.get(number % self.right.len().max(1));
        style.cloned().unwrap_or_else(|| self.ours())
    }

    /// Returns the stub with `code` at each place that is to be written.
    fn instead_of_todo(&self, code: &str) -> String {
        let mut text = self.stub.clone();
        while let Some(at) = text.find("todo!(\"") {
            let end = text[at..]
                .find("\")")
                .map_or(text.len(), |end| at + end + 2);
            text.replace_range(at..end, code);
        }
        text
    }
}

/// Writes the submission, alternately as a folder and as a zip. A damaged submission is half of a zip.
fn write(
    path: &Path,
    kind: Handed,
    number: usize,
    files: &[(String, String)],
) -> anyhow::Result<()> {
    let is_zip = number.is_multiple_of(2);
    if kind == Handed::Empty || !is_zip && kind != Handed::Damaged {
        fs::create_dir_all(path)?;
        for (file, text) in files {
            let file = path.join(file);
            fs::create_dir_all(file.parent().context("a file without a folder")?)?;
            fs::write(file, text)?;
        }
        return Ok(());
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (file, text) in files {
        zip.start_file(file.as_str(), SimpleFileOptions::default())?;
        zip.write_all(text.as_bytes())?;
    }
    let mut bytes = zip.finish()?.into_inner();
    if kind == Handed::Damaged {
        bytes.truncate(bytes.len() / 2);
    }
    // The name contains no dot before its extension.
    Ok(fs::write(path.with_extension("zip"), bytes)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_submission_combines_answers_that_use_each_other() {
        let with = |stem: &str, uses: &[&str], judged: &[&str]| Answers {
            stem: stem.to_owned(),
            stub: String::new(),
            reference: String::new(),
            right: Vec::new(),
            right_beside_ours: Vec::new(),
            wrong: Vec::new(),
            judged: { judged.iter() }
                .map(|it| ((*it).to_owned(), "text".to_owned(), "calls".to_owned()))
                .collect(),
            uses: uses.iter().map(|it| (*it).to_owned()).collect(),
        };
        let all = [
            with("a", &[], &["one", "two"]),
            with("b", &["a"], &["three"]),
            with("c", &[], &["four"]),
        ];
        let chosen = among_ours(&all);
        let names = { chosen.iter() }.map(|chosen| {
            let names = chosen.values().map(|(name, ..)| name.as_str());
            names.collect::<Vec<_>>()
        });
        let names: Vec<_> = names.collect();
        assert_eq!(names, [vec!["one", "four"], vec!["two"], vec!["three"]]);
        let planted = Planted::TooMuchWork("calls".to_owned());
        assert_eq!(chosen[0][&2].2, planted);
    }
}
