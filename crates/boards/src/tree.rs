//! A written game tree: a number is a leaf, a list contains children. `5:[3, 7]` gives a node its estimated value, and
//! braces instead of brackets mean that the same player moves again.

use std::ops::Range;

/// The facts about a written tree that a figure needs: the place of each child in the text, and the number of leaves below
/// it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenTree {
    children: Vec<Range<usize>>,
    leaves: Vec<usize>,
    is_extra_turn: bool,
}

impl WrittenTree {
    /// Reads a tree in one pass and without recursion, because a tree may be as deep as its text is long.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut rest = text.trim_start();
        let at = |rest: &str| text.len() - rest.len();
        let (mut children, mut leaves, mut is_extra_turn) = (Vec::new(), Vec::new(), false);
        // The place where the root's current child begins.
        let mut begins = 0;
        // The closing characters of the lists around the next node.
        let mut open: Vec<char> = Vec::new();
        loop {
            if open.len() == 1 {
                begins = at(rest);
            }
            let after_number = skip_number(rest);
            let list = after_number.map_or(Some(rest), |after| after.strip_prefix(':'));
            if let Some(list) = list {
                let list = list.trim_start();
                let (close, inside) = match list.strip_prefix('[') {
                    Some(inside) => (']', inside),
                    None => ('}', list.strip_prefix('{')?),
                };
                match open.len() {
                    0 => is_extra_turn = close == '}',
                    1 => leaves.push(0),
                    _ => {}
                }
                open.push(close);
                rest = inside.trim_start();
                continue;
            }
            let after_number = after_number?;
            match open.len() {
                0 => {}
                1 => {
                    leaves.push(1);
                    children.push(begins..at(after_number));
                }
                _ => *leaves.last_mut()? += 1,
            }
            rest = after_number.trim_start();
            while let Some(closed) = open.last().and_then(|&close| rest.strip_prefix(close)) {
                open.pop();
                if open.len() == 1 {
                    children.push(begins..at(closed));
                }
                rest = closed.trim_start();
            }
            if open.is_empty() {
                let tree = WrittenTree {
                    children,
                    leaves,
                    is_extra_turn,
                };
                return rest.is_empty().then_some(tree);
            }
            rest = rest.strip_prefix(',')?.trim_start();
        }
    }

    /// Returns the place of each child of the root, in bytes of the text, in order. Empty if the root itself is a leaf.
    pub fn children(&self) -> &[Range<usize>] {
        &self.children
    }

    /// Returns the number of leaves below each child of the root, in order. Empty if the root itself is a leaf.
    pub fn leaves(&self) -> &[usize] {
        &self.leaves
    }

    /// Whether the player who moves at the root also made the move before.
    pub fn is_extra_turn(&self) -> bool {
        self.is_extra_turn
    }
}

/// Returns the text after the number at its beginning, or `None` if it does not begin with a number.
fn skip_number(text: &str) -> Option<&str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let after = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    (after.len() < digits.len()).then_some(after)
}
