//! The notation of a game tree: `[[44, 61, 50], [40, 35]]`. Given: you write no code here.
//!
//! A number is a leaf, and a list is an inner node with its children, in their order. Brackets mean
//! that the turn passes: MAX moves at the root, MIN at its children, and so on. There are two
//! additions:
//! - Braces mean that the player who moved before moves again: `[{3, 5}, [2, 7]]` gives MAX an
//!   extra turn after the first move. Before the root it was MIN's turn, so MIN moves at a root in
//!   braces.
//! - `5:[3, 7]` gives an inner node the value 5 for a search that does not look deeper. Without a
//!   number the value is 0.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use game::Value;

use crate::tree::Tree;

/// The largest number of nested lists that the reader accepts.
const DEEPEST: usize = 200;

/// The reason why a text is not a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoTree {
    /// The number of characters read before the fault.
    pub at: usize,
    /// The text that would have fitted there.
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

    /// Reads a number that can be the value of a board. It accepts the true minus sign, which
    /// people also type.
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

    /// Returns the next character that is not white space.
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
    /// Writes the tree with a cross for every part that was not read: `[[44, 61, 50], [40, ×]]`.
    pub fn crossed(&self) -> String {
        let mut text = String::new();
        // Writing to a String never fails.
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

/// The tree in its notation.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}

/// The tree in its notation.
impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}
