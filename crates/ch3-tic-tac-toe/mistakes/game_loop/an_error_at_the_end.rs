//! mistake: The end of the input is an error.
//! says: gave an error, 
// CHANGE: body
-         return Ok(None);
+         return Err(std::io::ErrorKind::UnexpectedEof.into());
