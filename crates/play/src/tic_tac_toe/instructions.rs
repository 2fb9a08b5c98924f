//! The instructions that `?` prints.

pub(super) const INSTRUCTIONS: &str = "
How to play
  X and O mark a free cell in turn, X first. The first player with three marks
  in a row, a column or a diagonal wins. If all nine cells are taken before
  that, it is a draw.

Your move
  The number of a free cell, as the board shows it:        6
  or its row and its column, both counted from 1:          2 3   or   2,3

      1 │ 2 │ 3
     ───┼───┼───
      4 │ 5 │ 6
     ───┼───┼───
      7 │ 8 │ 9

The board
  (X) is the last move. *X* marks the winning line.

Commands
  ?  help     this page
  u  undo     takes back your last move and all moves after it
  q  quit     ends the game; so do Ctrl-D and Ctrl-C";
