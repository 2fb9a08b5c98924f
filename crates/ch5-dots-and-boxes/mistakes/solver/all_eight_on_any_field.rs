//! mistake: A quarter turn is made on an oblong field.
//! says: that turn leaves the board.
// ANCHOR: smallest
Symmetry::all()
    .map(|symmetry| symmetry.image(size, drawn))
    .fold(drawn, Lines::min)
// ANCHOR_END: smallest
