//! The instructions that `?` prints.

pub(super) const INSTRUCTIONS: &str = "
How to play
  X and O mark a free cell in turn, X first. Whoever has three in a row, a
  column or a diagonal has won. When all nine cells are taken and nobody has,
  it is a draw.

Your move
  The number of a free cell, as the board shows it:        6
  or its row and its column, both counted from 1:          2 3   or   2,3

      1 │ 2 │ 3
     ───┼───┼───
      4 │ 5 │ 6
     ───┼───┼───
      7 │ 8 │ 9

The board
  (X) is the last move. *X* marks a line that has won.

Words
  ?  help     this page
  u  undo     takes your last move back, and what came after it
  q  quit     ends the game; so do Ctrl-D and Ctrl-C";
