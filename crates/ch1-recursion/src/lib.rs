//! Chapter 1, recursion: the reference solutions, one module an exercise.

pub mod factorial;
