//! does: has macros that are a million million terms long
//! tests: not_compiled
//! runs: 0

macro_rules! m0 { () => { m1!() + m1!() } }
macro_rules! m1 { () => { m2!() + m2!() } }
macro_rules! m2 { () => { m3!() + m3!() } }
macro_rules! m3 { () => { m4!() + m4!() } }
macro_rules! m4 { () => { m5!() + m5!() } }
macro_rules! m5 { () => { m6!() + m6!() } }
macro_rules! m6 { () => { m7!() + m7!() } }
macro_rules! m7 { () => { m8!() + m8!() } }
macro_rules! m8 { () => { m9!() + m9!() } }
macro_rules! m9 { () => { m10!() + m10!() } }
macro_rules! m10 { () => { m11!() + m11!() } }
macro_rules! m11 { () => { m12!() + m12!() } }
macro_rules! m12 { () => { m13!() + m13!() } }
macro_rules! m13 { () => { m14!() + m14!() } }
macro_rules! m14 { () => { m15!() + m15!() } }
macro_rules! m15 { () => { m16!() + m16!() } }
macro_rules! m16 { () => { m17!() + m17!() } }
macro_rules! m17 { () => { m18!() + m18!() } }
macro_rules! m18 { () => { m19!() + m19!() } }
macro_rules! m19 { () => { m20!() + m20!() } }
macro_rules! m20 { () => { m21!() + m21!() } }
macro_rules! m21 { () => { m22!() + m22!() } }
macro_rules! m22 { () => { m23!() + m23!() } }
macro_rules! m23 { () => { m24!() + m24!() } }
macro_rules! m24 { () => { m25!() + m25!() } }
macro_rules! m25 { () => { m26!() + m26!() } }
macro_rules! m26 { () => { m27!() + m27!() } }
macro_rules! m27 { () => { m28!() + m28!() } }
macro_rules! m28 { () => { m29!() + m29!() } }
macro_rules! m29 { () => { m30!() + m30!() } }
macro_rules! m30 { () => { m31!() + m31!() } }
macro_rules! m31 { () => { m32!() + m32!() } }
macro_rules! m32 { () => { m33!() + m33!() } }
macro_rules! m33 { () => { m34!() + m34!() } }
macro_rules! m34 { () => { m35!() + m35!() } }
macro_rules! m35 { () => { m36!() + m36!() } }
macro_rules! m36 { () => { m37!() + m37!() } }
macro_rules! m37 { () => { m38!() + m38!() } }
macro_rules! m38 { () => { m39!() + m39!() } }
macro_rules! m39 { () => { m40!() + m40!() } }
macro_rules! m40 { () => { 1u64 } }

pub fn one(n: u64) -> u64 {
    2 * n + m0!()
}
