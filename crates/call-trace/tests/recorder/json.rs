//! A recording's file: what is written is read again, and what is no recording is refused.

use call_trace::{Event, SearchFrames, Trace};
use proptest::prelude::*;
use rstest::rstest;

const HEAD: &str = "{\"trace\":{\"format\":3}}\n";

/// A recording of these lines, after the first.
fn read(text: &str) -> Trace {
    Trace::read_json(format!("{HEAD}{text}").as_bytes()).unwrap()
}

/// The lines of a recording, without the first.
fn written(trace: &Trace) -> String {
    let mut out = Vec::new();
    trace.write_json(&mut out).unwrap();
    without_head(out)
}

fn without_head(file: Vec<u8>) -> String {
    let file = String::from_utf8(file).unwrap();
    file.strip_prefix(HEAD).unwrap().to_owned()
}

const ENTER: &str = r#"{"enter":{"node":0,"function":"f","args":[["n","5"]]}}"#;
const LEAVE: &str = r#"{"leave":{"node":0,"returned":"120"}}"#;
const END: &str = r#"{"end":{"calls":1}}"#;

#[rstest]
#[case::whole(&[ENTER, LEAVE, END], true)]
#[case::cut_after_a_line(&[ENTER, LEAVE], false)]
#[case::cut_in_a_line(&[ENTER, r#"{"lea"#], false)]
#[case::cut_after_the_head(&[r#"{"ev"#], false)]
#[case::empty(&[], false)]
fn a_file_that_was_cut_off_is_read_as_far_as_it_goes(
    #[case] lines: &[&str],
    #[case] complete: bool,
) {
    let text = lines.join("\n");
    let trace = read(&text);
    assert_eq!(trace.is_complete(), complete);
    assert_eq!(trace.calls(), usize::from(text.contains(ENTER)));
}

#[test]
fn a_file_cut_within_a_letter_is_read_too() {
    let text = format!("{HEAD}{ENTER}\n{}", r#"{"note":{"text":"é"}}"#);
    let cut = text.find('é').unwrap() + 1;
    let trace = Trace::read_json(&text.as_bytes()[..cut]).unwrap();
    assert_eq!((trace.calls(), trace.is_complete()), (1, false));
}

#[rstest]
#[case::foreign(
    "hello\nworld\n",
    "line 1 of the recording: not an event (expected `{`). A recording has lines like {\"enter\":{…}}. Is it a recording?"
)]
#[case::foreign_and_short("hello", "line 1 of the recording: not an event (expected `{`)")]
#[case::other_json("[1, 2]\n", "line 1 of the recording: not an event (expected `{`)")]
#[case::unknown_event(
    "HEAD{\"jump\":{}}\n",
    "line 2 of the recording: not an event (unknown event `jump`; events are `board`, `enter`"
)]
#[case::unknown_key(
    "HEADENTER\n{\"ask\":{\"at\":0,\"why\":1}}\n",
    "line 3 of the recording: not an event (unknown key `why`)"
)]
#[case::two_events_in_a_line(
    "HEADENTER\n{\"note\":{\"text\":\"a\"},\"note\":{\"text\":\"b\"}}\n",
    "line 3 of the recording: not an event (expected `}`)"
)]
#[case::more_in_a_line(
    "HEADENTER\n{\"note\":{\"text\":\"a\"}} b\n",
    "line 3 of the recording: not an event (expected the end of the line)"
)]
#[case::damaged(
    "HEADENTER\n{\"lea\nEND\n",
    "line 3 of the recording: not an event (it ends too early)"
)]
#[case::a_number_that_is_none(
    "HEADENTER\n{\"leave\":{\"node\":1.5}}\n",
    "line 3 of the recording: not an event (expected `}`)"
)]
#[case::incomplete(
    "HEADENTER\n{\"leave\":{}}\n",
    "line 3 of the recording: not an event (missing key `node`)"
)]
#[case::call_missing(
    "HEADENTER\n{\"enter\":{\"node\":2,\"function\":\"f\",\"args\":[]}}\n",
    "line 3 of the recording: it enters call 2, but the next one is 1"
)]
#[case::leaves_another(
    "HEADENTER\n{\"leave\":{\"node\":3}}\n",
    "line 3 of the recording: it leaves call 3, but call 0 is running"
)]
#[case::leaves_none(
    "HEADLEAVE\n",
    "line 2 of the recording: it leaves call 0, but none is running"
)]
#[case::after_the_end(
    "HEADENTER\nLEAVE\nEND\nENTER\n",
    "line 5 of the recording: it comes after the end. Were two recordings joined?"
)]
#[case::too_few(
    "HEADENTER\nLEAVE\n{\"end\":{\"calls\":0}}\n",
    "line 4 of the recording: it says 0 calls, but there are 1"
)]
#[case::a_newer_version(
    "{\"trace\":{\"format\":4}}\nENTER\n",
    "the recording has format 4, and this program reads format 3: it was written by a newer version"
)]
#[case::an_older_version(
    "{\"event\":\"trace\",\"format\":2}\n{\"event\":\"ask\",\"at\":0}\n",
    "the recording has format 2, and this program reads format 3: it was written by an older version; record the run again"
)]
#[case::without_a_format(
    "ENTER\n",
    "line 1 of the recording: the first line must be {\"trace\":{\"format\":3}}. Was it recorded by an older version? Record the run again."
)]
#[case::two_recordings(
    "HEADENTER\nHEAD",
    "line 3 of the recording: a second recording begins. Were two joined?"
)]
#[case::a_position_missing(
    "HEADENTER\n{\"ask\":{\"at\":0}}\n",
    "line 3 of the recording: it names position 0, of which nothing was said: are lines missing?"
)]
#[case::a_position_too_many(
    "HEADENTER\n{\"board\":{\"at\":1,\"kind\":\"text\",\"board\":\"\"}}\n",
    "line 3 of the recording: it makes position 1, but the next one is 0: are lines missing?"
)]
fn a_damaged_or_foreign_file_is_refused_with_its_line(#[case] text: &str, #[case] error: &str) {
    let text = text
        .replace("HEAD", HEAD)
        .replace("ENTER", ENTER)
        .replace("LEAVE", LEAVE)
        .replace("END", END);
    let message = Trace::read_json(text.as_bytes()).unwrap_err().to_string();
    assert!(message.starts_with(error), "{message}");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let message = Trace::read_json(&b"\xff\xfe\x00\n"[..])
        .unwrap_err()
        .to_string();
    assert!(message.starts_with("line 1 of the recording"), "{message}");
}

#[test]
fn the_last_line_gives_what_the_events_cannot() {
    let end = r#"{"end":{"calls":9,"stopped":"boom","frames":{"f":96},"calls_of":{"f":7,"g":2},"plays":4,"height":6}}"#;
    let trace = read(&[ENTER, LEAVE, end].join("\n"));
    assert_eq!(
        (
            trace.calls(),
            trace.recorded_calls(),
            trace.height(),
            trace.plays()
        ),
        (9, 1, 6, 4)
    );
    assert_eq!(
        (trace.calls_of("f"), trace.calls_of("g"), trace.stopped()),
        (7, 2, Some("boom"))
    );
    assert_eq!(
        (trace.frame_bytes("f"), trace.frame_bytes("g")),
        (Some(96), None)
    );
    let end = end.replace(r#""frames":{"f":96},"#, "");
    assert_eq!(written(&trace), [ENTER, LEAVE, &end, ""].join("\n"));
}

/// Lines of a recording with any texts whatever, properly nested.
fn lines() -> impl Strategy<Value = Vec<serde_json::Value>> {
    let text = || {
        prop_oneof![
            any::<String>(),
            "[\"\\\\\n\r\u{0}\u{1e}\u{1f}\u{2028}é…♛👑{}]{0,12}"
        ]
    };
    let args = prop::collection::vec((text(), text()), 0..4);
    let step = (
        0..10_u8,
        text(),
        text(),
        prop::option::of(text()),
        args,
        any::<u32>(),
    );
    prop::collection::vec(step, 0..40).prop_map(|steps| {
        use serde_json::{Value, json};
        let (mut lines, mut open, mut nodes, mut positions) = (Vec::new(), Vec::new(), 0, 0_u32);
        for (kind, one, two, perhaps, args, any) in steps {
            let at = any.checked_rem(positions);
            // What is not known is left out.
            let mut with = |name: &str, mut keys: Value, more: &[(&str, Option<Value>)]| {
                for (key, value) in more {
                    if let (Some(value), Some(keys)) = (value, keys.as_object_mut()) {
                        keys.insert((*key).to_owned(), value.clone());
                    }
                }
                lines.push(json!({ name: keys }));
            };
            let over = any.is_multiple_of(3).then_some(Value::Bool(true));
            let player = perhaps.clone().map(Value::from);
            let number = any.cast_signed();
            let numbers = (any % 5 == 1).then(|| json!(number));
            match (kind, at) {
                (0 | 1, _) => {
                    open.push(nodes);
                    let line = (any % 2 == 1).then(|| json!(any));
                    let depth = (any % 7 == 1).then(|| json!(any));
                    let window = (any % 3 == 1).then(|| json!([i32::MIN, number]));
                    let call = json!({"node": nodes, "function": one, "args": args});
                    with(
                        "enter",
                        call,
                        &[("line", line), ("window", window), ("depth", depth)],
                    );
                    nodes += 1;
                }
                (2, _) | (3..=5, None) => {
                    let board = json!({"at": positions, "kind": one, "board": two});
                    let more = [("max", player.clone()), ("to_move", player), ("over", over)];
                    with("board", board, &more);
                    positions += 1;
                }
                (3, Some(at)) => {
                    let play = json!({"at": at, "to": positions, "choice": one, "board": two});
                    let more = [
                        ("mover", player.clone()),
                        ("to_move", player),
                        ("over", over),
                    ];
                    with("play", play, &more);
                    positions += 1;
                }
                (4, Some(at)) => with("offer", json!({"at": at, "choices": [one, two]}), &[]),
                (5, Some(at)) => with(
                    "take_back",
                    json!({"at": at, "to": 0, "choice": one, "board": two}),
                    &[],
                ),
                (6, Some(at)) => with("ask", json!({"at": at}), &[]),
                (7, Some(at)) => with("value", json!({"at": at, "value": number}), &[]),
                (8, Some(at)) => with("around", json!({"at": at}), &[]),
                _ => match open.pop() {
                    Some(node) => {
                        let mv = (any % 3 == 0).then(|| json!(perhaps)); // null where there is no move
                        let more = [("returned", player), ("value", numbers), ("mv", mv)];
                        with("leave", json!({"node": node}), &more);
                    }
                    None => with("note", json!({"text": one}), &[]),
                },
            }
        }
        lines.push(json!({"end": {"calls": nodes}}));
        lines
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_recording_that_was_read_is_written_with_the_same_lines(lines in lines()) {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let trace = read(&text);
        let again: Vec<serde_json::Value> =
            written(&trace).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        prop_assert_eq!(&again, &lines);
        let second = read(&written(&trace));
        prop_assert!(second.events().eq(trace.events()));
        prop_assert_eq!(second.height(), trace.tree().height());
    }
}

#[test]
fn a_million_events_are_read_and_summarised_in_a_moment() {
    // A debug build takes seconds for the million, a release build half of one.
    let calls = if cfg!(debug_assertions) {
        50_000
    } else {
        500_000
    };
    let mut text = String::new();
    for node in 0..calls {
        text += &format!(
            "{{\"enter\":{{\"node\":{node},\"function\":\"f\",\"args\":[[\"n\",\"5\"]]}}}}\n"
        );
        text += &format!("{{\"leave\":{{\"node\":{node},\"returned\":\"120\"}}}}\n");
    }
    let trace = read(&text);
    assert_eq!(
        (trace.events().len(), trace.calls(), trace.height()),
        (2 * calls, calls, 1)
    );
    assert_eq!(trace.tree().roots.len(), calls);
    assert!(!trace.is_complete());
    assert_eq!(written(&trace), text);
}

#[test]
fn a_hundred_thousand_deep_is_read_and_summarised_on_a_small_stack() {
    let mut text = String::new();
    let deep = 100_000;
    for node in 0..deep {
        text += &format!("{{\"enter\":{{\"node\":{node},\"function\":\"f\",\"args\":[]}}}}\n");
    }
    for node in (0..deep).rev() {
        text += &format!("{{\"leave\":{{\"node\":{node}}}}}\n");
    }
    let thread = std::thread::Builder::new().stack_size(256 << 10);
    let checked = thread.spawn(move || {
        let trace = read(&text);
        let tree = trace.tree();
        assert_eq!(
            (trace.height(), tree.height(), tree.sizes()[0]),
            (deep, deep, deep)
        );
        assert_eq!(
            trace.events().last(),
            Some(Event::Leave {
                node: 0,
                returned: None,
                value: None,
                mv: None
            })
        );
    });
    checked.unwrap().join().unwrap();
}

/// With a search through the list for each name, this took minutes.
#[test]
fn a_file_of_very_many_functions_is_read_in_one_go_and_asked_for_each() {
    const NAMES: usize = 100_000;
    let mut file = String::new();
    let name = |n: usize| format!("f{}", n / 2);
    for n in 0..NAMES {
        let args = if n % 2 == 0 { "[]" } else { r#"[["n","1"]]"# };
        file += &format!(
            "{{\"enter\":{{\"node\":{n},\"function\":\"{}\",\"args\":{args}}}}}\n",
            name(n)
        );
        file += &format!("{{\"leave\":{{\"node\":{n},\"returned\":\"1\"}}}}\n");
    }
    let frames: Vec<String> = (0..NAMES)
        .step_by(2)
        .map(|n| format!("\"{}\":{n}", name(n)))
        .collect();
    file += &format!(
        "{{\"end\":{{\"calls\":{NAMES},\"frames\":{{{}}}}}}}\n",
        frames.join(",")
    );
    let trace = read(&file);
    assert_eq!(trace.calls(), NAMES);
    assert_eq!(
        trace.calls_of("f7"),
        2,
        "of the one with arguments and the one without"
    );
    assert_eq!(trace.frame_bytes("f7"), Some(14));
    let functions = trace.functions();
    assert_eq!(functions.len(), NAMES / 2);
    let calls = functions.iter().map(|name| trace.calls_of(name));
    assert_eq!(calls.sum::<usize>(), NAMES);
}

/// A function that makes all moves first. Its calls about the leaves touch no board.
#[test]
fn calls_that_ask_nothing_are_in_the_order_of_the_moves() {
    let mut text = String::from(
        r#"{"enter":{"node":0,"function":"expand","args":[["at","0"]]}}
{"board":{"at":0,"kind":"tree","board":"[3, 5]"}}
{"ask":{"at":0}}
{"play":{"at":0,"to":1,"choice":"1","board":"3"}}
{"play":{"at":0,"to":2,"choice":"2","board":"5"}}
"#,
    );
    for node in [1, 2] {
        text += &format!(
            r#"{{"enter":{{"node":{node},"function":"expand","args":[["at","{node}"]]}}}}
{{"leave":{{"node":{node},"returned":"()"}}}}
"#
        );
    }
    let trace = read(&text);
    let run = trace.run();
    let frames = SearchFrames::of(&trace, &run);
    let choices = frames
        .all
        .iter()
        .map(|frame| run.nodes[frame.node].position);
    assert_eq!(choices.collect::<Vec<_>>(), [0, 1, 2]);
}
