//! The claims about each drawing, checked against the instrument.

use std::collections::{BTreeMap, HashSet};

use game::Value;

use super::Case;
use super::drawn::{Line, Naming, drawn, expected};
use super::log::Did;
use super::program::{Cuts, Kind};
use super::seen::LeftOut;
use super::{parted, picture, reasons, run, told};
use crate::drawing::player_data;

/// A check that returns the fault of a case, if it has one.
type Fault = fn(&Case) -> Option<String>;

/// Each claim, with the check that finds its faults.
pub(super) const CLAIMS: [(&str, Fault); 12] = [
    ("what each call is about, and who searched", |case| {
        run::fault(&case.trace, &case.log)
    }),
    ("what was searched, read and left out", the_tree),
    ("why branches were left out", the_reasons),
    ("what was done in each step", the_steps),
    ("bounds, and the line that both play", the_bounds),
    ("what each bound follows from", the_signs),
    ("how much was searched and left out", the_counts),
    ("how many leaves were read", the_leaves),
    ("what plain alpha-beta does otherwise", the_audit),
    ("the same in a picture", picture::fault),
    ("the line that both play, in words", picture::line_fault),
    ("where it parts from a plain search", parted::fault),
];

fn the_tree(case: &Case) -> Option<String> {
    let (drawn, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let (drawn, seen) = (drawn.iter().map(|it| &it.0), seen.iter().map(|it| &it.0));
    // If no node stores the moves that it was offered, their numbers are written like names.
    let named = expected(&case.log, &case.tree, Naming::Names);
    let named = drawn.clone().eq(named.iter().map(|it| &it.0));
    let same = drawn.clone().eq(seen.clone()) || case.naming == Naming::Numbers && named;
    (!same).then(|| format!("drawn:\n{}seen:\n{}", indented(drawn), indented(seen)))
}

fn indented<'l>(lines: impl Iterator<Item = &'l Line>) -> String {
    let lines = lines.map(|line| "   ".repeat(line.level) + &line.says + "\n");
    lines.collect()
}

fn the_reasons(case: &Case) -> Option<String> {
    let (drawn, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let mut lines = drawn.iter().zip(&seen);
    let fault = lines.find_map(|((line, more), (_, node))| {
        let reason = more.reason.as_deref()?;
        let fault = reasons::fault(&case.log, &case.tree, *node, reason)?;
        Some(format!("{}: {reason}\n  {fault}\n", line.says))
    })?;
    Some(fault + &indented(drawn.iter().map(|it| &it.0)))
}

fn the_steps(case: &Case) -> Option<String> {
    let told = told::told(&case.trace);
    let steps = told::expected(&case.log, &case.tree);
    if told.len() != steps.len() {
        let all = told.join("\n");
        return Some(format!("{} steps of {}:\n{all}", told.len(), steps.len()));
    }
    told.iter().zip(&steps).find_map(|(say, step)| {
        let fault = told::fault(&case.log, &case.tree, step, say)?;
        Some(format!("{say}\n  {fault}\n{}", told.join("\n")))
    })
}

/// Every value and bound of a search without mistakes is true, and the line of any search leads to its value.
fn the_bounds(case: &Case) -> Option<String> {
    let (drawn, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let nodes = &case.tree.nodes;
    let fault = drawn
        .iter()
        .zip(&seen)
        .find_map(|((line, more), (_, this))| {
            let node = &nodes[*this];
            let value = node.value.filter(|_| more.reason.is_none())?;
            let up = std::iter::successors(Some(*this), |&at| nodes[at].parent);
            let root = up.last().and_then(|root| nodes[root].value);
            if more.star && (root != Some(value) || more.sign.is_some()) {
                return Some(format!(
                    "{}: the line does not lead to {root:?}\n",
                    line.says
                ));
            }
            let call = &case.log.calls[node.call?];
            let is_known = call.window.is_some() || case.habits.cuts == Cuts::Never;
            // The recording does not show that a value of a leaf was only looked at and not taken. The search above may
            // seem to return another value than its best, and a number without a sign is the returned value.
            let mut row = node.children.iter();
            let is_known = match more.sign {
                Some(_) => is_known && !row.any(|&it| case.tree.is_looked_at(&case.log, it)),
                None => is_known && !has_a_look_below(case, *this),
            };
            if !case.habits.is_right() || !is_known || !call.returned {
                return None;
            }
            let is_true = match more.sign {
                Some('≤') => call.truth <= value,
                Some(_) => call.truth >= value,
                None => call.truth == value,
            };
            (!is_true).then(|| format!("{}: it is worth {}\n", line.says, call.truth))
        })?;
    Some(fault + &indented(drawn.iter().map(|it| &it.0)))
}

/// Whether some leaf below a node was only looked at.
fn has_a_look_below(case: &Case, this: usize) -> bool {
    let mut row = case.tree.nodes[this].children.iter();
    row.any(|&it| case.tree.is_looked_at(&case.log, it) || has_a_look_below(case, it))
}

/// Every bound in a drawing follows from the nodes below it, whatever mistakes the search makes.
fn the_signs(case: &Case) -> Option<String> {
    let (drawn, _) = drawn(&case.trace);
    let seen = expected(&case.log, &case.tree, case.naming);
    let lines = drawn.iter().zip(&seen);
    let mut lines = lines.filter(|((_, more), _)| more.reason.is_none());
    let signs = lines.clone();
    let signs: Signs = signs
        .map(|((_, more), (_, this))| (*this, more.sign))
        .collect();
    let fault = lines.find_map(|((line, more), (_, this))| {
        let is_unfounded = !follows(case, &signs, *this, more.sign?)?;
        is_unfounded.then(|| format!("{}: {:?} does not follow\n", line.says, more.sign))
    })?;
    let lines = drawn.iter().map(|(line, more)| {
        let sign = more
            .sign
            .map_or_else(String::new, |sign| format!("  {sign}"));
        let says = line.says.clone() + &sign;
        Line { says, ..*line }
    });
    Some(fault + &indented(lines.collect::<Vec<_>>().iter()))
}

/// The bounds that are drawn at nodes.
type Signs = BTreeMap<usize, Option<char>>;

/// Whether a bound follows from the window or from the moves below, or `None` if neither can show it.
fn follows(case: &Case, signs: &Signs, this: usize, sign: char) -> Option<bool> {
    let nodes = &case.tree.nodes;
    let node = &nodes[this];
    let value = node.value?;
    let window = node.call.and_then(|call| case.log.calls[call].window);
    if let Some((alpha, beta)) = window {
        // A closed window decides as little as a missing one, and its sign belongs to the player who left moves out.
        let is_beyond = if sign == '≥' {
            value >= beta
        } else {
            value <= alpha
        };
        return (alpha < beta).then_some(is_beyond);
    }
    let is_on_its_side = |it: Value| {
        if sign == '≥' {
            it >= value
        } else {
            it <= value
        }
    };
    // By position, since one can be searched twice.
    let mut moves: BTreeMap<usize, bool> = BTreeMap::new();
    for &child in &node.children {
        let it = &nodes[child];
        if it.aside.is_none() {
            let holds = is_on_its_side(it.value?) && signs[&child].is_none_or(|own| own == sign);
            *moves.entry(it.spot).or_default() |= holds;
        }
    }
    if moves.is_empty() || !node.looked_at.is_empty() {
        return None;
    }
    let is_the_players = (sign == '≥') == case.log.spots[node.spot].max;
    let left_out = |(_, _, look): &LeftOut| look.is_some_and(is_on_its_side);
    Some(match is_the_players {
        true => moves.values().any(|holds| *holds),
        false => moves.values().all(|holds| *holds) && node.left_out.iter().all(left_out),
    })
}

fn the_counts(case: &Case) -> Option<String> {
    let (drawn, below) = drawn(&case.trace);
    let roots = case.tree.roots.len();
    let searched = case.tree.nodes.len() - roots;
    // A move that was looked at was not left out.
    let left_out = case.tree.nodes.iter().flat_map(|node| {
        let all = node.left_out.iter();
        all.filter(|(mv, ..)| !node.looked_at.contains(mv))
    });
    let left_out = left_out.count();
    let counts = below.first().cloned().unwrap_or_default();
    let s = |number: usize| if number == 1 { "" } else { "s" };
    let (nodes, all) = (s(searched), s(roots));
    let begins = format!("{searched} node{nodes} searched below the root{all}");
    let Some(told) = counts.strip_prefix(begins.as_str()) else {
        return Some(format!("{counts}: it should be {begins}"));
    };
    let (told, looked_at) = told.split_once("; ").unwrap_or((told, "0"));
    let looks = case.tree.nodes.iter().map(|node| node.looked_at.len());
    let looks: usize = looks.sum();
    if looked_at.split([' ', '.']).next() != Some(looks.to_string().as_str()) {
        return Some(format!("{counts}: it looked at {looks}"));
    }
    let told = told.split(" at ").next().unwrap_or_default();
    let told: String = told.chars().filter(char::is_ascii_digit).collect();
    let expected = match left_out {
        0 => String::new(),
        some => some.to_string(),
    };
    let is_skipped = drawn.iter().any(|(line, more)| {
        let is_later = more.reason.as_deref() == Some("later moves were searched");
        is_later && !line.says.contains("looked at")
    });
    match told == expected {
        true if is_skipped && counts.contains(" cut") => Some(format!("{counts}: one was skipped")),
        true => None,
        false => Some(format!("{counts}: it left out {left_out}")),
    }
}

fn the_leaves(case: &Case) -> Option<String> {
    let data = player_data(&case.trace);
    let facts = data["facts"].as_str().expect("the totals of a run");
    let (_, told) = facts.split_once(" reads ")?;
    if case.tree.roots.len() != 1 || case.naming != Naming::Numbers {
        return Some(format!("{facts}: of which tree?"));
    }
    let read = case.log.entries.iter().filter_map(|&(_, did)| match did {
        Did::Valued(spot, _) if case.log.spots[spot].over => Some(spot),
        _ => None,
    });
    let read = read.collect::<HashSet<_>>().len();
    let mut numbers = told
        .split([' ', '.', ':'])
        .filter_map(|word| word.parse().ok());
    let said = match told {
        _ if told.starts_with("both") => 2,
        _ if told.starts_with("the only") => 1,
        _ => numbers.next().unwrap_or(0),
    };
    (said != read).then(|| format!("{facts}: it read {read}"))
}

/// A right alpha-beta that values only what it takes is never blamed, in whatever order it tries its moves. A search that leaves out moves in an open
/// window always is, if it is clear which nodes it visited. The blame counts the nodes that are drawn.
fn the_audit(case: &Case) -> Option<String> {
    let blame = figures::audited(&case.trace);
    let (drawn, _) = drawn(&case.trace);
    // A leaf that it values and does not take is a visit more than alpha-beta needs.
    let mut nodes = 0..case.tree.nodes.len();
    let reads_more = nodes.any(|this| case.tree.is_looked_at(&case.log, this));
    let fault = match &blame {
        Some(blame) if case.habits.is_right_alpha_beta() && !reads_more => Some(blame.clone()),
        Some(blame) => {
            let visited = blame.strip_prefix("You visited ")?;
            let visited = visited.split(" node").next().unwrap_or_default();
            let all = case.tree.nodes.len().to_string();
            (visited != all).then(|| format!("{blame}\nit visited {all}"))
        }
        None if case.is_held_against_alpha_beta() && case.leaves_out_too_much() => {
            Some("it is not blamed".into())
        }
        None => None,
    };
    fault.map(|fault| fault + "\n" + &indented(drawn.iter().map(|it| &it.0)))
}

impl Case {
    /// Whether its one search begins at the first board, makes one move in each step, and takes all values from
    /// the boards.
    fn is_held_against_alpha_beta(&self) -> bool {
        let habits = &self.habits;
        let chances = [habits.two_plies, habits.silent, habits.elsewhere];
        let wrong = [habits.deepens_inside, habits.looks, habits.wrong_values];
        let chances = [chances, wrong].concat();
        let is_one = !habits.deepens && habits.begins_after == 0 && habits.panics.is_none();
        let is_seen = !habits.parent_values && !habits.worth_changes;
        let is_known = is_seen && !self.tree.has_looks();
        habits.kind == Kind::AlphaBeta && is_one && is_known && chances.iter().all(|&of| of == 0)
    }

    /// Whether a search ended with moves left and a window that was open.
    fn leaves_out_too_much(&self) -> bool {
        self.tree.nodes.iter().any(|node| {
            let did = self.log.entries.iter().rev();
            let mut held = did.filter_map(|&(by, did)| match did {
                Did::Holds(_, ends) if self.log.search_of(by) == node.call => Some(ends),
                _ => None,
            });
            let is_open = held.next().is_some_and(|(alpha, beta)| alpha < beta);
            node.call.is_some() && is_open && !node.left_out.is_empty()
        })
    }
}
