//! The first difference between two searches of the same board, compared with the instrument's logs of both.

use figures::DifferenceKind::{self, Argument, Ended, LeavesOut, Order, Visits};
use figures::difference;
use game::Value;

use super::Case;
use super::drawn::shown;
use super::seen::Seen;

/// Returns the fault in the first difference from a plain search of the same board, if it has one.
pub(super) fn fault(case: &Case) -> Option<String> {
    let plain = case.plain();
    if !plain.is_search() {
        return None;
    }
    let told = difference(&plain.trace, &case.trace);
    let told = told.map(|it| (it.kind, it.sentence));
    let both = Both {
        ours: &plain,
        yours: case,
    };
    let expected = match both.parted() {
        Parted::Unsure => return None,
        Parted::Nowhere => None,
        Parted::At(kind, sentence) => Some((kind, sentence)),
    };
    (told != expected).then(|| format!("{told:?}\nit should be {expected:?}"))
}

enum Parted {
    Nowhere,
    At(DifferenceKind, String),
    /// The value of a visit is unknown.
    Unsure,
}

struct Both<'c> {
    ours: &'c Case,
    yours: &'c Case,
}

impl Both<'_> {
    fn parted(&self) -> Parted {
        // The nodes that both are at, and how many below them are the same.
        let mut open: Vec<(Option<(usize, usize)>, usize)> = vec![(None, 0)];
        while let Some((at, done)) = open.pop() {
            let (mine, other) = (self.row(true, at), self.row(false, at));
            let found = match (mine.get(done), other.get(done)) {
                (None, None) => at.and_then(|at| self.ends(at)),
                (Some(&mine), Some(&other)) if self.key(true, mine) == self.key(false, other) => {
                    open.push((at, done + 1));
                    open.push((Some((mine, other)), 0));
                    self.begins((mine, other))
                }
                _ => Some(self.parts(at, done)),
            };
            if let Some(found) = found {
                return found;
            }
        }
        Parted::Nowhere
    }

    fn case(&self, is_ours: bool) -> &Case {
        if is_ours { self.ours } else { self.yours }
    }

    fn node(&self, is_ours: bool, this: usize) -> &Seen {
        &self.case(is_ours).tree.nodes[this]
    }

    fn row(&self, is_ours: bool, at: Option<(usize, usize)>) -> &[usize] {
        match at {
            None => &self.case(is_ours).tree.roots,
            Some((mine, other)) => {
                &self
                    .node(is_ours, if is_ours { mine } else { other })
                    .children
            }
        }
    }

    /// The moves from a node's parent to the node.
    fn key(&self, is_ours: bool, this: usize) -> String {
        let node = self.node(is_ours, this);
        if node.aside == Some("elsewhere") {
            let spot = &self.case(is_ours).log.spots[node.spot];
            return format!("{AWAY}{}", spot.text);
        }
        if node.parent.is_none() || node.aside.is_some() {
            return String::new();
        }
        let way = self.case(is_ours).log.way(node.spot);
        way[way.len() - node.moves..].join(", then ")
    }

    fn place(&self, at: Option<(usize, usize)>) -> String {
        let Some((mine, _)) = at else {
            return "At the beginning".into();
        };
        let up = std::iter::successors(Some(mine), |&at| self.node(true, at).parent);
        let mut moves: Vec<String> = up.map(|at| self.key(true, at)).collect();
        moves.retain(|key| !key.is_empty());
        moves.reverse();
        match moves.as_slice() {
            [] => "On the first board".into(),
            [one] => format!("After move {one}"),
            [all @ .., last] => format!("After moves {} and {last}", all.join(", ")),
        }
    }

    fn begins(&self, (mine, other): (usize, usize)) -> Option<Parted> {
        let call = |is_ours: bool, this: usize| {
            let call = self.node(is_ours, this).call?;
            Some(&self.case(is_ours).log.calls[call])
        };
        let (ours, yours) = match (call(true, mine)?, call(false, other)) {
            (ours, Some(yours)) => (ours, yours),
            (ours, None) => {
                let mut below = self.node(false, other).children.iter();
                let goes_on = below.any(|&child| call(false, child).is_some());
                let at = self.place(Some((mine, other)));
                let name = ours.function;
                let says =
                    format!("{at}, ours calls {name}; yours makes the next move without a call.");
                return goes_on.then_some(Parted::At(Argument, says));
            }
        };
        let mut args = ours.args.iter().zip(&yours.args);
        let ((name, ours), (_, yours)) = args.find(|(ours, yours)| ours != yours)?;
        let at = self.place(Some((mine, other)));
        let (ours, yours) = (minus(ours), minus(yours));
        let says =
            format!("{at}, yours is called with {name} = {yours}; ours with {name} = {ours}.");
        Some(Parted::At(Argument, says))
    }

    fn ends(&self, (mine, other): (usize, usize)) -> Option<Parted> {
        let at = self.place(Some((mine, other)));
        let (a, b) = (self.node(true, mine), self.node(false, other));
        let said = |is_ours: bool, node: &Seen| {
            let call = &self.case(is_ours).log.calls[node.call?];
            call.returned.then(|| call.said.clone())
        };
        let is_open = b
            .call
            .is_some_and(|call| !self.yours.log.calls[call].returned);
        if is_open {
            return Some(Parted::At(
                Ended,
                format!("{at}, yours does not return; ours does."),
            ));
        }
        let (ours, yours) = match (said(true, a), said(false, b)) {
            (Some(ours), Some(yours)) => (ours, yours),
            _ => match (a.value, b.value) {
                (Some(ours), Some(yours)) => (shown(ours), shown(yours)),
                _ => return Some(Parted::Unsure),
            },
        };
        if ours == yours {
            return None;
        }
        let is_leaf = |node: &Seen| node.call.is_none() && node.children.is_empty();
        let (ours, yours) = (returned(&ours), returned(&yours));
        let says = match is_leaf(a) && is_leaf(b) {
            true => format!("{at}, yours values the leaf as {yours}; ours as {ours}."),
            false => format!("{at}, yours returns {yours}; ours returns {ours}."),
        };
        Some(Parted::At(DifferenceKind::Value, says))
    }

    fn parts(&self, at: Option<(usize, usize)>, done: usize) -> Parted {
        let place = self.place(at);
        let keys = |is_ours: bool| -> Vec<String> {
            let row = self.row(is_ours, at).iter();
            row.map(|&it| self.key(is_ours, it)).collect()
        };
        let (ours, yours) = (keys(true), keys(false));
        let is_again = |key: &str| key.is_empty() && at.is_some();
        let tries = |key: &str| match (is_again(key), at) {
            (true, _) => "searches the same board once more".to_owned(),
            (false, _) if key.starts_with(AWAY) => format!("searches {}", named(key)),
            (false, None) => "tries the first board".to_owned(),
            (false, _) => format!("tries move {key}"),
        };
        let before = |key: &str| ours[..done].iter().filter(|its| *its == key).count();
        let times = |number: usize| match number {
            1 => "once".to_owned(),
            2 => "twice".to_owned(),
            more => format!("{more} times"),
        };
        let leaves_out = |key: &str| {
            let it = tries(key);
            let says = match before(key) {
                0 => format!("{place}, ours {it}; yours does not."),
                _ if is_again(key) => format!("{place}, ours {it} than yours does."),
                some => format!(
                    "{place}, ours {it} once more; yours does so only {}.",
                    times(some)
                ),
            };
            Parted::At(LeavesOut, says)
        };
        let visits = |key: &str, instead: Option<&str>| {
            let it = tries(key);
            let says = match (before(key), instead) {
                (1.., _) if is_again(key) => format!("{place}, yours {it} than ours does."),
                (1.., _) => format!(
                    "{place}, yours {it} once more; ours does so only {}.",
                    times(before(key))
                ),
                (0, None) => format!("{place}, yours {it}; ours stops there."),
                (0, Some(ours)) => format!(
                    "{place}, yours {it}; ours does not, and {} instead.",
                    tries(ours)
                ),
            };
            Parted::At(Visits, says)
        };
        let is_open = at.is_some_and(|(_, other)| {
            let call = self.node(false, other).call;
            call.is_some_and(|call| !self.yours.log.calls[call].returned)
        });
        match (ours.get(done), yours.get(done)) {
            (Some(mine), None) if is_open => {
                let says = format!("{place}, yours gets no further; ours {}.", tries(mine));
                Parted::At(Ended, says)
            }
            (Some(mine), None) => leaves_out(mine),
            (None, Some(other)) => visits(other, None),
            (Some(mine), Some(other)) => {
                let yours_comes = ours[done..].contains(other);
                let ours_comes = yours[done..].contains(mine);
                match (yours_comes, ours_comes) {
                    (true, false) if !is_open => leaves_out(mine),
                    (true, _) => {
                        let name = |key: &str| match is_again(key) {
                            true => "the same board again".to_owned(),
                            false => named(key),
                        };
                        let (mine, other) = (name(mine), name(other));
                        let says = format!(
                            "{place}, yours tries {other} before {mine}; ours tries {mine} first."
                        );
                        Parted::At(Order, says)
                    }
                    (false, _) => visits(other, Some(mine)),
                }
            }
            (None, None) => Parted::Nowhere,
        }
    }
}

/// Before the board of a search that went elsewhere.
const AWAY: &str = "@";

fn named(key: &str) -> String {
    match key.strip_prefix(AWAY) {
        None => format!("move {key}"),
        Some(board) => {
            let whole = format!("the board {board}");
            match whole.chars().count() {
                ..=48 => whole,
                _ => whole.chars().take(47).chain(['…']).collect(),
            }
        }
    }
}

fn minus(number: &str) -> String {
    number.replace('-', "−")
}

/// The same for a returned text. An end of an open window is written as infinite.
fn returned(said: &str) -> String {
    let ends = [Value::MIN, Value::MAX].map(|end| (end.to_string(), shown(end)));
    let said = ends.iter().fold(said.to_owned(), |text, (end, infinite)| {
        text.replace(end, infinite)
    });
    minus(&said)
}
