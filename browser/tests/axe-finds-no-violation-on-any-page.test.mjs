import { violations } from "../shared/axe.mjs";
import { claimsOfEveryPage } from "../shared/claim.mjs";

/** Chooses a theme as a reader does, and looks at the page in it. */
async function inNavy(tab) {
  await tab.ask(() => document.getElementById("mdbook-theme-navy").click());
  await tab.still();
  const chosen = await tab.ask(() => {
    // What changes its colour slowly has it now.
    document.getAnimations().filter((it) => it instanceof CSSTransition).forEach((it) => it.finish());
    return document.documentElement.classList.contains("navy");
  });
  return chosen ? violations(tab) : ["the theme navy cannot be chosen"];
}

claimsOfEveryPage({}, {
  "axe-core finds no violation on any page in the light theme": violations,
  "axe-core finds no violation on any page in the theme navy": inNavy,
});
