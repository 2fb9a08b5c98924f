import assert from "node:assert/strict";

import { Themes, violations } from "../shared/axe.mjs";
import { claim } from "../shared/claim.mjs";

claim("what axe-core finds is told, with its place", async (it) => {
  const tab = await it.tab({ theme: "navy" });
  await tab.open("introduction.html");
  assert.equal(await tab.ask(() => document.documentElement.classList.contains("navy")), true, "the theme is not the one that was asked for");
  await tab.ask(() => document.querySelector("main p").insertAdjacentHTML("beforebegin", '<p id="pale" style="color: #333">A pale sentence.</p>'));
  const found = await violations(tab);
  assert.deepEqual(found.map((what) => what.split(":")[0]), ["color-contrast, 1 times, first at #pale"]);
});

const rules = (found) => found.map((what) => what.split(",")[0]);
const style = (tab, text) => tab.ask((text) => document.head.insertAdjacentHTML("beforeend", `<style>${text}</style>`), text);

claim("where a theme changes more than colours, every rule is asked again", async (it) => {
  const tab = await it.tab();
  const themes = new Themes();
  await tab.open("introduction.html");
  await tab.ask(() => document.querySelector("main p").insertAdjacentHTML("beforebegin", '<p><a href="how-to.html"><span id="gone">A link</span></a></p>'));
  assert.deepEqual(await themes.in("light")(tab), []);
  await style(tab, ".navy #gone { display: none }");
  assert.deepEqual(rules(await themes.in("navy")(tab)), ["link-name"]);
});

claim("an entry of the list of pages that looks otherwise than on the page before is looked at again", async (it) => {
  const tab = await it.tab();
  const themes = new Themes();
  await tab.open("introduction.html");
  assert.deepEqual(await themes.in("light")(tab), []);
  const entries = await tab.ask(() => document.querySelectorAll("mdbook-sidebar-scrollbox li").length);
  assert.ok(entries > 100, `the whole list is back: ${entries}`);
  await tab.open("how-to.html");
  await style(tab, "mdbook-sidebar-scrollbox a { color: #ddd !important }");
  assert.deepEqual(rules(await themes.in("light")(tab)), ["color-contrast"]);
});

claim("words that look the same as on the page before are looked at once, and those with another colour or ground again", async (it) => {
  const tab = await it.tab();
  const themes = new Themes();
  const look = async (html, css = "") => {
    await tab.open("how-to.html");
    await style(tab, css);
    await tab.ask((html) => document.querySelector("main p").insertAdjacentHTML("beforebegin", html), html);
    return rules(await themes.in("light")(tab));
  };
  const words = '<div class="ground"><p class="word">A sentence.</p></div>';
  assert.deepEqual(await look(words), []);
  assert.deepEqual(await look(words, ".ground { background: #555 }"), ["color-contrast"]);
  assert.deepEqual(await look(words, ".word { color: #ccc }"), ["color-contrast"]);
  assert.deepEqual(await look(words, ".ground { opacity: 0.3 }"), ["color-contrast"]);
  // What nobody could judge where it was covered is judged where it is not.
  const covered = '<div style="position: relative"><p class="other">A sentence.</p>', cover = '<div style="position: absolute; inset: 0; background: white"></div>';
  assert.deepEqual(await look(`${covered}${cover}</div>`, ".other { color: #bbb }"), []);
  assert.deepEqual(await look(`${covered}</div>`, ".other { color: #bbb }"), ["color-contrast"]);
});
