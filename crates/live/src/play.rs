//! A game in a page. It reads the moves and returns everything that the page shows of the game. It has no state: each
//! answer depends only on the words.
//!
//! The words may be part of an address, so each is checked. The options precede the moves, in any order:
//!
//! ```text
//! field=2x3       the size: rows x columns of dots and boxes, columns x rows of Connect Four
//! from=POSITION   the first position, as `cargo course play --from` takes it; it has a size
//! people=first    who is a person: none, first, second, both (as without it)
//! mine=look_ahead the student's function that is the computer; the page supplies its moves
//! judge=yes       says how good the last move was
//! judge=game      says who gave what away in the whole game
//! hint=yes        says which moves are best now
//! think=4         has the computer choose a move, looking 4 moves ahead; best: as well as it can
//! seed=7          which of equally good moves it takes; first: the first of them (only in tic-tac-toe)
//! whole=yes       gives the place of the game among all that can be played
//! at=2,371500     begins with the moves to a place in the picture of all games: its depth, and how far
//!                 from the left, in millionths; no further moves may follow
//! ```

mod connect_four;
mod dots_and_boxes;
mod options;
mod page;
#[cfg(test)]
mod tests;
mod tic_tac_toe;
mod whole;

use std::collections::BTreeMap;

use advice::Seats;
use game::{Board, Player};
use serde::Serialize;

use options::Options;
pub(crate) use options::random;
use page::{Game, Hint, Judged, Picture};
use whole::Stands;

/// Answers a page that shows a game.
pub(crate) fn play(game: &str, words: &[&str]) -> Result<Shown, String> {
    let (options, moves) = Options::read(words)?;
    match game {
        "tic-tac-toe" => show(tic_tac_toe::Game::new(&options)?, &options, moves),
        "dots-and-boxes" => show(dots_and_boxes::Game::new(&options)?, &options, moves),
        "connect-four" => show(connect_four::Game::new(&options)?, &options, moves),
        _ => Err(format!(
            "There is no game \"{game}\" here; there are: tic-tac-toe, connect-four, dots-and-boxes."
        )),
    }
}

/// The contents of a page that shows a game.
#[derive(Serialize)]
pub(crate) struct Shown {
    board: Picture,
    /// The moves in the game's notation, and the letter of the player who made each of them.
    moves: Vec<String>,
    by: Vec<char>,
    /// The player to move, or `None` if the game is over.
    to_move: Option<char>,
    /// The legal moves.
    open: Vec<String>,
    /// The last move in a sentence.
    told: Option<String>,
    /// The result of the game, in a sentence.
    result: Option<String>,
    /// Counts for goals: `over` is 1 at the end of the game. A player's letter counts the boxes or games won. A name
    /// such as `left_B` counts how often B left boxes that could be taken.
    counts: BTreeMap<String, i64>,
    judged: Option<Judged>,
    /// A sentence about the mistakes of both players.
    given_away: Option<String>,
    hint: Option<Hint>,
    choice: Option<Choice>,
    whole: Option<Stands>,
}

#[derive(Serialize)]
struct Choice {
    #[serde(rename = "move")]
    mv: String,
    /// A description of the search behind the move.
    how: String,
}

fn show<G: Game>(mut game: G, options: &Options, words: &[&str]) -> Result<Shown, String> {
    let mut seats = Seats::new(options.people.clone(), G::MARKS);
    if let Some(name) = options.mine {
        seats.computer = format!("Your {name}");
    }
    let (mut board, mut before) = (game.start(), None);
    let (mut made, mut by, mut remarks) = (Vec::new(), Vec::new(), Vec::new());
    let mut left = [0; 2];
    for mv in moves(&game, options, words)? {
        if board.done() {
            return Err(format!("The game is over before {mv}."));
        }
        let next = board.try_play(mv);
        let next = next.map_err(|_| G::refusal(&board, mv))?;
        made.push(mv);
        by.push(seats.mark(board.to_move()));
        left[usize::from(board.to_move() == Player::Second)] += u32::from(G::leaves(&board, mv));
        if options.sums_up {
            remarks.push(game.judge(&board, mv).remark);
        }
        before = Some((std::mem::replace(&mut board, next), mv));
    }
    let judged = match &before {
        Some((before, mv)) if options.judges => Some(game.judge(before, *mv)),
        _ => None,
    };
    let moves: Vec<String> = made.iter().map(ToString::to_string).collect();
    let given_away = options.sums_up.then(|| {
        let moves = by.iter().zip(&moves).zip(&remarks);
        let moves = moves.map(|((by, mv), remark)| (*by, mv.clone(), Some(remark)));
        advice::given_away(&moves.collect::<Vec<_>>())
    });
    let hint = (options.hints && !board.done()).then(|| game.hint(&board));
    let choice = match options.think {
        Some(_) => game.choose(&board, options),
        None => None,
    };
    let whole = match options.whole {
        true => Some(game.stands(&made).ok_or_else(no_picture)?),
        false => None,
    };
    Ok(Shown {
        to_move: (!board.done()).then(|| seats.mark(board.to_move())),
        open: board.legal_moves().map(|mv| mv.to_string()).collect(),
        told: before.map(|(before, mv)| G::told(&seats, &before, mv)),
        result: board.done().then(|| G::result(&seats, &board)),
        counts: counts::<G>(&board, left),
        board: G::picture(&board),
        moves,
        by,
        judged,
        given_away,
        hint,
        choice: choice.map(|(mv, how)| Choice { mv, how }),
        whole,
    })
}

/// Returns the moves of the game: the given ones, or the moves to a place in the picture of all games.
fn moves<G: Game>(
    game: &G,
    options: &Options,
    words: &[&str],
) -> Result<Vec<<G::Board as Board>::Move>, String> {
    match (options.at, words) {
        (None, _) => words.iter().map(|word| game.read(word)).collect(),
        (Some((depth, part)), []) => game.moves_at(depth, part).ok_or_else(no_picture),
        (Some(_), [word, ..]) => Err(format!("After at no move is given, as \"{word}\" is.")),
    }
}

fn no_picture() -> String {
    "There is a picture of all games of tic-tac-toe from its empty board, and of no others."
        .to_owned()
}

/// Returns the counts of a game.
fn counts<G: Game>(board: &G::Board, left: [u32; 2]) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    counts.insert("over".to_owned(), i64::from(board.done()));
    for ((mark, won), left) in G::MARKS.into_iter().zip(G::won(board)).zip(left) {
        counts.insert(mark.to_string(), won.into());
        counts.insert(format!("left_{mark}"), left.into());
    }
    counts
}
