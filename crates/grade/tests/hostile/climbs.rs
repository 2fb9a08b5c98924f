//! does: is an archive whose path leads to the tests of the course
//! tests: not_written
//! runs: 0
//! packed: an archive that climbs

#[test]
fn nothing() {}
