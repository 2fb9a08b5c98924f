//! What is said of wrong answers to `extra_turn`: the claims of its tests, and what explains a run that breaks one.

mod common;

use common::{name, named_boxes, position, random_positions, size};
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
    right_turn(after(size, lines, line, BOTH[mover]));
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

/// The same move on the boards on which one of the lines is not drawn; nobody has a box that is open then.
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
    let mut games = random_positions(&["1x1", "2x2", "2x3", "1x5", "5x5"], 0, 40);
    games.sort_by_key(|game| game.size.boxes());
    for start in games {
        let ([first, second], boxes) = (start.taken, start.size.boxes());
        assert!(
            first & second == 0,
            "Your whole game on {} gave {} to both players, but should give to one.",
            start.size,
            named_boxes(first & second)
        );
        assert!(
            (first | second).count_ones() as usize == boxes,
            "a whole game on {}: in yours {} at the end, and {} should be taken.",
            start.size,
            owned(start.taken),
            match boxes {
                1 => "box 0".to_owned(),
                _ => format!("all {boxes} boxes"),
            }
        );
    }
}

pub(super) fn the_page_asked_why_one_player_draws_more_lines() {
    let mut rng = Rng::with_seed(2);
    let mut board = position("5x5");
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
            "Your draw({line}) on {board:?} drew {}, but should draw 1 line more.",
            diagnosis::counted(next.drawn.count_ones(), "line")
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

/// A line that is drawn on a board.
#[derive(Clone, Copy)]
struct Drawn {
    board: Dots,
    line: Line,
}

/// The mover and the lines are given, so that `draw` alone is tested.
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

/// Positions of every kind: two lines of three are drawn, closed boxes belong to anybody, and
/// either player moves.
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
            board.taken = [closed & firsts, closed & !firsts];
            all.push(Drawn { board, line });
        }
    }
    // The smallest board that is wrong tells most.
    all.sort_by_key(|drawn| (drawn.board.size.boxes(), drawn.board.drawn.count_ones()));
    all
}

/// The boxes whose sides that are not drawn are as wanted.
fn boxes(board: &Dots, wanted: impl Fn(&[Line]) -> bool) -> Boxes {
    let size = board.size;
    let open = |number: usize| {
        let (row, col) = (number / size.cols, number % size.cols);
        let sides = [
            size.across(row, col),
            size.across(row + 1, col),
            size.down(row, col),
            size.down(row, col + 1),
        ];
        let open = sides.into_iter().filter(|&side| !board.is_drawn(side));
        open.collect::<Vec<Line>>()
    };
    let boxes = (0..size.boxes()).filter(|&number| wanted(&open(number)));
    boxes.fold(0, |set, number| set | 1 << number)
}

impl Drawn {
    /// The boxes that the line closes.
    fn closed(&self) -> Boxes {
        boxes(&self.board, |open| open == [self.line])
    }

    fn number(&self) -> u32 {
        self.line.number() as u32
    }

    /// The lines afterwards, if only some lines are drawn.
    fn drawn_if(&self, is_drawn: bool) -> Lines {
        self.board.drawn | u64::from(is_drawn) << self.number()
    }

    fn mover(&self) -> usize {
        usize::from(self.board.to_move == Player::Second)
    }

    /// The board afterwards, as it should be.
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

    /// What was drawn where, as a sentence begins.
    fn told(&self) -> String {
        let count = match self.closed().count_ones() {
            0 => "closes no box".to_owned(),
            1 => "closes a box".to_owned(),
            _ => "closes two boxes".to_owned(),
        };
        format!(
            "{} draws {}, which {count}",
            name(self.board.to_move),
            self.line
        )
    }
}

/// Whether something is true of every position and of what is made of it.
fn always(is_so: impl Fn(&Drawn, &Dots) -> bool) -> bool {
    random().iter().all(|drawn| {
        attempt(|| draw(&drawn.board, drawn.line)).is_some_and(|next| is_so(drawn, &next))
    })
}

fn right_turn(drawn: Drawn) {
    let (before, closed) = (drawn.board, drawn.closed().count_ones());
    let next = drawn.next();
    let want = match closed {
        0 => before.to_move.other(),
        _ => before.to_move,
    };
    let got = next.to_move;
    if got == want {
        return;
    }
    let thought = if right_on_boards_of_games(&drawn) {
        format!(
            "{} moves, as `to_move` of the board says. Yours answers the same, whoever moves: do not work \
             out from the lines who moves.",
            name(before.to_move)
        )
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
        "{said}\nset up as:    {}\nyours, after: {}\n{next}",
        in_a_line(before),
        in_a_line(next)
    );
}

/// A position in one line. Of a large field it leaves out which lines are drawn: the picture below shows them.
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

/// Whether something of this board is right as soon as the other player moves on it.
fn right_on_boards_of_games(drawn: &Drawn) -> bool {
    let turned = Dots {
        to_move: drawn.board.to_move.other(),
        ..drawn.board
    };
    let by_count = |odd: u32| {
        always(|drawn, next| {
            next.to_move
                == match drawn.closed() {
                    0 => by_number(next, odd),
                    _ => drawn.board.to_move,
                }
        })
    };
    let is_right = |board: &Dots| {
        let want = match drawn.closed() {
            0 => board.to_move.other(),
            _ => board.to_move,
        };
        attempt(|| draw(board, drawn.line)).is_some_and(|next| next.to_move == want)
    };
    let by_lines = [0, 1].into_iter().any(by_count)
        || [0, 1]
            .into_iter()
            .any(|odd| always(|_, next| next.to_move == by_number(next, odd)));
    is_right(&turned) && !by_lines && from_the_lines_alone()
}

/// Whether who moves next is the same for both players to move, on all boards.
fn from_the_lines_alone() -> bool {
    random().iter().all(|drawn| {
        let next = BOTH.map(|to_move| {
            let board = Dots {
                to_move,
                ..drawn.board
            };
            attempt(|| draw(&board, drawn.line)).map(|next| next.to_move)
        });
        next[0].is_some() && next[0] == next[1]
    })
}

fn stayed(drawn: &Drawn, next: &Dots) -> bool {
    next.to_move == drawn.board.to_move
}

/// Whether only the boxes 0 to 15 give another turn.
fn sixteen_boxes(drawn: &Drawn) -> Option<String> {
    let is_so = always(|drawn, next| stayed(drawn, next) == (drawn.closed() & 0xffff != 0));
    is_so.then(|| {
        format!(
            "this is {}. On fields of up to 16 boxes all is well, and the boxes from number 16 on give no extra turn: \
             a set of boxes is a Boxes, which is a u32.",
            named_boxes(drawn.closed())
        )
    })
}

/// What is wrong where it hangs on the closed boxes alone whether the mover stays.
fn always_stays_or_passes() -> Option<String> {
    let known = if always(|drawn, next| !stayed(drawn, next) && next.taken == drawn.board.taken) {
        "a box was closed: same player again. Whatever is closed, the turn passes and nobody gets \
         the box. closed_by says what a line closes, asked with the lines that were drawn until \
         then."
    } else if always(|drawn, next| !stayed(drawn, next)) {
        "the turn passes after every line. When a box was closed: same player again."
    } else if always(stayed) {
        "the turn never passes. When no box was closed: the turn passes."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() == 0)) {
        "it is the wrong way round. When a box was closed: same player again. When no box was \
         closed: the turn passes."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed().count_ones() == 1)) {
        "two boxes at once also give another turn, of one line. Ask whether a box was closed, and not how many."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed().count_ones() == 2)) {
        "one box is enough: same player again, whether one box was closed or two."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() != 0 && !next.done())) {
        "with the last line of a game yours passes the turn, although a box was closed. The rule is the same for every \
         line."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() > 1)) {
        "every box gives another turn in yours but box 0: closed_by returns a set, and the set with box 0 alone is the \
         number 1. Only the set with nothing in it is 0."
    } else if always(|drawn, next| stayed(drawn, next) == (drawn.closed() & 1 != 0)) {
        "any box is enough, and you look for box 0 alone: closed_by returns a set, and 0 is the \
         set with nothing in it."
    } else {
        return None;
    };
    Some(known.to_owned())
}

/// What is wrong where it hangs on something else.
fn passes_wrongly() -> Option<String> {
    // Whoever closes a box stays, and otherwise it is the turn of the player named.
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
        "it is always the same player's turn: the other one is board.to_move.other()."
    } else if always(|drawn, next| {
        stayed(drawn, next) == (drawn.board.taken[drawn.mover()] | drawn.closed() != 0)
    }) {
        "no box was closed by this line: the turn passes. Boxes taken before give no turn."
    } else if always(|drawn, next| {
        let [first, second] = drawn.board.taken;
        stayed(drawn, next) == (first | second | drawn.closed() != 0)
    }) {
        "no box was closed by this line: the turn passes. Boxes closed before give no turn."
    } else if always(|drawn, next| {
        let [first, second] = drawn.board.taken;
        stayed(drawn, next) == (complete(drawn) != first | second)
    }) {
        "no box was closed by this line, so the turn passes. The closed box here was closed before: only a box that \
         this line closes gives a turn."
    } else if always(|drawn, next| {
        stayed(drawn, next) == (complete(drawn) & !drawn.board.taken[drawn.mover()] != 0)
    }) {
        "no box was closed by this line: the turn passes. Yours counts every box that is closed now and that the mover \
         does not have, and only what this line closes is new."
    } else if always(|drawn, next| {
        stayed(drawn, next) == (drawn.closed() != 0 && drawn.mover() == 0)
    }) {
        "a box was closed: same player again, B as well as A."
    } else if let Some(player) = BOTH.into_iter().find(|&player| passes_to(&|_| player)) {
        &format!(
            "no box was closed: the turn passes to the other player, board.to_move.other(), not \
             always to {}.",
            name(player)
        )
    } else if [0, 1]
        .into_iter()
        .any(|odd| passes_to(&|next| by_number(next, odd)))
        || [0, 1]
            .into_iter()
            .any(|odd| always(|_, next| next.to_move == by_number(next, odd)))
    {
        "your program tells by the number of lines drawn who moves, and with extra turns this \
         number does not say it. When no box was closed, the turn passes to board.to_move.other()."
    } else {
        return None;
    };
    Some(known.to_owned())
}

/// Who moves, if the players drew by turns; `odd` is 1 when A does after an odd number of lines.
fn by_number(next: &Dots, odd: u32) -> Player {
    BOTH[((next.drawn.count_ones() + odd) % 2) as usize]
}

/// The boxes taken, if those that one player closes replace what this player had.
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
        &wrong_owner(&drawn),
    );
    panic!(
        "{said}\nset up as: {}, {}\n{before}",
        in_a_line(before),
        owned(before.taken)
    );
}

/// Which boxes are noted for whom, where one mistake explains every board.
fn wrong_owner(drawn: &Drawn) -> String {
    let is = |model: fn(&Drawn) -> [Boxes; 2]| always(|drawn, next| next.taken == model(drawn));
    let mover = name(drawn.board.to_move);
    if is(|drawn| drawn.board.taken) {
        format!("nobody gets a box, whatever is closed: it is {mover}'s.")
    } else if is(|drawn| with(drawn, 1 - drawn.mover(), |old| old | drawn.closed())) {
        format!("the other player gets it. The box is {mover}'s, who closed it.")
    } else if is(|drawn| with(drawn, drawn.mover(), |_| drawn.closed()))
        || is(|drawn| match drawn.closed() {
            0 => drawn.board.taken,
            closed => with(drawn, drawn.mover(), |_| closed),
        })
    {
        format!(
            "the new boxes replace the old ones, but {mover} should keep both. What puts two sets together?"
        )
    } else if is(|drawn| replaced_for(drawn, 0)) || is(|drawn| replaced_for(drawn, 1)) {
        format!(
            "{mover}'s new boxes replace the old ones, the other player's do not. Are the two treated alike?"
        )
    } else if is(|drawn| {
        let mut taken = [0; 2];
        taken[drawn.mover()] = drawn.closed();
        taken
    }) {
        "what both had before is gone. What does the new board begin with?".to_owned()
    } else if is(|drawn| with(drawn, 0, |old| old | drawn.closed())) {
        "all boxes go to A: taken[0] is A's, taken[1] is B's.".to_owned()
    } else if is(|drawn| with(drawn, 1, |old| old | drawn.closed())) {
        "all boxes go to B: taken[0] is A's, taken[1] is B's.".to_owned()
    } else if is(|drawn| drawn.board.taken.map(|old| old | drawn.closed())) {
        format!("both players get it. The box is {mover}'s, who closed it.")
    } else {
        wrong_set(mover)
    }
}

/// Which boxes are noted, where it is the right player.
fn wrong_set(mover: char) -> String {
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
        "how many boxes was added, and taken is a set: bit n stands for box n.".to_owned()
    } else if is(|drawn| with(drawn, drawn.mover(), |_| complete(drawn)))
        || is(|drawn| with(drawn, drawn.mover(), |old| old | complete(drawn)))
        || is(|drawn| match drawn.closed() {
            0 => drawn.board.taken,
            _ => with(drawn, drawn.mover(), |_| complete(drawn)),
        })
    {
        format!("{mover} gets all boxes that are closed now. Only what this line closes is new.")
    } else if is(|drawn| with(drawn, drawn.mover(), |old| old | lowest(drawn.closed())))
        || is(|drawn| with(drawn, drawn.mover(), |old| old | highest(drawn.closed())))
    {
        format!(
            "of two boxes that one line closes, only one is noted. All that is in the set that \
             closed_by returns is {mover}'s."
        )
    } else {
        String::new()
    }
}

/// Whose boxes they are.
fn owned([first, second]: [Boxes; 2]) -> String {
    format!("A has {} and B {}", named_boxes(first), named_boxes(second))
}

/// All boxes that are closed after the line, those that were closed before it as well.
fn complete(drawn: &Drawn) -> Boxes {
    boxes(&drawn.board, |open| open.is_empty() || open == [drawn.line])
}

/// The box with the smallest number alone.
fn lowest(boxes: Boxes) -> Boxes {
    boxes & boxes.wrapping_neg()
}

/// The box with the largest number alone.
fn highest(boxes: Boxes) -> Boxes {
    boxes.checked_ilog2().map_or(0, |number| 1 << number)
}

/// What is taken, with that of one player changed.
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
        "Your draw({line}) on {board:?} returned a field of {}, but should return {}.\nA move changes lines, \
         boxes and the mover.",
        next.size,
        board.size
    );
    let got = next.drawn;
    if got == was | 1 << number {
        return;
    }
    let is = |model: fn(&Drawn) -> Lines| always(|drawn, next| next.drawn == model(drawn));
    let thought = match got {
        _ if is(|drawn| drawn.board.drawn) => {
            format!("no line is ever drawn: {line} is one of the lines of the new board.")
        }
        _ if is(|drawn| drawn.drawn_if(drawn.closed() == 0)) => format!(
            "{line} closes a box, and it is not drawn on the new board. A line that closes a box \
             is drawn too."
        ),
        _ if is(|drawn| drawn.drawn_if(drawn.closed() != 0)) => format!(
            "{line} closes no box, and it is not drawn on the new board. A line that closes none \
             is drawn too."
        ),
        _ if is(|drawn| drawn.board.drawn | u64::from(1_u32.wrapping_shl(drawn.number())))
            || is(|drawn| drawn.board.drawn | 1_i32.wrapping_shl(drawn.number()) as u64) =>
        {
            format!(
                "line {number} is not what was drawn, and on fields with fewer than 32 lines all \
                 is well: the 1 that is shifted has 32 bits. A set of lines is a u64: 1_u64 << \
                 {number}."
            )
        }
        _ if got == was => format!(
            "{line} is not drawn on the new board: bit n of drawn is line n, and {line} is line \
             {number}."
        ),
        _ if got == 1 << number => {
            "the lines drawn before are gone. What adds one line to a set?".to_owned()
        }
        _ if got == was | number as u64 || got == was.wrapping_add(number as u64) => {
            format!("the number {number} was added, and drawn is a set: bit n of drawn is line n.")
        }
        _ => format!("one bit is added, and no other changes: bit n of drawn is line n, {number}."),
    };
    let call = format!("draw({line}) on {board:?}");
    let said = wrong_answer(
        &call,
        format!("the lines {got:#b}"),
        format!("{:#b}", was | 1 << number),
        &thought,
    );
    panic!("{said}\nbefore: {was:#b}");
}
