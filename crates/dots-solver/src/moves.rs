//! The moves of a position, and for each move the question about the position after it.

use dots_and_boxes::size::Lines;

use crate::chains::{self, Chains};
use crate::degrees::Degrees;
use crate::search::Tools;
use crate::shortest;
use crate::table::{Entry, Place};
use crate::window::Window;

/// A move, with all forced moves after it.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    /// The lines drawn.
    pub(crate) lines: Lines,
    /// The number of boxes left after the move.
    pub(crate) boxes: i8,
    /// The values of the rest for which the answer is yes. For all other values it is no.
    pub(crate) asked: Window,
    /// The turn of the move in the order of the search.
    pub(crate) turn: u16,
    /// The information about the next position, after it was looked up.
    pub(crate) found: Found,
}

/// The information about a position that is available without trying its moves.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    /// Not looked up yet.
    Nothing,
    /// The value of the position.
    Value(i8),
    /// The position's place in the table, which is not read yet.
    At(Place),
    /// The contents of its place in the table.
    Entry(Entry),
}

impl Tools<'_> {
    /// Adds to `choices` every move that may show a value of at least `t`.
    pub(crate) fn choices(&self, open: Lines, boxes: i8, t: i8, choices: &mut Vec<Choice>) {
        if self.techniques.chains {
            self.chains_and_safe_lines(open, boxes, t, choices);
        } else {
            self.every_line(open, boxes, t, choices);
        }
    }

    // ANCHOR: choices
    /// Adds the moves of a position where no box can be taken: each chain opened, and each line that opens no chain.
    fn chains_and_safe_lines(&self, open: Lines, boxes: i8, t: i8, choices: &mut Vec<Choice>) {
        let sides = self.field.open_sides(open);
        let degrees = Degrees::of(&sides);
        let mut safe = open;
        // The place in `choices` and the length of the shortest separate chain of each kind.
        let mut shortest = [(usize::MAX, u32::MAX); 3];
        for chain in Chains::of(self.field, open, &sides, degrees.two) {
            safe &= !chain.lines;
            let kind = shortest::kind(self.field, degrees.joint, &chain);
            let mut place = choices.len();
            if let Some(kind) = kind.filter(|_| self.techniques.shortest) {
                let (known, length) = &mut shortest[kind as usize];
                if *length <= chain.len() {
                    continue;
                }
                *length = chain.len();
                place = place.min(*known);
                *known = place;
            }
            let taken = chains::take(self.field, open, &chain);
            let asked = chains::opened(taken.boxes, chain.closed, t);
            let choice = self.choice(taken.lines, boxes - taken.boxes, asked);
            match choices.get_mut(place) {
                Some(longer) => *longer = choice,
                None => choices.push(choice),
            }
        }
        while safe != 0 {
            let line = safe.trailing_zeros() as usize;
            safe &= safe - 1;
            if !self.symmetry.waits(line, open) {
                choices.push(self.choice(1 << line, boxes, Window::at_most(-t)));
            }
        }
    }
    // ANCHOR_END: choices

    /// Adds the moves of any position: each line, whatever it closes.
    fn every_line(&self, open: Lines, boxes: i8, t: i8, choices: &mut Vec<Choice>) {
        let one = Degrees::of(&self.field.open_sides(open)).one;
        for line in (0..self.field.lines).filter(|line| open & 1 << line != 0) {
            if self.symmetry.waits(line, open) {
                continue;
            }
            let closed = |of: &&usize| one & 1 << **of != 0;
            let closed = self.field.beside[line].iter().filter(closed).count() as i8;
            let asked = match closed {
                0 => Window::at_most(-t),
                _ => Window::at_least(t - closed),
            };
            choices.push(self.choice(1 << line, boxes - closed, asked));
        }
    }

    fn choice(&self, lines: Lines, boxes: i8, asked: Window) -> Choice {
        let turn = self.order.turn(lines);
        Choice {
            lines,
            boxes,
            asked,
            turn,
            found: Found::Nothing,
        }
    }
}
