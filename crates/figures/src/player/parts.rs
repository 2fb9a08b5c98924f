//! What a player consists of.

use crate::element::{Element, Marks};
use crate::steps::Steps;
use crate::svg::Figure;

/// What a player shows.
pub(super) struct Parts {
    pub figure: Figure,
    /// What its script reads.
    pub data: Element,
    pub steps: Steps,
    /// What is stepped through.
    pub subject: String,
    /// A further class for the player.
    pub class: &'static str,
    /// What stands beside the drawing.
    pub side: Marks,
}

/// An element that the script fills.
pub(super) fn part(tag: &'static str, class: &str) -> Element {
    Element::new(tag).class(class).words("")
}
