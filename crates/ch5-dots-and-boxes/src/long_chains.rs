//! Who will have to open the first long chain? Counting gives the answer before the game is over.
//!
//! Berlekamp's long-chain rule (*The Dots-and-Boxes Game*, 2000): add the number of dots of the
//! field and the number of long chains at the end. If the sum is even, the first player keeps
//! control, and if it is odd, the second. Loops do not count.
//!
//! # Reason
//! A line that closes a box does not end a turn. So m lines that have closed b boxes made t = m − b
//! turns, and d turns more if d of them have closed two boxes at once. A field of D dots and B
//! boxes has D + B − 1 lines. A chain of n boxes has n + 1 open lines and a loop has n, so c chains
//! and any number of loops leave m = (D + B − 1) − (B − b) − c lines drawn. Together that is
//! t = D − 1 − c + d turns: the first player is to move if D + c + d is odd. As a rule, no line
//! closes two boxes before the first long chain is opened: d is 0. And each short chain takes one
//! turn and leaves one chain fewer, so only the long ones count.

use fastrand::Rng;
use game::{Board, Player};

use crate::boxes::sides;
use crate::chains_and_loops::Chains;
use crate::dots::Dots;
use crate::size::{Line, Lines, Size};

/// Returns the player who need not open the first long chain, if these chains and loops are on the
/// field at the end and no line has closed two boxes.
// ANCHOR: in_control
pub fn in_control(size: Size, chains: &Chains) -> Player {
    let dots = (size.rows + 1) * (size.cols + 1);
    if (dots + long_chains(chains)).is_multiple_of(2) {
        Player::First
    } else {
        Player::Second
    }
}
// ANCHOR_END: in_control

/// Returns the number of long chains, without the loops.
pub fn long_chains(chains: &Chains) -> usize {
    let long = chains.iter().filter(|chain| chain.is_long());
    long.filter(|chain| !chain.is_loop).count()
}

/// Returns all positions in which no box is taken and each has two sides, so every line gives a box
/// away. Their number grows exponentially with the field: 374 on 2×3, 2 604 on 3×3, 18 150 on 3×4.
pub fn endings(size: Size) -> Vec<Dots> {
    let mut found = Vec::new();
    two_sides_each(size, 0, 0, 0, &mut found);
    let ending = |drawn: Lines| Dots {
        drawn,
        to_move: if drawn.count_ones().is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        },
        ..Dots::new(size)
    };
    found.into_iter().map(ending).collect()
}

/// Chooses the drawn sides of one box after the other. `decided` contains all lines decided so far,
/// and `drawn` the drawn ones among them.
fn two_sides_each(size: Size, number: usize, decided: Lines, drawn: Lines, found: &mut Vec<Lines>) {
    if number == size.boxes() {
        found.push(drawn);
        return;
    }
    let sides = sides(size, number / size.cols, number % size.cols).map(|side| 1 << side);
    let around: Lines = sides.iter().sum();
    for (at, one) in sides.iter().enumerate() {
        for other in &sides[at + 1..] {
            let chosen = one | other;
            if (drawn ^ chosen) & decided & around == 0 {
                two_sides_each(size, number + 1, decided | around, drawn | chosen, found);
            }
        }
    }
}

/// Plays random lines that give no box away, as long as there are any.
pub fn careful_game(size: Size, rng: &mut Rng) -> Dots {
    let mut board = Dots::new(size);
    loop {
        let safe: Vec<Line> = board
            .legal_moves()
            .filter(|line| is_safe(&board, *line))
            .collect();
        if safe.is_empty() {
            return board;
        }
        let chosen = rng.u64(..safe.len() as u64);
        board = board.play(safe[chosen as usize]);
    }
}

/// Returns whether no box has three sides or more after the line.
fn is_safe(board: &Dots, line: Line) -> bool {
    let drawn = board.drawn | 1 << line.number();
    let boxes = 0..board.size.boxes();
    let mut around = boxes.map(|n| sides(board.size, n / board.size.cols, n % board.size.cols));
    around.all(|sides| sides.iter().filter(|side| drawn & 1 << **side != 0).count() < 3)
}
