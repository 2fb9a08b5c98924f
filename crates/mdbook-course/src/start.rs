//! A recorded run before its first step: its first call, and an empty place below it. `{{#start NAME}}` shows a run
//! above the question about it, where a drawing of the whole run would give the answer away.

use figures::Run;

use crate::directive::Directive;
use crate::figure::Figure;
use crate::html::{escape, one_block};
use crate::recordings::Recordings;

/// The widest label, in columns.
const WIDEST: usize = 44;
/// The width of a column, in pixels.
const COLUMN: usize = 8;
/// The caption of a figure that has none of its own.
const CAPTION: &str = "The run has made its first call, and nothing else yet.";

/// Draws the first call of a recording; `id` begins every id in it.
pub(crate) fn start(
    directive: &Directive,
    id: &str,
    recordings: &Recordings,
) -> Result<Figure, String> {
    directive.allow(&["id", "title", "caption"])?;
    let [recording] = directive.exactly(["recording"])?;
    let trace = recordings.get(recording)?;
    if trace.calls() == 0 {
        return Err(format!("the recording \"{recording}\" has no calls"));
    }
    let label = Run::of(&trace).label(0, WIDEST);
    let title = directive.option("title").map_or_else(String::new, |title| {
        format!("<p class=\"fig-title\">{}</p>\n", escape(title))
    });
    let caption = escape(directive.option("caption").unwrap_or(CAPTION));
    let wide = label.chars().count() * COLUMN + 30;
    let (label, middle) = (escape(&label), wide / 2);
    let html = one_block(&format!(
        "<figure class=\"recorded recorded-start\" id=\"{id}\">\n\
         <div class=\"figure-drawing\"><div class=\"fig fig-figure\">\n\
         {title}<div class=\"fig-scroll\" style=\"--w:{wide}px\">\n\
         <svg class=\"fig\" viewBox=\"-2 -2 {} 118\" width=\"{wide}\" height=\"118\" role=\"img\" aria-labelledby=\"{id}-drawing\">\n\
         <title id=\"{id}-drawing\">The first call is {label}.</title>\n\
         <path class=\"e gap\" d=\"M{middle} 46V78\"/>\n\
         <rect class=\"n c\" x=\"0\" y=\"0\" width=\"{wide}\" height=\"46\" rx=\"9\"/>\n\
         <text class=\"m\" x=\"{middle}\" y=\"19\">{label}</text>\n\
         <text class=\"s\" x=\"8\" y=\"38\">1</text>\n\
         <text class=\"v end\" x=\"{}\" y=\"38\">→ ?</text>\n\
         <rect class=\"n gap\" x=\"{}\" y=\"78\" width=\"36\" height=\"34\" rx=\"9\"/>\n\
         <text class=\"m\" x=\"{middle}\" y=\"99\">?</text>\n\
         </svg></div>\n</div></div>\n<figcaption>{caption}</figcaption>\n</figure>",
        wide + 4,
        wide - 8,
        middle - 18,
    ));
    Ok(Figure { html, plays: false })
}
