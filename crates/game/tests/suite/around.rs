//! The boards around a board: ordered moves, values of win, draw and loss, and counts. Each of them
//! forwards every question.

use std::fmt;

use crate::boards::doubles::Doubles;
use crate::boards::searches::{Style, look_ahead, search};
use crate::boards::squares::Squares;
use game::{Asked, Board, Counting, IllegalMove, Ordered, Player, Value, Watched, WinDrawLoss};

fn squares(order: fn(&Squares, u8) -> i32) -> (Value, usize) {
    let watched = Watched::new(Ordered::new(Squares::default(), order));
    let value = search(Style::default(), &watched, 9, Value::MIN, Value::MAX);
    (value, watched.tree().counts().nodes)
}

/// Returns the rank of a square in an order of squares.
fn place(order: [u8; 9], square: u8) -> i32 {
    order.iter().take_while(|other| **other != square).count() as i32
}

#[test]
fn an_order_changes_the_nodes_and_not_the_value() {
    let centre_first = squares(|_, square| place([5, 1, 3, 7, 9, 2, 4, 6, 8], square));
    assert_eq!(centre_first, (0, 7_275));
    let best = squares(|_, square| place([5, 3, 7, 1, 9, 2, 8, 4, 6], square));
    assert_eq!(best, (0, 6_228));
    let worst = squares(|_, square| place([2, 8, 4, 6, 3, 1, 7, 9, 5], square));
    assert_eq!(worst, (0, 46_035));
}

#[test]
fn moves_of_one_rank_stay_as_they_were() {
    let odd_first = Ordered::new(Squares::default(), |_, square| {
        i32::from(square.is_multiple_of(2))
    });
    let moves: Vec<u8> = odd_first.legal_moves().collect();
    assert_eq!(moves, [1, 3, 5, 7, 9, 2, 4, 6, 8]);
    let reply: Vec<u8> = odd_first.play(3).legal_moves().collect();
    assert_eq!(reply, [1, 5, 7, 9, 2, 4, 6, 8], "the order is handed on");
}

#[test]
fn a_rank_may_ask_who_moves() {
    let board = Ordered::new(Squares::default(), |board, square| match board.to_move() {
        Player::First => i32::from(square),
        Player::Second => -i32::from(square),
    });
    assert_eq!(board.legal_moves().next(), Some(1));
    assert_eq!(board.play(1).legal_moves().next(), Some(9));
    assert_eq!(board.inner().to_move(), Player::First);
}

#[test]
fn win_draw_loss_is_the_sign_of_the_value() {
    for seed in 0..50 {
        let board = Doubles::new(3, 4, seed, true);
        let value = look_ahead(&board, 4);
        assert_eq!(look_ahead(&WinDrawLoss(board), 4), value.signum());
    }
}

/// A board whose every answer differs from what `Board` provides, so that an answer of its own is
/// told from one that was forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Odd(Vec<u8>);

impl Board for Odd {
    type Move = u8;

    fn to_move(&self) -> Player {
        Player::Second
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        [7, 3, 5].into_iter()
    }

    fn play(&self, mv: u8) -> Self {
        Odd([&self.0[..], &[mv]].concat())
    }

    fn done(&self) -> bool {
        false
    }

    fn evaluate(&self) -> Value {
        40
    }

    fn better(&self, value: Value, old: Value) -> bool {
        value % 10 > old % 10
    }

    fn worst_case(&self) -> Value {
        50
    }

    fn try_play(&self, mv: u8) -> Result<Self, IllegalMove<u8>> {
        match mv {
            9 => Ok(self.play(90)),
            _ => Err(IllegalMove(mv)),
        }
    }

    const KIND: &'static str = "odd";
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

/// A board that forwards every question to the board inside.
#[derive(Debug, Clone)]
struct Same<B> {
    board: B,
    /// How many moves led to it, legal ones that were tried included.
    moves: usize,
}

impl<B: Board> Board for Same<B> {
    game::pass_on!(board: B);
}

impl<B> Same<B> {
    fn after(&self, board: B) -> Self {
        let moves = self.moves + 1;
        Self { board, moves }
    }
}

impl<B: Board> fmt::Display for Same<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

/// A board around another one that answers every question itself.
#[derive(Debug, Clone)]
struct Deaf(Counting<Odd>);

impl Board for Deaf {
    game::pass_on!(0: Counting<Odd>, except to_move, legal_moves, play, done, evaluate, better, worst_case, try_play);

    fn to_move(&self) -> Player {
        Player::First
    }

    fn legal_moves(&self) -> impl Iterator<Item = u8> {
        [1].into_iter()
    }

    fn play(&self, _: u8) -> Self {
        self.clone()
    }

    fn done(&self) -> bool {
        true
    }

    fn evaluate(&self) -> Value {
        6
    }
}

impl fmt::Display for Deaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// All that a board says of itself, each question asked once, and of the moves 3, which is played,
/// 9 and 8, which are tried.
fn answers<B: Board<Move = u8>>(board: &B) -> (Vec<String>, [bool; 2], [Value; 2]) {
    let tried = [9, 8].map(|mv| match board.try_play(mv) {
        Ok(board) => board.to_string(),
        Err(error) => error.to_string(),
    });
    let text = [
        format!("{:?} {:?}", B::KIND, board.to_move()),
        format!("{:?}", board.legal_moves().collect::<Vec<u8>>()),
        board.play(3).to_string(),
        tried.join(", "),
    ];
    (
        text.to_vec(),
        [board.done(), board.better(29, 11)],
        [board.evaluate(), board.worst_case()],
    )
}

#[test]
fn each_forwarded_question_reaches_the_inner_board_once() {
    let odd = Odd(Vec::new());
    let probe = Counting::new(odd.clone());
    let board = Same {
        board: probe.clone(),
        moves: 0,
    };
    assert_eq!(answers(&board), answers(&odd));
    let once = Asked {
        to_move: 1,
        legal_moves: 1,
        play: 1,
        done: 1,
        evaluate: 1,
        better: 1,
        worst_case: 1,
        try_play: 2,
    };
    assert_eq!(probe.asked(), once);
}

#[test]
fn each_board_that_a_move_makes_is_made_by_after_once() {
    let board = Same {
        board: Odd(Vec::new()),
        moves: 0,
    };
    assert_eq!(board.play(3).moves, 1);
    let tried = board.play(3).try_play(9).map(|board| board.moves);
    assert_eq!(tried, Ok(2));
}

#[test]
fn an_overridden_question_does_not_reach_the_inner_board() {
    let probe = Counting::new(Odd(Vec::new()));
    let (text, [done, better], values) = answers(&Deaf(probe.clone()));
    assert_eq!(probe.asked(), Asked::default());
    // Whose text it is does not change, whatever else does.
    let tried = "9 cannot be played here, 8 cannot be played here";
    assert_eq!(text, ["\"odd\" First", "[1]", "[]", tried]);
    assert_eq!((done, better), (true, true));
    assert_eq!(values, [6, Value::MIN]);
}

#[test]
fn a_counting_board_changes_no_answer() {
    let odd = Odd(Vec::new());
    assert_eq!(answers(&Counting::new(odd.clone())), answers(&odd));
}

#[test]
fn the_boards_of_this_crate_change_only_what_they_are_for() {
    let odd = Odd(Vec::new());
    let (text, says, values) = answers(&odd);

    let ordered = answers(&Ordered::new(odd.clone(), |_, mv| i32::from(mv)));
    let mut sorted = text.clone();
    sorted[1] = "[3, 5, 7]".to_owned();
    assert_eq!(ordered, (sorted, says, values));

    let signs = answers(&WinDrawLoss(odd));
    assert_eq!(signs, (text, says, [1, values[1]]));
}

#[test]
fn a_count_is_shared_by_a_board_its_clones_and_all_that_follow_from_it() {
    let board = Counting::new(Squares::default());
    let value = look_ahead(&board.clone(), 10);
    // One play for each node but the first; each node asks whether it is done.
    let asked = board.asked();
    assert_eq!((value, asked.play, asked.done), (0, 549_945, 549_946));
    assert_eq!(Counting::new(Squares::default()).asked(), Asked::default());
}

#[test]
fn counting_a_question_leaves_the_position_unchanged() {
    let board = Counting::new(Odd(Vec::new()));
    let shown = format!("{board:?}");
    board.done();
    assert_eq!(format!("{board:?}"), shown);
    assert_eq!(board, Counting::new(Odd(Vec::new())));
}

#[test]
fn a_rank_may_remember_an_order_of_its_own() {
    let order = [5, 1, 3, 7, 9, 2, 4, 6, 8];
    let board = Ordered::new(Squares::default(), |_, square| place(order, square));
    assert!(board.legal_moves().eq(order));
    let reply = board.play(1);
    assert!(reply.legal_moves().eq([5, 3, 7, 9, 2, 4, 6, 8]));
}
