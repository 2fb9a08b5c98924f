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
        for (at, line) in lines.iter().enumerate() {
            if at % 2 == 0 {
                across.extend(dots(line, cols)?);
            } else {
                boxes(line, cols, &mut down, &mut owners)?;
            }
        }
        across.append(&mut down);
        Some(Field {
            rows,
            cols,
            drawn: across,
            owners,
        })
    }

    /// The picture that [`Field::parse`] reads.
    pub(crate) fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in 0..=self.rows {
            let across = (0..self.cols).map(|col| match self.drawn[self.across(row, col)] {
                true => "---+",
                false => "   +",
            });
            lines.push("+".to_owned() + &across.collect::<String>());
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

    /// The field before each of these moves, given the fields after them: without the line that
    /// was drawn, or else what the fields have in common.
    pub(crate) fn before(after: &[(Field, &str)]) -> Option<Field> {
        let (first, choice) = after.first()?;
        let mut field = first.clone();
        let lines: Option<Vec<usize>> = choice.split(' ').map(|name| field.line(name)).collect();
        match lines {
            Some(lines) => lines.into_iter().for_each(|line| field.take_back(line)),
            None if after.len() == 1 => return None,
            None => {}
        }
        for (other, _) in &after[1..] {
            if (other.rows, other.cols) != (field.rows, field.cols) {
                return None;
            }
            for line in 0..field.drawn.len() {
                if field.drawn[line] && !other.drawn[line] {
                    field.take_back(line);
                }
            }
        }
        Some(field)
    }

    fn take_back(&mut self, line: usize) {
        self.drawn[line] = false;
        let beside: Vec<usize> = self.beside(line).collect();
        for number in beside {
            self.owners[number] = None;
        }
    }

    /// The line that is drawn here and was not before.
    pub(crate) fn newest(&self, before: &Field) -> Option<usize> {
        let mut pairs = self.drawn.iter().zip(&before.drawn);
        pairs.position(|(now, then)| *now && !then)
    }
}

/// The lines of a row of dots.
fn dots(line: &str, cols: usize) -> Option<Vec<bool>> {
    let rest = line.strip_prefix('+')?;
    let lines: Option<Vec<bool>> = rest
        .as_bytes()
        .chunks(4)
        .map(|four| match four {
            b"---+" => Some(true),
            b"   +" => Some(false),
            _ => None,
        })
        .collect();
    lines.filter(|lines| lines.len() == cols)
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
