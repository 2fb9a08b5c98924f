//! A map to be coloured, as a problem that a search can solve. Given: nothing to write here.

use std::fmt;

use crate::problem::Problem;

/// The countries of a map get their colours one after the other, and no two neighbours get the same.
pub struct Colouring {
    /// For each country the neighbours that come before it.
    neighbours: Vec<Vec<usize>>,
    /// The colours are the numbers from 1 to this one.
    colours: usize,
    /// The colours of the first countries.
    chosen: Vec<usize>,
}

impl Problem for Colouring {
    type Choice = usize;

    fn is_complete(&self) -> bool {
        self.chosen.len() == self.neighbours.len()
    }

    fn choices(&self) -> Vec<usize> {
        let mut free: Vec<usize> = (1..=self.colours).collect();
        for &neighbour in &self.neighbours[self.chosen.len()] {
            free.retain(|&colour| colour != self.chosen[neighbour]);
        }
        free
    }

    fn choose(&mut self, colour: usize) {
        self.chosen.push(colour);
    }

    fn take_back(&mut self, _colour: usize) {
        self.chosen.pop();
    }
}

impl Colouring {
    /// Nothing is coloured yet. `borders` has pairs of countries, which are numbered from 0.
    pub fn new(countries: usize, borders: &[(usize, usize)], colours: usize) -> Self {
        let mut neighbours = vec![Vec::new(); countries];
        for &(a, b) in borders {
            neighbours[a.max(b)].push(a.min(b));
        }
        Colouring {
            neighbours,
            colours,
            chosen: Vec::new(),
        }
    }

    /// France, Germany, Belgium and Luxembourg, in this order: each of them borders each other one.
    pub fn four_countries(colours: usize) -> Self {
        let borders = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        Colouring::new(4, &borders, colours)
    }

    /// The colours of the first countries.
    pub fn chosen(&self) -> &[usize] {
        &self.chosen
    }
}

/// The colours so far: `[1, 2]`.
impl fmt::Debug for Colouring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.chosen, f)
    }
}
