//! Your `look_ahead` as an opponent.

use my_tic_tac_toe::look_ahead::look_ahead;

opponent::main!(board, depth => look_ahead(board, depth));
