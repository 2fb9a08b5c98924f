// A page on paper.

/** On paper: what is wrong with the answers, the controls and the runs of a page. */
export const onPaper = () => {
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (part) => part.outerHTML.replace(/\s+/g, " ").slice(0, 120);
  // What a reader types a new input into is no answer, and is not printed; nor is a student to be played.
  const answers = [...document.querySelectorAll("main details:not(.figure-twin, .fig-code, .play-from, .play-more, .try-counter, .try-panel details, .student details)")];
  // An answer in a cell of a table is words alone.
  const shows = (part) => part.tagName !== "SUMMARY" && (part.nodeType === Node.TEXT_NODE ? part.data.trim() && seen(part.parentElement) : seen(part));
  const closed = answers.filter((box) => !box.open || ![...box.childNodes].some((part) => part.nodeType !== Node.COMMENT_NODE && shows(part)));
  const controls = [...document.querySelectorAll("button, input, select, .fig-controls, .fig-side, nav a")].filter(seen);
  const part = [...document.querySelectorAll("main .fig-player .todo")].filter((node) => Number(getComputedStyle(node).opacity) < 1);
  return [
    ...closed.map((box) => `an answer is not there: ${named(box)}`),
    ...controls.map((control) => `a control is printed: ${named(control)}`),
    ...part.map((node) => `a run is not drawn whole: ${named(node)}`),
  ];
};

/** What is wrong while a page is printed, and afterwards, where it is not as it was. */
export async function printed(tab) {
  const boxes = () => tab.ask(() => [...document.querySelectorAll("details")].map((box) => box.open).join());
  const counts = () => tab.ask(() => [...document.querySelectorAll(".fig-count")].map((count) => count.textContent).join());
  const before = [await boxes(), await counts()];
  await tab.ask(() => window.dispatchEvent(new Event("beforeprint")));
  const wrong = await tab.ask(onPaper);
  await tab.ask(() => window.dispatchEvent(new Event("afterprint")));
  const after = [await boxes(), await counts()];
  return String(before) === String(after) ? wrong : [...wrong, `after printing: ${after}; before: ${before}`];
}
