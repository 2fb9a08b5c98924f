//! The components of a player.

use crate::element::{Element, Marks};
use crate::steps::Steps;
use crate::svg::Figure;

/// The content of a player.
pub(super) struct Parts {
    pub figure: Figure,
    /// The data for its script.
    pub data: Element,
    pub steps: Steps,
    /// The subject of the run that it steps through.
    pub subject: String,
    /// A further class for the player.
    pub class: &'static str,
    /// The marks beside the drawing.
    pub side: Marks,
}

/// Returns an element that the script fills.
pub(super) fn part(tag: &'static str, class: &str) -> Element {
    Element::new(tag).class(class).words("")
}
