//! The game tree as text, with box-drawing lines.
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

use ::game::Value;
use unicode_width::UnicodeWidthStr;

use super::fold::Cut;
use super::number::shown;
use super::terms::{
    AGAIN, ANSWERED_AT_ONCE, BUILT_ONLY, LATER_MOVES_SEARCHED, NEED_NOT_BE_TRIED, NEVER_RETURNED,
    TIME_WAS_UP,
};
use super::tree::Game;
use crate::fold::{Limits, What};
use crate::labels::{counted, not_shown};
use crate::options::{AuditDetail, TextOptions};
use crate::run::Run;
use crate::svg::measure::wrap_words;
use crate::text::{Line, Look, finish, rails, write};

/// The column of the windows, if the lines are short enough.
const WINDOWS: usize = 52;

/// Writes the game tree as text: the value and the window of each node, the branches that were not visited and the
/// reasons for that, and the principal variation.
pub(crate) fn written(run: &Run, options: &TextOptions) -> String {
    write(&lines(run, options, None), options.color)
}

/// The progress of a search, in the steps of its player.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Progress<'p> {
    /// The last step that was made.
    pub at: usize,
    /// The current position of the search.
    pub here: Option<usize>,
    /// Whether no step follows.
    pub is_over: bool,
    pub times: &'p Times,
}

/// For each position, the steps when it was entered, when branches of it were cut, and when it was left. An event
/// that never happened has the largest number.
#[derive(Debug)]
pub(crate) struct Times {
    pub entered: Vec<usize>,
    pub cut: Vec<usize>,
    pub left: Vec<usize>,
    /// The best values that each position has found so far, if known, with the first step of each.
    pub best: Vec<Vec<(usize, Option<Value>)>>,
}

impl Progress<'_> {
    fn is_ahead(&self, this: usize) -> bool {
        self.times.entered[this] > self.at && !self.is_over
    }

    fn is_open(&self, this: usize) -> bool {
        self.times.left[this] > self.at && !self.is_over
    }

    fn is_cut(&self, this: usize) -> bool {
        self.times.cut[this] <= self.at || self.is_over
    }

    /// Returns the best value that a position has found so far.
    pub(crate) fn best(&self, this: usize) -> Option<Value> {
        let until_now = |&&(from, _): &&(usize, Option<Value>)| from <= self.at;
        let best = self.times.best[this].iter().take_while(until_now).last();
        best.and_then(|&(_, value)| value)
    }
}

/// Returns the lines of the tree, whole or at a moment of the run. Positions still ahead are dim and have no values.
pub(crate) fn lines(run: &Run, options: &TextOptions, place: Option<Progress<'_>>) -> Vec<Line> {
    let game = run.game();
    let lines = options.max_lines.max(4);
    let depth = options.width.max(16) / 4;
    let whole = Limits {
        nodes: lines,
        depth,
        siblings: lines,
        roots: lines - 1,
        ..Limits::NONE
    };
    let here = place.and_then(|place| place.here);
    // The current position is shown however deep it is. The middle of a long path to it is left out.
    let limits = match here {
        None => whole,
        Some(_) => Limits {
            depth: usize::MAX,
            levels: (options.width.saturating_sub(16) / 3).clamp(5, depth.max(5)),
            ..whole
        },
    };
    let folded = game.folded(here, &[], limits, 0);
    let is_over = place.is_none_or(|place| place.is_over);
    let mut out = Vec::new();
    let mut windows: Vec<(usize, String)> = Vec::new();
    for (v, mut line) in rails(&folded) {
        let it = &folded.nodes[v];
        match it.what {
            What::Node(this) => {
                let is_ahead = place.is_some_and(|place| place.is_ahead(this));
                if let Some(led_by) = game.led_by(this) {
                    line.push(format!("{led_by}: "), Look::Dim);
                }
                match place.filter(|place| is_ahead || place.is_open(this)) {
                    Some(place) => position_before_its_end(game, place, this, &mut line),
                    None => {
                        let star = is_over && game.ends_line(&folded, it);
                        position(game, this, is_over, star, &mut line);
                    }
                }
                if it.hidden > 0 {
                    let words = format!("   … {} below", counted(it.hidden, "node"));
                    line.push(words, Look::Dim);
                }
                let window = game.nodes[this].window_given().filter(|_| !is_ahead);
                windows.extend(window.map(|window| (out.len(), window)));
            }
            What::Leaf(cut) if place.is_some_and(|place| !place.is_cut(cut.node)) => {
                line.push(format!("·  {}", game.cut_moves(cut)), Look::Dim);
            }
            What::Leaf(cut) => out.extend(cut_branches(game, cut, &mut line, options.width)),
            What::Gap { nodes, .. } => {
                let words = format!("⋮  {}", not_shown(&counted(nodes, "node")));
                line.push(words, Look::Dim);
            }
        }
        out.push(line);
    }
    set_windows(&mut out, windows, options.width);
    if place.is_none() {
        out.splice(0..0, board(game));
    }
    if !is_over {
        finish(&mut out, options.width);
        return out;
    }
    let mut line = Line::of(run.about_search().counts.as_str(), Look::Plain);
    if game.nodes.iter().any(|node| node.line) {
        line.push(format!(" ★ {}.", game.line_both_play()), Look::Good);
    }
    out.extend(wrapped(line, options.width));
    if let Some(returned) = game.returned() {
        let line = Line::of(format!("Returned: {returned}"), Look::Plain);
        out.extend(wrapped(line, options.width));
    }
    let alone = game.is_of_one_call().then_some(
        "Only the first call was recorded: put #[traced] on the helper that searches, too.",
    );
    let diagnostic = match options.audit {
        AuditDetail::None => None,
        AuditDetail::Difference => game.difference(),
        AuditDetail::WithCause => game.diagnostic(),
    };
    for sentences in diagnostic.iter().flat_map(|all| all.lines()).chain(alone) {
        out.extend(Line::in_lines(sentences, Look::Bad, options.width));
    }
    finish(&mut out, options.width);
    out
}

/// Returns the lines of the first position, if it is a board that can be drawn in a few lines.
fn board(game: &Game) -> Vec<Line> {
    let root = game.roots.first().and_then(|&root| game.picture(root));
    let text = root.map_or(String::new(), |board| board.text());
    let lines = text.lines();
    lines.map(|line| Line::of(line, Look::Plain)).collect()
}

/// Writes a position with its remarks: `MIN  ≤ 40`.
fn position(game: &Game, this: usize, is_over: bool, star: bool, line: &mut Line) {
    let node = &game.nodes[this];
    if let Some(mover) = node.chooses() {
        let again = match game.again(this) {
            true => format!(" {AGAIN}"),
            false => String::new(),
        };
        line.push(format!("{}{again}  ", game.who(mover)), Look::Plain);
    }
    match node.label() {
        _ if node.unvisited => {
            let above = node.parent.filter(|&above| !game.nodes[above].unvisited);
            let why = above.map_or(String::new(), |above| format!(": {}", game.reason(above)));
            let unseen = game.unseen(this).unwrap_or("·");
            line.push(format!("{unseen}  {BUILT_ONLY}{why}"), Look::Bad);
        }
        // The principal variation is marked at the end.
        Some(value) if node.line && is_over => line.push(value, Look::Good),
        Some(value) => line.push(value, Look::Value),
        None if !node.returned => line.push(format!("×  {NEVER_RETURNED}"), Look::Bad),
        None if game.valued => line.push(node.no_value(), Look::Dim),
        None => line.push("·", Look::Dim),
    }
    if star {
        line.push("  ★", Look::Good);
    }
    if game.first_too_many() == Some(this) {
        line.push(format!("   {NEED_NOT_BE_TRIED}"), Look::Bad);
    }
    if game.answered_at_once(this) {
        line.push(format!("   {ANSWERED_AT_ONCE}"), Look::Dim);
    }
    if game.is_whole_and_cut_short(this) {
        line.push(format!("   {TIME_WAS_UP}"), Look::Bad);
    }
    if let Some(looked_at) = node.looked_at() {
        line.push(format!("   {looked_at}"), Look::Dim);
    }
}

/// Writes a position that has not been left yet: `MIN  best 40 ◀`. A position still ahead shows only who moves.
fn position_before_its_end(game: &Game, place: Progress<'_>, this: usize, line: &mut Line) {
    let is_here = place.here == Some(this);
    let look = match place.is_ahead(this) {
        true => Look::Dim,
        false if is_here => Look::Here,
        false => Look::Plain,
    };
    let mover = game.nodes[this].chooses();
    line.push(mover.map_or("·", |mover| game.who(mover)), look);
    if let Some(best) = place.best(this) {
        line.push(format!("  best {}", shown(best)), Look::Value);
    }
    if is_here {
        line.push(" ◀", Look::Here);
    }
}

/// Writes the words at cut branches, over several lines if they do not fit on one. Returns all of these lines except the
/// last, which is stored in `line`.
fn cut_branches(game: &Game, cut: Cut, line: &mut Line, width: usize) -> Vec<Line> {
    let moves = game.cut_moves(cut);
    let gap = if moves.is_empty() { "" } else { " " };
    let words = Game::left_out_as(game.branches_of(cut));
    let then = if words.contains(':') { ';' } else { ':' };
    let reason = match game.are_skipped(cut.node, cut.from..cut.to) {
        true => LATER_MOVES_SEARCHED.to_owned(),
        false => game.reason(cut.node),
    };
    let mut words = format!("{moves}{gap}{words}{then} {reason}");
    let unread = game.unread(cut).map_or(String::new(), |value| {
        format!("; unread: {}", textfmt::minus(value))
    });
    let rail = line.plain();
    let room = width.saturating_sub(rail.width() + 3);
    // The reason matters more than the unread value.
    if words.width() + unread.width() <= room {
        words += &unread;
    }
    if words.width() <= room || room < 24 {
        line.push(format!("×  {words}"), Look::Bad);
        return Vec::new();
    }
    let goes_on = rail.replace("├─ ", "│  ").replace("└─ ", "   ");
    let mut all: Vec<Line> = Vec::new();
    for part in wrap_words(&words, room as f64, |text| text.width() as f64) {
        let (rail, sign) = match all.is_empty() {
            true => (&rail, "×  "),
            false => (&goes_on, "   "),
        };
        let mut next = Line::of(rail.as_str(), Look::Dim);
        next.push(format!("{sign}{part}"), Look::Bad);
        all.push(next);
    }
    *line = all.pop().unwrap_or_default();
    all
}

/// Puts the windows of lines into one column on the right.
fn set_windows(lines: &mut [Line], windows: Vec<(usize, String)>, width: usize) {
    let widest = windows.iter().map(|(_, window)| window.width()).max();
    let longest = windows.iter().map(|(at, _)| lines[*at].plain().width());
    let needed = longest.max().unwrap_or(0) + 3 + widest.unwrap_or(0);
    let column = needed.max(WINDOWS - 1).min(width);
    for (at, window) in windows {
        let line = &mut lines[at];
        let room = column.saturating_sub(line.plain().width() + window.width());
        if room > 0 {
            line.push(" ".repeat(room), Look::Plain);
            line.push(window, Look::Dim);
        }
    }
}

/// Splits the last line if it is too wide.
fn wrapped(line: Line, width: usize) -> Vec<Line> {
    if line.plain().width() <= width {
        return vec![line];
    }
    let spans = line.spans.into_iter();
    let lines = spans.flat_map(|span| Line::in_lines(span.text.trim_start(), span.look, width));
    lines.collect()
}
