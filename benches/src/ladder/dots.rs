//! The ladder of chapter 5: what the empty field of dots and boxes is worth.

use std::hint::black_box;

use dots_and_boxes::rungs::{LADDER, Rung};
use dots_and_boxes::size::Size;

use crate::technique::{Foreseen, Ladder, Search, Technique};

/// The rungs for a field of this size.
pub(crate) fn ladder(size: Size) -> Ladder {
    Ladder {
        title: format!("The value of dots and boxes, {size}"),
        arguments: vec!["dots".to_owned(), size.to_string()],
        answer,
        techniques: LADDER
            .into_iter()
            .map(|rung| technique(rung, size))
            .collect(),
        peers: 0,
        compared: Vec::new(),
    }
}

fn answer(margin: i64) -> String {
    let boxes = match margin.abs() {
        0 => return "With the best play it is a tie.".to_owned(),
        1 => "one box".to_owned(),
        more => format!("{more} boxes"),
    };
    let winner = if margin > 0 { "first" } else { "second" };
    format!("With the best play the {winner} player wins by {boxes}.")
}

fn technique(rung: Rung, size: Size) -> Technique {
    Technique {
        name: rung.name,
        threads: 1,
        search: Search::Counting(Box::new(move || {
            let effort = rung.climb(black_box(size));
            (effort.value.into(), effort.nodes)
        })),
        foreseen: Foreseen {
            nodes: (rung.rule)(size.lines()),
            bytes: rung.bytes(size),
        },
    }
}
