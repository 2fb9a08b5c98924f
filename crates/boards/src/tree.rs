//! A game tree that is written out: a number is a leaf, a list its children. `5:[3, 7]` says what a
//! node seems to be worth, and braces in place of brackets that the same player moves again.

/// What a figure needs to know of a written tree: how many leaves are below each child.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenTree {
    leaves: Vec<usize>,
}

impl WrittenTree {
    /// In one pass and without recursion: a tree may be as deep as its text is long.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut rest = text.trim_start();
        let mut leaves = Vec::new();
        // What closes the lists around the next node.
        let mut open: Vec<char> = Vec::new();
        loop {
            let after_number = skip_number(rest);
            let list = after_number.map_or(Some(rest), |after| after.strip_prefix(':'));
            if let Some(list) = list {
                let list = list.trim_start();
                let (close, inside) = match list.strip_prefix('[') {
                    Some(inside) => (']', inside),
                    None => ('}', list.strip_prefix('{')?),
                };
                if open.len() == 1 {
                    leaves.push(0);
                }
                open.push(close);
                rest = inside.trim_start();
                continue;
            }
            match open.len() {
                0 => {}
                1 => leaves.push(1),
                _ => *leaves.last_mut()? += 1,
            }
            rest = after_number?.trim_start();
            while let Some(closed) = open.last().and_then(|&close| rest.strip_prefix(close)) {
                open.pop();
                rest = closed.trim_start();
            }
            if open.is_empty() {
                return rest.is_empty().then_some(WrittenTree { leaves });
            }
            rest = rest.strip_prefix(',')?.trim_start();
        }
    }

    /// How many leaves are below each child of the root, in their order; none where the root itself
    /// is a leaf.
    pub fn leaves(&self) -> &[usize] {
        &self.leaves
    }
}

/// What comes after the number that the text begins with, if it begins with one.
fn skip_number(text: &str) -> Option<&str> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let after = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    (after.len() < digits.len()).then_some(after)
}
