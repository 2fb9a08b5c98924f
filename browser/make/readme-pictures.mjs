// Makes the pictures of README.md from the built book: the board beside all nodes, after a move of each side, on its first page, and
// a student's alpha-beta beside the right one. They are made after those pages have changed.

import fs from "node:fs";
import path from "node:path";

import { root } from "../shared/book.mjs";
import { newTab } from "../shared/tab.mjs";

const folder = path.join(root, "book", "readme");
fs.mkdirSync(folder, { recursive: true });

const tab = await newTab({ scale: 1.5 });
async function open(page) {
  await tab.open(page);
  // The bar would lie over what is pictured.
  await tab.ask(() => { document.getElementById("mdbook-menu-bar").hidden = true; document.querySelector("html").style.scrollBehavior = "auto"; });
}

async function picture(name, of) {
  const file = path.join(folder, name);
  // A margin around it, or its lines would begin at the picture's edge.
  const clip = await tab.page.$eval(of, (it) => {
    it.scrollIntoView({ block: "center" });
    const { left, top, width, height } = it.getBoundingClientRect();
    return { x: left + scrollX - 16, y: top + scrollY - 16, width: width + 32, height: height + 32 };
  });
  await new Promise((done) => setTimeout(done, 500));
  await tab.page.screenshot({ path: file, clip });
  console.log(`${file} is written`);
}

await open("ch4-alpha-beta/alpha-beta.html");
await tab.page.waitForSelector(".student-pair .fig-on");
await tab.ask(() => document.querySelectorAll(".student-pair .figure-twin").forEach((it) => it.remove()));
await picture("yours-beside-ours.png", ".student-pair");
await open("introduction.html");
await tab.page.click('#play-first [data-move="5"]');
await tab.page.waitForFunction(() => document.querySelector(".start .icicle-says").textContent.startsWith("After") && !document.querySelector("#play-first [aria-busy=true]"), { timeout: 60_000 });
await tab.page.mouse.move(0, 0);
await tab.page.evaluate(() => document.activeElement.blur());
await picture("first-page.png", ".start");
