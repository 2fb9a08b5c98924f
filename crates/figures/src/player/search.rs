//! A search for the player: its drawing, its nodes, and its number line.

use ::game::Value;

use super::parts::Parts;
use super::tree::{ToldNode, ToldTree};
use crate::fold::What;
use crate::game::fold::PositionOr;
use crate::game::number::is_finite;
use crate::game::{Game, Scale, svg};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::of_search;

/// The drawing of a search and its steps.
pub(super) fn parts(run: &Run, options: &SvgOptions) -> Parts {
    let game = run.game();
    let folded = options.folded_game(game);
    let nodes = folded.nodes.iter().map(|node| told(game, node.what));
    let told = ToldTree {
        nodes: nodes.collect(),
        axis: axis(game),
        figure: svg::figure(run, &folded, options, false),
        steps: of_search(run, &folded),
        subject: run.about_search().name.clone(),
        class: "fig-game",
    };
    told.parts(run, &folded, options)
}

fn told(game: &Game, what: PositionOr) -> ToldNode {
    let is_cut = game.is_left_out(what);
    let What::Node(this) = what else {
        return ToldNode {
            is_cut,
            ..ToldNode::default()
        };
    };
    let node = &game.nodes[this];
    let (who, window) = game.frame(this);
    let children = node.children.iter().map(|&child| &game.nodes[child]);
    let built = children.filter(|child| child.unvisited);
    let cut = node.cut.iter().map(|branch| branch.choice);
    let cut = cut.chain(built.filter_map(|child| child.choice));
    ToldNode {
        label: who + &window,
        entered: node.entered,
        position: Some(this),
        is_cut,
        cuts: cut.map(str::to_owned).collect(),
        is_remembered: game.answered_at_once(this),
    }
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
