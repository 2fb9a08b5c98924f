//! mistake: The mover of the first call is kept in a static.
//! says: MIN wants small values, and yours sorts MIN's moves as MAX's: it tries its worst first.
// ANCHOR: by_value
use std::sync::OnceLock;
static MOVER: OnceLock<Player> = OnceLock::new();
let value = board.play(mv).evaluate();
if *MOVER.get_or_init(|| board.to_move()) == Player::First { -value } else { value }
// ANCHOR_END: by_value
