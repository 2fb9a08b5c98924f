//! The modules of a room do not use each other in a circle: so each can be read after those that it
//! uses. What a module uses, [`sources`] reads from its text.

mod listed;
mod sources;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::rooms::folders;
use listed::LISTED;

#[test]
fn no_module_of_any_room_is_used_by_what_it_uses_but_for_the_reasons_listed() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    let mut named: BTreeSet<&str> = LISTED.iter().map(|(first, _)| *first).collect();
    for room in folders("crates") {
        let room = room
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        for first in sources::first_files(&room) {
            let arrows = sources::arrows(&room, &first);
            let first = format!("{room}/src/{first}");
            let listed = LISTED.iter().find(|(name, _)| *name == first);
            let listed = listed.map_or(&[][..], |(_, listed)| listed);
            seen += arrows.len();
            named.remove(first.as_str());
            wrong.extend(faults(&first, &arrows, listed));
        }
    }
    assert!(named.is_empty(), "no longer there: {named:?}");
    assert!(seen > 300, "only {seen} modules were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A circle is found, a listed arrow opens it, and a listed arrow
/// that closes no circle, or is not there, is no longer wanted.
#[test]
fn a_circle_and_a_stale_entry_are_both_told() {
    let uses = |pairs: &[(&str, &str)]| -> Arrows {
        let mut arrows = Arrows::new();
        for (from, to) in pairs {
            let to = (*to).to_owned();
            arrows.entry((*from).to_owned()).or_default().insert(to);
        }
        arrows
    };
    let round = uses(&[("a", "b"), ("b", "c"), ("c", "a")]);
    let line = uses(&[("a", "b"), ("b", "c")]);
    let back = "c → a: a reason";
    let way = "a → b: a reason";
    assert!(faults("room", &round, &[])[0].contains("a → b → c → a"));
    assert!(faults("room", &round, &[back]).is_empty());
    assert!(faults("room", &line, &[]).is_empty());
    assert!(faults("room", &line, &[back])[0].contains("c no longer uses a"));
    assert!(faults("room", &line, &[way])[0].contains("a → b closes no circle"));
}

/// Which modules each module uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// What is wrong in a room, each in a sentence that says what to do.
fn faults(room: &str, arrows: &Arrows, listed: &[&str]) -> Vec<String> {
    let listed: Vec<(&str, &str)> = listed.iter().map(|entry| arrow(entry)).collect();
    let mut faults = Vec::new();
    let mut open = arrows.clone();
    for (from, to) in &listed {
        if !open.get_mut(*from).is_some_and(|used| used.remove(*to)) {
            faults.push(format!(
                "{room}: {from} no longer uses {to}. Take the entry out of the list in {LIST}."
            ));
        }
    }
    for (from, to) in &listed {
        let is_there = arrows.get(*from).is_some_and(|used| used.contains(*to));
        if is_there && way(&open, to, from).is_none() {
            faults.push(format!(
                "{room}: {from} → {to} closes no circle that the other entries leave. Take it out \
                 of the list in {LIST}."
            ));
        }
    }
    if let Some(circle) = shortest_circle(&open) {
        faults.push(format!(
            "{room}: these modules use each other in a circle: {}.\nMove what two of them share into \
             a module that both use; or list one of the arrows in {LIST}, with the reason.",
            circle.join(" → ")
        ));
    }
    faults
}

const LIST: &str = "crates/xtask/tests/suite/modules/listed.rs";

/// The two ends of a listed arrow.
fn arrow(entry: &str) -> (&str, &str) {
    let ends = entry
        .split_once(": ")
        .and_then(|(arrow, _)| arrow.split_once(" → "));
    ends.unwrap_or_else(|| {
        panic!("in {LIST} this should be `module → module: the reason`: {entry}")
    })
}

/// The shortest circle: its first module stands at both ends.
fn shortest_circle(arrows: &Arrows) -> Option<Vec<String>> {
    let closed = arrows.iter().flat_map(|(from, used)| {
        used.iter().filter_map(move |to| {
            let mut circle = way(arrows, to, from)?;
            circle.insert(0, from.clone());
            Some(circle)
        })
    });
    closed.min_by_key(Vec::len)
}

/// The shortest way along the arrows, both ends with it.
fn way(arrows: &Arrows, from: &str, to: &str) -> Option<Vec<String>> {
    let mut before: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    while let Some(here) = open.pop_front() {
        if here == to {
            let mut way = vec![here.to_owned()];
            let mut here = here;
            while here != from {
                here = before[here];
                way.insert(0, here.to_owned());
            }
            return Some(way);
        }
        for used in arrows.get(here).into_iter().flatten() {
            if used != from && !before.contains_key(used.as_str()) {
                before.insert(used, here);
                open.push_back(used);
            }
        }
    }
    None
}
