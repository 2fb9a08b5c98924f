//! Large runs: drawn folded, without overflow and soon.

use crate::drawing::contains;
use crate::runs;
use std::time::{Duration, Instant};

use crate::runs::games;
use figures::{
    Stepper, SvgOptions, TextOptions, boards_svg, player_html, stack_svg, stack_text, summary,
    tree_svg, tree_text,
};

/// Draws every figure of a run: each takes a second or two even in a debug build, and is not large.
fn draw_all(trace: &call_trace::Trace) {
    let options = SvgOptions::file("it");
    let text = TextOptions::default();
    let draws: [(&str, &dyn Fn() -> String); 7] = [
        ("summary", &|| summary(trace)),
        ("tree_text", &|| tree_text(trace, &text)),
        ("stack_text", &|| stack_text(trace, &text)),
        ("tree_svg", &|| tree_svg(trace, &options)),
        ("stack_svg", &|| stack_svg(trace, &options)),
        ("boards_svg", &|| boards_svg(trace, &options)),
        ("player_html", &|| player_html(trace, &options)),
    ];
    for (name, draw) in draws {
        let start = Instant::now();
        let drawn = draw();
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "{name} took {:?}",
            start.elapsed()
        );
        assert!(
            drawn.len() < 400_000,
            "{name} is {} bytes long",
            drawn.len()
        );
    }
}

#[test]
fn a_chain_of_100_000_frames() {
    let trace = runs::chain(100_000);
    draw_all(&trace);
    let text = tree_text(&trace, &TextOptions::default());
    assert!(
        text.starts_with("factorial(99999) → 1\n"),
        "the top is shown"
    );
    assert!(
        text.contains("factorial(0) → 1   ← leaf"),
        "and the leaf: {text}"
    );
    assert!(text.contains(" calls not shown"), "{text}");
}

#[test]
fn a_bush_of_400_000_events() {
    // 196 417 · 2 − 1 calls would be fib(26); this is fib(25) twice.
    let trace = call_trace::record(|| runs::fibonacci(23)).1;
    assert!(trace.calls() > 90_000);
    draw_all(&trace);
}

#[test]
fn a_runaway_shows_its_first_calls_and_its_last() {
    let mut lines = String::new();
    for node in 0..10_000 {
        lines += &format!(
            "{{\"enter\":{{\"node\":{node},\"function\":\"down\",\"args\":[[\"n\",\"{node}\"]]}}}}\n"
        );
    }
    let trace = runs::read(&(lines + "{\"end\":{\"calls\":10005}}\n"));
    draw_all(&trace);
    let text = tree_text(&trace, &TextOptions::default());
    contains(&text, "down(0)");
    contains(&text, "down(9999)   × never returned");
    contains(&text, "\n5 later calls not recorded.\n");
}

#[test]
fn stepping_is_as_quick_late_in_a_run_as_early() {
    let trace = runs::chain(100_000);
    let stepper = Stepper::new(&trace);
    let start = Instant::now();
    for step in (0..stepper.len()).step_by(7) {
        let has_frame = stepper.frames(step, 20).next().is_some();
        assert_eq!(has_frame, stepper.depth(step) > 0);
    }
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn many_searches_are_folded_like_many_moves() {
    let tree = games::leaves(&[3, 5]);
    let (_, trace) = call_trace::record(|| {
        for _ in 0..20_000 {
            games::alpha_beta(&games::root(&tree, true), i32::MIN, i32::MAX);
        }
    });
    let svg = tree_svg(&trace, &SvgOptions::file("it"));
    assert!(svg.len() < 400_000, "{} bytes", svg.len());
    assert!(
        svg.contains("more</text>") || svg.contains(" more<"),
        "{svg}"
    );
    let text = tree_text(&trace, &TextOptions::default());
    assert!(text.contains("nodes not shown"), "{text}");
    // A few searches, as a search that deepens makes them, are all drawn side by side.
    let (_, few) = call_trace::record(|| {
        for _ in 0..9 {
            games::alpha_beta(&games::root(&tree, true), i32::MIN, i32::MAX);
        }
    });
    assert!(!tree_text(&few, &TextOptions::default()).contains("not shown"));
}
