//! A field as a picture: the dots, the lines drawn, and the owner of each taken box.
//!
//! ```text
//! +---+---+
//! | A |
//! +---+   +
//!     |
//! +   +   +
//! ```

use std::fmt;

use game::Player;

use crate::dots::Dots;
use crate::text::name;

impl fmt::Display for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.size.rows {
            writeln!(f, "{}", self.row_of_dots(row))?;
            writeln!(f, "{}", self.row_of_boxes(row))?;
        }
        write!(f, "{}", self.row_of_dots(self.size.rows))
    }
}

impl Dots {
    /// Returns the player who has taken a box, or `None` if it is not taken.
    pub fn owner(&self, number: usize) -> Option<Player> {
        let holds = |boxes: u32| boxes & 1 << number != 0;
        match self.taken.map(holds) {
            [true, _] => Some(Player::First),
            [_, true] => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns a row of dots with the lines across between them.
    fn row_of_dots(&self, row: usize) -> String {
        let lines = (0..self.size.cols).map(|col| self.size.across(row, col));
        let drawn = lines.map(|line| if self.is_drawn(line) { "---+" } else { "   +" });
        ["+"].into_iter().chain(drawn).collect()
    }

    /// Returns a row of lines down with the boxes between them, without spaces at the end.
    fn row_of_boxes(&self, row: usize) -> String {
        let mut text = String::new();
        for col in 0..=self.size.cols {
            let line = self.is_drawn(self.size.down(row, col));
            text += if line { "|" } else { " " };
            if col < self.size.cols {
                let owner = self.owner(row * self.size.cols + col);
                text += &format!(" {} ", owner.map_or(' ', name));
            }
        }
        text.trim_end().to_owned()
    }
}
