//! Our own `look_ahead` as an opponent: for the tests, which know what it answers.

use tic_tac_toe::look_ahead::look_ahead;

opponent::main!(board, depth => look_ahead(board, depth));
