//! The reason for a cut: the best value of a node, and the bound that it met, such as an ancestor's.

use boards::Board;
use call_trace::ValuesOf;
use game::{Value, Window};

use super::node::{Met, Mover, Node, Why};
use super::number::{is_finite, negated};
use super::tree::Game;

/// Returns why the branches of a node were cut. Its best value met the bound that was passed down, which belongs to
/// the first window or to an ancestor, or it is the best possible value. A search without a window gives no reason.
pub(super) fn why(game: &Game, this: usize) -> Option<Why> {
    let node = &game.nodes[this];
    let (mover, window) = (node.mover?, node.window?);
    let best = best_so_far(game, this, None)?;
    // An end of the window may come from the best of the moves, or from a move with exactly that value.
    let is_another = node.value != Some(best) && !node.loses_best && game.comes_from_a_move(this);
    if is_another || !game.shows_what_came(this) {
        return None;
    }
    let given = mover.other().end(window);
    // Only a bound that was met is a reason.
    let met = match mover.best(best, given) == best {
        true => holder(game, this, mover.other(), given),
        false => Met::Nothing,
    };
    let met = match met {
        Met::Handed(_) | Met::Nothing if has_all_boxes(game, node, mover, best) => Met::AllBoxes,
        met => met,
    };
    Some(Why { best, met })
}

/// Finds the nearest ancestor of the other player that had this bound when it continued to the node, and had not
/// received it from above. Otherwise returns the first window, if it has the bound. If values cover only the rest of
/// the game, a box closed on the way moves the bound, and its owner is not sought.
fn holder(game: &Game, this: usize, other: Mover, bound: Value) -> Met {
    let mut child = this;
    while let Some(owner) = game.nodes[child].parent {
        if game.gained(child) != 0 {
            return Met::Handed(bound);
        }
        let node = &game.nodes[owner];
        let handed = node.window.map(|window| other.end(window));
        let may_hold = node.mover == Some(other) && handed != Some(bound);
        let holds = || best_so_far(game, owner, Some(child)) == Some(bound);
        if may_hold && holds() && game.shows_what_came(owner) {
            return Met::Held { bound, owner };
        }
        child = owner;
    }
    match game.nodes[child].window.map(|window| other.end(window)) {
        Some(first) if first == bound => Met::First(bound),
        _ => Met::Handed(bound),
    }
}

/// Returns the best value found below a node. If `before` is given, only the children before it count.
fn best_so_far(game: &Game, this: usize, before: Option<usize>) -> Option<Value> {
    let node = &game.nodes[this];
    let mover = node.mover?;
    let row = node.children.iter().copied();
    let done = row.take_while(|&child| Some(child) != before);
    // If a search asked twice, the second answer counts.
    let counts = |child: usize| before.is_none() || !game.is_asked_again(child);
    let below = done.filter(|&child| game.nodes[child].is_reply() && counts(child));
    let values = below.filter_map(|child| game.found(child));
    values.reduce(|a, b| mover.best(a, b))
}

impl Game<'_> {
    /// Returns the children of a node that are replies.
    pub(super) fn replies(&self, this: usize) -> impl Iterator<Item = usize> {
        let children = self.nodes[this].children.iter().copied();
        children.filter(|&child| self.nodes[child].is_reply())
    }

    /// Returns the value of the move to a node, including the gain of the move itself.
    pub(super) fn found(&self, this: usize) -> Option<Value> {
        Some(moved(self.nodes[this].value?, self.gained(this)))
    }

    /// Computes [`Node::loses_best`].
    pub(super) fn loses_best(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let (Some(value), Some(best)) = (node.value, best_so_far(self, this, None)) else {
            return false;
        };
        self.shows_what_came(this) && !returns(node, value, best)
    }

    /// Returns whether a node returned the value of one of its searched moves.
    pub(super) fn comes_from_a_move(&self, this: usize) -> bool {
        let value = self.nodes[this].value;
        value.is_some() && self.replies(this).any(|child| self.found(child) == value)
    }

    /// Returns whether a node returned its best value with the other sign, and no move has that value.
    pub(super) fn turns_a_sign(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let found = best_so_far(self, this, None).or(node.worth);
        let is_turned = found.is_some_and(|found| node.value == Some(negated(found)));
        let mut row = node.children.iter();
        is_turned && row.all(|&child| self.found(child) != node.value)
    }

    /// Returns whether the recording gives no value for a move that was searched. Either a helper changed the value
    /// of a leaf, or the search continued below a position without a call about it.
    pub(crate) fn has_unknown_reply(&self, this: usize) -> bool {
        let replies = self.replies(this).map(|child| &self.nodes[child]);
        let mut came = replies.filter(|node| node.returned && !node.unvisited);
        came.any(|node| node.value.is_none() && node.answer.is_none())
    }

    /// Returns whether the recording shows every value that reached a node. It does if each searched move has a
    /// value, no board was only looked at, and no move was searched again after another one. If a move was searched
    /// twice in a row, the second answer must be no worse than the first.
    pub(super) fn shows_what_came(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let row: Vec<_> = self.replies(this).map(|child| &self.nodes[child]).collect();
        let is_searched_later = |at: usize| {
            let before = &row[..at.saturating_sub(1)];
            before.iter().any(|it| it.moves() == row[at].moves())
        };
        node.looked_at == 0
            && !self.has_unknown_reply(this)
            && best_so_far(self, this, None) == best_so_far(self, this, Some(this))
            && !(0..row.len()).any(is_searched_later)
    }

    /// Returns whether the next move that was searched is the same move again: the search asked twice.
    pub(crate) fn is_asked_again(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let row = node
            .parent
            .map_or(&[][..], |parent| &self.nodes[parent].children);
        let mut after = row.iter().skip_while(|&&child| child != this).skip(1);
        let next = after.find(|&&child| self.nodes[child].is_reply());
        next.is_some_and(|&next| self.nodes[next].moves() == node.moves())
    }

    /// Returns whether no step shows the best value of a node. That is so if no call was about the node, if it also
    /// valued its own board, if the recording does not show which values reached it, or if a sign may be wrong. A
    /// sign may be wrong if values are those of the player to move, a player moves again, and the search would have
    /// returned the same with that sign turned.
    pub(crate) fn best_is_unknown(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        // A search that also valued its own board may return that value.
        node.call.is_none()
            || node.worth.is_some()
            || !self.shows_what_came(this)
            || self.may_be_turned(this)
    }

    /// Returns whether a node passed down its window narrowed by its best value so far, and whether it passed down any
    /// other window than that or its own.
    pub(super) fn narrows_and_strays(&self, this: usize) -> (bool, bool) {
        let node = &self.nodes[this];
        let (Some(mover), Some(window)) = (node.mover, node.window) else {
            return (false, false);
        };
        let is_end = |a: Value, b: Value| a == b || !is_finite(a) && !is_finite(b);
        let given = mover.end(window);
        // A search that asks again may narrow the window by the first answer.
        let (mut now, mut first) = (given, None);
        let (mut narrows, mut strays) = (false, false);
        for child in self.replies(this) {
            let after_first = first.take().map_or(now, |value| mover.best(now, value));
            if let Some(window) = self.nodes[child].window {
                let handed = moved(mover.end(window), self.gained(child));
                narrows |= handed == now && now != given;
                // A search of the rest may narrow its window by the boxes still to get.
                strays |= !self.rests && !is_end(handed, now) && !is_end(handed, after_first);
            }
            let value = self.found(child);
            match self.is_asked_again(child) {
                true => first = value,
                false => now = value.map_or(now, |value| mover.best(now, value)),
            }
        }
        (narrows, strays)
    }

    fn may_be_turned(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let of_mover = matches!(node.values, Some(ValuesOf::Mover | ValuesOf::MoverRest));
        let (true, Some(mover), Some(value)) = (of_mover, node.mover, node.value) else {
            return false;
        };
        let best = |old: Option<Value>, new| Some(old.map_or(new, |old| mover.best(old, new)));
        let (mut held, mut held_turned, mut differ) = (None, None, false);
        for child in self.replies(this) {
            let Some(found) = self.nodes[child].value else {
                continue;
            };
            let again = self.nodes[child].to_move == Some(mover);
            let turned = if again { negated(found) } else { found };
            let gained = self.gained(child);
            held = best(held, moved(found, gained));
            held_turned = best(held_turned, moved(turned, gained));
            differ |= held != held_turned;
        }
        differ && held_turned.is_some_and(|best| returns(node, value, best))
    }
}

/// Returns whether a node with this best value returns it or, if it is outside the window, the nearer end of the
/// window.
fn returns(node: &Node<'_>, value: Value, best: Value) -> bool {
    let held = |window: Window| best.max(window.alpha).min(window.beta);
    value == best || node.window.is_some_and(|window| value == held(window))
}

/// Adds boxes to a value. An end of an open window does not move. A search may return any number, so the sum
/// saturates at the limits of the type.
fn moved(value: Value, boxes: Value) -> Value {
    match is_finite(value) {
        true => value.saturating_add(boxes),
        false => value,
    }
}

/// Returns whether a value of the rest means that the player to move gets all of it.
fn has_all_boxes(game: &Game, node: &Node<'_>, mover: Mover, value: Value) -> bool {
    let field = node.board().and_then(Board::dots).filter(|_| game.rests);
    let own = match mover {
        Mover::Max => value,
        Mover::Min => negated(value),
    };
    field.is_some_and(|field| field.boxes_left() as Value == own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_added_to_a_value_near_the_end_of_its_type_stop_there() {
        assert_eq!(moved(Value::MAX - 1, 5), Value::MAX);
        assert_eq!(moved(Value::MIN + 1, -5), Value::MIN);
        assert_eq!(
            [moved(Value::MIN, 5), moved(Value::MAX, -5)],
            [Value::MIN, Value::MAX]
        );
    }
}
