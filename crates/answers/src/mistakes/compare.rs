//! Lists suspicious similarities between known answers. The list is for a person and is not a check: only a person can decide
//! whether two entries are one misconception, or whether two sentences fit one answer.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Context;
use catalogue::Exercise;

use super::bench::{Bench, Outcome, Program};
use super::parse::{Attempt, Kind};
use super::{folded, read, side_by_side};
use crate::places::Placed;

mod plus_one;

use plus_one::{Changed, plus_one};

/// The time limit for a test. The list can do without slower results.
const DEADLINE: Duration = Duration::from_secs(5);

/// A wrong answer and the messages of its tests.
struct Entry {
    name: String,
    attempt: Attempt,
    module: String,
    /// Copies of the entry, each with a different number changed, and their first message.
    changed: Vec<(Changed, String)>,
}

/// Returns the lists for one exercise, or an empty text if there is nothing to read.
pub(super) fn compare(
    bench: &Bench,
    exercise: &Exercise,
    answers: &[Placed],
) -> anyhow::Result<String> {
    let reference = std::fs::read_to_string(bench.root().join(exercise.reference()))?;
    let stub = ::stubs::of(&bench.root().join(exercise.reference()))?;
    let source = std::fs::read_to_string(bench.root().join(exercise.tests()))?;
    let mut entries = Vec::new();
    for Placed { place, answer } in answers {
        let (attempt, module) = read(answer, &reference, &stub).with_context(|| place.clone())?;
        if matches!(attempt.kind, Kind::Wrong { .. }) {
            let with = |changed: Changed| {
                let module = ::stubs::answer(&changed.text, &reference).ok()??;
                Some((changed, module))
            };
            entries.push(Entry {
                name: answer.name.clone(),
                attempt,
                module,
                changed: plus_one(&answer.text)
                    .into_iter()
                    .filter_map(with)
                    .collect(),
            });
        }
    }
    let changed = entries.iter().flat_map(|entry| &entry.changed);
    let modules = entries.iter().map(|entry| &entry.module);
    let modules = modules.chain(changed.map(|(_, module)| module)).cloned();
    let programs = bench.build_together(exercise, &reference, modules.enumerate().collect())?;
    let names = programs.values().next().map(|one| one.tests(&source));
    let names = names.transpose()?.unwrap_or_default();
    let all = entries.len() + entries.iter().map(|it| it.changed.len()).sum::<usize>();
    // Two failures for an entry, and only the first for an entry with a changed number.
    let said = side_by_side(all, |number| {
        let most = if number < entries.len() { 2 } else { 1 };
        failures(programs.get(&number)?, &names, most)
    });
    bench.restore(exercise, &reference)?;
    let mut found = Found::default();
    found.the_same(&entries, &said, &programs, &names);
    found.by_one_test(&entries, &said);
    found.other_words(&entries, &said);
    found.one_number(&entries, &said);
    let apart = entries.len() - said.range(..entries.len()).count();
    Ok(found.text(&exercise.stem, entries.len(), apart))
}

/// Returns the first failing tests and their messages, without the location, or `None` if a test does not end.
fn failures(program: &Program<'_>, names: &[String], most: usize) -> Option<Vec<(String, String)>> {
    let mut found = Vec::new();
    for name in names {
        let outcome = program.run(name, DEADLINE).ok()?;
        if !outcome.passed {
            found.push((name.clone(), claim(&outcome)?));
            if found.len() == most {
                break;
            }
        }
    }
    Some(found)
}

fn claim(outcome: &Outcome) -> Option<String> {
    let message = outcome.message();
    let is_over = !outcome.said.ends_with("It did not end.\n");
    let (_, said) = message.split_once('\n').unwrap_or(("", message));
    is_over.then(|| said.trim().to_owned())
}

type Said = BTreeMap<usize, Vec<(String, String)>>;

/// The lists with their lines.
#[derive(Default)]
struct Found {
    lists: Vec<(&'static str, Vec<String>)>,
}

impl Found {
    /// Lists the entries whose messages are the same. If two entries failed the same two tests with the same words, runs more
    /// tests until they differ.
    fn the_same(
        &mut self,
        entries: &[Entry],
        said: &Said,
        programs: &BTreeMap<usize, Program<'_>>,
        names: &[String],
    ) {
        let alike = grouped(entries, said, |failures| {
            (!failures.is_empty()).then(|| failures.to_vec())
        });
        let mut lines = Vec::new();
        for numbers in alike {
            for same in alike_to_the_end(numbers, said, programs, names) {
                let names = same.iter().map(|&number| entries[number].name.as_str());
                lines.push(names.collect::<Vec<_>>().join(" = "));
            }
        }
        self.list("get the same message in every test", lines);
    }

    fn by_one_test(&mut self, entries: &[Entry], said: &Said) {
        let alone = said.range(..entries.len());
        let alone = alone.filter_map(|(&number, failures)| match &failures[..] {
            [(test, _)] => Some(format!("{}: {test}", entries[number].name)),
            _ => None,
        });
        self.list(
            "equal a right answer in every test but one",
            alone.collect(),
        );
    }

    fn other_words(&mut self, entries: &[Entry], said: &Said) {
        let first_line = |failures: &[(String, String)]| {
            let (test, said) = failures.first()?;
            let line = said.lines().next()?;
            line.starts_with("Your ")
                .then(|| (test.clone(), line.to_owned()))
        };
        let mut lines = Vec::new();
        for numbers in grouped(entries, said, first_line) {
            let mut words: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for number in numbers {
                let thought = said[&number][0].1.lines().nth(1).unwrap_or_default();
                let same = words.entry(thought).or_default();
                same.push(&entries[number].name);
            }
            if words.len() > 1 {
                let each = words.iter().map(|(thought, names)| {
                    let thought = if thought.is_empty() {
                        "(no more)"
                    } else {
                        thought
                    };
                    format!("{thought} [{}]", names.join(", "))
                });
                lines.push(each.collect::<Vec<_>>().join("\n    "));
            }
        }
        self.list(
            "give the same first result, but get different messages",
            lines,
        );
    }

    fn one_number(&mut self, entries: &[Entry], said: &Said) {
        let mut lines = Vec::new();
        let mut number = entries.len();
        for entry in entries {
            for (changed, _) in &entry.changed {
                let failures = said.get(&number);
                number += 1;
                let told = |failures: &[(String, String)]| match failures.first() {
                    None => Some("passes".to_owned()),
                    Some((_, now)) if !are_said(&entry.attempt, now) => Some(format!(
                        "gets: {}",
                        now.lines().take(2).collect::<Vec<_>>().join(" ")
                    )),
                    Some(_) => None,
                };
                if let Some(told) = failures.and_then(|it| told(it)) {
                    lines.push(format!(
                        "{}, with `{}`, {told}",
                        entry.name,
                        changed.line.trim()
                    ));
                }
            }
        }
        self.list(
            "get a different message when one of their numbers grows by one",
            lines,
        );
    }

    fn list(&mut self, title: &'static str, lines: Vec<String>) {
        if !lines.is_empty() {
            self.lists.push((title, lines));
        }
    }

    fn text(&self, stem: &str, entries: usize, apart: usize) -> String {
        let mut text = format!("\n{stem}: {entries} wrong answers");
        if apart > 0 {
            text += &format!(" ({apart} of them not compared: built alone, or never ending)");
        }
        for (title, lines) in &self.lists {
            text += &format!("\n  {} {title}:", lines.len());
            for line in lines {
                text += &format!("\n  - {line}");
            }
        }
        text
    }
}

/// Groups the entries for which `key` returns the same value, and returns the groups of at least two.
fn grouped<K: Ord>(
    entries: &[Entry],
    said: &Said,
    key: impl Fn(&[(String, String)]) -> Option<K>,
) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (&number, failures) in said.range(..entries.len()) {
        if let Some(key) = key(failures) {
            groups.entry(key).or_default().push(number);
        }
    }
    groups.into_values().filter(|it| it.len() > 1).collect()
}

/// Returns the entries of a group that agree in all later tests. They have failed the same tests so far.
fn alike_to_the_end(
    numbers: Vec<usize>,
    said: &Said,
    programs: &BTreeMap<usize, Program<'_>>,
    names: &[String],
) -> Vec<Vec<usize>> {
    let failures = numbers.first().and_then(|number| said.get(number));
    let failures = failures.map_or(&[][..], |it| it);
    // With fewer than two failures, all tests have been run.
    let last = match failures {
        [_, (last, _)] => names.iter().position(|name| name == last),
        _ => None,
    };
    let later = last.map_or(&[][..], |last| &names[last + 1..]);
    let mut groups = vec![numbers];
    for name in later {
        let mut split = Vec::new();
        for group in groups {
            let says = side_by_side(group.len(), |at| {
                let run = programs.get(&group[at])?.run(name, DEADLINE).ok()?;
                Some((!run.passed).then(|| claim(&run)))
            });
            let mut whole: BTreeMap<_, Vec<usize>> = BTreeMap::new();
            for (at, says) in says {
                whole.entry(says).or_default().push(group[at]);
            }
            split.extend(whole.into_values().filter(|group| group.len() > 1));
        }
        groups = split;
    }
    groups
}

/// Returns whether the message contains the words of an entry, apart from numbers.
fn are_said(attempt: &Attempt, message: &str) -> bool {
    let without = |text: &str| folded(&text.replace(|it: char| it.is_ascii_digit(), ""));
    let Kind::Wrong { says, .. } = &attempt.kind else {
        return true;
    };
    let message = without(message);
    says.iter().all(|words| message.contains(&without(words)))
}
