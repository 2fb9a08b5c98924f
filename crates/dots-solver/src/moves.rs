//! What there is to try in a position: moves, and what each asks of the position it leads to.

use dots_and_boxes::size::Lines;

use crate::chains::{self, Chains};
use crate::degrees::Degrees;
use crate::search::Tools;
use crate::shortest;
use crate::table::{Entry, Place};
use crate::window::Window;

/// A move, with all that is forced after it.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    /// The lines drawn.
    pub(crate) lines: Lines,
    /// How many boxes are left then.
    pub(crate) boxes: i8,
    /// The move keeps what was asked just when the rest is worth one of these.
    pub(crate) asked: Window,
    /// When the move has its turn.
    pub(crate) turn: u16,
    /// What there was to find of the position it leads to, once that was looked up.
    pub(crate) found: Found,
}

/// What can be found of a position without looking at its moves.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    /// Nothing yet.
    Nothing,
    /// Its value.
    Value(i8),
    /// Its place in the table, not looked at yet.
    At(Place),
    /// What its place in the table holds.
    Entry(Entry),
}

impl Tools<'_> {
    /// Puts into `choices` every move that may show that the position is worth at least `t`.
    pub(crate) fn choices(&self, open: Lines, boxes: i8, t: i8, choices: &mut Vec<Choice>) {
        if self.techniques.chains {
            self.chains_and_safe_lines(open, boxes, t, choices);
        } else {
            self.every_line(open, boxes, t, choices);
        }
    }

    // ANCHOR: choices
    /// In a position where no box can be taken: each chain opened, and each line that opens none.
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

    /// In any position: each line, whatever it closes.
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
