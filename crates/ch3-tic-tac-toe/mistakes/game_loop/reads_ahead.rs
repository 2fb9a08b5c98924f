//! mistake: A reader of its own is put around the input, and keeps what it has read ahead.
//! says: A reader that is put around `input` reads ahead
// CHANGE: body
+ let mut input = std::io::BufReader::new(input);
  let mut line = String::new();
