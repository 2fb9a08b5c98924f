//! Your `nothing_saved` as an opponent, with an open window.

use my_dots_and_boxes::nothing_saved::nothing_saved;
use opponent::Value;

opponent::main!(board, depth => nothing_saved(board, depth, Value::MIN, Value::MAX));
