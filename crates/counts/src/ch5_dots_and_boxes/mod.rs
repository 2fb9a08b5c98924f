//! The counts of chapter 5: the ladder, the coursework, chains and the solver.

pub mod built_tree;
pub mod chains;
pub mod coursework;
pub mod fair_choice;
mod ladder;
pub mod negamax_trap;
pub mod nothing_saved;
pub mod same_position;
pub mod solver;
pub mod squares;

use crate::counted::Tables;

/// Returns the tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("dots-ladder", ladder::rungs()),
        ("dots-saved", ladder::saved()),
        ("dots-minimax", ladder::minimax()),
        ("dots-alpha-beta", ladder::numberings()),
        ("dots-centre-first", ladder::centre_first()),
        ("dots-boxes-left", ladder::boxes_left()),
        ("dots-memo", ladder::memo()),
        ("dots-table", ladder::table_and_bounds()),
        ("negamax-trap", negamax_trap::wrong_by_open_lines()),
        ("same-position", same_position::calls_by_key()),
        ("built-tree-steps", built_tree::steps_by_depth()),
        ("built-tree-bytes", built_tree::bytes()),
        ("nothing-saved", nothing_saved::built_and_visited()),
        ("coursework-values", coursework::values()),
        ("fair-choice", fair_choice::shares()),
        ("squares-values", squares::values()),
        ("chains-opened", chains::take_or_leave()),
        ("chains-worth", chains::worth_of_many()),
        ("chains-calls", chains::calls_of_worth()),
        ("long-chain-rule", chains::rule_on_all_endings()),
        ("long-chain-rule-games", chains::rule_in_careful_games()),
        ("solver-questions", solver::questions()),
        ("solver-orders", solver::orders()),
    ]
}
