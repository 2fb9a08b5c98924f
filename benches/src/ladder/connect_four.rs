//! The ladder of Connect Four: who wins from a position, for example from the empty board.

use std::hint::black_box;

pub(crate) use connect_four::board::ConnectFour;
use connect_four::position::NoPosition;
use connect_four::rungs::{LADDER, Rung};
#[cfg(feature = "all-peers")]
use connect_four::size::Size;

use crate::technique::{Compared, Foreseen, Ladder, Search, Technique};

/// Reads a position, and keeps its text for the child processes.
pub(crate) fn position(text: &str) -> Result<(String, ConnectFour), String> {
    let board = text
        .parse()
        .map_err(|reason: NoPosition| reason.to_string())?;
    Ok((text.trim().to_owned(), board))
}

/// Returns the rungs for a position.
pub(crate) fn ladder((text, board): (String, ConnectFour)) -> Ladder {
    let techniques = LADDER.into_iter().map(|rung| technique(rung, &board));
    let peers = peers(&board);
    Ladder {
        title: format!("The value of Connect Four, {}", text.replace('\n', "/")),
        arguments: vec!["connect-four".to_owned(), text],
        answer: |value| match value {
            0 => "With the best play it is a draw.".to_owned(),
            1.. => "With the best play the first player wins.".to_owned(),
            _ => "With the best play the second player wins.".to_owned(),
        },
        threads: false,
        peers: peers.len(),
        note: (!peers.is_empty()).then_some(
            "The peer also finds in how many moves the game ends, so its nodes and its time answer more.",
        ),
        techniques: techniques.chain(peers).collect(),
        ratios: Compared::WithAboveAndFirst,
        compared: Vec::new(),
    }
}

fn technique(rung: Rung, board: &ConnectFour) -> Technique {
    let (timed, counted) = (board.clone(), board.clone());
    Technique {
        name: rung.name.to_owned(),
        threads: 1,
        search: Search::Counting(Box::new(move || {
            let found = (rung.solve)(black_box(&timed));
            (found.value.into(), found.nodes)
        })),
        foreseen: Box::new(move || Foreseen {
            nodes: (rung.nodes)(&counted).map(u128::from),
            bytes: 0,
        }),
    }
}

/// Returns the published solver, which knows only the usual board.
#[cfg(feature = "all-peers")]
fn peers(board: &ConnectFour) -> Vec<Technique> {
    if board.size != Size::USUAL {
        return Vec::new();
    }
    let board = board.clone();
    vec![Technique {
        name: benches::connect_four_ai::NAME.to_owned(),
        threads: 1,
        search: Search::Counting(Box::new(move || {
            let found = benches::connect_four_ai::solve(black_box(&board));
            (found.value.into(), found.nodes)
        })),
        foreseen: Box::new(Foreseen::default),
    }]
}

#[cfg(not(feature = "all-peers"))]
fn peers(_: &ConnectFour) -> Vec<Technique> {
    Vec::new()
}
