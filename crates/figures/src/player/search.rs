//! A search for the player: its drawing, its nodes, and its number line.

use ::game::Value;

use super::call_sites::{CallSite, CallSites};
use super::data::{NodeData, PlayerData};
use super::known;
use super::parts::{Parts, stack};
use crate::difference::Keys;
use crate::element::script_data;
use crate::fold::What;
use crate::game::fold::FoldedGame;
use crate::game::number::is_finite;
use crate::game::{Game, Scale, svg};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::of_search;

/// The drawing of a search and its steps.
pub(super) fn parts(run: &Run, options: &SvgOptions) -> Parts {
    let game = run.game();
    let folded = options.folded_game(game);
    let steps = of_search(run, &folded);
    let places = CallSites::of(&run.recorded.tree);
    let mut nodes = nodes(game, &places, &folded);
    if let Some(keys) = Keys::of(&run.recorded, &options.keys) {
        known::of_search(&mut nodes, &keys, game, &folded);
    }
    let data = PlayerData {
        axis: axis(game),
        functions: places.functions(),
        nodes,
        opened: options.opened_last(&folded),
        boards: &steps.boards,
        steps: &steps.steps,
        facts: &steps.facts,
    };
    Parts {
        figure: svg::figure(run, &folded, options, false),
        data: script_data(&data),
        steps,
        subject: run.about_search().name.clone(),
        class: "fig-game",
        side: stack(),
    }
}

fn nodes(game: &Game, places: &CallSites, folded: &FoldedGame) -> Vec<NodeData> {
    let made = |what| match what {
        What::Node(this) => places.at(game.nodes[this].entered),
        What::Gap { .. } | What::Leaf(_) => CallSite::default(),
    };
    let nodes = folded.nodes.iter().map(|node| {
        let it = NodeData {
            label: match node.what {
                What::Node(this) => {
                    let (who, window) = game.frame(this);
                    who + &window
                }
                What::Gap { .. } | What::Leaf(_) => String::new(),
            },
            parent: node.parent,
            cut: game.is_left_out(node.what),
            ..NodeData::default()
        };
        it.made(made(node.what))
    });
    nodes.collect()
}

/// The number line of the windows and of all values.
fn axis(game: &Game) -> Option<Scale> {
    if !game.windows {
        return None;
    }
    let values = game.nodes.iter().filter_map(|node| node.value);
    let windows = game.nodes.iter().filter_map(|node| node.window);
    let ends = windows.flat_map(|window| [window.alpha, window.beta]);
    let values: Vec<Value> = values
        .chain(ends)
        .filter(|&value| is_finite(value))
        .collect();
    Scale::of(&values)
}
