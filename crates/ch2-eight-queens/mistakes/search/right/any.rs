//! right: The loop is an iterator.
// ANCHOR: body
problem.is_complete()
    || problem.choices().into_iter().any(|choice| {
        problem.choose(choice);
        let found = search(problem);
        if !found {
            problem.take_back(choice);
        }
        found
    })
// ANCHOR_END: body
