//! The game tree with box-drawing lines.
//!
//! ```text
//! MAX  47                                    (−∞, +∞)
//! ├─ MIN  44                                 (−∞, +∞)
//! │  ├─ 44
//! │  ├─ 61
//! │  └─ 50
//! ├─ MIN  ≤ 40                               (44, +∞)
//! │  ├─ 40
//! │  └─ ×  not visited: MIN has 40, MAX already holds 44
//! ```

use call_trace::Trace;
use unicode_width::UnicodeWidthStr;

use super::fold::FoldedGame;
use super::tree::Game;
use crate::fold::{Limits, What};
use crate::labels::counted;
use crate::options::TextOptions;
use crate::svg::measure::wrap_words;
use crate::text::{Line, Look, finish, rails, write};

/// The column of the windows, where the lines leave room for it.
const WINDOWS: usize = 52;

/// The game tree of a run as text: the value of each node and the window it was given, what was
/// not visited and why, and the line that both play. For a run that [`crate::is_game`] knows.
pub fn game_tree_text(trace: &Trace, options: &TextOptions) -> String {
    write(&lines(&Game::new(trace), options), options.color)
}

pub(crate) fn lines(game: &Game, options: &TextOptions) -> Vec<Line> {
    let limits = Limits {
        nodes: options.max_lines.max(4),
        depth: options
            .max_depth
            .unwrap_or(usize::MAX)
            .min(options.width.max(16) / 4),
        levels: usize::MAX,
        chain: usize::MAX,
        siblings: options.max_lines.max(4),
        roots: options.max_lines.max(4) - 1,
        leaves: false,
    };
    let folded = game.folded(limits, 0);
    let mut out = board(game);
    let first = out.len();
    let mut windows: Vec<(usize, String)> = Vec::new();
    for (v, mut line) in rails(&folded) {
        let shown = &folded.nodes[v];
        match shown.what {
            What::Node(node) => {
                let ends = shown
                    .children
                    .iter()
                    .all(|&child| !on_line(game, &folded, child));
                position(game, node, shown.hidden, ends, &mut line);
                if let Some(window) = game.nodes[node].window.filter(|_| inner(game, node)) {
                    windows.push((out.len(), super::number::window_shown(window)));
                }
            }
            What::Leaf(super::fold::Cut { node, .. }) => {
                let moves = game.cut_moves(shown.what);
                let moves = if moves.is_empty() { moves } else { moves + " " };
                let (said, reason) = (cut_words(game, node), game.reason(node));
                line.push(format!("×  {moves}{said}: {reason}"), Look::Bad);
                let unread = game.unread(shown.what).map_or(String::new(), |value| {
                    format!("; unread: {}", words::minus(value))
                });
                // The reason is worth more.
                if line.plain().width() + unread.width() <= options.width {
                    line.push(unread, Look::Bad);
                }
            }
            What::Gap { nodes, .. } => {
                line.push(
                    format!("⋮  {} not shown", counted(nodes, "position")),
                    Look::Dim,
                );
            }
        }
        out.push(line);
    }
    set_windows(&mut out[first..], windows, first, options.width);
    let mut line = Line::default();
    line.push(game.counts(), Look::Plain);
    if game.nodes.iter().any(|node| node.line) {
        line.push(" ★ the line both play.", Look::Good);
    }
    out.extend(wrapped(line, options.width));
    if let Some(returned) = game.returned() {
        let mut line = Line::default();
        line.push(format!("Returned: {returned}"), Look::Plain);
        out.extend(wrapped(line, options.width));
    }
    for sentences in game.complaint().iter().flat_map(|all| all.lines()) {
        for words in wrap_words(sentences, options.width as f64, |text| text.width() as f64) {
            let mut line = Line::default();
            line.push(words, Look::Bad);
            out.push(line);
        }
    }
    finish(&mut out, options.width, options.ascii);
    out
}

/// The first position, where it is a board that can be drawn in a few lines.
fn board(game: &Game) -> Vec<Line> {
    let root = game.roots.first().and_then(|&root| game.picture(root));
    let text = root.map_or(String::new(), |board| board.text());
    let line = |text: &str| {
        let mut line = Line::default();
        line.push(text, Look::Plain);
        line
    };
    text.lines().map(line).collect()
}

fn inner(game: &Game, node: usize) -> bool {
    !game.nodes[node].children.is_empty()
}

fn on_line(game: &Game, folded: &FoldedGame, v: usize) -> bool {
    matches!(folded.nodes[v].what, What::Node(node) if game.nodes[node].line)
}

/// `3: MIN  ≤ 40`, and what there is to say.
fn position(game: &Game, this: usize, hidden: usize, ends: bool, line: &mut Line) {
    let node = &game.nodes[this];
    if let Some(led_by) = game.led_by(this) {
        line.push(format!("{led_by}: "), Look::Dim);
    }
    if let Some(mover) = node.mover.filter(|_| inner(game, this)) {
        let again = if game.again(this) { " again" } else { "" };
        let who = if game.asks {
            mover.side().letter()
        } else {
            mover.name()
        };
        line.push(format!("{who}{again}  "), Look::Plain);
    }
    let look = if node.line { Look::Good } else { Look::Value };
    if node.unvisited {
        let above = node.parent.filter(|&above| !game.nodes[above].unvisited);
        let why = above.map_or(String::new(), |above| format!(": {}", game.reason(above)));
        let unseen = game.unseen(this).unwrap_or("·");
        line.push(format!("{unseen}  built, never visited{why}"), Look::Bad);
    }
    match node.label() {
        _ if node.unvisited => {}
        Some(value) => line.push(value, look),
        None if node.returned && game.valued => line.push("no value", Look::Dim),
        None if node.returned => line.push("·", Look::Dim),
        None => line.push("×  never returned", Look::Bad),
    }
    if node.line && ends {
        line.push("  ★", Look::Good);
    }
    if game.first_too_many() == Some(this) {
        line.push("   need not be tried", Look::Bad);
    }
    if game.known_before(this) {
        line.push("   known before", Look::Dim);
    }
    if node.peeked > 0 {
        line.push(
            format!("   looked at {}", counted(node.peeked, "move")),
            Look::Dim,
        );
    }
    if hidden > 0 {
        line.push(
            format!("   … {} below", counted(hidden, "position")),
            Look::Dim,
        );
    }
}

/// Whether the cut moves of a node were made at all.
fn cut_words(game: &Game, node: usize) -> &'static str {
    if game.nodes[node].cut.iter().all(|branch| branch.peeked) {
        "played, not searched"
    } else {
        "not visited"
    }
}

/// Puts the windows into one column at the right.
fn set_windows(lines: &mut [Line], windows: Vec<(usize, String)>, first: usize, width: usize) {
    let widest = windows
        .iter()
        .map(|(_, window)| window.width())
        .max()
        .unwrap_or(0);
    let left = |at: usize| lines[at - first].plain().width();
    let needed = windows.iter().map(|(at, _)| left(*at)).max().unwrap_or(0) + 3 + widest;
    let column = needed.max(WINDOWS - 1).min(width);
    for (at, window) in windows {
        let line = &mut lines[at - first];
        let room = column.saturating_sub(line.plain().width() + window.width());
        if room > 0 {
            line.push(" ".repeat(room), Look::Plain);
            line.push(window, Look::Dim);
        }
    }
}

/// The last line, in two where it is too long.
fn wrapped(line: Line, width: usize) -> Vec<Line> {
    if line.plain().width() <= width || line.spans.len() < 2 {
        return vec![line];
    }
    let lines = line.spans.into_iter().map(|span| {
        let mut line = Line::default();
        line.push(span.text.trim_start(), span.look);
        line
    });
    lines.collect()
}
