//! Game trees: as text and as SVG.

// In a release build nothing is recorded, so there is nothing to draw.
#![cfg(debug_assertions)]

mod runs;

use figures::{SvgOptions, TextOptions, game_tree_svg, game_tree_text, is_game};

#[test]
fn game_trees_look_as_they_did() {
    for (name, trace) in runs::games::all() {
        assert!(is_game(&trace), "{name}");
        insta::assert_snapshot!(
            format!("text_{name}"),
            game_tree_text(&trace, &TextOptions::default())
        );
        insta::assert_snapshot!(
            format!("svg_{name}"),
            game_tree_svg(&trace, &SvgOptions::embedded("it"))
        );
        if let Ok(folder) = std::env::var("FIGURES_OUT") {
            let svg = game_tree_svg(&trace, &SvgOptions::file("it"));
            std::fs::write(format!("{folder}/{name}.svg"), svg).expect("written");
        }
    }
}
