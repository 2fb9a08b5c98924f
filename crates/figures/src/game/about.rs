//! The description of a search, shared by all its figures: its name, its size and its result.

use call_trace::Search;
use textfmt::plural;

use super::node::Node;
use super::number::shown;
use super::terms::{A_LEAF, LOOKED_AT};
use super::tree::Game;
use super::words::branches;
use crate::labels::{counted, spaced};

/// The number of searches, counted from the last, whose principal variation is described, and the number of nodes
/// described in each.
const LINES: usize = 3;
const STEPS: usize = 10;

/// A search in words.
pub(crate) struct AboutSearch {
    /// The name of the search in titles.
    pub name: String,
    /// `10 nodes searched below the root, 1 cut.`
    pub counts: String,
    /// The size of the search, and its return value.
    pub facts: String,
    /// The tree in a few sentences, for readers who cannot see it.
    pub description: String,
}

impl AboutSearch {
    pub(crate) fn of(game: &Game) -> Self {
        let (name, counts) = (name(game), counts(game));
        let title = title(game, &name);
        AboutSearch {
            description: describe(game, &title, &counts),
            facts: match game.returned() {
                Some(returned) => format!("{title}. It returned {returned}"),
                None => title,
            },
            counts,
            name,
        }
    }
}

/// `Alpha-beta reads 7 of 8 leaves`.
fn title(game: &Game, name: &str) -> String {
    let value = match game.roots[..] {
        [root] => game.nodes[root].value,
        _ => None,
    };
    if let Some(built) = game.built {
        let (visited, value) = (game.visited(), value.map_or(String::new(), shown));
        let visited = match built == visited {
            true => "all".to_owned(),
            false => spaced(visited),
        };
        let built = counted(built, "node");
        return format!("{name}: {built} built, {visited} visited, value {value}");
    }
    if let Some((read, all)) = leaves_read(game).filter(|_| game.unrecorded == 0) {
        return match all {
            1 if read == 1 => format!("{name} reads the only leaf"),
            2 if read == 2 => format!("{name} reads both leaves"),
            _ if read == all => format!("{name} reads all {} leaves", spaced(all)),
            _ => {
                let leaves = plural(all, "leaf", "leaves");
                format!("{name} reads {} of {} {leaves}", spaced(read), spaced(all))
            }
        };
    }
    // As everywhere in the course, every call counts, including the root's.
    let mut out = format!("{name}: {} visited", counted(game.nodes.len(), "node"));
    let cut = game.branches_cut();
    if cut > 0 {
        out += &format!(", {} {}", branches(cut), game.left_out_word(&game.cuts()));
    }
    if game.roots.len() > 1 {
        out += &format!(", in {} searches", spaced(game.roots.len()));
    }
    if let Some(value) = value {
        out += &format!(", value {}", shown(value));
    }
    if game.unrecorded > 0 {
        out += "; not all was recorded";
    }
    out
}

/// `10 nodes searched below the root, 1 cut.`
fn counts(game: &Game) -> String {
    if let Some(built) = game.built {
        let vain = built.saturating_sub(game.visited());
        return format!(
            "{} built, {} visited: {} built for nothing.",
            counted(built, "node"),
            spaced(game.visited()),
            spaced(vain)
        );
    }
    let searched = game.nodes.len() - game.roots.len();
    let roots = plural(game.roots.len(), "root", "roots");
    let mut out = format!("{} searched below the {roots}", counted(searched, "node"));
    let (cut, cuts) = (game.branches_cut(), game.cuts());
    let (places, what) = (cuts.len(), game.left_out_word(&cuts));
    if cut != places {
        out += &format!(", {} {what} at {}", branches(cut), counted(places, "node"));
    } else if cut > 0 {
        out += &format!(", {} {what}", spaced(cut));
    }
    let looked_at = game.looked_at();
    if looked_at > 0 {
        out += &format!("; {} more {LOOKED_AT}", spaced(looked_at));
    }
    if game.unrecorded > 0 {
        let calls = counted(game.unrecorded, "later call");
        out += &format!("; {calls} not recorded");
    }
    out + "."
}

/// Returns the name of the search in titles: the search that its function declares, or else the function's name.
fn name(game: &Game) -> String {
    match (game.search, game.function) {
        (Some(Search::AlphaBeta), _) if game.negated => "Negamax".into(),
        (Some(Search::AlphaBeta), _) => "Alpha-beta".into(),
        (None, "") => "The search".into(),
        (None, name) => textfmt::capital(&name.replace('_', " ")),
    }
}

/// Counts the valued leaves of the tree written at the root, each once, and all its leaves. A node where the search
/// stopped is not a leaf if moves lead on from there.
fn leaves_read(game: &Game) -> Option<(usize, usize)> {
    let [root] = game.roots[..] else { return None };
    let whole = game.nodes[root].board()?.tree()?;
    let all = whole.leaves().iter().sum::<usize>().max(1);
    Some((game.leaves_valued?, all))
}

/// Describes the tree in a few sentences, for readers who cannot see it.
fn describe(game: &Game, title: &str, counts: &str) -> String {
    let mut out = format!("{title}. {counts}");
    if let Some(diagnostic) = game.diagnostic() {
        out += &format!(" {diagnostic}");
    }
    let lines = game.roots.iter().filter(|&&root| game.nodes[root].line);
    let lines: Vec<usize> = lines.copied().collect();
    let first = lines.len().saturating_sub(LINES);
    for &root in &lines[first..] {
        let of = match game.led_by(root).filter(|_| game.roots.len() > 1) {
            Some(led_by) => format!(" ({led_by})"),
            None => String::new(),
        };
        out += &format!(" The line both play{of}: {}.", line_in_words(game, root));
    }
    if first > 0 {
        let searches = plural(first, "search", "searches");
        let searches = format!("{} earlier {searches}", spaced(first));
        out += &format!(" The lines of {searches} are not told.");
    }
    for cut in game.cuts().into_iter().take(3) {
        let word = match game.is_cut(cut) {
            true => "A cut",
            false => "Not searched",
        };
        out += &format!(" {word}: {}.", game.reason(cut));
    }
    out
}

/// Describes the principal variation from a root, as far as ten nodes: `MAX, 44; move 1 to MIN, 44`.
fn line_in_words(game: &Game, root: usize) -> String {
    let line: Vec<&Node> = game.line_from(root).collect();
    let steps = line.iter().take(STEPS).map(|node| {
        let mover = node.chooses().map_or(A_LEAF, |mover| game.who(mover));
        let value = node.label().unwrap_or_else(|| node.no_value().into());
        match node.choice {
            Some(choice) => format!("move {choice} to {mover}, {value}"),
            None => format!("{mover}, {value}"),
        }
    });
    let mut words: Vec<String> = steps.collect();
    let more = line.len().saturating_sub(STEPS);
    if more > 0 {
        words.push(format!("and {}", counted(more, "more move")));
    }
    words.join("; ")
}
