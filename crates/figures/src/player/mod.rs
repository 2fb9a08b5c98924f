//! A player: the drawing of a run, and buttons to step through it. [`data`] is the input of its script.
//! [`tree`] describes a run of calls or a search, [`played`] a game that was played.

mod data;
mod played;
mod tree;

use call_trace::Trace;

use crate::element::{Element, Marks};
use crate::options::SvgOptions;
use crate::run::{Run, RunKind};
use crate::steps::Steps;
use crate::svg::{Figure, scroller};

/// The script that makes a player move. A page needs it once, after its players.
pub const PLAYER_JS: &str = concat!(
    include_str!("clock.js"),
    include_str!("times.js"),
    include_str!("tree-keys.js"),
    include_str!("tree.js"),
    include_str!("stack.js"),
    include_str!("code.js"),
    include_str!("zoom.js"),
    include_str!("number-line.js"),
    include_str!("field.js"),
    include_str!("player.js")
);

/// Returns a player for a page that has [`crate::FIGURE_CSS`] and [`PLAYER_JS`]. It shows the field for a game of dots and
/// boxes that was played, the tree of boards for a run with queens, the game tree with a number line for a search of a game,
/// and the recursion tree for any other run. Without the script the whole tree is shown.
pub fn player_fragment(trace: &Trace, options: &SvgOptions) -> String {
    drawn(&Run::of(trace), options).0
}

/// Draws the player of a run, and returns it with its steps.
pub(crate) fn drawn(run: &Run, options: &SvgOptions) -> (String, Steps) {
    let (player, steps) = fragment(run, options);
    (Marks::from(player).to_string(), steps)
}

/// Returns a page of its own with a player in it.
pub fn player_html(trace: &Trace, options: &SvgOptions) -> String {
    let run = &Run::of(trace);
    let title = options.title.clone();
    let title = title.unwrap_or_else(|| run.summary());
    let width = Element::new("meta").attribute("name", "viewport");

    let mut head = Marks::from(Element::new("meta").attribute("charset", "utf-8"));
    head += width.attribute("content", "width=device-width");
    head += Element::new("title").words(&title);
    head += Element::style(PAGE_CSS);
    head += Element::style(crate::FIGURE_CSS);
    let inside = SvgOptions {
        in_page: true,
        ..options.clone()
    };
    let mut body = Marks::from(fragment(run, &inside).0);
    body += Element::script(PLAYER_JS);
    let mut page = Marks::from(Element::new("head").holding(head));
    page += Element::new("body").holding(body);
    let page = Element::new("html").attribute("lang", "en").holding(page);
    format!("<!DOCTYPE html>\n{page}\n")
}

/// The style of such a page around its figure.
const PAGE_CSS: &str = "html { color-scheme: light dark; }\nbody { margin: 1.5rem; }\n";

/// The content of a player.
struct Parts {
    pub figure: Figure,
    /// The data for its script.
    pub data: Element,
    pub steps: Steps,
    /// The subject of the run that it steps through.
    pub subject: String,
    /// A further class for the player.
    pub class: &'static str,
    /// The marks beside the drawing.
    pub side: Marks,
}

/// Returns an element that the script fills.
fn part(tag: &'static str, class: &str) -> Element {
    Element::new(tag).class(class).words("")
}

/// Returns the drawing of a run without a player around it.
pub(crate) fn figure(run: &Run, options: &SvgOptions) -> Figure {
    parts(run, options).figure
}

fn parts(run: &Run, options: &SvgOptions) -> Parts {
    match &run.kind {
        RunKind::Search => tree::search(run, options),
        RunKind::Calls => tree::calls(run, options),
        RunKind::Strip(strip) => match &strip.game {
            Some(game) => played::parts(&game.shown_from(options.from), options),
            None => Parts {
                steps: Steps::said(strip.listed(options.from)),
                ..tree::calls(run, options)
            },
        },
    }
}

fn fragment(run: &Run, options: &SvgOptions) -> (Element, Steps) {
    let parts = parts(run, options);
    let id = &options.id;
    let mut figure = parts.figure.without_facts();
    // The totals are shown with the last step, to everybody alike, so the description omits them.
    figure.description = options.describe("Each step is told in a sentence.");
    let options = &SvgOptions {
        style: None,
        ..options.clone()
    };
    let (head, legend) = match options.in_page {
        true => (figure.head(options), figure.legend()),
        false => Default::default(),
    };
    let width = figure.page_width();
    let (svg, _) = figure.draw(options);
    let div = |class: &str| Element::new("div").class(class);
    let hidden = |element: Element| element.attribute("hidden", "");

    let mut stage = Marks::from(scroller(svg, width));
    stage += hidden(div("fig-side")).holding(parts.side);
    let mut inside = head;
    inside += hidden(part("div", "fig-controls"));
    inside += part("p", "fig-say").attribute("aria-live", "polite");
    inside += hidden(part("div", "fig-window"));
    inside += div("fig-stage").holding(stage);
    inside += legend;
    inside += parts.data;
    let named = format!("Step through {}", parts.subject);
    let mut player = div(&format!("fig fig-player {}", parts.class)).id(&format!("{id}-player"));
    if options.whole {
        player = player.attribute("data-whole", "");
    }
    let player = player
        .attribute("data-fig", id)
        .attribute("role", "group")
        .attribute("aria-label", &named)
        .holding(inside);
    (player, parts.steps)
}
