//! The ladder of dots and boxes, rung by rung, and the solver. `cargo ladder dots` prints it as a
//! table, with the rungs that take longer.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::rungs::LADDER;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver};

/// Minimax takes seconds on 2×2 already; the rungs without a memory do so on 2×3.
const FROM: [(&str, usize); 3] = [("1x3", 1), ("2x2", 1), ("2x3", 4)];

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("dots");
    group.sample_size(20);
    for (text, from) in FROM {
        let size: Size = text.parse().expect("a size");
        for rung in &LADDER[from..] {
            group.bench_with_input(
                BenchmarkId::new(rung.name, text),
                &size,
                |bencher, &size| {
                    bencher.iter(|| rung.solve(black_box(size)));
                },
            );
        }
        group.bench_with_input(BenchmarkId::new("solver", text), &size, |bencher, &size| {
            bencher.iter(|| {
                let solver = Solver::new(black_box(size), Options::default());
                solver.value(&Dots::new(size), Limits::none())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
