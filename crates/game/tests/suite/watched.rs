//! The recording of a watched board: the nodes entered, left and peeked at, and the counts.

use crate::boards::searches::{Style, look_ahead, search};
use crate::boards::squares::Squares;
use game::{
    Audit, Board, Branch, Counts, Deviation, Node, Player, SearchTree, Value, Watched, audit,
};

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

fn watch(style: Style, (alpha, beta): (Value, Value)) -> (Value, SearchTree<u8>) {
    let watched = Watched::new(Squares::default());
    let value = search(style, &watched, 9, alpha, beta);
    (value, watched.tree())
}

#[test]
fn plain_look_ahead_visits_the_whole_tree() {
    let watched = Watched::new(Squares::default());
    assert_eq!(look_ahead(&watched, 9), 0);
    let expected = Counts {
        nodes: 549_946,
        leaves: 255_168,
        height: 9,
        ..Counts::default()
    };
    let tree = watched.tree();
    assert_eq!(tree.counts(), expected);
    assert!(tree.is_complete());
}

#[test]
fn depth_two_visits_82() {
    let watched = Watched::new(Squares::default());
    look_ahead(&watched, 2);
    let counts = watched.tree().counts();
    assert_eq!((counts.nodes, counts.cut), (82, 0), "a horizon is no cut");
}

#[test]
fn alpha_beta_is_counted_with_its_cuts() {
    let (value, tree) = watch(Style::default(), OPEN);
    let counts = tree.counts();
    assert_eq!(value, 0);
    assert_eq!(
        (counts.nodes, counts.cut_offs, counts.cut),
        (18_297, 4_237, 6_930)
    );
    assert_eq!(counts.peeked, 0);
    let (_, tree) = watch(Style::default(), (-1, 1));
    assert_eq!(tree.counts().nodes, 16_811);
}

fn watched() -> Watched<Squares> {
    Watched::new(Squares::default())
}

#[test]
fn the_style_of_a_search_changes_no_count() {
    let (_, plain) = watch(Style::default(), OPEN);
    let all_first = Style {
        all_first: true,
        ..Style::default()
    };
    let (_, tree) = watch(all_first, OPEN);
    let counts = tree.counts();
    assert_eq!(
        counts,
        Counts {
            peeked: counts.cut,
            ..plain.counts()
        },
        "every cut branch was played before the first was searched"
    );
    let test_first = Style {
        test_first: true,
        ..Style::default()
    };
    let (_, tree) = watch(test_first, OPEN);
    let counts = tree.counts();
    assert_eq!(counts.peeked, 4_237, "one was played at each cut-off");
    assert_eq!((counts.nodes, counts.cut), (18_297, 6_930));
}

#[test]
fn every_question_but_done_enters() {
    let questions: [fn(&Watched<Squares>); 8] = [
        |board| assert_eq!(board.to_move(), Player::Second),
        |board| drop(board.legal_moves()),
        |board| drop(board.play(2)),
        |board| assert_eq!(board.evaluate(), 0),
        |board| assert!(!board.better(1, 0)),
        |board| assert_eq!(board.worst_case(), Value::MAX),
        |board| drop(board.try_play(2)),
        |board| drop(board.try_play(1)),
    ];
    for question in questions {
        let board = watched();
        let next = board.play(1);
        question(&next);
        let tree = board.tree();
        assert!(tree.node(1).is_entered());
    }
}

#[test]
fn a_board_asked_nothing_or_only_done_was_peeked_at() {
    let board = watched();
    drop(board.play(3));
    let _ = board.play(5).done();
    let shown = format!("{0} {0:?}", board.play(7));
    assert!(shown.contains("Watched(Squares"), "{shown}");
    let tree = board.tree();
    let ways = |node: Node<'_, u8>| -> Vec<_> {
        let show = |branch| match branch {
            Branch::Searched(node) => format!("{} searched", node.id()),
            Branch::Peeked(node) => format!("{} peeked", node.id()),
            Branch::Unplayed(mv) => format!("{mv} unplayed"),
        };
        node.branches().map(show).collect()
    };
    assert_eq!(
        ways(tree.root())[2..7],
        [
            "1 peeked",
            "4 unplayed",
            "2 peeked",
            "6 unplayed",
            "3 peeked"
        ]
    );
    assert_eq!(tree.counts().peeked, 3);
    assert!(tree.root().is_leaf() && tree.root().cut().is_empty());
}

#[test]
fn a_board_is_left_with_the_first_question_elsewhere() {
    let board = watched(); // Nothing is asked yet.
    let one = board.play(1); // 1
    let reply = one.play(2); // 2
    reply.evaluate(); // 3
    let tree = board.tree();
    assert_eq!(tree.root().entered(), Some(1));
    assert_eq!(tree.node(2).entered(), Some(3));
    let open = |id: usize| tree.node(id).left().is_none();
    assert!(
        open(0) && open(1) && open(2),
        "all three are being searched"
    );
    let other = board.play(3); // 4: leaves both
    let tree = board.tree();
    assert_eq!(tree.node(1).left(), Some(4));
    assert_eq!(tree.node(2).left(), Some(4));
    assert_eq!(tree.root().left(), None);
    other.done(); // 5
    one.to_move(); // 6: again
    let tree = board.tree();
    assert_eq!(
        (tree.node(1).entered(), tree.node(1).left()),
        (Some(2), None)
    );
    assert_eq!(tree.node(3).left(), None, "it was never entered");
}

#[test]
fn clones_share_their_node() {
    let board = watched();
    let next = board.play(5);
    let copies = [next.clone(), next.clone()];
    drop((board.clone(), next));
    copies[0].evaluate();
    copies[1].play(1).evaluate();
    let tree = board.tree();
    assert_eq!(tree.len(), 3);
    assert_eq!(tree.at(&[5, 1]).map(Node::id), Some(2));
    assert_eq!(tree.node(2).parent().map(Node::id), Some(1));
}

#[test]
fn children_searched_in_another_order_than_played_are_told_apart() {
    let board = watched();
    let boards: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    for next in boards.iter().rev() {
        next.evaluate();
    }
    let tree = board.tree();
    let moves = |nodes: Vec<Node<'_, u8>>| -> Vec<u8> {
        nodes.iter().filter_map(|node| node.mv()).collect()
    };
    let played = moves(tree.root().children().collect());
    let mut searched = moves(tree.root().searched());
    assert_ne!(played, searched);
    searched.reverse();
    assert_eq!(played, searched);
}

#[test]
fn moves_asked_twice_are_offered_once_and_moves_never_asked_are_offered_too() {
    let board = watched();
    assert_eq!(board.legal_moves().count(), board.legal_moves().count());
    let next = board.play(9);
    next.play(1).evaluate();
    let tree = board.tree();
    assert_eq!(tree.root().offered(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(tree.node(1).offered(), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(tree.node(1).cut().len(), 7);
}

#[test]
fn a_move_played_twice_has_two_nodes_and_the_searched_one_counts() {
    let board = watched();
    let _ = board.play(4).done();
    board.play(4).evaluate();
    let tree = board.tree();
    assert_eq!(tree.len(), 3);
    assert_eq!(tree.at(&[4]).map(Node::id), Some(2));
    assert_eq!(tree.root().cut().len(), 8);
}

#[test]
fn the_tree_gives_back_boards_and_movers() {
    let board = watched();
    board.play(5).play(1).evaluate();
    let tree = board.tree();
    assert_eq!(tree.board(board.inner(), 2).to_string(), "O..\n.X.\n...\n");
    let movers: Vec<Player> = tree.nodes().map(Node::mover).collect();
    assert_eq!(movers, [Player::First, Player::Second, Player::First]);
    assert_eq!(tree.node(2).value(), Some(0));
    assert!(!tree.node(2).is_done());
}

#[test]
fn an_illegal_move_makes_no_node() {
    let board = watched();
    let next = board.try_play(5).expect("the centre is free");
    let refused = next.try_play(5).expect_err("the centre is taken");
    assert_eq!(refused.to_string(), "5 cannot be played here");
    assert_eq!(board.tree().len(), 2);
}

#[test]
fn a_full_tree_says_so() {
    let board = Watched::keeping(100, Squares::default());
    assert_eq!(look_ahead(&board, 9), 0, "the search itself goes on");
    let tree = board.tree();
    assert_eq!((tree.len(), tree.unrecorded()), (100, 549_846));
    assert!(!tree.is_complete());
    let asked = Audit {
        depth: 9,
        alpha: Value::MIN,
        beta: Value::MAX,
        value: 0,
    };
    let diagnostic = audit(&tree, asked).expect_err("it cannot be judged");
    assert_eq!(diagnostic.deviation, Deviation::TooLarge(549_846));
}

#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
#[test]
fn a_recording_gets_the_board_its_offers_plays_and_values_in_one_stream() {
    let board = watched();
    let (_, trace) = call_trace::record(|| {
        assert_eq!(board.legal_moves().count(), board.legal_moves().count());
        board.play(5).evaluate()
    });
    let events: Vec<String> = trace.events().map(|event| format!("{event:?}")).collect();
    assert_eq!(events.len(), 4, "{events:?}");
    let said = [
        [
            "Board { at: 0",
            "max: Some(\"first\")",
            "to_move: Some(\"first\")",
        ],
        ["Offer { at: 0", "", ""],
        [
            "Play { at: 0, to: 1, choice: \"5\"",
            "mover: Some(\"first\")",
            "to_move: Some(\"second\")",
        ],
        ["Value { at: 1, value: 0 }", "", ""],
    ];
    for (event, parts) in events.iter().zip(said) {
        for part in parts {
            assert!(event.contains(part), "{event}");
        }
    }
}
