//! Each technique on and off: the nodes differ, the values do not.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Lines, Size};
use dots_solver::{Limits, Options, Solver, Techniques};
use game::{Board, Value};
use proptest::prelude::*;

/// A small table, because these tests create thousands of them.
fn with(techniques: Techniques) -> Options {
    Options {
        techniques,
        memory: 1 << 20,
        ..Options::default()
    }
}

fn any_techniques() -> impl Strategy<Value = Techniques> {
    prop::collection::vec(any::<bool>(), Techniques::NAMES.len()).prop_map(|on| {
        let mut techniques = Techniques::NONE;
        for (name, on) in Techniques::NAMES.into_iter().zip(on) {
            *techniques.switch(name).expect("a name from the list") = on;
        }
        techniques
    })
}

/// A position with at most twelve open lines, so that even the plain search solves it.
fn any_position() -> impl Strategy<Value = Dots> {
    static SIZES: [&str; 7] = ["1x4", "2x2", "2x3", "3x2", "2x4", "3x3", "3x4"];
    let size =
        prop::sample::select(&SIZES[..]).prop_map(|name| name.parse::<Size>().expect("a size"));
    (size, any::<Lines>(), any::<u64>()).prop_map(|(size, drawn, seed)| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut drawn = drawn & size.all_lines();
        while size.lines() - drawn.count_ones() as usize > 12 {
            drawn |= 1 << random.usize(..size.lines());
        }
        Dots {
            drawn,
            ..Dots::new(size)
        }
    })
}

/// Minimax, based only on the rules.
fn minimax(board: &Dots) -> Value {
    fn rest(board: &Dots, known: &mut std::collections::HashMap<Lines, Value>) -> Value {
        if let Some(&value) = known.get(&board.drawn) {
            return value;
        }
        let worth = |line| match board.closes(line) {
            0 => -rest(&board.play(line), known),
            closed => closed + rest(&board.play(line), known),
        };
        let value = board.legal_moves().map(worth).max().unwrap_or(0);
        known.insert(board.drawn, value);
        value
    }
    rest(board, &mut std::collections::HashMap::new())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_techniques_find_the_value_that_minimax_finds(
        board in any_position(),
        techniques in any_techniques(),
    ) {
        let solver = Solver::new(board.size, with(techniques));
        let (value, _) = solver.value(&board, Limits::none()).expect("no limits");
        prop_assert_eq!(value, minimax(&board), "{}", board);
    }

    #[test]
    fn without_any_one_technique_the_best_moves_are_the_same(board in any_position()) {
        let best = |techniques| {
            let solver = Solver::new(board.size, with(techniques));
            solver.solve(&board, Limits::none()).expect("no limits").best_moves
        };
        for (name, techniques) in Techniques::each_off() {
            prop_assert_eq!(best(techniques), best(Techniques::ALL), "without {}", name);
        }
    }
}
