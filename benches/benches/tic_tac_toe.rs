//! The ladder of tic-tac-toe, rung by rung, and the peers. `cargo ladder tic-tac-toe` prints it as
//! a table.

use benches::tic_tac_toe::{LADDER, PEERS};
use criterion::{Criterion, criterion_group, criterion_main};

fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tic_tac_toe");
    group.sample_size(20);
    for rung in LADDER.iter().chain(PEERS) {
        group.bench_function(rung.name, |bencher| bencher.iter(rung.bare));
    }
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
