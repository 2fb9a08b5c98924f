//! The macro `pass_on!`, which forwards every method of a board to the board that it wraps.

/// Forwards the methods of [`Board`](crate::Board) to an inner board, in an `impl Board`. It also takes
/// over the inner board's move type and kind of text. The wrapper answers only the methods listed after
/// `except`.
///
/// In `pass_on!(board: B, except legal_moves)`, `board` is the field that contains the inner board, `B`
/// is its type, and the methods after `except` are written by hand next to the macro. The compiler
/// rejects an `impl` that writes a method without excepting it, or that excepts one of the five
/// required methods without writing it. If you except one of the three provided methods and do not
/// write it, the wrapper uses the default from [`Board`](crate::Board). You want this default for
/// `worst_case` if the wrapper changes the values, and for `try_play` if it changes the legal moves. If
/// `evaluate` is excepted, a recording learns that the search does not see the inner board's values.
///
/// `play` and `try_play` wrap the new position in a board. The type provides this step as a function
/// `after(&self, board: B) -> Self`. It is called once for each board that a move makes, so it can also
/// count these boards.
///
/// ```
/// use game::{Board, Value};
/// # use std::fmt;
///
/// /// The same game, but the winner and the loser are exchanged.
/// #[derive(Debug, Clone)]
/// struct Misere<B> { board: B }
///
/// impl<B: Board> Board for Misere<B> {
///     game::pass_on!(board: B, except evaluate);
///
///     fn evaluate(&self) -> Value { -self.board.evaluate() }
/// }
///
/// impl<B> Misere<B> {
///     fn after(&self, board: B) -> Self { Self { board } }
/// }
/// # impl<B: Board> fmt::Display for Misere<B> {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { fmt::Display::fmt(&self.board, f) }
/// # }
/// ```
#[macro_export]
macro_rules! pass_on {
    // One question each: nothing where it is excepted, the answer of the board within at the end of the
    // list. The last of these rules goes on with the rest of the list.
    (@to_move [to_move $($rest:ident)*] $board:tt $Board:ty) => {};
    (@to_move [] $board:tt $Board:ty) => {
        fn to_move(&self) -> $crate::Player {
            $crate::Board::to_move(&self.$board)
        }
    };
    (@legal_moves [legal_moves $($rest:ident)*] $board:tt $Board:ty) => {};
    (@legal_moves [] $board:tt $Board:ty) => {
        fn legal_moves(&self) -> impl Iterator<Item = Self::Move> {
            $crate::Board::legal_moves(&self.$board)
        }
    };
    (@play [play $($rest:ident)*] $board:tt $Board:ty) => {};
    (@play [] $board:tt $Board:ty) => {
        fn play(&self, mv: Self::Move) -> Self {
            self.after($crate::Board::play(&self.$board, mv))
        }
    };
    (@done [done $($rest:ident)*] $board:tt $Board:ty) => {};
    (@done [] $board:tt $Board:ty) => {
        fn done(&self) -> bool {
            $crate::Board::done(&self.$board)
        }
    };
    (@evaluate [evaluate $($rest:ident)*] $board:tt $Board:ty) => {};
    (@evaluate [] $board:tt $Board:ty) => {
        fn evaluate(&self) -> $crate::Value {
            $crate::Board::evaluate(&self.$board)
        }
    };
    (@better [better $($rest:ident)*] $board:tt $Board:ty) => {};
    (@better [] $board:tt $Board:ty) => {
        fn better(&self, value: $crate::Value, old: $crate::Value) -> bool {
            $crate::Board::better(&self.$board, value, old)
        }
    };
    (@worst_case [worst_case $($rest:ident)*] $board:tt $Board:ty) => {};
    (@worst_case [] $board:tt $Board:ty) => {
        fn worst_case(&self) -> $crate::Value {
            $crate::Board::worst_case(&self.$board)
        }
    };
    (@try_play [try_play $($rest:ident)*] $board:tt $Board:ty) => {};
    (@try_play [] $board:tt $Board:ty) => {
        fn try_play(
            &self,
            mv: Self::Move,
        ) -> ::core::result::Result<Self, $crate::IllegalMove<Self::Move>> {
            let board = $crate::Board::try_play(&self.$board, mv)?;
            ::core::result::Result::Ok(self.after(board))
        }
    };
    // Where the values are others than those of the board within, its position says so.
    (@position [evaluate $($rest:ident)*] $board:tt $Board:ty) => {
        fn position_in_recording(&self) -> $crate::Position {
            $crate::Board::position_in_recording(&self.$board).valued_around()
        }
    };
    (@position [] $board:tt $Board:ty) => {
        fn position_in_recording(&self) -> $crate::Position {
            $crate::Board::position_in_recording(&self.$board)
        }
    };
    (@$question:ident [$other:ident $($rest:ident)*] $board:tt $Board:ty) => {
        $crate::pass_on! { @$question [$($rest)*] $board $Board }
    };

    ($board:tt: $Board:ty $(, except $($answered:ident),+)? $(,)?) => {
        type Move = <$Board as $crate::Board>::Move;

        const KIND: &'static str = <$Board as $crate::Board>::KIND;

        $crate::pass_on! { @position [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @to_move [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @legal_moves [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @play [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @done [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @evaluate [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @better [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @worst_case [$($($answered)+)?] $board $Board }
        $crate::pass_on! { @try_play [$($($answered)+)?] $board $Board }
    };
}
