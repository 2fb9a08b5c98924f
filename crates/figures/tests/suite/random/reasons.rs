//! The reasons for branches that were left out, compared with the instrument.

use super::drawn::{ends_shown, places, shown};
use super::log::{Did, Log};
use super::seen::Tree;

/// Returns the fault of a reason, if it has one.
pub(super) fn fault(log: &Log, tree: &Tree, this: usize, reason: &str) -> Option<String> {
    let node = &tree.nodes[this];
    if node
        .children
        .iter()
        .any(|&child| tree.is_looked_at(log, child))
    {
        // The recording does not show that it did not read that leaf.
        return None;
    }
    let call = node.call;
    let who = tree.who(log, this).unwrap_or_default();
    let says = |is_true: bool, what: &str| (!is_true).then(|| what.to_owned());
    match reason {
        "no call followed" => {
            return says(
                node.left_out.iter().all(|(_, made, _)| *made),
                "not all were made",
            );
        }
        "the search went no further" => return None,
        "later moves were searched" => {
            let places = places(log, tree, this);
            let is_before = |place: &usize| *place < node.children.len();
            return says(places.iter().any(is_before), "none was");
        }
        "the move before ends the game" => {
            let last = node.children.last().map(|&child| tree.nodes[child].spot);
            return says(
                last.is_some_and(|last| log.spots[last].over),
                "the game goes on",
            );
        }
        _ => {}
    }
    if let Some(last) = reason.strip_suffix(" ends the game") {
        let last_child = node.children.last().map(|&child| tree.nodes[child].spot);
        let is_true = last_child.is_some_and(|it| log.spots[it].over && log.spots[it].mv == last);
        let goes_on = tree.nodes.iter().any(|node| node.children.len() > 1);
        return says(is_true && goes_on, "it does not, or no search went on");
    }
    if let Some(rest) = reason.strip_prefix(&format!("{who} returned ")) {
        let children = node.children.iter().map(|&child| &tree.nodes[child]);
        let replies = children.filter(|child| child.aside.is_none());
        let values: Option<Vec<i32>> = replies.map(|child| child.value).collect();
        let (Some(values), Some(value)) = (values, node.value) else {
            return Some("it is not known what its moves are worth".into());
        };
        let best = if who == "MAX" {
            values.iter().max()
        } else {
            values.iter().min()
        };
        let other = best.map(|&best| format!(", but had {} from another move", shown(best)));
        let is_true = match rest.strip_prefix(&shown(value)) {
            Some(", which none of the moves searched is worth") => !values.contains(&value),
            words => words == other.as_deref() && best != Some(&value),
        };
        return says(is_true, &format!("its moves are worth {values:?}"));
    }
    // `MIN has 40, …`
    let Some((has, rest)) = reason.split_once([',']) else {
        let held = held_before(log, call, usize::MAX);
        let is_true = held.is_some_and(|(held, _)| reason == format!("{who} has {}", shown(held)));
        return says(is_true, &format!("it held {held:?}"));
    };
    let Some((best, _)) = held_before(log, call, usize::MAX) else {
        return Some("it held nothing".into());
    };
    let returned = node.value.filter(|&value| value != best);
    if returned.is_some_and(|value| has == format!("{who} has {}", shown(value))) {
        // It returned another value than its best: the returned value is the best of all it had found.
        return None;
    }
    // A search that takes only values beyond its bound has still found the others.
    let children = node.children.iter().map(|&child| &tree.nodes[child]);
    let found = children
        .filter(|child| child.aside.is_none())
        .filter_map(|child| child.value);
    let found = if who == "MAX" {
        found.max()
    } else {
        found.min()
    };
    let is_found = found.is_some_and(|found| has == format!("{who} has {}", shown(found)));
    if has != format!("{who} has {}", shown(best)) && !is_found {
        return Some(format!("it held {best}"));
    }
    let best = found.filter(|_| is_found).unwrap_or(best);
    let rest = rest.trim();
    let window = call.and_then(|call| log.calls[call].window)?;
    let is_max = who == "MAX";
    let (given, end) = if is_max {
        (window.1, "β")
    } else {
        (window.0, "α")
    };
    let meets = if is_max { best >= given } else { best <= given };
    if rest.contains("is still open") {
        return says(!meets && window.0 < window.1, "it is closed");
    }
    if rest.ends_with(" was closed before") {
        return says(window.0 >= window.1, "it was open");
    }
    if !meets {
        return Some(format!("it does not meet {given}"));
    }
    if let Some(bound) = rest.strip_prefix(&format!("and was given {end} = ")) {
        let [alpha, beta] = ends_shown(window);
        let given = if is_max { beta } else { alpha };
        return says(bound == given, "it was given another");
    }
    if let Some(bound) = rest.strip_prefix(&format!("and the first window's {end} is ")) {
        let up = std::iter::successors(Some(this), |&at| tree.nodes[at].parent);
        let first = up.last().and_then(|root| tree.nodes[root].call);
        let first = first.and_then(|first| log.calls[first].window);
        let first = first.map(|(alpha, beta)| if is_max { beta } else { alpha });
        return says(first.map(shown).as_deref() == Some(bound), "it is another");
    }
    // `MAX already holds 44`, `MAX, 3 levels up, already holds 44`.
    let (other, bound) = rest.split_once(" already holds ")?;
    let up = match other.split_once(", ") {
        Some((_, far)) => far
            .split(' ')
            .next()
            .and_then(|far| far.parse().ok())
            .unwrap_or(0),
        None => 1,
    };
    let owner = std::iter::successors(Some(this), |&at| tree.nodes[at].parent).nth(up)?;
    let before = node.entered;
    let holds = held_before(log, tree.nodes[owner].call, before).map(|(best, _)| shown(best));
    // As above, or it had found it.
    let children = tree.nodes[owner]
        .children
        .iter()
        .map(|&child| &tree.nodes[child]);
    let came = children.filter(|child| child.aside.is_none() && child.left < Some(before));
    let came = came.filter_map(|child| child.value);
    let came = if is_max { came.min() } else { came.max() };
    let is_held = [holds.as_deref(), came.map(shown).as_deref()].contains(&Some(bound));
    let is_true = is_held && tree.who(log, owner) != Some(who);
    says(is_true, &format!("that one held {holds:?}"))
}

/// A search's best value and window before a moment.
fn held_before(log: &Log, call: Option<usize>, moment: usize) -> Option<(i32, (i32, i32))> {
    let before = &log.entries[..moment.min(log.entries.len())];
    before.iter().rev().find_map(|&(by, did)| match did {
        Did::Holds(best, ends) if call.is_some() && log.search_of(by) == call => Some((best, ends)),
        _ => None,
    })
}
