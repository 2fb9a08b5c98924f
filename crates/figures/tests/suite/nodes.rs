//! Calls that say that they are about the nodes of a written tree: their tree is a game tree.

use crate::runs::is_game;
use call_trace::Trace;
use figures::{SvgOptions, TextOptions, calls_text, game_counts, tree_svg};

use crate::drawing::{begins, check, lacks, player_steps, text};
use crate::runs;

const SAID: &str = "{\"function\":{\"name\":\"val\",\"args\":\"node\"}}\n";

/// `[[0, 0], [-1, 1]]` with one bound; the last leaf is left out, and that before it is read by the
/// call above where `by_itself`.
fn lines(by_itself: bool) -> String {
    let enter = |node: usize, written: &str, mover: &str, held: &str| {
        format!(
            "{{\"enter\":{{\"node\":{node},\"function\":\"val\",\"args\":[[\"q\",\"{written}\"],\
             [\"c\",\"{mover}\"],[\"vp\",\"{held}\"]]}}}}\n"
        )
    };
    let board = "{\"board\":{\"at\":0,\"kind\":\"tree\",\"board\":\"[[0, 0], [-1, 1]]\"}}\n";
    let ask = |at: usize| format!("{{\"ask\":{{\"at\":{at}}}}}\n");
    let offer =
        |at: usize| ask(at) + &format!("{{\"offer\":{{\"at\":{at},\"choices\":[\"1\",\"2\"]}}}}\n");
    let play = |at: usize, to: usize, branch: usize, written: &str| {
        format!(
            "{{\"play\":{{\"at\":{at},\"to\":{to},\"choice\":\"{branch}\",\
             \"board\":\"{written}\"}}}}\n"
        )
    };
    let leave = |node: usize, value: i32| {
        format!("{{\"leave\":{{\"node\":{node},\"returned\":\"{value}\",\"value\":{value}}}}}\n")
    };
    let value = |at: usize, leaf: i32| {
        ask(at) + &format!("{{\"value\":{{\"at\":{at},\"value\":{leaf}}}}}\n")
    };
    let (none, open) = ("-2147483648", "2147483647");
    let last = match by_itself {
        true => play(4, 5, 1, "-1") + &value(5, -1),
        false => {
            enter(5, "-1", "First", open) + &play(4, 5, 1, "-1") + &value(5, -1) + &leave(5, -1)
        }
    };
    let parts = [
        enter(0, "[[0, 0], [-1, 1]]", "First", open),
        board.to_owned(),
        offer(0),
        enter(1, "[0, 0]", "Second", none),
        play(0, 1, 1, "[0, 0]"),
        offer(1),
        enter(2, "0", "First", open),
        play(1, 2, 1, "0"),
        value(2, 0),
        leave(2, 0),
        enter(3, "0", "First", "0"),
        play(1, 3, 2, "0"),
        value(3, 0),
        leave(3, 0),
        leave(1, 0),
        enter(4, "[-1, 1]", "Second", "0"),
        play(0, 4, 2, "[-1, 1]"),
        offer(4),
        last,
        leave(4, -1),
        leave(0, 0),
    ];
    let calls = if by_itself { 5 } else { 6 };
    parts.concat() + &format!("{{\"end\":{{\"calls\":{calls}}}}}\n")
}

fn said(by_itself: bool) -> Trace {
    runs::read(&(SAID.to_owned() + &lines(by_itself)))
}

#[test]
fn the_tree_of_the_calls_is_a_game_tree() {
    let trace = said(false);
    assert!(is_game(&trace));
    insta::assert_snapshot!("nodes_text", text(&trace));
    let svg = tree_svg(&trace, &SvgOptions::file("it"));
    check(&svg).unwrap_or_else(|error| panic!("{error}"));
    assert!(svg.contains("Val reads 3 of 4 leaves"), "{svg}");
    let counts = game_counts(&trace);
    assert_eq!((counts.searched, counts.leaves, counts.cut), (5, 3, 1));
    // The calls can also be drawn.
    assert!(calls_text(&trace, &TextOptions::default()).contains("val([-1, 1], Second, 0)"));
    let last = player_steps(&trace).pop().expect("steps");
    assert_eq!(last["say"], "MAX hands up 0");
}

/// MIN looks one move ahead and reads the 1 of its first move, a list whose number is before it.
#[test]
fn the_number_of_a_list_is_unread_where_the_search_reads_the_numbers_of_lists() {
    let of = |depth: u32| {
        let lines = [
            r#"{"board":{"at":0,"kind":"tree","to_move":"second","board":"[1:[6, 2], 8:[9, 1]]"}}"#,
            r#"{"offer":{"at":0,"choices":["1","2"]}}"#,
            &format!(r#"{{"enter":{{"node":0,"function":"ahead","args":[],"depth":{depth}}}}}"#),
            r#"{"ask":{"at":0}}"#,
            r#"{"play":{"at":0,"to":1,"choice":"1","mover":"second","to_move":"first","board":"1:[6, 2]"}}"#,
            r#"{"value":{"at":1,"value":1}}"#,
            r#"{"leave":{"node":0,"returned":"1","value":1}}"#,
            r#"{"end":{"calls":1}}"#,
        ];
        text(&runs::read(&(lines.join("\n") + "\n")))
    };
    assert!(of(1).contains("; unread: 8\n"), "{}", of(1));
    assert!(!of(2).contains("unread"), "{}", of(2));
}

#[test]
fn a_leaf_that_no_call_was_made_for_stands_in_the_tree_all_the_same() {
    assert_eq!(text(&said(true)), text(&said(false)));
}

/// The recording states whether a run is a game.
#[test]
fn calls_that_say_nothing_are_calls() {
    let trace = runs::read(&lines(false));
    assert!(
        !is_game(&trace)
            && text(&trace).starts_with("val([[0, 0], [-1, 1]], First, 2147483647) → 0")
    );
    // Calls whose arguments do not match the declaration are also drawn as calls.
    let nobody = lines(false).replace("\"Second\"", "\"Third\"");
    let trace = runs::read(&(SAID.to_owned() + &nobody));
    assert!(!is_game(&trace) && text(&trace).starts_with("val("));
}

/// A program may look at the branches of a node, and say a value without having read one.
#[test]
fn a_node_that_was_not_searched_is_not_called_known() {
    let trace = runs::read(&format!(
        "{SAID}{{\"enter\":{{\"node\":0,\"function\":\"val\",\"args\":[[\"q\",\"[1, 2]\"],[\"c\",\"First\"]]}}}}\n\
         {{\"board\":{{\"at\":0,\"kind\":\"tree\",\"board\":\"[1, 2]\"}}}}\n\
         {{\"ask\":{{\"at\":0}}}}\n\
         {{\"offer\":{{\"at\":0,\"choices\":[\"1\",\"2\"]}}}}\n\
         {{\"leave\":{{\"node\":0,\"returned\":\"7\",\"value\":7}}}}\n\
         {{\"end\":{{\"calls\":1}}}}\n"
    ));
    let text = text(&trace);
    begins(&text, "7");
    lacks(&text, "answered at once");
}

/// Each call receives two bounds. They are a window only if the attribute says so.
#[test]
fn a_second_bound_is_a_window_where_the_attribute_says_so() {
    let drawn = |says_window: bool| {
        let enter = |node: usize, written: &str, mover: &str, (low, high): (i32, i32)| {
            let window = match says_window {
                true => format!(",\"window\":[{low},{high}]"),
                false => String::new(),
            };
            format!(
                "{{\"enter\":{{\"node\":{node},\"function\":\"val\",\"args\":[[\"q\",\"{written}\"],[\"c\",\"{mover}\"],\
                 [\"low\",\"{low}\"],[\"high\",\"{high}\"]]{window}}}}}\n"
            )
        };
        let parts = [
            SAID,
            &enter(0, "[5, [9]]", "First", (i32::MIN, i32::MAX)),
            "{\"board\":{\"at\":0,\"kind\":\"tree\",\"board\":\"[5, [9]]\"}}\n",
            "{\"ask\":{\"at\":0}}\n{\"offer\":{\"at\":0,\"choices\":[\"1\",\"2\"]}}\n",
            &enter(1, "5", "Second", (i32::MIN, i32::MAX)),
            "{\"play\":{\"at\":0,\"to\":1,\"choice\":\"1\",\"board\":\"5\"}}\n",
            "{\"ask\":{\"at\":1}}\n{\"value\":{\"at\":1,\"value\":5}}\n",
            "{\"leave\":{\"node\":1,\"returned\":\"5\",\"value\":5}}\n",
            &enter(2, "[9]", "Second", (5, i32::MAX)),
            "{\"play\":{\"at\":0,\"to\":2,\"choice\":\"2\",\"board\":\"[9]\"}}\n",
            "{\"ask\":{\"at\":2}}\n{\"offer\":{\"at\":2,\"choices\":[\"1\"]}}\n",
            &enter(3, "9", "First", (5, i32::MAX)),
            "{\"play\":{\"at\":2,\"to\":3,\"choice\":\"1\",\"board\":\"9\"}}\n",
            "{\"ask\":{\"at\":3}}\n{\"value\":{\"at\":3,\"value\":9}}\n",
            "{\"leave\":{\"node\":3,\"returned\":\"9\",\"value\":9}}\n",
            "{\"leave\":{\"node\":2,\"returned\":\"9\",\"value\":9}}\n",
            "{\"leave\":{\"node\":0,\"returned\":\"9\",\"value\":9}}\n{\"end\":{\"calls\":4}}\n",
        ];
        text(&runs::read(&parts.concat()))
    };
    let said = drawn(true);
    let mut lines = said.lines();
    assert!(
        lines.next().is_some_and(|line| line.ends_with("(−∞, +∞)")),
        "{said}"
    );
    assert!(said.contains("(5, +∞)"), "{said}");
    let unsaid = drawn(false);
    assert!(!unsaid.contains('∞') && !unsaid.contains("(5"), "{unsaid}");
}
