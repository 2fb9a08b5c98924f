//! right: A state that is complete gets no call.
// ANCHOR: body
#[traced]
fn below<P: Problem>(problem: &mut P) -> bool {
    for choice in problem.choices() {
        problem.choose(choice);
        if problem.is_complete() || below(problem) {
            return true;
        }
        problem.take_back(choice);
    }
    false
}
problem.is_complete() || below(problem)
// ANCHOR_END: body
