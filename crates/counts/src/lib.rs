//! Every exact count that the book prints, in tables that say what their charts show.
//!
//! One module a chapter, one for Connect Four, one for the tower on four pegs, one for what the solver's techniques save, and one for what each idea of
//! the course is worth. The chapters hold what is counted; only this room prints it.
//!
//! Calls are counted from recordings, so the tables are right only in a build that records: not
//! with `--release`.

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

/// All tables, those of different modules counted side by side: half a minute.
///
/// # Panics
/// When two searches that must agree do not.
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
