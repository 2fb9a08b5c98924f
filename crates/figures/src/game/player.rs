//! A search for the player: its drawing, its nodes, its number line, and its steps.

use super::Game;
use super::fold::PositionOr;
use super::number::is_finite;
use super::scale::Scale;
use super::svg;
use super::teller::tell;
use crate::fold::What;
use crate::options::SvgOptions;
use crate::player::{Parts, STACK, json};

/// The drawing of a search and its steps.
pub(crate) fn parts(game: &Game, options: &SvgOptions) -> Parts {
    let folded = game.folded(svg::limits(game, options), svg::CUTS_APART);
    let figure = svg::figure(game, &folded, options, false);
    let nodes: Vec<String> = folded
        .nodes
        .iter()
        .map(|node| {
            let under = node
                .parent
                .map_or("-1".to_owned(), |under| under.to_string());
            let (label, result) = frame(game, node.what);
            let cut = i32::from(game.is_left_out(node.what));
            format!("[{},{},{under},{cut}]", json(&label), json(&result))
        })
        .collect();
    let axis = axis(game).map_or(String::new(), |axis| format!("\"axis\":{axis},\n"));
    Parts {
        svg: figure,
        data: format!(
            "{{{axis}\"nodes\":[{}],\n\"boards\":[],\n\"steps\":[{}]}}",
            nodes.join(",\n"),
            tell(game, &folded).join(",\n")
        ),
        subject: game.title(),
        class: "fig-game",
        side: STACK,
    }
}

/// What the stack shows of a node, and what it returns.
fn frame(game: &Game, what: PositionOr) -> (String, String) {
    let What::Node(this) = what else {
        return (String::new(), String::new());
    };
    let node = &game.nodes[this];
    let mut label = game.place(this);
    if let Some(window) = node.window {
        label += &format!(" {}", super::number::window_shown(window));
    }
    (label, node.label().unwrap_or_default())
}

/// The ends of the number line, its step, and the values of the leaves.
fn axis(game: &Game) -> Option<String> {
    if !game.windows {
        return None;
    }
    let values = game.nodes.iter().filter_map(|node| node.value);
    let windows = game.nodes.iter().filter_map(|node| node.window);
    let ends = windows.flat_map(|window| [window.alpha, window.beta]);
    let values: Vec<game::Value> = values
        .chain(ends)
        .filter(|&value| is_finite(value))
        .collect();
    let Scale { first, last, step } = Scale::of(&values)?;
    Some(format!("[{first},{last},{step}]"))
}

impl Game<'_> {
    /// `3: MIN`: the move that leads to a position, and who moves there.
    fn place(&self, this: usize) -> String {
        let node = &self.nodes[this];
        let who = match node.mover {
            Some(mover) if !node.children.is_empty() => mover.name(),
            _ => "leaf",
        };
        match node.choice {
            Some(choice) => format!("{choice}: {who}"),
            None => who.to_owned(),
        }
    }
}
