//! Your `alpha_beta` as an opponent, with an open window.

use my_alpha_beta::alpha_beta::alpha_beta;
use opponent::Value;

opponent::main!(board, depth => alpha_beta(board, depth, Value::MIN, Value::MAX));
