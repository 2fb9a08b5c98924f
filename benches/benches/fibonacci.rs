//! The bush against the memo: what remembering saves.

use std::collections::HashMap;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use recursion::fibonacci::{fibonacci, fibonacci_memo};

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("fibonacci");
    for n in [5, 10, 20, 25] {
        group.bench_with_input(BenchmarkId::new("plain", n), &n, |bencher, &n| {
            bencher.iter(|| fibonacci(black_box(n)));
        });
        group.bench_with_input(BenchmarkId::new("memo", n), &n, |bencher, &n| {
            bencher.iter(|| fibonacci_memo(black_box(n), &mut HashMap::new()));
        });
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
