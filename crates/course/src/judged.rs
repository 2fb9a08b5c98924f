//! Converts a verdict for other programs: `cargo course test --all --json`.

use catalogue::Exercise;
use protocol::{End, Judged, Test};

use crate::course::Course;
use crate::report::{self, View};
use crate::test_end::TestEnd;
use crate::verdict::Verdict;

/// The width of the text in columns, whatever the terminal.
const WIDTH: usize = 100;

/// Converts the verdict on an exercise.
pub(crate) fn judged(course: &Course, exercise: &Exercise, verdict: &Verdict) -> Judged {
    let view = View {
        width: WIDTH,
        has_keys: false,
        is_full: false,
    };
    let text = report::text(course, exercise, verdict, view);
    let (file, tests) = match verdict {
        Verdict::Broken(broken) => (broken.file.clone(), Vec::new()),
        Verdict::Tested(tested) => {
            let tests = tested.results.iter().map(|result| Test {
                name: result.name.clone(),
                end: end(&result.end),
            });
            (None, tests.collect())
        }
    };
    Judged {
        id: exercise.id.clone(),
        stem: exercise.stem.clone(),
        outcome: verdict.outcome(),
        file,
        text: anstream::adapter::strip_str(&text).to_string(),
        tests,
    }
}

fn end(end: &TestEnd) -> End {
    match end {
        TestEnd::Passed => End::Passed,
        TestEnd::Ignored => End::Ignored,
        TestEnd::Failed(..) | TestEnd::FailedSilently(_) => End::Failed,
        TestEnd::NotWritten(..) => End::NotWritten,
        TestEnd::Panicked(_) => End::Panicked,
        TestEnd::Runaway(_) => End::Endless,
        TestEnd::Overflowed => End::Overflowed,
        TestEnd::DidNotEnd => End::Late,
        TestEnd::Starved { .. } => End::Starved,
        TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_) => End::OutOfMemory,
        TestEnd::Aborted(..) | TestEnd::Vanished(_) | TestEnd::BreaksOff => End::Died,
    }
}
