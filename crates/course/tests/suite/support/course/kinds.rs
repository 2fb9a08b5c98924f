use small::kinds::kind;

macro_rules! tests {
    ($($name:ident $number:literal)*) => { $(
        #[test]
        fn $name() {
            kind($number);
        }
    )* };
}

tests! {
    t0_fine 0
    t1_ends_the_process 1
    t2_aborts 2
    t3_overflows 3
    t4_panics 4
    t5_never_ends 5
    t6_takes_all_memory 6
    t7_prints_for_ever 7
    t8_starts_another_program 8
    t00_prints_then_fails 9
}

#[test]
fn t10_compares() {
    let sum = 1 + 1;
    assert_eq!(sum, 3);
}

#[test]
#[ignore = "needs a recording"]
fn t11_is_left_out() {
    kind(1);
}
