//! A search stops at its limits, and reports its progress.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Progress, Solver, Stopped};

fn size(name: &str) -> Size {
    name.parse().expect("a size")
}

#[test]
fn a_raised_flag_and_a_passed_deadline_end_the_search() {
    let size = size("3x4");
    let solver = Solver::new(size, Options::default());
    let raised = AtomicBool::new(true);
    let stopped = solver.solve(&Dots::new(size), Limits::none().flag(&raised));
    assert!(matches!(stopped, Err(Stopped::ByFlag(_))), "{stopped:?}");
    let stopped = solver.value(&Dots::new(size), Limits::none().until(Instant::now()));
    assert!(matches!(stopped, Err(Stopped::OutOfTime(_))), "{stopped:?}");
}

#[test]
fn a_long_search_reports_and_never_goes_back() {
    let size = size("3x4");
    let (reports, nodes) = (AtomicU64::new(0), AtomicU64::new(0));
    let stop = AtomicBool::new(false);
    let report = |progress: &Progress| {
        let before = nodes.swap(progress.nodes, Ordering::SeqCst);
        assert!(progress.nodes > before);
        if reports.fetch_add(1, Ordering::SeqCst) == 1 {
            stop.store(true, Ordering::SeqCst);
        }
    };
    let techniques = dots_solver::Techniques {
        symmetry: false,
        centre_first: false,
        ..Default::default()
    };
    let options = Options {
        techniques,
        ..Options::default()
    };
    let limits = Limits::none().flag(&stop).report(&report);
    let stopped = Solver::new(size, options).solve(&Dots::new(size), limits);
    assert!(matches!(stopped, Err(Stopped::ByFlag(_))), "{stopped:?}");
    assert_eq!(reports.load(Ordering::SeqCst), 2);
}
