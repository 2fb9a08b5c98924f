//! The chains and loops of a field: rows of boxes that can all be taken, one after the other, as soon as one of them is
//! opened.

use crate::field::Field;

/// Boxes with at most two open sides, joined through these. At the ends of a chain are the edge of the field or boxes with
/// more open sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain {
    /// The numbers of the boxes, in the order of the chain.
    pub boxes: Vec<usize>,
    /// Whether the last box is joined to the first.
    pub is_loop: bool,
}

impl Field {
    /// Returns the chains and loops, ordered by their first boxes.
    pub fn chains(&self) -> Vec<Chain> {
        if self.dots.is_some() {
            return Vec::new();
        }
        let linked: Vec<Vec<usize>> = (0..self.owners.len())
            .map(|number| self.linked(number))
            .collect();
        let mut seen: Vec<bool> = (0..self.owners.len())
            .map(|number| !self.is_link(number))
            .collect();
        let mut chains: Vec<Chain> = Vec::new();
        let smallest = |chain: &Chain| chain.boxes.iter().min().copied();
        // Chains first, from an end. The remaining links form loops.
        for ends in [true, false] {
            for from in 0..seen.len() {
                if seen[from] || ends && linked[from].len() > 1 {
                    continue;
                }
                let mut boxes = vec![from];
                seen[from] = true;
                let mut last = from;
                while let Some(&next) = linked[last].iter().find(|&&next| !seen[next]) {
                    seen[next] = true;
                    boxes.push(next);
                    last = next;
                }
                let is_loop = !ends;
                let chain = Chain { boxes, is_loop };
                let place = chains.partition_point(|it| smallest(it) < smallest(&chain));
                chains.insert(place, chain);
            }
        }
        chains
    }

    /// Whether a box is a link of a chain.
    fn is_link(&self, number: usize) -> bool {
        (1..=2).contains(&self.open_sides(number))
    }

    /// Returns the links that a link is joined to.
    fn linked(&self, number: usize) -> Vec<usize> {
        let open = self
            .sides(number)
            .into_iter()
            .filter(|&side| !self.drawn[side]);
        let beyond = open.flat_map(|side| self.beside(side));
        beyond
            .filter(|&other| other != number && self.is_link(other))
            .collect()
    }
}

impl Chain {
    /// Whether the player who may take it can also leave a part of it to the other player.
    pub fn is_long(&self) -> bool {
        self.is_loop || self.boxes.len() >= 3
    }
}
