//! A search for the player, with its number line.

use ::game::Value;

use super::tree::PlayerTree;
use crate::game::number::is_finite;
use crate::game::view::SearchView;
use crate::game::{Game, Scale, svg};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::of_search;

pub(super) fn tree(run: &Run, options: &SvgOptions) -> PlayerTree {
    let game = run.game();
    let view = SearchView::of(game, options.folded_game(game));
    PlayerTree {
        axis: axis(game),
        frames: view.stacked(game),
        figure: svg::figure(run, &view, options, false),
        steps: of_search(run, &view.folded),
        opened: options.opened_last(&view.folded),
        subject: run.about_search().name.clone(),
        class: "fig-game",
    }
}

/// Returns the number line of the windows and of all values.
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
