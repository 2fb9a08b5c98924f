import { violations } from "../shared/axe.mjs";
import { oneOfEachKind } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

claim("axe-core finds no violation on any page in the light theme", (it) => it.everyPage({ theme: "light" }, violations));

claim("axe-core finds none on a page of each kind in the theme rust", (it) =>
  it.everyPage({ theme: "rust" }, violations, oneOfEachKind()));
