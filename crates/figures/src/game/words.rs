//! The words of figures of a game tree.

use super::fold::Cut;
use super::node::{Aside, Branch, Met, Mover};
use super::number::{end_shown, shown, window_shown};
use super::terms::{
    LATER_MOVES_SEARCHED, LOOKED_AT, NOT_SEARCHED, NOT_VISITED, PLAYED_NOT_SEARCHED, TIME_WAS_UP,
};
use super::tree::Game;
use textfmt::plural;

use crate::labels::{clip, spaced};

impl Game<'_> {
    /// Returns the two parts of a node's label on the stack. `3: MIN` is the move that leads there and who moves, and
    /// ` (44, +∞)` is the window that it was given.
    pub(crate) fn frame(&self, this: usize) -> (String, String) {
        let node = &self.nodes[this];
        let who = match (node.is_leaf(), node.mover) {
            (true, _) => "leaf",
            (false, Some(mover)) => self.who(mover),
            (false, None) => "search",
        };
        let choice = node.aside.map(Aside::word).or(node.choice);
        let choice = choice.map_or_else(String::new, |choice| format!("{choice}: "));
        let window = node
            .window
            .map(|window| format!(" {}", window_shown(window)));
        (choice + who, window.unwrap_or_default())
    }

    /// Returns the result of the only search: `(44, Some(1))`. The recommended move appears nowhere in the tree.
    pub(crate) fn returned(&self) -> Option<String> {
        let [root] = self.roots[..] else { return None };
        let said = self.nodes[root].said.as_deref()?;
        Some(clip(said, 60))
    }

    /// Returns why the branches of a node were cut: `MIN has 40, MAX already holds 44`.
    pub(crate) fn reason(&self, this: usize) -> String {
        let node = &self.nodes[this];
        if self.is_cut_short(this) {
            return TIME_WAS_UP.into();
        }
        if self.are_skipped(this, 0..node.cut.len()) {
            return LATER_MOVES_SEARCHED.into();
        }
        let (Some(mover), Some(why)) = (node.mover, node.why) else {
            if node.answer == Some(true) {
                return "one move is enough for a yes".into();
            }
            if self.ends_at_once(this) {
                let last = node.children.last();
                let last = last.and_then(|&child| self.nodes[child].choice);
                return format!("{} ends the game", last.unwrap_or("the move before"));
            }
            if !node.cut.is_empty() && node.cut.iter().all(|branch| branch.peeked) {
                return "no call followed".into();
            }
            return "the search went no further".into();
        };
        let (me, other) = (self.who(mover), self.who(mover.other()));
        let best = shown(why.best);
        if let Some(value) = node.value.filter(|_| node.loses_best) {
            let value = shown(value);
            return match self.comes_from_a_move(this) {
                true => format!("{me} returned {value}, but had {best} from another move"),
                false => {
                    format!("{me} returned {value}, which none of the moves searched is worth")
                }
            };
        }
        let end = if mover == Mover::Min { "α" } else { "β" };
        match why.met {
            Met::Held { bound, owner } => {
                let up = node.depth - self.nodes[owner].depth;
                let far = match up {
                    1 => String::new(),
                    up => format!(", {up} levels up,"),
                };
                format!(
                    "{me} has {best}, {other}{far} already holds {}",
                    shown(bound)
                )
            }
            Met::First(bound) => format!(
                "{me} has {best}, and the first window's {end} is {}",
                shown(bound)
            ),
            Met::Handed(bound) => {
                format!(
                    "{me} has {best}, and was given {end} = {}",
                    end_shown(bound)
                )
            }
            Met::AllBoxes => format!("{me} has {best}, with all the boxes that are left"),
            Met::Nothing => match node.window {
                Some(window) if window.alpha >= window.beta => format!(
                    "{me} has {best}, and {} was closed before",
                    window_shown(window)
                ),
                Some(_) => format!("{me} has {best}, and the window is still open"),
                None => format!("{me} has {best}"),
            },
        }
    }

    /// Returns the words for cut branches, used everywhere: `not visited`, `looked at: 40`.
    pub(crate) fn left_out_as(cut: &[Branch<'_>]) -> String {
        let looks = cut.iter().map(|branch| branch.looked_at.map(shown));
        let looks: Option<Vec<String>> = looks.collect();
        match (looks, cut.iter().filter(|branch| branch.peeked).count()) {
            (Some(looks), 1..) => format!("{LOOKED_AT}: {}", looks.join(", ")),
            (_, 0) => NOT_VISITED.into(),
            (_, all) if all == cut.len() => PLAYED_NOT_SEARCHED.into(),
            _ => NOT_SEARCHED.into(),
        }
    }

    /// Returns the value written at a cut branch, if that is a leaf of the search and the board shows it.
    pub(crate) fn unread(&self, cut: Cut) -> Option<&str> {
        let node = &self.nodes[cut.node];
        let [
            branch @ Branch {
                looked_at: None, ..
            },
        ] = self.branches_of(cut)
        else {
            return None;
        };
        let mut offered = self.offered(node).iter();
        let number = offered.position(|it| *it == branch.choice)?;
        let place = node.board()?.tree()?.children().get(number)?.clone();
        let mut text = node.text()?.get(place)?;
        // The last level of a search reads the number before a list.
        if node.asked == Some(1) {
            text = text.split(':').next()?;
        }
        Some(text).filter(|text| text.len() <= 4 && text.parse::<i32>().is_ok())
    }

    /// Returns the moves of cut branches, `6, 7, 8`, or their number if moves are only numbers.
    pub(crate) fn cut_moves(&self, cut: Cut) -> String {
        match self.branches_of(cut) {
            [_] if self.numbered => String::new(),
            cut if self.numbered => branches(cut.len()),
            cut => {
                let moves: Vec<&str> = cut.iter().map(|branch| branch.choice).collect();
                clip(&moves.join(", "), 28)
            }
        }
    }
}

/// `1 branch`, `2 branches`.
pub(crate) fn branches(number: usize) -> String {
    format!(
        "{} {}",
        spaced(number),
        plural(number, "branch", "branches")
    )
}
