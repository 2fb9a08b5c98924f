//! mistake: Keeps the line in a static.
//! says: gives another answer the second time
// CHANGE: body
- let mut line = String::new();
+ use std::sync::Mutex;
+ static LINE: Mutex<String> = Mutex::new(String::new());
+ let mut line = LINE.lock().unwrap();
+ if !line.is_empty() {
+     return Ok(None);
+ }
