//! A page that steps through a run.

use call_trace::Trace;

use crate::options::SvgOptions;

/// What makes a player move; a page needs it once, after its players.
pub const PLAYER_JS: &str = include_str!("player.js");

/// A player for a page that has [`crate::FIGURE_CSS`] and [`PLAYER_JS`]. Without the script the
/// whole tree is shown.
pub fn player_fragment(trace: &Trace, options: &SvgOptions) -> String {
    let svg = crate::tree_svg(
        trace,
        &SvgOptions {
            standalone: false,
            ..options.clone()
        },
    );
    format!("<div class=\"fig-player\">\n<div class=\"fig-scroll\">\n{svg}</div>\n</div>\n")
}

/// A page of its own with a player in it.
pub fn player_html(trace: &Trace, options: &SvgOptions) -> String {
    let fragment = player_fragment(trace, options);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n\
         <body>\n{fragment}<script>\n{PLAYER_JS}</script>\n</body>\n</html>\n",
        crate::svg::escape(&crate::summary(trace)),
        crate::FIGURE_CSS,
    )
}
