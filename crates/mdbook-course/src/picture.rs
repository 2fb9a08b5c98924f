//! A drawing of a recording as an ornament: `{{#picture tree fibonacci-4}}`. The words beside it describe it.
//! Therefore it has no title, caption or text of its own, and screen readers skip it.

use figures::{Drawing, Run};

use crate::html::one_block;
use crate::recordings::Recordings;

/// Returns the drawing of a recording without words. `id` begins every id in it.
pub(crate) fn ornament(
    drawing: &Drawing,
    recording: &str,
    id: &str,
    recordings: &Recordings,
) -> Result<String, String> {
    let trace = recordings.get(recording)?;
    let drawn = drawing.draw(&Run::of(&trace), id);
    let drawn = drawn.map_err(|error| error.to_string())?.drawing;
    let drawing = drawn
        .find("fig-scroll")
        .and_then(|from| svg(&drawn[from..]));
    let drawing = drawing.ok_or_else(|| format!("{recording} is not a single drawing"))?;
    Ok(one_block(&format!(
        "<figure class=\"picture fig\" aria-hidden=\"true\">{drawing}</figure>"
    )))
}

/// Returns the first drawing in a text.
fn svg(html: &str) -> Option<&str> {
    let from = html.find("<svg")?;
    let end = html[from..].find("</svg>")?;
    Some(&html[from..from + end + "</svg>".len()])
}
