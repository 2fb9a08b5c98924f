import { newTab, closeAll } from "./shared/tab.mjs";
const t = await newTab({ theme: process.argv[2] || "light", width: Number(process.argv[3] || 1280), height: 1000 });
try {
await t.open("ch3-tic-tac-toe/playing.html");
const fig = "#play-tic-tac-toe";
const clip = async (sel, out) => (await t.page.$(sel)).screenshot({ path: `/tmp/x/pp-${out}.png` });
await clip(fig, "ttt0");
const wait = () => t.page.waitForFunction((f) => /Your move|won|draw/.test(document.querySelector(f+" .play-status").textContent) && !document.querySelector(f+" .play-panel").classList.contains("thinking"), {}, fig);
await t.page.click(fig + ' .play-judges input');
await t.page.click(fig + ' [data-move="1"]');
await new Promise(r => setTimeout(r, 1500));
console.log(await t.ask(() => document.querySelector(".play-status").textContent), await t.ask(() => location.hash));
await clip(fig, "ttt1");
const open = await t.ask(() => [...document.querySelectorAll('.play-cells [aria-disabled=false]')].map((it) => it.dataset.move));
await t.page.click(`${fig} [data-move="${open[0]}"]`);
await new Promise(r => setTimeout(r, 1200));
for (const b of await t.page.$$(fig + " .play-buttons button")) if ((await b.evaluate((it) => it.textContent)) === "Hint" && await b.isVisible()) { const s = Date.now(); await b.click(); await new Promise(r => setTimeout(r, 800)); }
console.log(await t.ask(() => document.querySelector(".play-status").textContent));
await clip(fig, "ttt2");
for (const b of await t.page.$$(fig + " .play-buttons button")) if ((await b.evaluate((it) => it.textContent)) === "What did it think?") { await b.click(); await new Promise(r => setTimeout(r, 2500)); }
console.log(await t.ask(() => document.querySelector(".play-tree").textContent.slice(0, 400)));
await clip(fig, "ttt3");
await t.open("ch5-dots-and-boxes/playing.html");
const f2 = "#play-dots-and-boxes";
await clip(f2, "dots0");
for (const m of ["a1b1", "c2c3", "a1a2"]) {
  const ok = await t.ask((m) => document.querySelector(`[data-move="${m}"]`).getAttribute("aria-disabled"), m);
  if (ok === "false") await t.page.click(`${f2} [data-move="${m}"]`);
  await new Promise(r => setTimeout(r, 1500));
  console.log(await t.ask(() => document.querySelector(".play-status").textContent));
}
await clip(f2, "dots1");
console.log(t.takeWrong());
} finally { await closeAll(); }
