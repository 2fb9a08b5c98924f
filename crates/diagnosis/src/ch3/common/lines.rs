//! Finds the lines that the student's `winner` recognizes, from its answers on all positions.

use diagnosis::{attempt, stopped};
use game::{Board, Player};
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::winner::winner;

use super::{every_position, explained, name, off_the_board, position};

/// Calls the student's `winner` and explains a panic.
pub(crate) fn ask(board: Bits) -> Option<Player> {
    let why = |panic: &str| {
        let thought = if let Some(thought) = off_the_board(panic) {
            thought
        } else if !panic.contains("on a `None` value") {
            return None;
        } else if panics_on_a_full_board() {
            "Your code unwraps a value that is `None`. Return `None` if nobody has won."
        } else {
            "Your code unwraps a value that is `None`, as each empty square is. Compare the \
             squares with ==, without `unwrap`."
        };
        let want = board.winner().map_or("nobody", name);
        let first = stopped(&format!("winner on {board:?}"), want, thought);
        Some(format!("{first}\nThe board:\n{board}"))
    };
    explained(|| winner(&TicTacToe::from(board)), why)
}

/// Checks whether `winner` panics on a full board without a winning line. Such a board has no empty square.
fn panics_on_a_full_board() -> bool {
    attempt(|| winner(&TicTacToe::from(position("XOXXOOOXX")))).is_none()
}

/// Returns the complete lines of a player.
pub(crate) fn lines_of(board: Bits, player: Player) -> Vec<u16> {
    let held = |line: &u16| board.set(player) & line == *line;
    LINES.into_iter().filter(held).collect()
}

/// Formats the numbers of the cells in a set: `3, 5, 7`.
pub(crate) fn cells(set: u16) -> String {
    let on_it = (0..9).filter(|at| set >> at & 1 == 1);
    let numbers: Vec<String> = on_it.map(|at| (at + 1).to_string()).collect();
    numbers.join(", ")
}

/// Explains a wrong answer on a board that `player` has won with `line` and no other line.
pub(crate) fn missed(line: u16, player: Player, board: Bits) -> String {
    let all = Answers::collect();
    if let Some(cell) = all.read_beside(line) {
        return format!(
            "Your code returns the content of cell {cell}, which is not on the line {}. {}",
            cells(line),
            return_a_mark_of(line)
        );
    }
    if let Some(other) = all.of(board) {
        if all.open.iter().any(|(_, got)| got.is_some()) {
            return taken_for_won(other, board);
        }
        let says = |of: fn(Player, Player) -> bool| {
            let mut won = all.won.iter();
            won.all(|(_, who, got)| got.is_some_and(|got| of(got, *who)))
        };
        return if all.won.iter().all(|(_, _, got)| *got == Some(other)) {
            format!(
                "Your code returns {} on every won board. Return the mark on the line.",
                name(other)
            )
        } else if says(|got, who| got != who) {
            "Your code returns the loser on every won board. Return the mark on the line.".into()
        } else {
            "Your code returned a player who has no line. Return the mark on the line.".into()
        };
    }
    if all.won.iter().all(|(_, who, got)| *got != Some(*who)) {
        return match finds_with_one_move_more(&all) {
            true => {
                "Your code misses every win: it checks the lines of the player who moves next. \
                 Check the lines of the player who moved last, who is X if `moves_done` is odd."
            }
            false => {
                "Your code misses every win. Check what your code returns for three equal marks on \
                 a line."
            }
        }
        .into();
    }
    let other = player.other();
    if all.finds(other) && !all.finds(player) {
        return format!(
            "Your code finds lines of {}, but no lines of {}. Check the lines of both players.",
            name(other),
            name(player)
        );
    }
    if let Some(moves) = all.never_found_after() {
        let with = match moves[..] {
            [9] => "Check for a win on a full board too",
            _ => "Check for a win from the fifth mark on",
        };
        let moves: Vec<String> = moves.iter().map(u32::to_string).collect();
        return format!(
            "Your code misses every win on a board with {} marks, but finds all other wins. \
             {with}.",
            moves.join(" or ")
        );
    }
    lines_missed(&all, line, player)
}

/// Names the kind of a line, and the mark to return for it.
fn return_a_mark_of(line: u16) -> &'static str {
    match LINES.iter().position(|it| *it == line) {
        Some(..3) => "For a row, return the mark of a square in that row.",
        Some(3..6) => "For a column, return the mark of a square in that column.",
        _ => "For a diagonal, return the mark of a square on that diagonal.",
    }
}

/// Checks whether `winner` finds every win if `moves_done` is one larger: it then looks for a line of the wrong player.
fn finds_with_one_move_more(all: &Answers) -> bool {
    all.won.iter().all(|(board, who, _)| {
        let mut board = TicTacToe::from(*board);
        board.moves_done += 1;
        attempt(|| winner(&board)) == Some(Some(*who))
    })
}

/// Explains why `winner` misses `line` of `player` although it finds other lines.
fn lines_missed(all: &Answers, line: u16, player: Player) -> String {
    let missing: Vec<u16> = LINES.into_iter().filter(|line| all.never(*line)).collect();
    if missing.len() == 7 {
        let only = LINES.into_iter().find(|line| !missing.contains(line));
        return format!(
            "Your code finds only the line {}. Check what it does with the other seven lines.",
            only.map(cells).unwrap_or_default()
        );
    }
    if missing.contains(&line) {
        let of_each =
            [&LINES[..3], &LINES[3..6]].map(|kind| [0, 1, 2].map(|at| missing.contains(&kind[at])));
        let last_alone = of_each.contains(&[true, true, false]);
        let taken = (all.triples_taken_for_lines().first()).map(|set| taken_for_a_line(*set));
        let question = if !all.finds_all_but(&missing) {
            taken.as_deref().unwrap_or(
                "Your code also misses some wins on other lines. Check whether it stops at the \
                 first line without a winner, or replaces an earlier result.",
            )
        } else if of_each == [[false, true, true]; 2] {
            "Check whether your search ends before it reaches these lines."
        } else if last_alone {
            "Check whether the result for one line overwrites the result for an earlier line."
        } else {
            "Check that your code reads all three rows, all three columns and both diagonals, and \
             returns their mark."
        };
        let lines: Vec<String> = missing.iter().map(|line| cells(*line)).collect();
        return match &lines[..] {
            [line] => format!("Your code never finds the line {line}. {question}"),
            _ => format!(
                "Your code never finds {} of the 8 lines. {question}\nThe missed lines:\n{}",
                lines.len(),
                lines.join("\n")
            ),
        };
    }
    all.why_only_sometimes(line, player)
}

/// Explains the answer `player` on a board without a winning line.
pub(crate) fn taken_for_won(player: Player, board: Bits) -> String {
    let all = Answers::collect();
    let who = name(player);
    let moved_last = |board: &Bits| board.to_move().other();
    let late = || (all.open.iter()).filter(|(board, _)| board.moves_done() >= 5);
    if late().all(|(board, got)| *got == Some(moved_last(board))) {
        return "If nobody has won, your code returns the player who moved last from the fifth mark \
                on. Check that three marks of this player are on one line."
            .into();
    }
    if board.set(player) == 0 && all.takes_empty_lines() {
        return "Your code treats three empty squares as a line. Check that each square contains a \
                mark."
            .into();
    }
    let won = all.won.iter().map(|(board, _, got)| (*board, *got));
    let mut five = (all.open.iter().copied().chain(won)).filter(|it| it.0.moves_done() == 5);
    if board.moves_done() >= 5 && five.all(|(_, got)| got == Some(Player::First)) {
        return format!(
            "Your code returns X on every board with three X and two O. {THREE}. If you count \
             marks, begin at 0 for each line."
        );
    }
    if adds_lines(player) {
        return format!(
            "In your code, a single {who} on cell 1, 3, 5, 7 or 9 wins. These cells are on three or \
             more lines, and your code adds their marks. Begin to count {who} at 0 for each line."
        );
    }
    if let Some(line) = all.full_lines_taken_for(player) {
        return format!(
            "Your code returns {who} for every full {line} that is not three {}. If you count marks, \
             begin at 0 for each player.",
            name(player.other())
        );
    }
    let always = all.enough(player, board, false);
    if let Some(set) = always.or_else(|| all.enough(player, board, true)) {
        let when = match always {
            None => " if this player moved last",
            _ => "",
        };
        let enough = match set.count_ones() {
            1 => format!("a mark on cell {} is", cells(set)),
            _ => format!("marks on cells {} are", cells(set).replace(", ", " and ")),
        };
        return format!("In your code, {enough} enough to win{when}. {THREE}.");
    }
    if board.moves_done() >= 5 && late().all(|(_, got)| got.is_some()) {
        return format!(
            "If nobody has won, your code returns a player on every board with five marks or more. \
             {THREE}."
        );
    }
    let wrong: Vec<u16> = all.triples_taken_for_lines();
    let is_here = |set: &&u16| board.set(player) & **set == **set;
    let past = PAST_A_ROW.iter().find(is_here);
    if let Some(set) = past.filter(|_| PAST_A_ROW.iter().all(|set| wrong.contains(set))) {
        return format!(
            "Your code treats the cells {} as a line, but these cells are in two rows. Begin again \
             after the third cell of each row.",
            cells(*set)
        );
    }
    let past = PAST_A_COLUMN.iter().find(is_here);
    if let Some(set) = past.filter(|_| PAST_A_COLUMN.iter().all(|set| wrong.contains(set))) {
        return format!(
            "Your code treats the cells {} as a line, but these cells are in two columns. Begin \
             again after the third cell of each column.",
            cells(*set)
        );
    }
    let here = wrong.iter().find(is_here);
    let on_diagonals = |set: &u16| set & !DIAGONALS == 0;
    match here {
        Some(set) if wrong.iter().all(on_diagonals) => format!(
            "Your code treats the cells {} as a line, but these cells are not on one line. Check \
             whether your code counts both diagonals together.",
            cells(*set)
        ),
        Some(set) if wrong.len() > 8 => format!(
            "In your code, three marks win on {} sets of cells that are not lines, for example {}. \
             {THREE}.",
            wrong.len(),
            cells(*set)
        ),
        Some(set) => taken_for_a_line(*set),
        None => all.fewer_marks(board) + THREE + ".",
    }
}

const THREE: &str = "Return a player only for three equal marks on one line";

/// Checks whether a single mark wins on exactly the cells that are on at least three lines.
fn adds_lines(player: Player) -> bool {
    Cell::all().all(|cell| {
        let mut board = TicTacToe::from(Bits::new());
        board.squares[cell.index() / 3][cell.index() % 3] = Some(player);
        let wins = attempt(|| winner(&board)) == Some(Some(player));
        wins == (cell.number() % 2 == 1)
    })
}

fn taken_for_a_line(set: u16) -> String {
    format!(
        "Your code treats the cells {} as a line, but these cells are not on one line. Check the \
         squares that your code compares.",
        cells(set)
    )
}

/// Three cells with consecutive numbers in two rows.
const PAST_A_ROW: [u16; 4] = [0b1110, 0b1_1100, 0b111_0000, 0b1110_0000];

/// Three cells in two columns that follow each other when the board is read column by column.
const PAST_A_COLUMN: [u16; 4] = [0b100_1010, 0b101_0010, 0b1001_0100, 0b1010_0100];

/// The cells of the two diagonals.
const DIAGONALS: u16 = LINES[6] | LINES[7];

/// The student's answers on all positions.
struct Answers {
    /// Won boards, each with its winner and the answer.
    won: Vec<(Bits, Player, Option<Player>)>,
    /// Boards without a winning line, each with the answer.
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

    /// Checks whether `winner` accepts empty squares: it returns a player only if some line has no mark of the
    /// opponent, and always if a line is empty.
    fn takes_empty_lines(&self) -> bool {
        self.open.iter().all(|(board, got)| match got {
            Some(player) => LINES
                .iter()
                .any(|line| board.set(player.other()) & line == 0),
            None => !has_an_empty_line(board),
        })
    }

    /// Returns the kind of lines whose full ones count for this player, if `winner` is right otherwise.
    fn full_lines_taken_for(&self, player: Player) -> Option<&'static str> {
        let kinds = ["line", "row", "column", "diagonal"].into_iter();
        let mut kinds = kinds.zip([0..8, 0..3, 3..6, 6..8]);
        let taken = |lines: &[u16]| {
            let is_full = |board: &Bits| {
                let marked = board.set(player) | board.set(player.other());
                lines.iter().any(|line| marked & line == *line)
            };
            let open = |(board, got): &_| *got == is_full(board).then_some(player);
            self.open.iter().all(open) && self.won.iter().all(|(_, who, got)| *got == Some(*who))
        };
        kinds.find_map(|(kind, lines)| taken(&LINES[lines]).then_some(kind))
    }

    /// Returns a sentence about the first board with fewer marks that has a wrong winner, or "" if there is none.
    fn fewer_marks(&self, board: Bits) -> String {
        let mut fewer = self
            .open
            .iter()
            .filter(|it| it.0.moves_done() < board.moves_done());
        let first = fewer.find_map(|(board, got)| Some((board, name((*got)?))));
        first.map_or_else(String::new, |(board, who)| {
            format!("Your code also returns {who} on the board {board:?} with fewer marks. ")
        })
    }

    fn of(&self, board: Bits) -> Option<Player> {
        let of = self.won.iter().find(|(is, ..)| *is == board);
        of.and_then(|(_, _, got)| *got)
    }

    /// Checks whether `winner` finds any win of the player.
    fn finds(&self, player: Player) -> bool {
        let found = |(_, who, got): &(_, _, _)| *who == player && *got == Some(player);
        self.won.iter().any(found)
    }

    /// Returns the numbers of moves after which `winner` misses every win, or `None` if these are not
    /// exactly the missed wins.
    fn never_found_after(&self) -> Option<Vec<u32>> {
        let missed = |moves: u32| {
            let mut of = self.won.iter().filter(|(it, ..)| it.moves_done() == moves);
            of.all(|(_, _, got)| got.is_none())
        };
        let moves: Vec<u32> = (5..=9).filter(|moves| missed(*moves)).collect();
        let told = |(board, who, got): &(Bits, Player, Option<Player>)| {
            moves.contains(&board.moves_done()) || *got == Some(*who)
        };
        (!moves.is_empty() && self.won.iter().all(told)).then_some(moves)
    }

    /// Checks whether `winner` misses every win with this line alone, for both players.
    fn never(&self, line: u16) -> bool {
        let mut of = self.won.iter().filter(|it| lines_of(it.0, it.1) == [line]);
        of.all(|(_, player, got)| *got != Some(*player))
    }

    /// Returns the cell outside this line whose content is the answer on every board with this line alone, or
    /// `None` if there is no such cell or a board without a line has a wrong answer.
    fn read_beside(&self, line: u16) -> Option<Cell> {
        let alone = |it: &&(Bits, Player, _)| lines_of(it.0, it.1) == [line];
        let is_answer = |cell: &Cell| {
            let mut of = self.won.iter().filter(alone);
            of.all(|(board, _, got)| board.holder(*cell) == *got)
        };
        let mut outside = Cell::all().filter(|cell| line >> (cell.number() - 1) & 1 == 0);
        let no_wrong_win = self.open.iter().all(|(_, got)| got.is_none());
        outside.find(|cell| no_wrong_win && is_answer(cell))
    }

    /// Checks whether `winner` finds every win with a line outside `missing`.
    fn finds_all_but(&self, missing: &[u16]) -> bool {
        let another = |it: &&(Bits, Player, _)| {
            lines_of(it.0, it.1)
                .iter()
                .any(|line| !missing.contains(line))
        };
        let mut of = self.won.iter().filter(another);
        of.all(|(_, player, got)| *got == Some(*player))
    }

    /// Returns the boards that the player has won with this line alone, each with a flag for a missed win, and
    /// the number of missed wins.
    fn alone(&self, line: u16, player: Player) -> (Vec<(&Bits, bool)>, usize) {
        let of_this = |board: &Bits| lines_of(*board, player) == [line];
        let with_it = self.won.iter().filter(|(board, ..)| of_this(board));
        let with_it: Vec<_> = with_it
            .map(|(board, _, got)| (board, *got != Some(player)))
            .collect();
        let missed = with_it.iter().filter(|(_, missed)| *missed).count();
        (with_it, missed)
    }

    /// Explains why `winner` misses the line only on some boards.
    fn why_only_sometimes(&self, line: u16, player: Player) -> String {
        if let Some(set) = self.triples_taken_for_lines().first() {
            return taken_for_a_line(*set);
        }
        let mut missed = self.won.iter().filter(|(_, who, got)| *got != Some(*who));
        if missed.all(|(board, _, got)| got.is_none() && has_an_empty_line(board)) {
            return "Your code misses a win only if the board also has an empty line. Three empty \
                    squares are equal too: check that each square contains a mark."
                .into();
        }
        let (with_it, missed) = self.alone(line, player);
        let [this, other] = [player, player.other()].map(name);
        if missed == with_it.len() {
            let (of_the_other, missed) = self.alone(line, player.other());
            return match missed {
                0 => format!(
                    "Your code finds the line below for {other}, but never for {this}. Check the \
                     line for both players."
                ),
                _ => format!(
                    "Your code never finds the line below for {this}. For {other}, it finds the \
                     same line on {} of {} boards. Check that the result depends only on the three \
                     squares of a line.",
                    of_the_other.len() - missed,
                    of_the_other.len()
                ),
            };
        }
        let found = format!(
            "On {} boards, {this} has the line below and no other line. Your code finds the line \
             on {} of these boards",
            with_it.len(),
            with_it.len() - missed,
        );
        match missed_where(&with_it) {
            Some((cell, None)) => format!(
                "{found}, but misses it whenever cell {cell} is empty. Check what your code does \
                 with an empty square."
            ),
            Some((cell, Some(player))) => format!(
                "{found}, but misses it whenever {} has marked cell {cell}. Check that the result \
                 depends only on the three squares of a line.",
                name(player)
            ),
            None => format!(
                "{found}. Check that the result depends only on the three squares of a line."
            ),
        }
    }

    /// Returns one or two cells of the player that are always enough for a win, or enough if this
    /// player moved last, or `None`.
    fn enough(&self, player: Player, board: Bits, of_last: bool) -> Option<u16> {
        let held = board.set(player);
        let of = |size| (0..512_u16).filter(move |set| set.count_ones() == size);
        let mut sets = of(1).chain(of(2)).filter(|set| held & set == *set);
        sets.find(|set| {
            let mut of = self.open.iter().filter(|it| it.0.set(player) & set == *set);
            if of_last {
                let mut of = of.filter(|it| it.0.to_move() != player);
                return of.all(|(_, got)| *got == Some(player));
            }
            // If `winner` returns the other player, that player also has enough cells and is checked first.
            of.all(|(_, got)| got.is_some())
        })
    }

    /// Returns the triples outside the eight lines that count as a line on every board with these
    /// three marks of the player who moved last.
    fn triples_taken_for_lines(&self) -> Vec<u16> {
        let triples = (0..512_u16).filter(|set| set.count_ones() == 3 && !LINES.contains(set));
        let taken = |set: &u16| {
            let mut held = self.open.iter().filter_map(|(board, got)| {
                let held = board.set(board.to_move().other()) & set == *set;
                held.then_some(got.is_some())
            });
            held.next() == Some(true) && held.all(|taken| taken)
        };
        triples.filter(taken).collect()
    }
}

fn has_an_empty_line(board: &Bits) -> bool {
    let marked = board.set(Player::First) | board.set(Player::Second);
    LINES.iter().any(|line| marked & line == 0)
}

/// Returns a square and its content that occur on exactly the boards with a missed win, or `None`.
fn missed_where(boards: &[(&Bits, bool)]) -> Option<(Cell, Option<Player>)> {
    let mut states = Cell::all()
        .flat_map(|cell| [None, Some(Player::First), Some(Player::Second)].map(|is| (cell, is)));
    states.find(|(cell, is)| {
        boards
            .iter()
            .all(|(board, missed)| (board.holder(*cell) == *is) == *missed)
    })
}
