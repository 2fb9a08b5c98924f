import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

/** What a figure lacks; one that frames a lab of another page is that page's. */
const figures = () => [...document.querySelectorAll("figure.recorded:not(:has(> iframe))")].flatMap((figure) => {
  const lacks = [];
  const drawing = figure.querySelector(".fig-scroll svg, .figure-text");
  const { width, height } = drawing?.getBoundingClientRect() ?? { width: 0, height: 0 };
  if (width < 20 || height < 20) lacks.push("has no drawing");
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const parts = [...figure.querySelectorAll(".fig-scroll svg :is(text, .n, .e)")];
  const hidden = parts.filter((part) => !part.closest("defs") && !seen(part));
  if (hidden.length) lacks.push(`hides ${hidden.length} of ${parts.length} parts, as ${hidden[0].outerHTML.slice(0, 120)}`);
  const twin = figure.querySelector(".figure-twin");
  const words = [...(twin?.querySelectorAll("li, p") ?? [])].filter((part) => part.textContent.trim() && seen(part));
  if (drawing?.matches("svg") && words.length === 0) lacks.push("has no twin in text");
  return lacks.map((what) => `the figure ${figure.id} ${what}`);
});

/** What looks as if it could be used, and needs a script. */
const controls = () => [...document.querySelectorAll("button, input, select, textarea, a:not([href]), [onclick], [role=button]")]
  .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((part) => `this does nothing: ${part.outerHTML.slice(0, 160)}`);

claim("each figure is whole and has its twin, and nothing pretends to work", (it) =>
  it.everyPage({ scripts: false }, async (tab) => {
    const closed = await tab.ask(controls);
    await tab.unfold();
    return [...closed, ...(await tab.ask(figures))];
  }));

claim("a hidden part, a missing twin and a dead button are noticed", async (it) => {
  const tab = await it.tab({ scripts: false });
  await tab.open("ch1-recursion/gcd.html");
  await tab.unfold();
  assert.deepEqual(await tab.ask(figures), []);
  await tab.ask(() => {
    const figure = document.querySelector("figure.recorded");
    figure.querySelector(".fig-scroll svg text").style.opacity = 0;
    figure.querySelector(".figure-twin").remove();
    figure.insertAdjacentHTML("afterend", "<button>Go</button>");
  });
  const wrong = await tab.ask(figures);
  assert.ok(/ hides 1 of /.test(wrong[0]) && / has no twin/.test(wrong[1]), wrong.join());
  assert.match((await tab.ask(controls)).join(), /<button>Go/);
});

claim("an answer can be opened", async (it) => {
  const tab = await it.tab({ scripts: false });
  await tab.open("ch1-recursion/gcd.html");
  const box = "main details:not(.figure-twin)";
  const isOpen = () => tab.page.$eval(box, ({ open }) => open);
  assert.equal(await isOpen(), false);
  await tab.page.click(`${box} > summary`);
  assert.equal(await isOpen(), true);
});
