//! A recorded run before its first step. `{{#start NAME}}` shows a run above the question about it, where a drawing of
//! the whole run would give the answer away: the written tree that a search reads, with its leaves and nothing else,
//! or the first call of any other run and an empty place below it.

use figures::{bare_tree, first_call};

use crate::figure::Figure;
use crate::html::{escape, one_block};
use crate::recordings::Recordings;

/// Draws the start of a recording; `id` begins every id in it.
pub(crate) fn start(
    recording: &str,
    id: &str,
    title: Option<&str>,
    caption: Option<&str>,
    recordings: &Recordings,
) -> Result<Figure, String> {
    let trace = recordings.get(recording)?;
    let inside = format!("{id}-drawing");
    let (drawing, usual, twin) = match bare_tree(&trace, &inside) {
        Some(tree) => {
            let usual = "The tree, before anybody searches it.";
            let twin = format!("The tree as a list: {}.", tree.shows);
            (tree, usual, twin)
        }
        None => {
            let call = first_call(&trace, &inside)
                .ok_or_else(|| format!("the recording \"{recording}\" has no calls"))?;
            let usual = "The run has made its first call, and nothing else yet.";
            let twin = format!("The first call is {}.", call.shows);
            (call, usual, twin)
        }
    };
    let (svg, wide) = (drawing.svg, drawing.width);
    let title = title.map_or_else(String::new, |title| {
        format!("<p class=\"fig-title\">{}</p>\n", escape(title))
    });
    let caption = escape(caption.unwrap_or(usual));
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
