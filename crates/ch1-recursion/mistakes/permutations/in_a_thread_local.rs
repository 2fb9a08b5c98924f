//! mistake: The lists are kept outside and never emptied.
//! says: permutations([1, 2, 3], 0) gives another answer the second time
// ANCHOR: body
thread_local! { static ALL: std::cell::RefCell<Vec<Vec<u32>>> = const { std::cell::RefCell::new(Vec::new()) }; }
fn go(items: &mut [u32], settled: usize) {
    if settled == items.len() { ALL.with(|all| all.borrow_mut().push(items.to_vec())); }
    for choice in settled..items.len() {
        items.swap(settled, choice);
        go(items, settled + 1);
        items.swap(settled, choice);
    }
}
go(items, settled);
found.extend(ALL.with(|all| all.borrow().clone()));
// ANCHOR_END: body
