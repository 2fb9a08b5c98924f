//! The rules that pictures show are those that the reference solutions teach: on all small boards
//! both say the same.

mod dots;
mod four;
mod queens;
mod three;
mod tree;
