//! mistake: The right numbers are known by heart, so they are looked up.
//! says: bitmask(14): yours stopped with a panic, and it should return 365 596. 1 to 13 queens are counted rightly
// ANCHOR: body
    const WAYS: [u64; 14] = [
        1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712,
    ];
    let _ = (columns, falling, rising);
    WAYS[full.count_ones() as usize]
// ANCHOR_END: body
