// Makes the pictures of README.md, both from the introduction of the built book: the board beside all nodes, after a move of
// each side, and a student's run beside ours. They are made by hand, after that page has changed:
//
//     cargo book build
//     CHROME=/path/to/chromium node browser/make/readme-pictures.mjs

import fs from "node:fs";
import path from "node:path";

import { root } from "../shared/book.mjs";
import { closeAll, newTab } from "../shared/tab.mjs";

const folder = path.join(root, "book", "readme");
fs.mkdirSync(folder, { recursive: true });

const tab = await newTab({ scale: 1.5 });
await tab.open("introduction.html");
// The bar would lie over what is pictured.
await tab.ask(() => { document.getElementById("mdbook-menu-bar").hidden = true; document.querySelector("html").style.scrollBehavior = "auto"; });

async function picture(name, of) {
  const file = path.join(folder, name);
  const part = await tab.page.$(of);
  await part.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await new Promise((done) => setTimeout(done, 500));
  await part.screenshot({ path: file });
  console.log(`${file} is written`);
}

await tab.ask(() => document.querySelector("#yours-beside-ours .figure-twin").remove());
await picture("yours-beside-ours.png", "#yours-beside-ours");
await tab.page.click('#play-first [data-move="5"]');
await tab.page.waitForFunction(() => document.querySelector(".start .icicle-says").textContent.startsWith("After") && !document.querySelector("#play-first [aria-busy=true]"), { timeout: 60_000 });
await tab.page.mouse.move(0, 0);
await tab.page.evaluate(() => document.activeElement.blur());
await picture("first-page.png", ".start");
await closeAll();
