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
