//! SVG and HTML as text: elements, the marks that a drawing is made of, and how wide words are in it.

mod element;
mod measure;

pub use element::*;
pub use measure::{mono_width, sans_width};
