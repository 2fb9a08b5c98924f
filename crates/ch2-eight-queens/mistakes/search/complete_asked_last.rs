//! mistake: Whether the state is complete is asked when all choices have failed.
//! says: is complete, and yours went on to choice 1
// ANCHOR: body
for choice in problem.choices() {
    problem.choose(choice);
    if search(problem) {
        return true;
    }
    problem.take_back(choice);
}
problem.is_complete()
// ANCHOR_END: body
