//! How a game tree is written: `[[44, 61, 50], [40, 35]]`. Given: nothing to write here.
//!
//! A number is a leaf, and a list is an inner node with its children, in their order. Brackets say
//! that the turn passes: the root is MAX's, its children are MIN's, and so on. Two things can be
//! added:
//! - braces say that the player who moved before moves once more: `[{3, 5}, [2, 7]]` gives MAX an
//!   extra turn after the first move. Before the root it was MIN's turn, so a root in braces is
//!   MIN's.
//! - `5:[3, 7]` says what an inner node seems to be worth to somebody who looks no deeper; without
//!   it, 0.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use game::Value;

use crate::tree::Tree;

/// More lists within lists than this are refused.
const DEEPEST: usize = 200;

/// Why a text is no tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoTree {
    /// How many characters were read before the fault.
    pub at: usize,
    /// What would have fitted there.
    pub wanted: &'static str,
}

impl fmt::Display for NoTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, wanted } = self;
        write!(f, "no tree: {wanted} is wanted after {at} characters")
    }
}

impl Error for NoTree {}

impl FromStr for Tree {
    type Err = NoTree;

    fn from_str(text: &str) -> Result<Self, NoTree> {
        let text: Vec<char> = text.chars().collect();
        let mut reader = Reader { text: &text, at: 0 };
        let tree = reader.node(0)?;
        match reader.peek() {
            None => Ok(tree),
            Some(_) => Err(reader.wants("the end")),
        }
    }
}

struct Reader<'t> {
    text: &'t [char],
    at: usize,
}

impl Reader<'_> {
    fn node(&mut self, depth: usize) -> Result<Tree, NoTree> {
        let worth = match self.peek() {
            Some('[' | '{') => 0,
            _ => {
                let value = self.number()?;
                if !self.take(':') {
                    return Ok(Tree::leaf(value));
                }
                value
            }
        };
        let extra_turn = self.take('{');
        if !extra_turn && !self.take('[') {
            return Err(self.wants("[ or {"));
        }
        if depth == DEEPEST {
            return Err(self.wants("a flatter tree"));
        }
        let mut children = vec![self.node(depth + 1)?];
        while self.take(',') {
            children.push(self.node(depth + 1)?);
        }
        if !self.take(if extra_turn { '}' } else { ']' }) {
            return Err(self.wants(if extra_turn { ", or }" } else { ", or ]" }));
        }
        let tree = Tree::inner(children).worth(worth);
        Ok(if extra_turn { tree.extra_turn() } else { tree })
    }

    /// A number that a board may be worth; people also type the true minus sign.
    fn number(&mut self) -> Result<Value, NoTree> {
        let negative = self.take('-') || self.take('−');
        let digits = self.text[self.at..].iter();
        let digits: String = digits.take_while(|c| c.is_ascii_digit()).collect();
        let number = format!("{}{digits}", if negative { "-" } else { "" });
        match number.parse() {
            Ok(value) if value > Value::MIN && value < Value::MAX => {
                self.at += digits.len();
                Ok(value)
            }
            _ => Err(self.wants("a number, [ or {")),
        }
    }

    /// The next character that is not white space.
    fn peek(&mut self) -> Option<char> {
        while self.text.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn wants(&self, wanted: &'static str) -> NoTree {
        NoTree {
            at: self.at,
            wanted,
        }
    }
}

impl Tree {
    /// The tree with a cross for everything that was not read: `[[44, 61, 50], [40, ×]]`.
    pub fn crossed(&self) -> String {
        let mut text = String::new();
        // A String takes all that is written.
        let _ = self.write(&mut text, true);
        text
    }

    fn write(&self, to: &mut dyn Write, crossed: bool) -> fmt::Result {
        if crossed && self.leaves_read().is_empty() {
            return to.write_char('×');
        }
        if self.below().is_empty() {
            return write!(to, "{}", self.written());
        }
        if self.written() != 0 {
            write!(to, "{}:", self.written())?;
        }
        let extra_turn = self.is_extra_turn();
        to.write_char(if extra_turn { '{' } else { '[' })?;
        for (at, child) in self.below().iter().enumerate() {
            to.write_str(if at == 0 { "" } else { ", " })?;
            child.write(to, crossed)?;
        }
        to.write_char(if extra_turn { '}' } else { ']' })
    }
}

/// As it is written.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}

/// As it is written.
impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}
