//! A whole game, as somebody types it.
