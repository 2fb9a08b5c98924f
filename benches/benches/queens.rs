//! The ladder of counts, rung by rung. `cargo ladder queens` prints it as a table.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use eight_queens::count::{arrays, bitmask, cores, mirror, side_by_side, symmetric};

type Rung = (&'static str, fn(usize) -> u64);

const LADDER: [Rung; 7] = [
    ("arrays", arrays),
    ("bitmask", bitmask),
    ("mirror", mirror),
    ("symmetric", symmetric),
    ("side_by_side", side_by_side),
    ("one core", |n| cores(n, 1)),
    ("two cores", |n| cores(n, 2)),
];

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("queens");
    group.sample_size(20);
    for n in [8, 10, 12] {
        for (name, count) in LADDER {
            group.bench_with_input(BenchmarkId::new(name, n), &n, |bencher, &n| {
                bencher.iter(|| count(black_box(n)));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
