//! Every position is answered.

use std::collections::HashSet;

use game::Board;
use tic_tac_toe::bits::Bits;

use super::play;

#[test]
fn every_position_of_tic_tac_toe_is_answered_in_every_way() {
    let (mut seen, mut open) = (HashSet::new(), vec![(Bits::new(), Vec::<String>::new())]);
    while let Some((board, moves)) = open.pop() {
        if !seen.insert(board) {
            continue;
        }
        // Early positions take long, and there are few of them: only some are judged.
        let judged = moves.len() > 3 || moves.len() < 2;
        let options: &[&str] = match judged {
            true => &["judge=yes", "hint=yes", "think=2", "people=first"],
            false => &["people=none"],
        };
        let given = moves.iter().map(String::as_str);
        let words: Vec<&str> = options.iter().copied().chain(given).collect();
        let answer = serde_json::to_value(play("tic-tac-toe", &words).unwrap()).unwrap();
        let cells = board.legal_moves().count();
        assert_eq!(answer["open"].as_array().unwrap().len(), cells, "{words:?}");
        assert_eq!(
            answer["choice"].is_object(),
            judged && cells > 0,
            "{words:?}"
        );
        assert_eq!(answer["judged"].is_object(), judged && !moves.is_empty());
        assert_eq!(answer["result"].is_string(), board.done());
        for cell in board.legal_moves() {
            let moves = [moves.as_slice(), &[cell.to_string()]].concat();
            open.push((board.play(cell), moves));
        }
    }
    assert_eq!(seen.len(), 5478);
}

/// Plays every game of up to three moves on a board of 4 x 4.
#[test]
fn every_position_of_connect_four_after_three_moves_is_answered_in_every_way() {
    for game in 0..4_u32.pow(3) {
        let moves: Vec<String> = (0..3)
            .map(|mv| (1 + game / 4_u32.pow(mv) % 4).to_string())
            .collect();
        let options = [
            "field=4x4",
            "judge=yes",
            "hint=yes",
            "think=3",
            "people=first",
        ];
        let words: Vec<&str> = options
            .iter()
            .copied()
            .chain(moves.iter().map(String::as_str))
            .collect();
        let answer = serde_json::to_value(play("connect-four", &words).unwrap()).unwrap();
        // Minimax proves that the board of 4 x 4 is a draw.
        let judged = answer["judged"]["text"].as_str().unwrap();
        assert!(
            judged.starts_with("Best")
                || judged.starts_with("No move")
                || judged.starts_with("Throws"),
            "{judged}"
        );
        let squares = answer["board"]["squares"].as_array().unwrap();
        let discs: usize = squares
            .iter()
            .map(|column| column.as_str().unwrap().trim_end_matches('.').len())
            .sum();
        assert_eq!((squares.len(), discs), (4, 3), "{words:?}");
        let hint = answer["hint"]["moves"].as_array().unwrap();
        let open = answer["open"].as_array().unwrap();
        assert!(
            !hint.is_empty() && hint.iter().all(|mv| open.contains(mv)),
            "{words:?}"
        );
        assert!(open.contains(&answer["choice"]["move"]), "{words:?}");
    }
}

#[test]
fn a_win_on_four_columns_marks_all_squares_of_its_lines() {
    let words = [
        "field=5x4",
        "people=both",
        "1",
        "1",
        "2",
        "2",
        "3",
        "3",
        "4",
    ];
    let answer = serde_json::to_value(play("connect-four", &words).unwrap()).unwrap();
    assert_eq!(answer["result"], "X has won with four in a line.");
    let line: Vec<_> = (0..4).map(|column| vec![0, column]).collect();
    assert_eq!(answer["board"]["line"], serde_json::json!(line));
    assert_eq!(answer["open"], serde_json::json!([]));
}

#[test]
fn a_wrong_size_or_column_of_connect_four_is_refused_in_words() {
    let why = |words: &[&str]| play("connect-four", words).err().unwrap();
    assert_eq!(
        why(&["field=8x6"]),
        "field: a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4; \"8x6\" is not."
    );
    assert_eq!(why(&["x"]), "\"x\" is not a column: they are 1 to 7.");
    assert_eq!(
        why(&["field=4x1", "1", "1"]),
        "Column 1 is full: columns 2, 3 and 4 are open."
    );
    assert_eq!(
        why(&["field=4x4", "5"]),
        "There is no column 5: they are 1 to 4."
    );
}

#[test]
fn a_student_s_function_has_its_name_in_what_is_told() {
    let words = ["people=first", "mine=look_ahead", "5", "1"];
    let answer = serde_json::to_value(play("tic-tac-toe", &words).unwrap()).unwrap();
    assert_eq!(answer["told"], "Your look_ahead takes 1.");
    for name in ["mine=", "mine=<b>", "mine=Ours plays"] {
        let why = play("tic-tac-toe", &[name]).err();
        assert!(why.is_some_and(|why| why.starts_with("mine is the name of a function; ")));
    }
}

/// The picture beside the board shows the nodes that alpha-beta visits, and the computer's replies are among them.
#[test]
fn a_reply_that_is_the_first_of_the_best_was_visited_by_the_drawn_search() {
    let answer =
        |words: &[&str]| serde_json::to_value(play("tic-tac-toe", words).unwrap()).unwrap();
    for opening in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        let chosen = answer(&["think=best", "seed=first", opening]);
        let reply = chosen["choice"]["move"].as_str().unwrap();
        let stands = answer(&["whole=yes", opening, reply]);
        assert_eq!(stands["whole"]["reached"], true, "{opening} {reply}");
    }
}
