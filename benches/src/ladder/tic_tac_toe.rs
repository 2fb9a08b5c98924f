//! The ladder of chapters 3 and 4: tic-tac-toe, from the empty board to the end of every game.

use benches::tic_tac_toe::{LADDER, PEERS, Rung};

use crate::technique::{Compared, Foreseen, Ladder, Search, Technique};

/// Returns the course's rungs, followed by the published searches.
pub(crate) fn ladder() -> Ladder {
    Ladder {
        title: "The value of tic-tac-toe".to_owned(),
        arguments: vec!["tic-tac-toe".to_owned()],
        answer: |value| match value {
            0 => "It is a draw.".to_owned(),
            1.. => "The first player wins.".to_owned(),
            _ => "The second player wins.".to_owned(),
        },
        techniques: LADDER.iter().chain(PEERS).map(technique).collect(),
        threads: false,
        peers: PEERS.len(),
        note: None,
        ratios: Compared::WithAboveAndFirst,
        compared: PEERS
            .iter()
            .map(|peer| match peer.name {
                by_hand @ "minimax by hand" => ["minimax", by_hand],
                pruning => ["alpha-beta, presorted", pruning],
            })
            .collect(),
    }
}

fn technique(
    &Rung {
        name,
        bare,
        counted,
    }: &Rung,
) -> Technique {
    Technique {
        name: name.to_owned(),
        threads: 1,
        search: Search::Twofold {
            bare: Box::new(move || bare().into()),
            counted: Box::new(move || {
                let (value, nodes) = counted();
                (value.into(), nodes)
            }),
        },
        foreseen: Box::new(Foreseen::default),
    }
}
