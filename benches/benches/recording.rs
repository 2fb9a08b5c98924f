//! What it costs to record a call, in a build that is optimised and records nevertheless.
//!
//! `cargo bench -p benches --features tracing-on --bench recording`
//!
//! A build records everywhere or nowhere, so this cannot stand in the bench `tracing`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use call_trace::record;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use recursion::fibonacci::fibonacci;

/// Makes 21 891 calls, each with an argument and a value to write down.
const N: u64 = 20;

fn bench(criterion: &mut Criterion) {
    let calls = record(|| fibonacci(N)).1.calls();
    let recorded = shortest(|| record(|| fibonacci(black_box(N))));
    let silent = shortest(|| fibonacci(black_box(N)));
    let a_call = |time: Duration| time.as_secs_f64() * 1e9 / calls as f64;
    println!("recording: {:.1} ns a call", a_call(recorded));
    println!(
        "compiled in, but not recording: {:.1} ns a call",
        a_call(silent)
    );

    let mut group = criterion.benchmark_group("recording");
    group.throughput(Throughput::Elements(calls as u64));
    group.bench_function("recording", |bencher| {
        bencher.iter(|| record(|| fibonacci(black_box(N))));
    });
    group.bench_function("not recording", |bencher| {
        bencher.iter(|| fibonacci(black_box(N)));
    });
    group.finish();
}

/// The shortest of a hundred runs: what else the machine does can only make a run longer.
fn shortest<R>(run: impl Fn() -> R) -> Duration {
    let time = |_| {
        let start = Instant::now();
        let result = run();
        let elapsed = start.elapsed();
        drop(result);
        elapsed
    };
    (0..100).map(time).min().unwrap_or_default()
}

criterion_group!(benches, bench);
criterion_main!(benches);
