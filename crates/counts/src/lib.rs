//! Every exact count that the book prints, in tables that also describe their charts.
//!
//! There is one module per chapter, one for Connect Four, one for the tower on four pegs, one for the savings of the solver's
//! techniques, and one for the value of each idea in the course. The chapters contain the counted code, and only this crate
//! prints the counts.
//!
//! Calls are counted from recordings, so the tables are correct only in a build that records: not with `--release`.

pub mod ablation;
pub mod asked;
pub mod ch1_recursion;
pub mod ch2_eight_queens;
pub mod ch3_tic_tac_toe;
pub mod ch4_alpha_beta;
pub mod ch5_dots_and_boxes;
pub mod connect_four;
mod counted;
pub mod four_pegs;
pub mod worth;

pub use counted::Tables;

/// Returns all tables. The modules are counted in parallel, which takes half a minute.
///
/// # Panics
/// If two searches that must agree do not.
pub fn tables() -> Tables {
    let modules: [fn() -> Tables; 10] = [
        ch1_recursion::tables,
        ch2_eight_queens::tables,
        ch3_tic_tac_toe::tables,
        ch4_alpha_beta::tables,
        ch5_dots_and_boxes::tables,
        connect_four::tables,
        four_pegs::tables,
        ablation::tables,
        worth::tables,
        asked::tables,
    ];
    std::thread::scope(|threads| {
        let counting = modules.map(|count| threads.spawn(count));
        let all = counting.map(|thread| thread.join().expect("a count panicked"));
        all.concat()
    })
}
