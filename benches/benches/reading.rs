//! What it costs to read a recorded search of about a million events, in an optimised build.
//!
//! `cargo bench -p benches --features tracing-on --bench reading`
//!
//! Two searches of tic-tac-toe are read. Minimax goes once over the game, so that nearly each position is a way of moves of
//! its own; alpha-beta is repeated, so that the same ways are gone again and again. Of each we measure the run alone; with
//! it, who searched what; and everything that is read of a search before it is drawn: its tree, its looks, what was cut.

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::{SearchFrames, Trace, record};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Value, Watched};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// How often alpha-beta searches the first board: so often that the recording is full, which it is at a million events.
const REPETITIONS: usize = 60;

/// How many squares the board has.
const DEPTH: u32 = 9;

fn minimax() {
    look_ahead(&Watched::new(Bits::new()), DEPTH);
}

fn repeated_alpha_beta() {
    for _ in 0..REPETITIONS {
        let board = Watched::new(Bits::new());
        alpha_beta(&board, DEPTH, Value::MIN, Value::MAX);
    }
}

fn bench(criterion: &mut Criterion) {
    read(criterion, "minimax", &record(minimax).1);
    read(criterion, "alpha-beta", &record(repeated_alpha_beta).1);
}

fn read(criterion: &mut Criterion, search: &str, trace: &Trace) {
    let events = trace.run().moments.len();
    println!("{search}: {events} events of {} calls", trace.calls());
    let mut group = criterion.benchmark_group(format!("reading {search}"));
    group.throughput(Throughput::Elements(events as u64));
    group.sample_size(10);
    group.bench_function("run", |bencher| bencher.iter(|| trace.run()));
    group.bench_function("run and passes", |bencher| {
        bencher.iter(|| SearchFrames::of(trace, &trace.run()));
    });
    group.bench_function("all of the search", |bencher| {
        bencher.iter(|| figures::game_counts(trace));
    });
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
