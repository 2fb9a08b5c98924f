//! A player: the tree of a run, the stack beside it, and buttons to step through both.

use std::collections::HashMap;

use call_trace::Trace;

use crate::choices::{Choice, FoldedCalls};
use crate::dots::Played;
use crate::facts::Facts;
use crate::fold::What;
use crate::game::Game;
use crate::labels::{call_label, clip, counted, value};
use crate::moments::{Happened, Moments};
use crate::options::SvgOptions;
use crate::roles::Role;
use crate::svg::{Figure, boards, escape, tree};

/// What makes a player move; a page needs it once, after its players.
pub const PLAYER_JS: &str = concat!(
    include_str!("steps.js"),
    include_str!("number-line.js"),
    include_str!("player.js"),
    include_str!("played.js")
);

/// Notes and choices are steps of their own up to this many steps; calls and returns always are.
const STEPS: usize = 2_000;

/// A player for a page that has [`crate::FIGURE_CSS`] and [`PLAYER_JS`]: the field for a game of
/// dots and boxes that was played ([`crate::is_played`]), the tree of boards for a run with queens, the game tree with a number line for a search of a game
/// ([`crate::is_game`]), the recursion tree for any other. Without the script the whole tree is
/// shown.
pub fn player_fragment(trace: &Trace, options: &SvgOptions) -> String {
    fragment(&parts(trace, options), options)
}

/// What a player shows: the drawing, and the steps as JSON.
pub(crate) struct Parts {
    pub svg: Figure,
    pub data: String,
    /// What is stepped through.
    pub subject: String,
    /// A further class for the player.
    pub class: &'static str,
    /// What stands beside the drawing.
    pub side: &'static str,
}

/// Beside the drawing of calls: a board, and the stack.
pub(crate) const STACK: &str = "<div class=\"fig-board\"></div>\n\
     <div class=\"fig-stack\"><ol></ol><p>the stack</p></div>";

fn parts(trace: &Trace, options: &SvgOptions) -> Parts {
    if let Some(game) = Played::of(trace) {
        return crate::dots::player::parts(&game.shown_from(options.from), options);
    }
    if crate::is_game(trace) {
        return crate::game::player::parts(&Game::new(trace), options);
    }
    let moments = Moments::new(trace);
    let facts = moments.facts();
    let folded = facts.folded(tree::limits(options, 80), None);
    let figure = match facts.queens {
        Some(_) => boards::figure(facts, &folded, options),
        None => tree::figure(facts, &folded, options),
    };
    Parts {
        svg: figure,
        data: data(&moments, &folded),
        subject: facts.subject(),
        class: "fig-calls",
        side: STACK,
    }
}

fn fragment(parts: &Parts, options: &SvgOptions) -> String {
    let svg = parts.svg.finish(&SvgOptions {
        standalone: false,
        ..options.clone()
    });
    let id = escape(&options.id);
    format!(
        "<div class=\"fig fig-player {}\" id=\"{id}-player\" data-fig=\"{id}\" role=\"group\" aria-label=\"Step through {}\">\n\
         <div class=\"fig-controls\" hidden=\"\"></div>\n<p class=\"fig-say\" aria-live=\"polite\"></p>\n\
         <div class=\"fig-window\" hidden=\"\"></div>\n\
         <div class=\"fig-stage\">\n<div class=\"fig-scroll\" tabindex=\"0\">\n{svg}</div>\n\
         <div class=\"fig-side\" hidden=\"\">\n{}\n</div>\n</div>\n\
         <script type=\"application/json\">{}</script>\n</div>\n",
        parts.class,
        escape(&parts.subject),
        parts.side,
        parts.data,
    )
}

/// A page of its own with a player in it.
pub fn player_html(trace: &Trace, options: &SvgOptions) -> String {
    let fragment = fragment(&parts(trace, options), options);
    let summary = crate::summary(trace);
    let title = escape(options.title.as_ref().unwrap_or(&summary));
    let css = crate::FIGURE_CSS;
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n\
         html {{ color-scheme: light dark; }}\nbody {{ margin: 1.5rem; }}\n{css}</style>\n</head>\n\
         <body>\n{fragment}<script>\n{PLAYER_JS}</script>\n</body>\n</html>\n"
    )
}

/// What the script needs to know, as JSON: for each node of the drawing its label, its value,
/// the node below it on the stack and how many frames are hidden between; then the steps, each
/// a kind, a node, a board and a sentence.
fn data(moments: &Moments, folded: &FoldedCalls) -> String {
    let facts = moments.facts();
    let node_of: HashMap<usize, usize> = folded
        .nodes
        .iter()
        .enumerate()
        .filter_map(|(v, node)| {
            if let What::Node(call) = node.what {
                Some((call, v))
            } else {
                None
            }
        })
        .collect();
    let mut under: Vec<Option<usize>> = vec![None; folded.nodes.len()];
    for (v, node) in folded.nodes.iter().enumerate() {
        for &child in &node.children {
            under[child] = Some(v);
        }
    }
    let nodes: Vec<String> = (0..folded.nodes.len())
        .map(|v| node_json(facts, folded, v, under[v]))
        .collect();
    let (steps, boards) = steps(moments, &node_of);
    let boards: Vec<String> = boards.iter().map(|board| json(board)).collect();
    format!(
        "{{\"nodes\":[{}],\n\"boards\":[{}],\n\"steps\":[{}]}}",
        nodes.join(",\n"),
        boards.join(",\n"),
        steps.join(",\n")
    )
}

fn node_json(facts: &Facts, folded: &FoldedCalls, v: usize, under: Option<usize>) -> String {
    let under = under.map_or("-1".to_owned(), |under| under.to_string());
    let (label, result) = match folded.nodes[v].what {
        What::Node(call) => {
            let it = facts.call(call);
            let result = match facts.roles[call] {
                Role::Panicked | Role::NeverReturned => "×".to_owned(),
                _ => value(it)
                    .map(|value| format!("→ {}", clip(&value, 30)))
                    .unwrap_or_default(),
            };
            (call_label(it, 60), result)
        }
        What::Gap { nodes, .. } => (format!("⋮ {}", counted(nodes, "call")), String::new()),
        What::Leaf(Choice::Rejected(choice)) => (clip(choice, 60), String::new()),
        What::Leaf(Choice::Tried(call, play)) => {
            (clip(facts.call(call).plays[play].choice, 60), String::new())
        }
    };
    format!("[{},{},{under}]", json(&label), json(&result))
}

/// The steps of the run that can be seen in the drawing, and the boards they refer to.
fn steps(moments: &Moments, node_of: &HashMap<usize, usize>) -> (Vec<String>, Vec<String>) {
    let facts = moments.facts();
    let mut steps: Vec<String> = Vec::new();
    let mut boards: Vec<String> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    // Before the first queen is placed the board is empty.
    let empty = facts.queens.map(|n| vec![".".repeat(n); n].join("\n"));
    let mut skipped = 0;
    for m in 0..moments.len() {
        let Some(moment) = moments.at(m) else { break };
        let (kind, call) = match moment.happened {
            Happened::Called(call) => ('c', Some(call)),
            Happened::Returned(call) => ('r', Some(call)),
            _ => ('n', moment.top),
        };
        let Some(&node) = call.and_then(|call| node_of.get(&call)) else {
            // Calls that the drawing leaves out pass by in one step.
            skipped += usize::from(kind == 'c');
            continue;
        };
        if kind == 'n' && steps.len() >= STEPS {
            continue;
        }
        let board = moment.board.or(empty.as_deref()).map(|board| {
            *known.entry(board).or_insert_with(|| {
                boards.push(board.to_owned());
                boards.len() - 1
            })
        });
        let board = board.map_or("-1".to_owned(), |board| board.to_string());
        if skipped > 0 {
            let at = if kind == 'c' {
                facts
                    .call(call.unwrap_or(0))
                    .parent
                    .and_then(|up| node_of.get(&up))
            } else {
                Some(&node)
            };
            if let Some(at) = at.copied() {
                let say = format!("{} not shown", counted(skipped, "call"));
                steps.push(format!("[\"n\",{at},{board},{}]", json(&say)));
            }
            skipped = 0;
        }
        steps.push(format!(
            "[\"{kind}\",{node},{board},{}]",
            json(&moments.sentence(m))
        ));
    }
    (steps, boards)
}

/// A JSON string that is safe inside a script element.
pub(crate) fn json(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out += "\\\"",
            '\\' => out += "\\\\",
            c if c.is_control() || matches!(c, '<' | '>' | '&' | '\u{2028}' | '\u{2029}') => {
                out += &format!("\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
