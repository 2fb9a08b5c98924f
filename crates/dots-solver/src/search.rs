//! The search: does a position have at least a given value for the mover?

use dots_and_boxes::size::Lines;

use crate::degrees::Degrees;
use crate::endgame;
use crate::field::Field;
use crate::limits::{Cancellation, Stopped};
use crate::moves::{Choice, Found};
use crate::order::Order;
use crate::outside::Outside;
use crate::symmetry::{Images, Symmetry, without};
use crate::table::Table;
use crate::techniques::Techniques;
use crate::window::Window;

/// The data shared by all searches of a position.
pub(crate) struct Tools<'a> {
    pub(crate) field: &'a Field,
    pub(crate) symmetry: &'a Symmetry,
    pub(crate) order: &'a Order,
    pub(crate) techniques: Techniques,
    pub(crate) table: &'a Table,
    pub(crate) cancellation: &'a Cancellation<'a>,
}

/// A position to search. With the technique of chains, no box can be taken in it.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    pub(crate) open: Lines,
    images: Images,
    key: Lines,
    boxes: i8,
}

impl Position {
    /// Returns the number of boxes left to take.
    pub(crate) fn boxes(&self) -> i8 {
        self.boxes
    }
}

/// A running search.
pub(crate) struct Search<'a, O> {
    tools: &'a Tools<'a>,
    outside: &'a O,
    /// The moves of all positions on the way from the root to here.
    choices: Vec<Choice>,
    /// The number of positions whose moves were tried.
    nodes: u64,
}

impl Tools<'_> {
    /// Returns the position with these open lines.
    pub(crate) fn position(&self, open: Lines) -> Position {
        let open = self.symmetry.in_order(open);
        let images = self.symmetry.images(open);
        Position {
            open,
            key: self.symmetry.key(&images),
            images,
            boxes: self.field.boxes_left(open),
        }
    }

    /// Returns the smallest possible value of the position from `t` on, which has the parity of the boxes left.
    #[inline]
    fn with_parity(&self, here: &Position, t: i8) -> i8 {
        let odd = self.techniques.bound && (t ^ here.boxes) & 1 != 0;
        if odd { t + 1 } else { t }
    }

    /// Returns the information about a position that needs no moves: its value, or its place in the table.
    #[inline]
    fn find(&self, open: Lines, key: Lines, boxes: i8) -> Found {
        if boxes == 0 {
            return Found::Value(0);
        }
        if self.techniques.endgame && self.techniques.chains {
            let sides = self.field.open_sides(open);
            let degrees = Degrees::of(&sides);
            if let Some(value) = endgame::value(self.field, open, &sides, degrees) {
                return Found::Value(value);
            }
        }
        if self.techniques.table {
            Found::At(self.table.place(key))
        } else {
            Found::Nothing
        }
    }

    /// Returns the values that this information allows.
    #[inline]
    fn known(&self, found: Found, boxes: i8) -> Window {
        let known = match found {
            Found::Value(value) => return Window::exactly(value),
            Found::At(place) => self.table.fetch(place).known(boxes),
            Found::Entry(entry) => entry.known(boxes),
            Found::Nothing => Window::OPEN,
        };
        if self.techniques.bound {
            known.and(Window::within(boxes))
        } else {
            known
        }
    }

    /// Stores an answer in the table.
    #[inline]
    fn keep(&self, here: &Position, known: Window, t: i8, answer: bool) {
        // Another thread may have written an entry meanwhile, and its bounds are true too. This is also the place to
        // use the parity, if the question did not.
        let odd = (t ^ here.boxes) & 1;
        let entry = self.table.fetch(self.table.place(here.key));
        let known = entry.known(here.boxes).and(known);
        let found = if answer {
            Window::at_least(t + odd)
        } else {
            Window::at_most(t + odd - 2)
        };
        self.table.keep(here.key, here.boxes, known.and(found));
    }

    /// Returns the position after a choice.
    #[inline]
    fn after(&self, here: &Position, choice: &Choice) -> Position {
        let images = without(&here.images, &self.symmetry.images(choice.lines));
        Position {
            open: here.open & !choice.lines,
            key: self.symmetry.key(&images),
            images,
            boxes: choice.boxes,
        }
    }
}

impl<'a, O: Outside> Search<'a, O> {
    pub(crate) fn new(tools: &'a Tools<'a>, outside: &'a O) -> Self {
        Self {
            tools,
            outside,
            choices: Vec::new(),
            nodes: 0,
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns whether the value of the position is one of the requested values.
    pub(crate) fn lies_in(&mut self, here: &Position, asked: Window) -> Result<bool, Stopped> {
        if asked.low > asked.high || asked.high < i8::MAX && self.at_least(here, asked.high + 1)? {
            return Ok(false);
        }
        Ok(asked.low == i8::MIN || self.at_least(here, asked.low)?)
    }

    // ANCHOR: at_least
    /// Returns whether the position has a value of at least `t` for the mover.
    pub(crate) fn at_least(&mut self, here: &Position, t: i8) -> Result<bool, Stopped> {
        let tools = self.tools;
        let t = tools.with_parity(here, t);
        let found = tools.find(here.open, here.key, here.boxes);
        let known = tools.known(found, here.boxes);
        if let Some(answer) = known.lies_in(Window::at_least(t)) {
            return Ok(answer);
        }
        if let Some(answer) = self.outside.answer(here.key, t) {
            return Ok(answer);
        }
        self.nodes += 1;
        tools.cancellation.after(self.nodes)?;
        let answer = self.try_choices(here, t)?;
        if tools.techniques.table {
            tools.keep(here, known, t, answer);
        }
        self.outside.note(here.key, t, answer)?;
        Ok(answer)
    }
    // ANCHOR_END: at_least

    /// Returns whether one of the position's moves has a value of at least `t`. The moves are added behind the moves of
    /// earlier positions, and removed at the end.
    fn try_choices(&mut self, here: &Position, t: i8) -> Result<bool, Stopped> {
        let first = self.choices.len();
        self.tools
            .choices(here.open, here.boxes, t, &mut self.choices);
        self.outside.begin(here.key);
        let answer = self.try_from(here, first);
        self.outside.end(here.key);
        self.choices.truncate(first);
        answer
    }

    /// Tries the choices from place `first` on.
    fn try_from(&mut self, here: &Position, first: usize) -> Result<bool, Stopped> {
        let tools = self.tools;
        if tools.techniques.look_first && self.look(here, first) {
            return Ok(true);
        }
        if tools.techniques.centre_first {
            self.choices[first..].sort_by_key(|choice| choice.turn);
        }
        let mut put_off = first;
        for place in first..self.choices.len() {
            let choice = self.choices[place];
            let rest = tools.after(here, &choice);
            if place > first && self.outside.is_in_progress(rest.key) {
                self.choices[put_off] = choice;
                put_off += 1;
            } else if self.lies_in(&rest, choice.asked)? {
                return Ok(true);
            }
        }
        for place in first..put_off {
            let choice = self.choices[place];
            if self.lies_in(&tools.after(here, &choice), choice.asked)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    // ANCHOR: look
    /// Returns whether one of the moves is known to have a value of at least `t`. Drops the moves known not to have
    /// one.
    fn look(&mut self, here: &Position, first: usize) -> bool {
        let tools = self.tools;
        for choice in &mut self.choices[first..] {
            let rest = tools.after(here, choice);
            choice.found = tools.find(rest.open, rest.key, rest.boxes);
        }
        // The solver spends most of its time waiting for the table. One short loop fetches all entries before any of
        // them is read, so the waits overlap.
        for choice in &mut self.choices[first..] {
            if let Found::At(place) = choice.found {
                choice.found = Found::Entry(tools.table.fetch(place));
            }
        }
        let mut kept = first;
        for place in first..self.choices.len() {
            let choice = self.choices[place];
            let known = tools.known(choice.found, choice.boxes);
            match known.lies_in(choice.asked) {
                Some(true) => return true,
                Some(false) => {}
                None => {
                    self.choices[kept] = choice;
                    kept += 1;
                }
            }
        }
        self.choices.truncate(kept);
        false
    }
    // ANCHOR_END: look
}
