//! Two recorded runs beside each other, one of the reference and one of a wrong program, with the first difference
//! marked. `cargo course --book` draws a student's own run in the same way. The pair needs no script.

use figures::{Beside, Drawing, Highlight, Run};

use crate::figure::Figure;
use crate::html::{escape, one_block};
use crate::recordings::Recordings;

/// The names of the two sides, as the book has them beside an editor.
const NAMES: [&str; 2] = ["Ours", "Yours"];

/// Draws a pair; `id` begins every id in it. If `is_short` is set, the comment on a search has only its first and its
/// last line.
pub(crate) fn pair(
    drawing: &Drawing,
    [ours, yours]: [&str; 2],
    id: &str,
    caption: Option<&str>,
    is_short: bool,
    recordings: &Recordings,
) -> Result<Figure, String> {
    let traces = [recordings.get(ours)?, recordings.get(yours)?];
    let found = figures::difference(&traces[0], &traces[1]);
    let found = found
        .ok_or_else(|| format!("{yours} runs as {ours} does, so there is no difference to show"))?;
    let runs = [Run::of(&traces[0]), Run::of(&traces[1])];
    let side = |at: usize, mark: Option<&Highlight>| -> Result<[String; 2], String> {
        let beside = Beside {
            mark,
            ..Beside::default()
        };
        let (name, side) = (NAMES[at], format!("{id}-{}", NAMES[at].to_lowercase()));
        let drawn = drawing.draw_beside(&runs[at], &side, beside);
        let drawn = drawn.map_err(|error| error.to_string())?;
        Ok([
            format!(
                "<div class=\"pair-side\"><p class=\"pair-name\">{name}</p>\n{}\n</div>",
                drawn.drawing
            ),
            format!("<p>{name}:</p>\n{}", drawn.twin.trim_end()),
        ])
    };
    let [ours, ours_listed] = side(0, found.ours.as_ref())?;
    let [yours, yours_listed] = side(1, found.yours.as_ref())?;
    let audit = runs[1].audited().map_or_else(String::new, |audit| {
        let mut lines: Vec<String> = audit.lines().map(escape).collect();
        // A reader who does not know windows yet sees only the result.
        if is_short && lines.len() > 2 {
            lines.drain(1..lines.len() - 1);
        }
        format!("<p class=\"pair-audit\">{}</p>\n", lines.join("<br>"))
    });
    let caption = caption.map_or_else(String::new, |caption| {
        format!("<figcaption>{}</figcaption>\n", escape(caption))
    });
    let html = one_block(&format!(
        "<figure class=\"recorded pair\" id=\"{id}\">\n\
         <div class=\"pair-says\">\n{audit}<p><b>The first call that differs ≠</b> {}</p>\n</div>\n\
         <div class=\"pair-sides\">\n{ours}\n{yours}\n</div>\n{caption}\
         <details class=\"figure-twin\"><summary>As text</summary>{ours_listed}\n{yours_listed}</details>\n</figure>",
        escape(&found.sentence),
    ));
    Ok(Figure { html, plays: false })
}
