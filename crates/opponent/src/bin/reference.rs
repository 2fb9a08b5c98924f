//! The reference `look_ahead` as an opponent, for tests that know its answers.

use tic_tac_toe::look_ahead::look_ahead;

opponent::main!(board, depth => look_ahead(board, depth));
