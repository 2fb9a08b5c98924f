// Makes book/theme/favicon.png from book/theme/favicon.svg, for browsers that take no drawing. It is made by hand, after the
// mark has changed:
//
//     cargo book build
//     CHROME=/path/to/chromium node browser/make/favicon.mjs

import fs from "node:fs";
import path from "node:path";

import { root } from "../shared/book.mjs";
import { closeAll, newTab } from "../shared/tab.mjs";

const SIZE = 64;

const theme = path.join(root, "book", "theme");
const tab = await newTab({ width: SIZE, height: SIZE, scripts: true });
await tab.page.setContent(`<body style="margin: 0; background: none">${fs.readFileSync(path.join(theme, "favicon.svg"), "utf8")}</body>`);
const file = path.join(theme, "favicon.png");
await tab.page.screenshot({ path: file, omitBackground: true });
await closeAll();
console.log(`${file} is written`);
