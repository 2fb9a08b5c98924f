//! The techniques of the solver, each of which can be switched off.

/// The techniques that are on. Without one of them the search usually visits more nodes, and on a small field sometimes
/// as many. No value changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools)]
pub struct Techniques {
    /// Free boxes are taken, a chain is one move, and its taker decides on the double-cross. Without this technique
    /// every line is a move, and every position a node.
    pub chains: bool,
    /// A question beyond the boxes left is answered at once, and so is a question of the wrong parity.
    pub bound: bool,
    /// The results for a position are stored.
    pub table: bool,
    /// Positions that are images of each other count as one.
    pub symmetry: bool,
    /// Before the search tries any move, it looks all of them up in the table.
    pub look_first: bool,
    /// Lines at the centre are tried first.
    pub centre_first: bool,
    /// Positions of separate chains and loops get their value from the lengths. It needs `chains`.
    pub endgame: bool,
    /// Only the shortest of the separate chains of a kind is opened. It needs `chains`.
    pub shortest: bool,
}

impl Techniques {
    /// All techniques, which is the default of the solver.
    pub const ALL: Self = Self {
        chains: true,
        bound: true,
        table: true,
        symmetry: true,
        look_first: true,
        centre_first: true,
        endgame: true,
        shortest: true,
    };

    /// No techniques: plain alpha-beta on yes-or-no questions.
    pub const NONE: Self = Self {
        chains: false,
        bound: false,
        table: false,
        symmetry: false,
        look_first: false,
        centre_first: false,
        endgame: false,
        shortest: false,
    };

    /// The names of the techniques, in the order of the fields.
    pub const NAMES: [&'static str; 8] = [
        "chains",
        "bound",
        "table",
        "symmetry",
        "look first",
        "centre first",
        "endgame",
        "shortest chain",
    ];

    /// Returns all techniques except one, for each technique: the rows of an ablation table.
    pub fn each_off() -> impl Iterator<Item = (&'static str, Self)> {
        Self::NAMES.into_iter().map(|name| {
            let mut techniques = Self::ALL;
            *techniques.switch(name).expect("a name from the list") = false;
            (name, techniques)
        })
    }

    /// Returns rows that add one technique at a time, up to all of them. The first row has the techniques of a search
    /// with a table and bounds. Only its question differs.
    pub fn each_on() -> impl Iterator<Item = (&'static str, Self)> {
        let first = Self {
            bound: true,
            table: true,
            centre_first: true,
            ..Self::NONE
        };
        let more = [
            "chains",
            "symmetry",
            "look first",
            "endgame",
            "shortest chain",
        ];
        let more = more.into_iter().scan(first, |techniques, name| {
            *techniques.switch(name).expect("a name from the list") = true;
            Some((name, *techniques))
        });
        [("table, bound, centre first", first)]
            .into_iter()
            .chain(more)
    }

    /// Returns the switch with this name.
    pub fn switch(&mut self, name: &str) -> Option<&mut bool> {
        let switches = [
            &mut self.chains,
            &mut self.bound,
            &mut self.table,
            &mut self.symmetry,
            &mut self.look_first,
            &mut self.centre_first,
            &mut self.endgame,
            &mut self.shortest,
        ];
        let place = Self::NAMES.iter().position(|known| *known == name)?;
        switches.into_iter().nth(place)
    }
}

impl Default for Techniques {
    fn default() -> Self {
        Self::ALL
    }
}
