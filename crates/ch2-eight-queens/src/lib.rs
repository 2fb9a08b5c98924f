//! Chapter 2, eight queens: the reference solutions, one module an exercise.
