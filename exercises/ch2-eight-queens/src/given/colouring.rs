//! The colouring of a map, as a problem that a search can solve. Given: you write no code here.

use std::fmt;

use crate::problem::Problem;

/// A map whose countries get their colours one after the other. No two neighbours get the same
/// colour.
pub struct Colouring {
    /// For each country, its neighbours with smaller numbers.
    neighbours: Vec<Vec<usize>>,
    /// The number of colours. The colours are the numbers from 1 to this number.
    colours: usize,
    /// The colours chosen so far, for the first countries.
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
    /// Creates a map without colours. `borders` has pairs of countries, numbered from 0.
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

    /// Creates a map of France, Germany, Belgium and Luxembourg, in this order. Each borders all
    /// the others.
    pub fn four_countries(colours: usize) -> Self {
        let borders = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        Colouring::new(4, &borders, colours)
    }

    /// Returns the colours chosen so far, for the first countries.
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
