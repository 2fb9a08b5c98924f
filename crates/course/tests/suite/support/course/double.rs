use call_trace::record;
use small::double::double;

fn check(n: u64, want: u64) {
    let (got, _) = record(|| double(n));
    assert_eq!(got, want, "double({n}): yours returned {got}, and it should be {want}.\nThe base value is in every result.");
}

#[test]
fn of_zero_is_zero() {
    check(0, 0);
}

#[test]
fn of_three_is_six() {
    check(3, 6);
}

#[test]
fn knows_its_type() {
    let _: u64 = std::hint::black_box(7);
}
