//! mistake: A node that the player above will not choose is worth −∞, whoever is above.
//! says: No leaf is −∞. Where no node reaches its bound, yours is right. A node that is left early must return the best value that was found there until then.
// CHANGE: child
  if value >= vp {
-     break;
+     return Value::MIN;

  if value <= vp {
-     break;
+     return Value::MIN;
