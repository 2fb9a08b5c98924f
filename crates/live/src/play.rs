//! A game in a page: its moves in, and everything that the page shows of it out. Nothing is kept: each
//! answer follows from the words alone.
//!
//! The words are those that an address may hold, so each is checked. First stand options, in any order,
//! then the moves:
//!
//! ```text
//! field=2x3       the size, of dots and boxes
//! from=POSITION   where the game begins, as `cargo course play --from` takes it; it has a size
//! people=first    who is a person: none, first, second, both (as without it)
//! mine=look_ahead the student's function that is the computer; its moves come from elsewhere
//! judge=yes       says how good the last move was
//! judge=game      says who gave what away in the whole game
//! hint=yes        says which moves are best now
//! think=4         has the computer choose a move, looking 4 moves ahead; best: as well as it can
//! seed=7          which of equally good moves it takes; first: the first of them (tic-tac-toe alone)
//! whole=yes       says where the game stands among all that can be played
//! at=2,371500     begins with the moves to a place in the picture of all games: its depth, and how far
//!                 from the left, in millionths; further moves there are none
//! ```

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
        _ => Err(format!(
            "There is no game \"{game}\" here; there are: tic-tac-toe, dots-and-boxes."
        )),
    }
}

/// Everything that a page shows of a game.
#[derive(Serialize)]
pub(crate) struct Shown {
    board: Picture,
    /// The moves as they are written, and a letter for each player who made one.
    moves: Vec<String>,
    by: Vec<char>,
    /// Who moves; none when the game is over.
    to_move: Option<char>,
    /// The moves that can be made.
    open: Vec<String>,
    /// The last move in a sentence.
    told: Option<String>,
    /// How the game ended.
    result: Option<String>,
    /// In numbers, for goals: `over` is 1 at the end; what each player has won, by their letters; and how
    /// often each left what could be taken, as in `left_B`.
    counts: BTreeMap<String, i64>,
    judged: Option<Judged>,
    /// Who gave what away.
    given_away: Option<String>,
    hint: Option<Hint>,
    choice: Option<Choice>,
    whole: Option<Stands>,
}

#[derive(Serialize)]
struct Choice {
    #[serde(rename = "move")]
    mv: String,
    /// How it came to it.
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

/// The moves of the game: those that are given, or those to a place in the picture of all games.
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

/// What a game comes to, in numbers.
fn counts<G: Game>(board: &G::Board, left: [u32; 2]) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    counts.insert("over".to_owned(), i64::from(board.done()));
    for ((mark, won), left) in G::MARKS.into_iter().zip(G::won(board)).zip(left) {
        counts.insert(mark.to_string(), won.into());
        counts.insert(format!("left_{mark}"), left.into());
    }
    counts
}
