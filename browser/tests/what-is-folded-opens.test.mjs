import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

const GAME = ["ch4-alpha-beta/move-order.html", "ch4-alpha-beta-move-order-figure-3"];
const MEMO = ["ch1-recursion/fibonacci.html", "what-if-memo"];

/** What a figure shows: its nodes, what it offers to open, and the address. */
const shown = (tab, figure) => tab.ask((figure) => {
  const it = document.getElementById(figure);
  return {
    nodes: it.querySelectorAll("svg g[id*='-n']").length,
    offered: [...it.querySelectorAll("svg [data-open]")].map((words) => words.dataset.open),
    sentences: it.querySelectorAll(".figure-twin li").length,
    back: !it.querySelector(".try-folds").hidden,
    address: location.hash,
  };
}, figure);

/** Waits until a figure shows another number of nodes. */
async function redrawn(tab, figure, { nodes }) {
  await tab.page.waitForFunction((figure, nodes) => {
    const it = document.getElementById(figure);
    return it.querySelectorAll("svg g[id*='-n']").length !== nodes && !it.classList.contains("trying");
  }, { timeout: 30_000 }, figure, nodes);
  await tab.still();
  return shown(tab, figure);
}

/** In the page: clicks the words of the first place that is folded. */
const click = (tab, figure) => tab.ask((figure) => document.querySelector(`#${figure} svg [data-open]`).dispatchEvent(new MouseEvent("click", { bubbles: true })), figure);

/** Lets a figure show fibonacci of a number for which its player is folded. */
async function folded(tab) {
  const [page, figure] = MEMO;
  await tab.open(page);
  const before = await shown(tab, figure);
  await tab.ask((figure) => {
    const input = document.querySelector(`#${figure} input[type=number]`);
    input.value = "11";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, figure);
  return redrawn(tab, figure, before);
}

claim("a click on what is folded shows it, its list tells it, and the way leads back", async (it) => {
  const [page, figure] = GAME;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  const first = await shown(tab, figure);
  assert.ok(first.offered.length > 1 && !first.back && first.address === "");
  await click(tab, figure);
  const second = await redrawn(tab, figure, first);
  assert.ok(second.nodes > first.nodes && second.sentences > first.sentences, JSON.stringify([first, second]));
  assert.ok(second.back);
  assert.match(second.address, new RegExp(`^#${figure}~.*&open=${first.offered[0]}$`));
  await click(tab, figure);
  const third = await redrawn(tab, figure, second);
  assert.match(third.address, /&open=\d+,\d+$/);
  const fold = () => tab.ask((figure) => document.querySelector(`#${figure} .try-folds button`).click(), figure);
  await fold();
  assert.deepEqual(await redrawn(tab, figure, third), second);
  await fold();
  assert.deepEqual(await redrawn(tab, figure, second), first);
});

claim("the address opens what another reader opened; numbers that lead nowhere open nothing, and words are refused", async (it) => {
  const [page, figure] = GAME;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  const first = await shown(tab, figure);
  await click(tab, figure);
  const second = await redrawn(tab, figure, first);
  const other = await it.tab({ unveiled: true });
  await other.open(page + second.address);
  assert.equal((await redrawn(other, figure, first)).nodes, second.nodes);
  const input = second.address.replace(/&.*/, "");
  const said = async (options, sentence) => {
    const tab = await it.tab({ unveiled: true });
    await tab.open(page + input + options);
    await tab.page.waitForFunction((figure, sentence) => document.querySelector(`#${figure} .try-status`).textContent.includes(sentence), { timeout: 30_000 }, figure, sentence);
    return shown(tab, figure);
  };
  assert.equal((await said("&open=90000", "calls")).nodes, first.nodes);
  assert.deepEqual(await said("&open=<b>", "up to 12 numbers"), { ...first, address: input + "&open=%3Cb%3E" });
});

claim("in a player a folded call opens by a click on its words and by the arrow down, and the keyboard stays there", async (it) => {
  const tab = await it.tab({ unveiled: true });
  const figure = MEMO[1];
  const first = await folded(tab);
  assert.ok(first.offered.length > 2, "the tree is folded");
  assert.equal(await tab.ask((figure) => document.querySelectorAll(`#${figure} svg [data-open][tabindex]`).length, figure), 0, "no stops of their own");
  await click(tab, figure);
  const second = await redrawn(tab, figure, first);
  assert.ok(second.nodes > first.nodes);
  await tab.ask((figure) => document.querySelector(`#${figure} svg [data-open]`).closest("g").focus(), figure);
  const label = () => tab.ask(() => document.activeElement.getAttribute("aria-label"));
  assert.equal(await tab.ask(() => document.activeElement.getAttribute("aria-expanded")), "false");
  const before = await label();
  await tab.page.keyboard.press("ArrowDown");
  await redrawn(tab, figure, second);
  assert.equal(await label(), before, "the focus is on the same call");
  assert.equal(await tab.ask(() => document.activeElement.getAttribute("aria-expanded")), null);
  await tab.page.keyboard.press("ArrowDown");
  assert.notEqual(await label(), before, "and leads on to the first one below");
});

claim("another input folds all again", async (it) => {
  const tab = await it.tab({ unveiled: true });
  const figure = MEMO[1];
  const first = await folded(tab);
  await click(tab, figure);
  const second = await redrawn(tab, figure, first);
  await tab.ask((figure) => document.querySelector(`#${figure} .try-number button:last-of-type`).click(), figure);
  const third = await redrawn(tab, figure, second);
  assert.ok(!third.back && !third.address.includes("open"), third.address);
});

claim("in a drawing without a player the places are buttons for the keyboard and for axe", async (it) => {
  const [page, figure] = GAME;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  const first = await shown(tab, figure);
  assert.deepEqual(await violations(tab), []);
  await tab.ask((figure) => document.querySelector(`#${figure} svg [data-open]`).focus(), figure);
  await tab.page.keyboard.press("Enter");
  await redrawn(tab, figure, first);
  assert.ok(await tab.ask((figure) => document.getElementById(figure).contains(document.activeElement), figure), "the focus stays in the figure");
});

claim("on a phone the words can be touched", async (it) => {
  const [page, figure] = GAME;
  const tab = await it.tab({ ...PHONE, unveiled: true });
  await tab.open(page);
  const first = await shown(tab, figure);
  const words = await tab.page.$(`#${figure} svg [data-open]`);
  await words.tap();
  assert.ok((await redrawn(tab, figure, first)).nodes > first.nodes);
});

claim("where no engine runs nothing is offered", async (it) => {
  const [page, figure] = GAME;
  const tab = await it.tab({ unveiled: true });
  await tab.page.evaluateOnNewDocument(() => { delete window.WebAssembly; });
  await tab.open(page);
  assert.equal(await tab.ask((figure) => document.querySelectorAll(`#${figure} .try-opens, #${figure} [data-open][role], .try-folds`).length, figure), 0);
});

for (const [way, settings] of [["the mouse", {}], ["touch", PHONE], ["keys", {}], ["the mouse, without scripts", { scripts: false }]]) {
  claim(`what is covered in a table is uncovered place by place, by ${way}, and covered again`, async (it) => {
    const tab = await it.tab(settings);
    await tab.open("frontier.html");
    const covers = await tab.page.$$("td details.cover > summary");
    assert.equal(covers.length, 13);
    const words = () => tab.page.$$eval("td details.cover", (all) => all.filter((it) => it.open).map((it) => it.lastChild.textContent.trim()));
    assert.deepEqual(await words(), []);
    const press = async (cover) => {
      if (way === "keys") { await cover.focus(); await tab.page.keyboard.press("Enter"); } else if (settings.phone) await cover.tap(); else await cover.click();
    };
    await press(covers[1]);
    assert.deepEqual(await words(), ["never work out the same thing twice"]);
    if (settings.phone) assert.ok((await tab.page.$$eval("td details.cover > summary", (all) => Math.min(...all.flatMap((it) => [it.offsetWidth, it.offsetHeight])))) >= 44, "a cover is too small for a finger");
    await press(covers[1]);
    assert.deepEqual(await words(), []);
  });
}

claim("on paper nothing is covered in a table", async (it) => {
  const tab = await it.tab({});
  await tab.open("frontier.html");
  await tab.page.emulateMediaType("print");
  const shown = await tab.ask(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const seen = [...document.querySelectorAll("td details.cover")];
    return [seen.filter((it) => it.open).length, seen.filter((it) => it.querySelector("summary").checkVisibility()).length];
  });
  assert.deepEqual(shown, [13, 0]);
  const whole = await it.tab({});
  await whole.open("print.html");
  assert.deepEqual(await whole.ask(() => [document.querySelectorAll("details.cover").length, [...document.querySelectorAll("td")].filter((it) => it.textContent.trim() === "never work out the same thing twice").length]), [0, 1]);
});
