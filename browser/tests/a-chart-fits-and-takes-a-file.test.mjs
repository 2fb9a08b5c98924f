import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
import { misplaced } from "../shared/charts.mjs";
import { PHONE } from "../shared/tab.mjs";

claim("a label beside the text and one upon another are noticed", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("ch2-eight-queens/counting.html");
  await tab.unfold();
  const found = await tab.ask(() => {
    const [first] = document.querySelectorAll("svg.chart-track text.v");
    first.parentElement.append(first.cloneNode(true));
    document.querySelector(".chart-row rect").setAttribute("width", "140%");
  }).then(() => tab.ask(misplaced));
  assert.equal(found.length, 2, found.join("\n"));
});

/** What `cargo ladder queens 12 --json` writes. */
const queens = {
  question: "queens 12",
  title: "All ways to place 12 queens",
  machine: "a machine of the tests, 2 threads",
  rows: [
    { technique: "Boolean arrays", threads: 1, nodes: 856189, value: 14200, seconds: 0.0119 },
    { technique: "bitmask", threads: 1, nodes: 856189, value: 14200, seconds: 0.00191 },
    { technique: "all symmetries", threads: 1, nodes: 171560, value: 14200, seconds: 4.1e-4 },
    { technique: "side by side", threads: 1, nodes: null, value: null, seconds: null },
  ],
  ratios: [],
};

/** Drops a file onto the first chart that takes one, and waits for what is said. */
async function drop(tab, name, content) {
  await tab.ask(async (name, content) => {
    const chart = document.querySelector("figure.chart[data-ladders]");
    const files = new DataTransfer();
    files.items.add(new File([typeof content === "string" ? content : new Uint8Array(content)], name));
    chart.querySelector("[role=status]").textContent = "";
    chart.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
  }, name, content);
  await tab.page.waitForFunction(() => document.querySelector(".mine [role=status]").textContent !== "");
  return tab.ask(() => document.querySelector(".mine [role=status]").textContent);
}

const drawn = (tab) => tab.ask(() => [...document.querySelectorAll(".mine .chart-bar.yours")].length);

for (const [where, settings] of [["on a phone", PHONE], ["on a wide screen", {}]]) {
  claim(`${where} a file of the ladder is drawn below the book's numbers, and its nodes are compared with them`, async (it) => {
    const tab = await it.tab(settings);
    await tab.open("ch2-eight-queens/counting.html");
    await tab.unfold();
    assert.match(await drop(tab, "mine.json", JSON.stringify(queens)), /^The nodes are those of the book, in all 3 rows that both have\.$/);
    assert.equal(await drawn(tab), 6, "three times, and three times of a node");
    const words = await tab.ask(() => document.querySelector(".mine").innerText);
    for (const said of ["a machine of the tests", "1.91\u00a0ms", "2.23\u00a0ns", "did not finish in time"]) assert.ok(words.includes(said), `${said} in ${words}`);
    await tab.unfold();
    assert.deepEqual(await tab.ask(misplaced), []);
    const rows = await tab.ask(() => [...document.querySelectorAll(".mine tr")].map((row) => row.innerText));
    assert.equal(rows.length, 5, rows.join("\n"));
    await tab.ask(() => [...document.querySelectorAll(".mine button")].at(-1).click());
    assert.equal(await drawn(tab), 0, "it is taken away");
  });
}

claim("a file is chosen by the button as well, also as a shell of Windows writes it", async (it) => {
  const tab = await it.tab();
  await tab.open("ch2-eight-queens/counting.html");
  await tab.unfold();
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(JSON.stringify(queens), "utf16le")]);
  assert.match(await drop(tab, "wide.json", [...wide]), /^The nodes are those of the book/);
  assert.equal(await drawn(tab), 6);
  const [chooser] = await Promise.all([tab.page.waitForFileChooser(), tab.page.click(".mine button")]);
  assert.equal(chooser.isMultiple(), false);
  await chooser.cancel();
});

claim("a bad file is answered with a sentence, and what was drawn stays", async (it) => {
  const tab = await it.tab();
  await tab.open("ch2-eight-queens/counting.html");
  await tab.unfold();
  await drop(tab, "mine.json", JSON.stringify(queens));
  const rows = (rows) => JSON.stringify({ ...queens, rows });
  const bad = [
    ["", /^bad is empty\./],
    ["a picture", /^bad is not JSON\./],
    ["[1, 2]", /^bad is JSON, but it does not come from cargo ladder\./],
    ["null", /does not come from cargo ladder/],
    [rows([]), /^bad has 0 rows/],
    [rows([{ technique: "x", nodes: "many", seconds: 1 }]), /^Row 1 of bad is not one of cargo ladder/],
    [rows([queens.rows[0], { technique: "x", nodes: 1, seconds: -1 }]), /^Row 2 of bad/],
    [rows([null]), /^Row 1 of bad/],
    [" ".repeat(1_000_001), /^bad is too large/],
  ];
  for (const [content, said] of bad) {
    const answer = await drop(tab, "bad", content);
    assert.match(answer, said);
    assert.match(answer, /Write one with: cargo ladder queens 12 --json > mine\.json\. What was drawn stays\.$/);
    assert.equal(await drawn(tab), 6);
  }
});

claim("other nodes than the book's are named, and a question that the book has no counts for, too", async (it) => {
  const tab = await it.tab();
  await tab.open("ch2-eight-queens/counting.html");
  await tab.unfold();
  const changed = { ...queens, rows: [{ ...queens.rows[0], technique: "<b>", nodes: 5 }, { ...queens.rows[1], nodes: 7 }] };
  assert.match(await drop(tab, "a.json", JSON.stringify(changed)), /^Other nodes than in the book: bitmask, 7 and not 856\u202f189\./);
  assert.ok(await tab.ask(() => document.querySelector(".mine .chart-name").textContent === "<b>"), "words of a file are words");
  assert.match(await drop(tab, "b.json", JSON.stringify({ ...queens, question: "queens 9" })), /^The book has no counts for “queens 9”/);
  assert.equal(await drawn(tab), 6);
});

claim("a file that misses the picture does not take the place of the page", async (it) => {
  const tab = await it.tab();
  await tab.open("ch2-eight-queens/counting.html");
  await tab.unfold();
  const kept = await tab.ask(() => {
    const files = new DataTransfer();
    files.items.add(new File(["{}"], "a.json"));
    const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
    document.querySelector("h1").dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  assert.ok(kept);
});
