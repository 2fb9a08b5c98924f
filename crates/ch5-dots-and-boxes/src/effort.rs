//! Exact counts of this chapter, as tables for the book.

pub mod negamax_trap;
pub mod same_position;

/// The tables by name, in Markdown.
pub fn tables() -> Vec<(&'static str, String)> {
    vec![
        ("negamax-trap", negamax_trap::wrong_by_open_lines()),
        ("same-position", same_position::calls_by_key()),
    ]
}
