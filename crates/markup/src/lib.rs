//! Writes SVG and HTML as text: elements, the marks that a drawing consists of, and the width of words in it.

mod element;
mod measure;

pub use element::*;
pub use measure::{mono_width, sans_width};
