//! A player: the drawing of a run, and buttons to step through it. [`data`] is what its script
//! reads, [`parts`] what it consists of; [`calls`], [`search`] and [`played`] tell the three kinds of runs.

mod calls;
mod data;
mod parts;
mod played;
mod search;

use call_trace::Trace;

use crate::element::{Element, Marks, script_data};
use crate::game::Game;
use crate::moments::Moments;
use crate::options::SvgOptions;
use crate::run::Run;
use crate::svg::{boards, tree};
use parts::{Parts, part, stack};

pub(crate) use data::Kind;
pub(crate) use search::whole;

/// What makes a player move; a page needs it once, after its players.
pub const PLAYER_JS: &str = concat!(
    include_str!("steps.js"),
    include_str!("number-line.js"),
    include_str!("player.js"),
    include_str!("played.js")
);

/// A player for a page that has [`crate::FIGURE_CSS`] and [`PLAYER_JS`]: the field for a game of
/// dots and boxes that was played ([`crate::is_played`]), the tree of boards for a run with queens,
/// the game tree with a number line for a search of a game ([`crate::is_game`]), the recursion tree
/// for any other. Without the script the whole tree is shown.
pub fn player_fragment(trace: &Trace, options: &SvgOptions) -> String {
    Marks::from(fragment(trace, options)).to_string()
}

/// A page of its own with a player in it.
pub fn player_html(trace: &Trace, options: &SvgOptions) -> String {
    let title = options.title.clone();
    let title = title.unwrap_or_else(|| crate::summary(trace));
    let width = Element::new("meta").attribute("name", "viewport");

    let mut head = Marks::from(Element::new("meta").attribute("charset", "utf-8"));
    head += width.attribute("content", "width=device-width");
    head += Element::new("title").words(&title);
    head += Element::style(PAGE_CSS);
    head += Element::style(crate::FIGURE_CSS);
    let mut body = Marks::from(fragment(trace, options));
    body += Element::script(PLAYER_JS);
    let mut page = Marks::from(Element::new("head").holding(head));
    page += Element::new("body").holding(body);
    let page = Element::new("html").attribute("lang", "en").holding(page);
    format!("<!DOCTYPE html>\n{page}\n")
}

/// The style of such a page around its figure.
const PAGE_CSS: &str = "html { color-scheme: light dark; }\nbody { margin: 1.5rem; }\n";

fn parts(trace: &Trace, options: &SvgOptions) -> Parts {
    match Run::of(trace) {
        Run::Played(game) => return played::parts(&game.shown_from(options.from), options),
        Run::Search => return search::parts(&Game::new(trace), options),
        Run::Calls => {}
    }
    let moments = Moments::new(trace);
    let facts = moments.facts();
    let folded = facts.folded(tree::limits(options, 80), None);
    let figure = match facts.queens {
        Some(_) => boards::figure(facts, &folded, options),
        None => tree::figure(facts, &folded, options),
    };
    Parts {
        figure,
        steps: script_data(&calls::run(&moments, &folded)),
        subject: facts.subject(),
        class: "fig-calls",
        side: stack(),
    }
}

fn fragment(trace: &Trace, options: &SvgOptions) -> Element {
    let parts = parts(trace, options);
    let id = &options.id;
    let svg = parts.figure.draw(&SvgOptions {
        standalone: false,
        ..options.clone()
    });
    let div = |class: &str| Element::new("div").class(class);
    let hidden = |element: Element| element.attribute("hidden", "");

    let scroll = div("fig-scroll").attribute("tabindex", "0").holding(svg);
    let mut stage = Marks::from(scroll);
    stage += hidden(div("fig-side")).holding(parts.side);
    let mut inside = Marks::from(hidden(part("div", "fig-controls")));
    inside += part("p", "fig-say").attribute("aria-live", "polite");
    inside += hidden(part("div", "fig-window"));
    inside += div("fig-stage").holding(stage);
    inside += parts.steps;
    let named = format!("Step through {}", parts.subject);
    div(&format!("fig fig-player {}", parts.class))
        .id(&format!("{id}-player"))
        .attribute("data-fig", id)
        .attribute("role", "group")
        .attribute("aria-label", &named)
        .holding(inside)
}
