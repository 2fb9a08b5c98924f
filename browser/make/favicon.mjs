// Makes book/theme/favicon.png from book/theme/favicon.svg, for browsers that take no drawing. It is made after the mark has
// changed.

import fs from "node:fs";
import path from "node:path";

import { root } from "../shared/book.mjs";
import { newTab } from "../shared/tab.mjs";

const SIZE = 64;

const theme = path.join(root, "book", "theme");
const tab = await newTab({ width: SIZE, height: SIZE, scripts: true });
await tab.page.setContent(`<body style="margin: 0; background: none">${fs.readFileSync(path.join(theme, "favicon.svg"), "utf8")}</body>`);
const file = path.join(theme, "favicon.png");
await tab.page.screenshot({ path: file, omitBackground: true });
console.log(`${file} is written`);
