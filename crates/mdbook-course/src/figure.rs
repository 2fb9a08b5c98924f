//! A figure: the drawing of a recording, its caption, and its twin: the same as a list of sentences.

use call_trace::{Event, Trace};
use figures::{DotsMarks, SvgOptions, TextOptions};

use crate::directive::Directive;
use crate::html::{escape, one_block, preformatted};
use crate::numbers::chosen;
use crate::recordings::Recordings;

const KINDS: &str = "tree, game, strip, stack, boards, player, board, text";

/// What a page needs besides the figure itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Figure {
    /// The figure as one block of HTML.
    pub(crate) html: String,
    /// Whether it needs the player's script.
    pub(crate) plays: bool,
}

/// Draws the figure that the directive asks for; `id` begins every id in it.
pub(crate) fn figure(
    directive: &Directive,
    id: &str,
    recordings: &Recordings,
) -> Result<Figure, String> {
    let allowed: &[&str] = match directive.words.first() {
        Some(&"board") => &[
            "id", "caption", "title", "after", "call", "attacked", "names", "numbers", "chains",
        ],
        Some(&"tree") => &["id", "caption", "title", "depth", "nodes", "calls"],
        Some(&"player") => &["id", "caption", "title", "depth", "nodes", "from", "whole"],
        Some(&("strip" | "game")) => &["id", "caption", "title", "depth", "nodes", "from"],
        _ => &["id", "caption", "title", "depth", "nodes"],
    };
    directive.allow(allowed)?;
    let [kind, recording] = directive.exactly(["kind", "recording"])?;
    let trace = recordings.get(recording)?;
    let options = SvgOptions {
        title: directive.option("title").map(str::to_owned),
        max_depth: directive.number("depth")?,
        max_nodes: directive.number("nodes")?,
        from: directive.number("from")?.unwrap_or(1),
        whole: directive.yes("whole", false)?,
        ..SvgOptions::page(format!("{id}-drawing"))
    };
    let (drawing, twin) = match kind {
        "tree" if directive.yes("calls", false)? => (
            figures::calls_svg(&trace, &options),
            figures::calls_listed(&trace, &options),
        ),
        "tree" => (
            figures::tree_svg(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "game" if figures::is_played(&trace) => (
            figures::played_svg(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "strip" if figures::has_strip(&trace) => (
            figures::strip_svg(&trace, &options),
            figures::strip_listed(&trace, &options),
        ),
        "strip" => {
            return Err("a strip shows a game of dots and boxes that was only played, or boards outside of the calls".into());
        }
        "game" if !figures::is_game(&trace) => {
            return Err("no moves of a game were recorded: draw its calls with tree".into());
        }
        "game" => (
            figures::game_tree_svg(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "boards" => (
            figures::boards_svg(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "stack" => (
            figures::stack_svg(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "player" => (
            figures::player_fragment(&trace, &options),
            figures::listed(&trace, &options),
        ),
        "board" => board(directive, &trace, &options)?,
        "text" => (
            pre(&figures::tree_text(&trace, &text(&options))),
            String::new(),
        ),
        other => {
            return Err(format!(
                "there is no figure \"{other}\"; there are: {KINDS}"
            ));
        }
    };
    Ok(Figure {
        html: wrap(directive, id, kind, &drawing, &twin),
        plays: kind == "player",
    })
}

fn text(options: &SvgOptions) -> TextOptions {
    TextOptions {
        max_depth: options.max_depth,
        ..TextOptions::default()
    }
}

/// The board at the call in `call=`, or after the play in `after=`, or else after the last play.
fn board(
    directive: &Directive,
    trace: &Trace,
    options: &SvgOptions,
) -> Result<(String, String), String> {
    let (last, board) = if directive.option("call").is_some() {
        let tree = trace.tree();
        let board = tree.calls[chosen(directive, &tree)?].board;
        (None, board.ok_or("nothing was on the board at that call")?)
    } else {
        let (choice, mover, board) = played(trace, directive.number("after")?)?;
        (Some((choice, mover)), board)
    };
    let attacked = directive.yes("attacked", false)?;
    if figures::is_dots(board) {
        let marks = DotsMarks {
            last: last.map(|(choice, _)| choice),
            by: last.and_then(|(_, mover)| mover),
            names: directive.yes("names", true)?,
            numbers: directive.yes("numbers", false)?,
            chains: directive.yes("chains", true)?,
        };
        return Ok((
            figures::dots_svg(board, &marks, options),
            figures::dots_listed(board),
        ));
    }
    if figures::is_game(trace) {
        let last = last.and_then(|(choice, _)| choice.parse().ok());
        return Ok((
            figures::grid_svg(board, last, options),
            figures::grid_listed(board),
        ));
    }
    Ok((
        figures::queens_svg(board, attacked, options),
        figures::queens_listed(board),
    ))
}

/// The choice of that number, who made it, and the board after it.
type Played<'t> = (&'t str, Option<&'t str>, &'t str);

fn played(trace: &Trace, after: Option<usize>) -> Result<Played<'_>, String> {
    let boards = trace.events().filter_map(|event| match event {
        Event::Play {
            choice,
            mover,
            state,
            ..
        } => Some((choice, mover, state.board)),
        _ => None,
    });
    let boards: Vec<Played> = boards.collect();
    let after = after.unwrap_or(boards.len());
    let board = after
        .checked_sub(1)
        .and_then(|place| boards.get(place).copied());
    board.ok_or_else(|| format!("plays are numbered from 1 to {}, not {after}", boards.len()))
}

fn pre(text: &str) -> String {
    format!("<pre class=\"figure-text\">{}</pre>", preformatted(text))
}

fn wrap(directive: &Directive, id: &str, kind: &str, drawing: &str, twin: &str) -> String {
    let caption = directive
        .option("caption")
        .map_or_else(String::new, |caption| {
            format!("<figcaption>{}</figcaption>\n", escape(caption))
        });
    let twin = if twin.is_empty() {
        String::new()
    } else {
        format!(
            "<details class=\"figure-twin\"><summary>As text</summary>{}</details>\n",
            twin.trim_end()
        )
    };
    one_block(&format!(
        "<figure class=\"recorded recorded-{kind}\" id=\"{id}\">\n{drawing}\n{caption}{twin}</figure>"
    ))
}
