//! Which lines a student's `winner` knows, told from what it answers on all positions.

use std::fmt::Write;

use diagnosis::attempt;
use game::{Board, Player};
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::winner::winner;

use super::{every_position, explained, name};

/// Asks the student's `winner`; a panic is explained.
pub(crate) fn ask(board: Bits) -> Option<Player> {
    let why = |panic: &str| {
        if panic.contains("index out of bounds") {
            return Some(
                "yours asked for a square outside of the board: in squares[row][col] both are \
                 from 0 to 2."
                    .to_owned(),
            );
        }
        panic.contains("on a `None` value").then(|| {
            format!(
                "an empty square is None, and unwrapping it ended the program: compare the \
                 squares as they are, with ==.\nThe board is\n{board}"
            )
        })
    };
    explained(|| winner(&TicTacToe::from(board)), why)
}

/// The whole lines that a player holds.
pub(crate) fn lines_of(board: Bits, player: Player) -> Vec<u16> {
    let held = |line: &u16| board.set(player) & line == *line;
    LINES.into_iter().filter(held).collect()
}

/// The numbers of the cells in a set: `3, 5, 7`.
pub(crate) fn cells(set: u16) -> String {
    let on_it = (0..9).filter(|at| set >> at & 1 == 1);
    let numbers: Vec<String> = on_it.map(|at| (at + 1).to_string()).collect();
    numbers.join(", ")
}

/// Whether a player holds three cells anywhere.
fn holds_three(board: Bits) -> bool {
    [Player::First, Player::Second]
        .into_iter()
        .any(|player| board.set(player).count_ones() >= 3)
}

/// What is said where `player` has won `board` with `line` alone, and the student says otherwise.
pub(crate) fn missed(line: u16, player: Player, board: Bits) -> String {
    let all = Answers::collect();
    if let Some(other) = all.of(board) {
        if all.open.iter().any(|(_, got)| got.is_some()) {
            return taken_for_won(other, board);
        }
        return if all.won.iter().all(|(_, _, got)| *got == Some(other)) {
            format!("yours returns {} on every won board.", name(other))
        } else if all
            .won
            .iter()
            .all(|(_, who, got)| *got == Some(who.other()))
        {
            "on every won board yours returns the loser.".into()
        } else {
            "the mark on the line says who has won.".into()
        };
    }
    if all.won.iter().all(|(_, _, got)| got.is_none()) {
        return "yours returns nobody on every won board: return the mark that is on the line."
            .into();
    }
    let other = player.other();
    if all.finds(other) && !all.finds(player) {
        return format!(
            "yours finds the lines of {} alone. Either player can win.",
            name(other)
        );
    }
    if let Some(moves) = all.never_found_after() {
        return match moves[..] {
            [5] => "the first win comes with the fifth move, and yours misses all of those.".into(),
            [9] => "a full board can be won too, with the ninth move.".into(),
            _ => {
                let moves: Vec<String> = moves.iter().map(u32::to_string).collect();
                format!(
                    "yours misses every win on a board with {} marks, and finds the others.",
                    moves.join(" or ")
                )
            }
        };
    }
    lines_missed(&all, line, player)
}

/// What is said where some lines are found, and `line` of `player` is not.
fn lines_missed(all: &Answers, line: u16, player: Player) -> String {
    let missing: Vec<u16> = LINES.into_iter().filter(|line| all.never(*line)).collect();
    if missing.len() == 7 {
        let only = LINES.into_iter().find(|line| !missing.contains(line));
        return format!(
            "the only line that yours finds is {}. Any of the eight can win, so a line that is not won \
             neither ends the search nor undoes what another one said.",
            only.map(cells).unwrap_or_default()
        );
    }
    if missing.contains(&line) {
        let others = missing.iter().fold(String::new(), |mut text, line| {
            let _ = write!(text, "\n{}", cells(*line));
            text
        });
        let [rows, columns] = [&LINES[..3], &LINES[3..6]]
            .map(|kind| kind.iter().filter(|line| missing.contains(line)).count());
        let some_of_each = (1..3).contains(&rows) && (1..3).contains(&columns);
        let of_each =
            [&LINES[..3], &LINES[3..6]].map(|kind| [0, 1, 2].map(|at| missing.contains(&kind[at])));
        let last_alone = of_each.contains(&[true, true, false]);
        let seen = if !all.finds_all_but(&missing) {
            "Others it finds on a part of their boards: does your search end at a line that is not won? \
             These it never finds"
        } else if last_alone || some_of_each && missing.len() > 2 {
            let question = match of_each {
                [[false, true, true], [false, true, true]] => {
                    "Does your search end before it comes to them?"
                }
                _ if last_alone => "Does a later line replace what was found?",
                _ => "Are all of them looked at?",
            };
            return format!(
                "these {} of the 8 lines never win in yours. {question}{others}",
                missing.len()
            );
        } else {
            "These yours never finds"
        };
        return format!("there are three rows, three columns and two diagonals. {seen}:{others}");
    }
    all.why_only_sometimes(line, player)
}

/// What is said where nobody has won `board`, and the student says that `player` has.
pub(crate) fn taken_for_won(player: Player, board: Bits) -> String {
    let all = Answers::collect();
    if all.open.iter().all(|(_, got)| *got == Some(player)) {
        return "yours returns that on every board that nobody has won.".into();
    }
    let moved_last = |board: &Bits| board.to_move().other();
    let mut late = all.open.iter().filter(|(board, _)| board.moves_done() >= 5);
    if late.all(|(board, got)| *got == Some(moved_last(board))) {
        return "with five marks or more yours always returns the player who moved last: three marks anywhere are \
                not enough, they must be on one line.".into();
    }
    if board.set(player) == 0 {
        return "three empty squares win nothing.".into();
    }
    if all
        .open
        .iter()
        .all(|(board, got)| got.is_some() == holds_three(*board))
    {
        return "three marks are held, but not on one line: count the marks of each line by \
                itself."
            .into();
    }
    let mut five = all.open.iter().filter(|(board, _)| board.moves_done() == 5);
    if five.all(|(_, got)| *got == Some(Player::First)) {
        return "yours returns X wherever X has three marks and O two, and three equal marks on one line are \
                needed. Look at each line by itself: a count begins at 0 for each."
            .into();
    }
    if let Some(cell) = all.enough(1, player, board) {
        return format!(
            "a mark on {} is enough for yours, and three equal marks on one line are needed.",
            cells(cell)
        );
    }
    if let Some(pair) = all.enough(2, player, board) {
        return format!(
            "marks on {} are enough for yours, and three equal marks on one line are needed. Compare all three.",
            cells(pair).replace(", ", " and ")
        );
    }
    let wrong: Vec<u16> = all.triples_taken_for_lines();
    let here = wrong.iter().find(|set| board.set(player) & **set == **set);
    let on_diagonals = |set: &u16| set & !DIAGONALS == 0;
    match here {
        Some(set) if wrong.iter().all(on_diagonals) => format!(
            "three equal marks on one line are needed, and {} are not on one. Does yours count both diagonals \
             together?",
            cells(*set)
        ),
        Some(set) => format!(
            "three equal marks on one line are needed, and {} are not on one. Yours takes them for a line.",
            cells(*set)
        ),
        None => "three equal marks on one line are needed.".into(),
    }
}

/// The cells of the two diagonals.
const DIAGONALS: u16 = LINES[6] | LINES[7];

/// What the student says of every position.
struct Answers {
    /// The won ones, by whom, and the answer.
    won: Vec<(Bits, Player, Option<Player>)>,
    /// The others.
    open: Vec<(Bits, Option<Player>)>,
}

impl Answers {
    fn collect() -> Self {
        let (mut won, mut open) = (Vec::new(), Vec::new());
        for board in every_position() {
            let got = attempt(|| winner(&TicTacToe::from(board))).flatten();
            match board.winner() {
                Some(player) => won.push((board, player, got)),
                None => open.push((board, got)),
            }
        }
        Self { won, open }
    }

    fn of(&self, board: Bits) -> Option<Player> {
        let of = self.won.iter().find(|(is, ..)| *is == board);
        of.and_then(|(_, _, got)| *got)
    }

    /// Whether any win of a player is found.
    fn finds(&self, player: Player) -> bool {
        let found = |(_, who, got): &(_, _, Option<Player>)| *who == player && got.is_some();
        self.won.iter().any(found)
    }

    /// The numbers of marks with which every win is missed, where all others are found.
    fn never_found_after(&self) -> Option<Vec<u32>> {
        let missed = |moves: u32| {
            let mut of = self.won.iter().filter(|(it, ..)| it.moves_done() == moves);
            of.all(|(_, _, got)| got.is_none())
        };
        let moves: Vec<u32> = (5..=9).filter(|moves| missed(*moves)).collect();
        let told = |(board, _, got): &(Bits, Player, Option<Player>)| {
            got.is_none() == moves.contains(&board.moves_done())
        };
        (!moves.is_empty() && self.won.iter().all(told)).then_some(moves)
    }

    /// Whether a line is never found, whoever holds it, where it is the only one.
    fn never(&self, line: u16) -> bool {
        let mut of = self.won.iter().filter(|it| lines_of(it.0, it.1) == [line]);
        of.all(|(_, _, got)| got.is_none())
    }

    /// Whether a win is found wherever the winner holds a line that is not among these.
    fn finds_all_but(&self, missing: &[u16]) -> bool {
        let another = |it: &&(Bits, Player, _)| {
            lines_of(it.0, it.1)
                .iter()
                .any(|line| !missing.contains(line))
        };
        let mut of = self.won.iter().filter(another);
        of.all(|(_, player, got)| *got == Some(*player))
    }

    /// The boards that a player has won with this line alone, and how many of them are missed.
    fn alone(&self, line: u16, player: Player) -> (Vec<(&Bits, bool)>, usize) {
        let of_this = |board: &Bits| lines_of(*board, player) == [line];
        let with_it = self.won.iter().filter(|(board, ..)| of_this(board));
        let with_it: Vec<_> = with_it
            .map(|(board, _, got)| (board, got.is_none()))
            .collect();
        let missed = with_it.iter().filter(|(_, missed)| *missed).count();
        (with_it, missed)
    }

    /// What the boards have in common whose wins are missed.
    fn why_only_sometimes(&self, line: u16, player: Player) -> String {
        if let Some(set) = self.triples_taken_for_lines().first() {
            return format!(
                "yours takes {} for a line, and they are not on one: is one of your lines written wrongly?",
                cells(*set)
            );
        }
        let has_an_empty_line = |board: &Bits| {
            let marked = board.set(Player::First) | board.set(Player::Second);
            LINES.iter().any(|line| marked & line == 0)
        };
        let mut missed = self.won.iter().filter(|(_, _, got)| got.is_none());
        if missed.all(|(board, ..)| has_an_empty_line(board)) {
            return "every win that yours misses is on a board with an empty line: three empty squares \
                    win nothing, and decide nothing."
                .into();
        }
        let three_marks = |board: &Bits, who: Player| board.set(who).count_ones() == 3;
        let mut won = self.won.iter();
        if won.all(|(board, who, got)| (*got == Some(*who)) == three_marks(board, *who)) {
            return "yours finds every win of a player who has three marks, and none of a player who has more: the \
                    marks beside a line do not count."
                .into();
        }
        let (with_it, missed) = self.alone(line, player);
        if missed == with_it.len() {
            let [this, other] = [player, player.other()].map(name);
            let (of_the_other, missed) = self.alone(line, player.other());
            let found = of_the_other.len() - missed;
            return match missed {
                0 => format!(
                    "yours never finds this line for {this}, and for {other} it does. Either player can win."
                ),
                _ => format!(
                    "yours never finds this line for {this}, and for {other} on {found} of the {} boards \
                     where it is {other}'s only line. Whether it wins depends on its own three squares alone.",
                    of_the_other.len()
                ),
            };
        }
        format!(
            "yours finds this line on {} of the {} boards where it is {}'s only line{}",
            with_it.len() - missed,
            with_it.len(),
            name(player),
            match missed_where(&with_it) {
                Some(place) if place.ends_with("empty") => format!(
                    ", and misses it exactly where {place}. What does yours do where it meets an empty square?"
                ),
                Some(place) => format!(
                    ", and misses it exactly where {place}: a line wins whatever else is on the board."
                ),
                None => ": whether it wins depends on its own three squares alone.".into(),
            }
        )
    }

    /// One or two cells of a player on this board that are taken for a win wherever this player
    /// holds them.
    fn enough(&self, cells: u32, player: Player, board: Bits) -> Option<u16> {
        let held = board.set(player);
        let sets = (0..512_u16).filter(|set| set.count_ones() == cells && held & set == *set);
        let mut enough = sets.filter(|set| {
            let mut of = self.open.iter().filter(|it| it.0.set(player) & set == *set);
            let mut other = false;
            // Where the other player is taken for the winner first, that player holds such cells too.
            of.all(|(_, got)| {
                other |= *got == Some(player.other());
                got.is_some()
            }) && (cells > 1 || !other)
        });
        enough.next()
    }

    /// Three cells on no line that are taken for one wherever somebody holds them.
    fn triples_taken_for_lines(&self) -> Vec<u16> {
        let triples = (0..512_u16).filter(|set| set.count_ones() == 3 && !LINES.contains(set));
        let taken = |set: &u16| {
            let mut held = self.open.iter().filter_map(|(board, got)| {
                let players = [Player::First, Player::Second];
                let held = players
                    .iter()
                    .any(|player| board.set(*player) & set == *set);
                held.then_some(got.is_some())
            });
            held.next() == Some(true) && held.all(|taken| taken)
        };
        triples.filter(taken).collect()
    }
}

/// What all boards have in common on which a line is missed, and none on which it is found: what
/// stands on one square.
fn missed_where(boards: &[(&Bits, bool)]) -> Option<String> {
    let states = Cell::all()
        .flat_map(|cell| [None, Some(Player::First), Some(Player::Second)].map(|is| (cell, is)));
    let says = |(cell, is): &(Cell, Option<Player>)| {
        boards
            .iter()
            .all(|(board, missed)| (board.holder(*cell) == *is) == *missed)
    };
    let (cell, is) = states.into_iter().find(says)?;
    Some(match is {
        None => format!("cell {cell} is empty"),
        Some(player) => format!("{} holds cell {cell}", name(player)),
    })
}
