//! mistake: A loop around the other one settles each place in turn, so that calls skip places.
//! says: A call with 0 settled made one with 2.
// ANCHOR: body
    if settled == items.len() {
        found.push(items.to_vec());
        return;
    }
    for place in settled..items.len() {
        for choice in place..items.len() {
            items.swap(place, choice);
            permutations(items, place + 1, found);
            items.swap(place, choice);
        }
    }
// ANCHOR_END: body
