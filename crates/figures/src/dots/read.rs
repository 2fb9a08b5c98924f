//! Reads the picture of a field, and finds the field before a move.

use super::{Field, Side};

/// The most rows and columns of boxes that are read: columns have letters.
const MOST: usize = 25;

impl Field {
    /// Reads a picture; none where the text is not one.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.trim_end_matches('\n').split('\n').collect();
        let wide = lines[0].len();
        let (rows, cols) = (lines.len() / 2, wide.saturating_sub(1) / 4);
        let fits = lines.len() % 2 == 1 && wide % 4 == 1;
        if !fits || !(1..=MOST).contains(&rows) || !(1..=MOST).contains(&cols) {
            return None;
        }
        let (mut across, mut down, mut owners) = (Vec::new(), Vec::new(), Vec::new());
        let mut dots: Vec<u8> = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            if at % 2 == 0 {
                across.extend(row_of_dots(line, cols, &mut dots)?);
            } else {
                boxes(line, cols, &mut down, &mut owners)?;
            }
        }
        across.append(&mut down);
        let owned = || dots.iter().map(|&dot| side(dot)).collect();
        let dots = match dots.contains(&b'+') {
            true if dots.iter().any(|&dot| dot != b'+') => return None,
            true => None,
            false => Some(owned()),
        };
        Some(Field {
            rows,
            cols,
            drawn: across,
            owners,
            dots,
        })
    }

    /// The picture that [`Field::parse`] reads.
    pub(crate) fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in 0..=self.rows {
            let mut across = String::new();
            for col in 0..=self.cols {
                across += self.dot(row * (self.cols + 1) + col);
                if col < self.cols {
                    let drawn = self.drawn[self.across(row, col)];
                    across += if drawn { "---" } else { "   " };
                }
            }
            lines.push(across);
            if row == self.rows {
                break;
            }
            let mut line = String::new();
            for col in 0..=self.cols {
                line.push(if self.drawn[self.down(row, col)] {
                    '|'
                } else {
                    ' '
                });
                if col < self.cols {
                    let owner = self.owners[row * self.cols + col];
                    line += &format!(" {} ", owner.map_or(" ", Side::letter));
                }
            }
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }

    /// The sign of a dot.
    fn dot(&self, at: usize) -> &'static str {
        let Some(dots) = &self.dots else { return "+" };
        dots[at].map_or(".", Side::letter)
    }

    /// The line that is drawn here and was not before.
    pub(crate) fn newest(&self, before: &Field) -> Option<usize> {
        let mut pairs = self.drawn.iter().zip(&before.drawn);
        pairs.position(|(now, then)| *now && !then)
    }
}

/// The lines of a row of dots, and its dots.
fn row_of_dots(line: &str, cols: usize, dots: &mut Vec<u8>) -> Option<Vec<bool>> {
    if line.len() != 4 * cols + 1 {
        return None;
    }
    let mut lines = Vec::new();
    for part in line.as_bytes().chunks(4) {
        if !b"+.AB".contains(&part[0]) {
            return None;
        }
        dots.push(part[0]);
        match &part[1..] {
            b"---" => lines.push(true),
            b"   " => lines.push(false),
            [] => {}
            _ => return None,
        }
    }
    Some(lines)
}

fn side(letter: u8) -> Option<Side> {
    match letter {
        b'A' => Some(Side::A),
        b'B' => Some(Side::B),
        _ => None,
    }
}

/// The lines and the owners of a row of boxes, whose spaces at the end may be missing.
fn boxes(
    line: &str,
    cols: usize,
    down: &mut Vec<bool>,
    owners: &mut Vec<Option<Side>>,
) -> Option<()> {
    let mut line = line.as_bytes().to_vec();
    if line.len() > 4 * cols + 1 {
        return None;
    }
    line.resize(4 * cols + 1, b' ');
    for (at, &sign) in line.iter().enumerate() {
        match (at % 4, sign) {
            (0, b'|') => down.push(true),
            (0, b' ') => down.push(false),
            (2, b'A') => owners.push(Some(Side::A)),
            (2, b'B') => owners.push(Some(Side::B)),
            (2, b' ') => owners.push(None),
            (1 | 3, b' ') => {}
            _ => return None,
        }
    }
    Some(())
}
