//! right: No recursion: a stack of the choices that are left in each state.
// ANCHOR: body
if problem.is_complete() {
    return true;
}
let mut open = vec![problem.choices().into_iter()];
let mut made: Vec<P::Choice> = Vec::new();
while let Some(choices) = open.last_mut() {
    match choices.next() {
        Some(choice) => {
            problem.choose(choice);
            made.push(choice);
            if problem.is_complete() {
                return true;
            }
            open.push(problem.choices().into_iter());
        }
        None => {
            open.pop();
            if let Some(choice) = made.pop() {
                problem.take_back(choice);
            }
        }
    }
}
false
// ANCHOR_END: body
