//! A recorded run before its first step. `{{#start NAME}}` shows a run above the question about it, where a drawing of
//! the whole run would give the answer away: the written tree that a search reads, with its leaves and nothing else,
//! or the first call of any other run and an empty place below it.

use figures::{bare_tree, first_call};

use crate::directive::Directive;
use crate::figure::Figure;
use crate::html::{escape, one_block};
use crate::recordings::Recordings;

/// Draws the start of a recording; `id` begins every id in it.
pub(crate) fn start(
    directive: &Directive,
    id: &str,
    recordings: &Recordings,
) -> Result<Figure, String> {
    directive.allow(&["id", "title", "caption"])?;
    let [recording] = directive.exactly(["recording"])?;
    let trace = recordings.get(recording)?;
    let inside = format!("{id}-drawing");
    let (drawing, caption, twin) = match bare_tree(&trace, &inside) {
        Some(tree) => {
            let caption = "The tree, before anybody searches it.";
            let twin = format!("The tree as a list: {}.", tree.shows);
            (tree, caption, twin)
        }
        None => {
            let call = first_call(&trace, &inside)
                .ok_or_else(|| format!("the recording \"{recording}\" has no calls"))?;
            let caption = "The run has made its first call, and nothing else yet.";
            let twin = format!("The first call is {}.", call.shows);
            (call, caption, twin)
        }
    };
    let (svg, wide) = (drawing.svg, drawing.width);
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
