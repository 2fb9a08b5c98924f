//! The checks of the exercise `extra_turn`, one function for each test, and the explanations of wrong answers.

mod common;

use common::{boxes, boxes_first, name, named_boxes, random_games, size};
use diagnosis::{attempt, twice, worth, wrong_answer};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::extra_turn::draw;
use dots_and_boxes::size::{Boxes, Line, Lines};
use fastrand::Rng;
use game::{Board, Player};

const BOTH: [Player; 2] = [Player::First, Player::Second];

pub(super) fn a_closed_box_gives_another_turn(size: &str, lines: &str, line: &str, mover: usize) {
    right_turn(after(size, lines, line, BOTH[mover]));
}

pub(super) fn a_line_that_closes_none_passes_the_turn(
    size: &str,
    lines: &str,
    line: &str,
    mover: usize,
) {
    let drawn = after(size, lines, line, BOTH[mover]);
    right_turn(drawn);
    right_boxes(drawn);
}

pub(super) fn two_boxes_at_once_give_one_more_line(
    size: &str,
    lines: &str,
    line: &str,
    mover: usize,
) {
    right_turn(after(size, lines, line, BOTH[mover]));
}

pub(super) fn the_boxes_are_the_movers(size: &str, lines: &str, line: &str, mover: usize) {
    right_boxes(after(size, lines, line, BOTH[mover]));
}

pub(super) fn boxes_taken_before_are_kept(mover: usize, owner: usize) {
    let mut drawn = after(
        "1x3",
        "a1b1 a1a2 a2b2 b1b2 c1d1 c2d2 c1c2",
        "d1d2",
        BOTH[mover],
    );
    drawn.board.taken[owner] = 0b001;
    right_boxes(drawn);
}

pub(super) fn the_line_is_drawn_and_the_others_stay(size: &str, lines: &str, line: &str) {
    right_lines(after(size, lines, line, Player::First));
}

pub(super) fn so_it_is_in_every_position() {
    diagnosis::demand_each(
        random(),
        with_a_line_less,
        |drawn| attempt(|| draw(&drawn.board, drawn.line)) != Some(drawn.right()),
        |&drawn| {
            right_turn(drawn);
            right_boxes(drawn);
            right_lines(drawn);
        },
    );
}

/// Returns the move on each board that has one line less. A box that is open then belongs to no player.
fn with_a_line_less(drawn: &Drawn) -> Vec<Drawn> {
    let (board, line) = (drawn.board, drawn.line);
    let lines = board.size.numbers().map(|line| 1 << line);
    let lines = lines.filter(|line| board.drawn & line != 0);
    let without = |gone: Lines| {
        let fewer = Dots {
            drawn: board.drawn & !gone,
            ..board
        };
        let closed = boxes(&fewer, <[Line]>::is_empty);
        let taken = board.taken.map(|boxes| boxes & closed);
        Drawn {
            board: Dots { taken, ..fewer },
            line,
        }
    };
    lines.map(without).collect()
}

pub(super) fn in_a_whole_game_every_box_is_taken_once() {
    let mut games = random_games(&["1x1", "2x2", "2x3", "1x5", "5x5"], 0, 40);
    games.sort_by_key(|game| game.size.boxes());
    for start in games {
        let ([first, second], boxes) = (start.taken, start.size.boxes());
        assert!(
            first & second == 0,
            "Your draw, in a whole game on {}, gave {} to both players, but should give each box \
             to one player.{}",
            start.size,
            named_boxes(first & second),
            boxes_below()
        );
        assert!(
            (first | second).count_ones() as usize == boxes,
            "Your draw, in a whole game on {}, returned a last board on which {}, but should give \
             {} to one of the players.{}",
            start.size,
            owned(start.taken),
            match boxes {
                1 => "box 0".to_owned(),
                _ => format!("each of the {boxes} boxes"),
            },
            boxes_below()
        );
    }
}

pub(super) fn the_page_asked_why_one_player_draws_more_lines() {
    let mut rng = Rng::with_seed(2);
    let mut board = Dots::new(size("5x5"));
    let (mut drawn, mut again) = ([0; 2], 0);
    while !board.done() {
        let lines: Vec<Line> = board.legal_moves().collect();
        let line = lines[rng.usize(..lines.len())];
        right_turn(Drawn { board, line });
        drawn[usize::from(board.to_move == Player::Second)] += 1;
        let next = draw(&board, line);
        again += u32::from(next.to_move == board.to_move);
        assert!(
            next.drawn.count_ones() == board.drawn.count_ones() + 1,
            "Your draw({line}) on {board:?} returned a board with {}, but should return one with \
             {}.",
            diagnosis::counted(next.drawn.count_ones(), "line"),
            board.drawn.count_ones() + 1
        );
        board = next;
    }
    let [first, second] = drawn;
    worth(format!(
        "In a game on 5x5 with lines drawn at random, A drew {first} of {} lines and B {second}: \
         {again} times the mover stayed.",
        first + second
    ));
}

/// A board, and the line that is drawn on it.
#[derive(Clone, Copy)]
struct Drawn {
    board: Dots,
    line: Line,
}

/// Builds a board from lines and a mover, so that only `draw` is tested.
fn after(field: &str, lines: &str, line: &str, to_move: Player) -> Drawn {
    let size = size(field);
    let read = |name| {
        size.read_line(name)
            .unwrap_or_else(|fault| panic!("{fault}"))
    };
    let lines = lines
        .split_whitespace()
        .map(|name| 1 << read(name).number());
    let board = Dots {
        drawn: lines.sum(),
        to_move,
        ..Dots::new(size)
    };
    Drawn {
        board,
        line: read(line),
    }
}

/// Returns random positions: most lines are drawn, closed boxes belong to a player or to nobody.
/// Either player moves.
fn random() -> Vec<Drawn> {
    let mut rng = Rng::with_seed(1889);
    let mut all = Vec::new();
    for size in ["1x1", "1x2", "2x1", "2x2", "1x4", "3x2", "3x3", "5x5"].map(size) {
        for at in 0..50 {
            let line = size.line(rng.usize(size.numbers()));
            let others = size.all_lines() & !(1 << line.number());
            let mut board = Dots {
                drawn: others
                    & if at % 5 == 0 {
                        others
                    } else {
                        rng.u64(..) | rng.u64(..)
                    },
                to_move: BOTH[at % 2],
                ..Dots::new(size)
            };
            let closed = boxes(&board, <[Line]>::is_empty);
            let firsts = rng.u32(..);
            let owned = if at % 4 == 1 { firsts >> 7 } else { !0 };
            board.taken = [firsts, !firsts].map(|boxes| closed & owned & boxes);
            all.push(Drawn { board, line });
        }
    }
    // The smallest wrong board is the easiest to understand.
    all.sort_by_key(|drawn| (drawn.board.size.boxes(), drawn.board.drawn.count_ones()));
    all
}

/// Returns the message about `boxes` as an extra line, or an empty text.
fn boxes_below() -> String {
    boxes_first().map_or_else(String::new, |words| format!("\n{words}"))
}

impl Drawn {
    /// Returns the boxes that the line closes.
    fn closed(&self) -> Boxes {
        boxes(&self.board, |open| open == [self.line])
    }

    fn number(&self) -> u32 {
        self.line.number() as u32
    }

    /// Returns the drawn lines afterwards. The new line is one of them only if `is_drawn`.
    fn drawn_if(&self, is_drawn: bool) -> Lines {
        self.board.drawn | u64::from(is_drawn) << self.number()
    }

    fn mover(&self) -> usize {
        usize::from(self.board.to_move == Player::Second)
    }

    /// Returns the right board after the line.
    fn right(&self) -> Dots {
        let (board, closed) = (self.board, self.closed());
        let mut taken = board.taken;
        taken[self.mover()] |= closed;
        Dots {
            drawn: self.drawn_if(true),
            taken,
            to_move: match closed {
                0 => board.to_move.other(),
                _ => board.to_move,
            },
            ..board
        }
    }

    fn next(&self) -> Dots {
        let call = format!("draw(&({:?}), {})", self.board, self.line);
        twice(&call, || draw(&self.board, self.line))
    }

    /// Describes the call: the line, its player, and the boxes that it closes.
    fn told(&self) -> String {
        let count = match self.closed().count_ones() {
            0 => "no box",
            1 => "a box",
            _ => "two boxes",
        };
        format!(
            "draw({}), where {} closes {count}",
            self.line,
            name(self.board.to_move)
        )
    }
}

/// Checks whether `is_so` is true of every random position and the board after it.
fn always(is_so: impl Fn(&Drawn, &Dots) -> bool) -> bool {
    random().iter().all(|drawn| {
        attempt(|| draw(&drawn.board, drawn.line)).is_some_and(|next| is_so(drawn, &next))
    })
}

fn right_turn(drawn: Drawn) {
    let before = drawn.board;
    let next = drawn.next();
    let [got, want] = [next.to_move, drawn.right().to_move];
    if got == want {
        return;
    }
    let thought = if let Some(words) = boxes_first() {
        words
    } else {
        sixteen_boxes(&drawn)
            .or_else(always_stays_or_passes)
            .or_else(passes_wrongly)
            .unwrap_or_default()
    };
    let said = wrong_answer(
        &drawn.told(),
        format!("a board on which {} moves", name(got)),
        format!("one on which {} moves", name(want)),
        &thought,
    );
    panic!(
        "{said}\nThe board before the line: {}\nYour board after the line: {}\n{next}",
        in_a_line(before),
        in_a_line(next)
    );
}

/// Formats a position in one line. For a large field it omits the drawn lines, which the picture below shows.
fn in_a_line(board: Dots) -> String {
    if board.size.boxes() <= 9 {
        return format!("{board:?}");
    }
    let [first, second] = board.taken.map(Boxes::count_ones);
    format!(
        "{}, {} lines drawn ({first}:{second}, {} to move)",
        board.size,
        board.drawn.count_ones(),
        name(board.to_move)
    )
}

fn stayed(drawn: &Drawn, next: &Dots) -> bool {
    next.to_move == drawn.board.to_move
}

/// Detects a program in which only the boxes 0 to 15 give another turn.
fn sixteen_boxes(drawn: &Drawn) -> Option<String> {
    let is_so = always(|drawn, next| stayed(drawn, next) == (drawn.closed() & 0xffff != 0));
    is_so.then(|| {
        format!(
            "the line closes {}. In your code only the boxes 0 to 15 give an extra turn. Store a \
             set of boxes as `Boxes`, which is a `u32`.",
            named_boxes(drawn.closed())
        )
    })
}

/// Explains a wrong turn that depends only on the closed boxes.
fn always_stays_or_passes() -> Option<String> {
    let known = if always(|drawn, next| !stayed(drawn, next) && next.taken == drawn.board.taken) {
        "in your code the turn passes after every line, and nobody gets a box. `closed_by` needs \
         the lines that were drawn before this line, and its boxes belong to the mover."
    } else if always(|drawn, next| !stayed(drawn, next)) {
        "in your code the turn passes after every line. After a line that closes a box, let the \
         same player move again."
    } else if always(stayed) {
        "in your code the turn never passes. After a line that closes no box, let the other player \
         move."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() == 0)) {
        "your code passes the turn only after a line that closes a box. Swap the two cases: after \
         such a line, the same player moves again."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed().count_ones() == 1)) {
        "in your code a line that closes two boxes does not give another turn. Check whether any \
         box was closed, not how many."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed().count_ones() == 2)) {
        "in your code only a line that closes two boxes gives another turn. Check whether any box \
         was closed, not how many."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() != 0 && !next.done())) {
        "your code passes the turn after the last line of a game, although that line closes a box. \
         Treat the last line like every other line."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() > 1)) {
        "in your code every box but box 0 gives another turn. `closed_by` returns a set, and the set with box 0 alone \
         is the number 1. Compare the set with 0."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() == 1)) {
        "in your code only a line that closes box 0 alone gives another turn. `closed_by` returns \
         a set, not a number of boxes. Compare the set with 0."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() != 1)) {
        "in your code the turn passes only after a line that closes box 0 alone. `closed_by` \
         returns a set, and the empty set is the number 0. Compare the set with 0."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() & 1 != 0)) {
        "in your code only box 0 gives another turn. `closed_by` returns a set, and the empty set \
         is the number 0. Compare the set with 0."
    } else {
        return None;
    };
    Some(known.to_owned())
}

/// Explains a wrong turn that depends on something else.
fn passes_wrongly() -> Option<String> {
    // The player who closes a box moves again. Otherwise the named player moves.
    let passes_to = |to: &dyn Fn(&Dots) -> Player| {
        always(|drawn, next| {
            next.to_move
                == match drawn.closed() {
                    0 => to(next),
                    _ => drawn.board.to_move,
                }
        })
    };
    let known = if always(|_, next| next.to_move == Player::First)
        || always(|_, next| next.to_move == Player::Second)
    {
        "in your code the same player moves after every line, whoever drew it. Start from \
         `board.to_move`: the other player is board.to_move.other()."
    } else if always(|drawn, next| {
        stayed(drawn, next) == (drawn.board.taken[drawn.mover()] | drawn.closed() != 0)
    }) {
        "in your code a player who has a box always moves again. Check only the boxes that this \
         line closes."
    } else if always(|drawn, next| {
        let [first, second] = drawn.board.taken;
        stayed(drawn, next) == (complete(drawn) != first | second)
    }) {
        "in your code a closed box that no player has taken gives another turn. An earlier line \
         closed that box: check only the boxes that this line closes."
    } else if let Some(player) = BOTH.into_iter().find(|&player| {
        always(|drawn, next| {
            stayed(drawn, next) == (drawn.closed() != 0 && drawn.board.to_move == player)
        })
    }) {
        &format!(
            "in your code a closed box gives another turn to {}, but not to {}. Test the closed \
             boxes in the same way for both players.",
            name(player),
            name(player.other())
        )
    } else if let Some(player) = BOTH.into_iter().find(|&player| passes_to(&|_| player)) {
        &format!(
            "after a line that closes no box, {} always moves in your code. Let \
             board.to_move.other() move.",
            name(player)
        )
    } else if [0, 1]
        .into_iter()
        .any(|odd| passes_to(&|next| by_number(next, odd)))
        || [0, 1]
            .into_iter()
            .any(|odd| always(|_, next| next.to_move == by_number(next, odd)))
    {
        "your code computes the mover from the number of lines, but that rule fails after an extra \
         turn. After a line that closes no box, let board.to_move.other() move."
    } else if always(|drawn, next| {
        let mut other = drawn.board;
        other.to_move = other.to_move.other();
        attempt(|| draw(&other, drawn.line).to_move) == Some(next.to_move)
    }) {
        "in your code the next player does not depend on `board.to_move`: it is the same whoever \
         draws the line. Start from `board.to_move`. Only a line that closes no box passes the \
         turn."
    } else {
        return None;
    };
    Some(known.to_owned())
}

/// Returns the mover if the players alternate with each line. `odd` is 1 if A moves after an odd number of lines.
fn by_number(next: &Dots, odd: u32) -> Player {
    BOTH[((next.drawn.count_ones() + odd) % 2) as usize]
}

/// Returns the taken boxes if one player's new boxes replace the earlier ones.
fn replaced_for(drawn: &Drawn, player: usize) -> [Boxes; 2] {
    with(drawn, drawn.mover(), |old| match drawn.mover() == player {
        true => drawn.closed(),
        false => old | drawn.closed(),
    })
}

fn right_boxes(drawn: Drawn) {
    let before = drawn.board;
    let next = drawn.next();
    let mut want = before.taken;
    want[drawn.mover()] |= drawn.closed();
    let got = next.taken;
    if got == want {
        return;
    }
    let said = wrong_answer(
        &drawn.told(),
        format!("a board on which {}", owned(got)),
        format!("one on which {}", owned(want)),
        &boxes_first().unwrap_or_else(|| wrong_owner(&drawn)),
    );
    panic!(
        "{said}\nThe board before the line: {}, {}\n{before}",
        in_a_line(before),
        owned(before.taken)
    );
}

/// Explains which player gets the boxes, if one mistake explains every board.
fn wrong_owner(drawn: &Drawn) -> String {
    let is = |model: fn(&Drawn) -> [Boxes; 2]| always(|drawn, next| next.taken == model(drawn));
    let mover = name(drawn.board.to_move);
    if is(|drawn| drawn.board.taken) {
        format!(
            "in your code nobody ever gets a box. `closed_by` needs the lines that were drawn before \
             this line, and its boxes belong to {mover}, who drew the line."
        )
    } else if is(|drawn| with(drawn, 1 - drawn.mover(), |old| old | drawn.closed())) {
        format!(
            "in your code the other player gets the closed boxes. Add them to the boxes of \
             {mover}, who drew the line."
        )
    } else if is(|drawn| with(drawn, drawn.mover(), |_| drawn.closed()))
        || is(|drawn| match drawn.closed() {
            0 => drawn.board.taken,
            closed => with(drawn, drawn.mover(), |_| closed),
        })
    {
        format!(
            "in your code {mover}'s new boxes replace the old boxes. Join the old and the new set \
             with `|`."
        )
    } else if is(|drawn| replaced_for(drawn, 0)) || is(|drawn| replaced_for(drawn, 1)) {
        format!(
            "in your code {mover}'s new boxes replace the old boxes, but the other player's new \
             boxes are added. Add the new boxes for both players."
        )
    } else if is(|drawn| {
        let mut taken = [0; 2];
        taken[drawn.mover()] = drawn.closed();
        taken
    }) {
        "your code removes the boxes that both players had before the move. Start the new board \
         with the boxes of the old board."
            .to_owned()
    } else if is(|drawn| with(drawn, 0, |old| old | drawn.closed())) {
        "in your code A gets all boxes. Add the boxes that B closes to `taken[1]`.".to_owned()
    } else if is(|drawn| with(drawn, 1, |old| old | drawn.closed())) {
        "in your code B gets all boxes. Add the boxes that A closes to `taken[0]`.".to_owned()
    } else if is(|drawn| drawn.board.taken.map(|old| old | drawn.closed())) {
        format!(
            "in your code both players get the closed boxes. Add them only to the boxes of \
             {mover}, who drew the line."
        )
    } else if [0, 1].into_iter().any(is_owned_by_the_number_of_lines) {
        "in your code the number of drawn lines decides who gets the boxes, but after an extra turn \
         the players do not alternate. Give the boxes to `board.to_move`."
            .to_owned()
    } else {
        wrong_set(drawn)
    }
}

/// Checks whether the new boxes belong to one player after an even number of lines, and otherwise to the other.
fn is_owned_by_the_number_of_lines(odd: u32) -> bool {
    always(|drawn, next| {
        let owner = (drawn.board.drawn.count_ones() + odd) as usize % 2;
        next.taken == with(drawn, owner, |old| old | drawn.closed())
    })
}

/// Explains which boxes the right player gets.
fn wrong_set(drawn: &Drawn) -> String {
    let (player, mover) = (drawn.mover(), name(drawn.board.to_move));
    let is = |model: fn(&Drawn) -> [Boxes; 2]| always(|drawn, next| next.taken == model(drawn));
    if is(|drawn| {
        with(drawn, drawn.mover(), |old| {
            old + drawn.closed().count_ones()
        })
    }) || is(|drawn| {
        with(drawn, drawn.mover(), |old| {
            old | drawn.closed().count_ones()
        })
    }) || is(|drawn| with(drawn, drawn.mover(), |_| drawn.closed().count_ones()))
    {
        "your code uses the number of closed boxes, but each part of `taken` is a set: bit n \
         represents box n. Add the set that `closed_by` returns."
            .to_owned()
    } else if is(|drawn| with(drawn, drawn.mover(), |_| complete(drawn)))
        || is(|drawn| with(drawn, drawn.mover(), |old| old | complete(drawn)))
        || is(|drawn| match drawn.closed() {
            0 => drawn.board.taken,
            _ => with(drawn, drawn.mover(), |_| complete(drawn)),
        })
    {
        format!(
            "in your code {mover} gets all closed boxes, even the boxes that earlier lines closed. \
             Add only the boxes that this line closes."
        )
    } else if is(not_the_others)
        || is(|drawn| match drawn.closed() {
            0 => drawn.board.taken,
            _ => not_the_others(drawn),
        })
    {
        format!(
            "in your code {mover} also gets the closed boxes that no player has taken. Such a box \
             stays without an owner. Add only the boxes that this line closes."
        )
    } else if is(|drawn| with(drawn, drawn.mover(), |old| old | lowest(drawn.closed())))
        || is(|drawn| with(drawn, drawn.mover(), |old| old | highest(drawn.closed())))
    {
        format!(
            "in your code {mover} gets only one box if a line closes two boxes. Add the whole set \
             that `closed_by` returns."
        )
    } else if is_right_swapped(drawn)
        && always(|it, next| it.mover() == player || next.taken == it.right().taken)
    {
        format!(
            "in your code the boxes are wrong only if {mover} draws the line. Compare the code for \
             both players."
        )
    } else {
        String::new()
    }
}

/// Describes the boxes of both players.
fn owned([first, second]: [Boxes; 2]) -> String {
    format!("A has {} and B {}", named_boxes(first), named_boxes(second))
}

/// Returns all boxes that are closed after the line, including the earlier ones.
fn complete(drawn: &Drawn) -> Boxes {
    boxes(&drawn.board, |open| open.is_empty() || open == [drawn.line])
}

/// Returns the boxes if the mover gets all closed boxes that the other player does not have.
fn not_the_others(drawn: &Drawn) -> [Boxes; 2] {
    let others = drawn.board.taken[1 - drawn.mover()];
    with(drawn, drawn.mover(), |_| complete(drawn) & !others)
}

/// Checks whether the boxes are right if the players are swapped.
fn is_right_swapped(drawn: &Drawn) -> bool {
    let Dots {
        taken: [first, second],
        to_move,
        ..
    } = drawn.board;
    let board = Dots {
        taken: [second, first],
        to_move: to_move.other(),
        ..drawn.board
    };
    let swapped = Drawn { board, ..*drawn };
    attempt(|| draw(&board, drawn.line)).is_some_and(|next| next.taken == swapped.right().taken)
}

/// Returns only the box with the smallest number.
fn lowest(boxes: Boxes) -> Boxes {
    boxes & boxes.wrapping_neg()
}

/// Returns only the box with the largest number.
fn highest(boxes: Boxes) -> Boxes {
    boxes.checked_ilog2().map_or(0, |number| 1 << number)
}

/// Returns the taken boxes, with one player's set changed.
fn with(drawn: &Drawn, player: usize, change: impl Fn(Boxes) -> Boxes) -> [Boxes; 2] {
    let mut taken = drawn.board.taken;
    taken[player] = change(taken[player]);
    taken
}

fn right_lines(drawn: Drawn) {
    let Drawn { board, line } = drawn;
    let (was, number) = (board.drawn, line.number());
    let next = drawn.next();
    assert!(
        next.size == board.size,
        "Your draw({line}) on {board:?} returned a field of {}, but should return {}.\nA move \
         never changes the size of the field. Copy `size` from the old board.",
        next.size,
        board.size
    );
    let got = next.drawn;
    if got == was | 1 << number {
        return;
    }
    let is = |model: fn(&Drawn) -> Lines| always(|drawn, next| next.drawn == model(drawn));
    let alone = attempt(|| draw(&Dots::new(board.size), line).drawn).unwrap_or_default();
    let thought = match got {
        _ if is(|drawn| drawn.board.drawn) => {
            "your code never draws the line. Add it to the lines of the new board.".to_owned()
        }
        _ if is(|drawn| drawn.drawn_if(drawn.closed() == 0)) => format!(
            "the line {line} closes a box, but your code never draws such a line on the new board. \
             Draw every line."
        ),
        _ if is(|drawn| drawn.drawn_if(drawn.closed() != 0)) => format!(
            "the line {line} closes no box, but your code never draws such a line on the new \
             board. Draw every line."
        ),
        _ if is(|drawn| drawn.board.drawn | u64::from(1_u32.wrapping_shl(drawn.number())))
            || is(|drawn| drawn.board.drawn | 1_i32.wrapping_shl(drawn.number()) as u64) =>
        {
            format!(
                "your code draws the wrong line: the 1 that your code shifts has 32 bits. A set of \
                 lines is a `u64`: write `1_u64 << {number}`."
            )
        }
        _ if was != 0 && got & was == 0 => {
            "your code removes the earlier lines. Use `|` to add the new line to the old set."
                .to_owned()
        }
        _ if is(|drawn| drawn.board.drawn | u64::from(drawn.number())) => {
            format!(
                "your code adds the number of the line, but `drawn` is a set of bits. Set bit \
                 {number} with `| 1 << {number}`."
            )
        }
        _ if alone.is_power_of_two() && alone != 1 << number => format!(
            "on a field without lines, your code sets bit {} of `drawn` for {line}. Set bit \
             {number}: {line} is line {number}.",
            alone.trailing_zeros()
        ),
        _ if got == was => format!(
            "your code does not draw {line} on the new board. Set bit {number} of `drawn`: {line} \
             is line {number}."
        ),
        _ => format!(
            "your code changes the wrong bits of `drawn`. Bit n represents line n: set only bit \
             {number}."
        ),
    };
    let call = format!("draw({line}) on {board:?}");
    let said = wrong_answer(
        &call,
        format!("the lines {got:#b}"),
        format!("{:#b}", was | 1 << number),
        &thought,
    );
    panic!("{said}\nThe lines before the move: {was:#b}");
}
