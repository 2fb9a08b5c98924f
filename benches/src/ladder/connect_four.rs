//! The ladder of Connect Four: who wins on an empty board.

use std::hint::black_box;

use connect_four::rungs::{LADDER, Rung};
pub(crate) use connect_four::size::Size;

use crate::technique::{Compared, Foreseen, Ladder, Search, Technique};

/// Returns the rungs for a board of this size.
pub(crate) fn ladder(size: Size) -> Ladder {
    Ladder {
        title: format!("The value of Connect Four, {size}"),
        arguments: vec!["connect-four".to_owned(), size.to_string()],
        answer: |value| match value {
            0 => "With the best play it is a draw.".to_owned(),
            1.. => "With the best play the first player wins.".to_owned(),
            _ => "With the best play the second player wins.".to_owned(),
        },
        techniques: LADDER
            .into_iter()
            .map(|rung| technique(rung, size))
            .collect(),
        threads: false,
        peers: 0,
        note: None,
        ratios: Compared::WithAboveAndFirst,
        compared: Vec::new(),
    }
}

fn technique(rung: Rung, size: Size) -> Technique {
    Technique {
        name: rung.name.to_owned(),
        threads: 1,
        search: Search::Counting(Box::new(move || {
            let found = (rung.solve)(black_box(size));
            (found.value.into(), found.nodes)
        })),
        foreseen: Box::new(move || Foreseen {
            nodes: (rung.nodes)(size).map(u128::from),
            bytes: 0,
        }),
    }
}
