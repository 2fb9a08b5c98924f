//! A recorded run before its first step. `{{#start NAME}}` shows a run above the question about it, where a drawing of
//! the whole run would give the answer away: the written tree that a search reads, with its leaves and nothing else,
//! or the first call of any other run and an empty place below it.

use call_trace::Trace;
use figures::Run;

use crate::directive::Directive;
use crate::figure::Figure;
use crate::html::{escape, one_block};
use crate::recordings::Recordings;

/// The widest label, in columns.
const WIDEST: usize = 44;
/// The width of a column, in pixels.
const COLUMN: usize = 8;

/// Draws the start of a recording; `id` begins every id in it.
pub(crate) fn start(
    directive: &Directive,
    id: &str,
    recordings: &Recordings,
) -> Result<Figure, String> {
    directive.allow(&["id", "title", "caption"])?;
    let [recording] = directive.exactly(["recording"])?;
    let trace = recordings.get(recording)?;
    let (wide, svg, caption, twin) = match tree(&trace, id) {
        Some((wide, svg, text)) => {
            let caption = "The tree, before anybody searches it.";
            (wide, svg, caption, format!("The tree as a list: {text}."))
        }
        None if trace.calls() == 0 => {
            return Err(format!("the recording \"{recording}\" has no calls"));
        }
        None => {
            let (wide, svg) = first_call(&trace, id);
            let caption = "The run has made its first call, and nothing else yet.";
            let label = Run::of(&trace).label(0, usize::MAX);
            (wide, svg, caption, format!("The first call is {label}."))
        }
    };
    let title = directive.option("title").map_or_else(String::new, |title| {
        format!("<p class=\"fig-title\">{}</p>\n", escape(title))
    });
    let caption = escape(directive.option("caption").unwrap_or(caption));
    let twin = escape(&twin);
    let html = one_block(&format!(
        "<figure class=\"recorded recorded-start\" id=\"{id}\">\n\
         <div class=\"figure-drawing\"><div class=\"fig fig-figure\">\n\
         {title}<div class=\"fig-scroll\" style=\"--w:{wide}px\">\n{svg}</div>\n</div></div>\n\
         <figcaption>{caption}</figcaption>\n\
         <details class=\"figure-twin\"><summary>As text</summary><ul><li>{twin}</li></ul></details>\n</figure>",
    ));
    Ok(Figure { html, plays: false })
}

/// Draws the written tree that a run searches, with its leaves. Returns the width, the drawing and the text of the tree, or
/// `None` if there is no such tree.
fn tree(trace: &Trace, id: &str) -> Option<(usize, String, String)> {
    let (text, leaves) = figures::written_leaves(trace)?;
    let tree = figures::bare_tree(trace, &format!("{id}-drawing"))?;
    let numbers = tree.leaves.iter().zip(leaves).map(|(place, leaf)| {
        let [x, y, width, _] = place;
        let number = escape(text[leaf.at].trim());
        format!(
            "<text class=\"m\" x=\"{}\" y=\"{}\">{number}</text>",
            x + width / 2.0,
            y + 18.0
        )
    });
    let numbers: String = numbers.collect();
    let described = format!(
        "role=\"img\" aria-label=\"The tree {}: a triangle for each node, the tip up where MAX moves and down where MIN moves.\"",
        escape(&text),
    );
    let svg = tree.svg.replace("aria-hidden=\"true\"", &described);
    let svg = svg.replace("</svg>", &format!("{numbers}</svg>"));
    Some((tree.size.0.ceil() as usize, svg, text))
}

/// Draws the first call of a run. Returns its width, too.
fn first_call(trace: &Trace, id: &str) -> (usize, String) {
    let label = Run::of(trace).label(0, WIDEST);
    let wide = label.chars().count() * COLUMN + 30;
    // The margin leaves space for thick outlines.
    let outer = wide + 4;
    let (label, middle) = (escape(&label), wide / 2);
    let svg = format!(
        "<svg class=\"fig\" viewBox=\"-2 -2 {outer} 118\" width=\"{outer}\" height=\"118\" role=\"img\" aria-labelledby=\"{id}-drawing\">\n\
         <title id=\"{id}-drawing\">The first call is {label}.</title>\n\
         <path class=\"e gap\" d=\"M{middle} 46V78\"/>\n\
         <rect class=\"n c\" x=\"0\" y=\"0\" width=\"{wide}\" height=\"46\" rx=\"9\"/>\n\
         <text class=\"m\" x=\"{middle}\" y=\"19\">{label}</text>\n\
         <text class=\"s\" x=\"8\" y=\"38\">1</text>\n\
         <text class=\"v end\" x=\"{}\" y=\"38\">→ ?</text>\n\
         <rect class=\"n gap\" x=\"{}\" y=\"78\" width=\"36\" height=\"34\" rx=\"9\"/>\n\
         <text class=\"m\" x=\"{middle}\" y=\"99\">?</text>\n\
         </svg>\n",
        wide - 8,
        middle - 18,
    );
    (outer, svg)
}
