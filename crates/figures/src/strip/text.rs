//! The boards for the terminal, as many beside each other as fit.

use unicode_width::UnicodeWidthStr;

use super::svg::in_equal_rows;
use super::{Strip, Tile};
use crate::labels::counted;
use crate::options::TextOptions;
use crate::pictures::Picture;
use crate::text::{Line, Look, finish, write};

impl Strip<'_> {
    /// Writes the boards and, at the end, the title.
    pub(crate) fn text(&self, options: &TextOptions) -> String {
        let texts = self.tiles.iter().map(|tile| self.board_text(tile));
        let texts: Vec<String> = texts.collect();
        let (gap, wide) = match &self.game {
            Some(game) => (3, (4 * game.start.cols + 1).max(12)),
            None => (4, self.width(&texts)),
        };
        let most = ((options.width + gap) / (wide + gap)).clamp(1, self.tiles.len());
        let columns = match self.game {
            Some(_) => most,
            None => in_equal_rows(self.tiles.len(), most),
        };
        let mut out = Vec::new();
        for (row, tiles) in self.tiles.chunks(columns).enumerate() {
            let texts = &texts[row * columns..][..tiles.len()];
            let line = |look: Look, part: &dyn Fn(usize) -> String| {
                let mut line = Line::default();
                for at in 0..tiles.len() {
                    let part = part(at);
                    let is_last = at + 1 == tiles.len();
                    let step = if is_last { 0 } else { wide + gap };
                    let room = step.saturating_sub(part.width());
                    line.push(part + &" ".repeat(room), look);
                }
                line
            };
            if tiles.iter().any(|tile| !tile.head().is_empty()) {
                out.push(line(Look::Value, &|at| tiles[at].head()));
            }
            let high = texts.iter().map(|text| text.lines().count()).max();
            for number in 0..high.unwrap_or(0) {
                let part = |at: usize| texts[at].lines().nth(number).unwrap_or_default().to_owned();
                out.push(line(Look::Plain, &part));
            }
            if tiles.iter().any(|tile: &Tile| !tile.remark.is_empty()) {
                out.push(line(Look::Dim, &|at| tiles[at].remark.clone()));
            }
            out.push(Line::default());
        }
        let mut end = Line::default();
        if self.hidden > 0 {
            let hidden = counted(self.hidden, "board");
            let hidden = format!("⋮ {hidden} before the last one not shown. ");
            end.push(hidden, Look::Dim);
        }
        end.push(self.title() + ".", Look::Plain);
        out.push(end);
        finish(&mut out, options.width);
        write(&out, options.color)
    }

    /// Returns the text of a board. The fields of a game have no letters and numbers at their edges.
    fn board_text(&self, tile: &Tile) -> String {
        match (&tile.picture, &self.game) {
            (Picture::Dots(field, _), Some(_)) => field.to_string(),
            (picture, _) => picture.text(),
        }
    }

    /// Returns the width of the widest board with its words.
    fn width(&self, texts: &[String]) -> usize {
        let lines = texts.iter().flat_map(|text| text.lines());
        let heads = self.tiles.iter().map(|tile| tile.head().width());
        let remarks = self.tiles.iter().map(|tile| tile.remark.width());
        let lines = lines.map(UnicodeWidthStr::width);
        lines.chain(heads).chain(remarks).max().unwrap_or(0)
    }
}
