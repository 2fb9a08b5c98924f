// Looks at a page that more than one file of tests takes: each gives what is wrong, as sentences.

/** The most that a page may move while it is loaded, as browsers count it: the share of the screen that moves, times how far. */
export const MOST_MOVED = 0.05;

/** What has moved by itself since the page was opened. */
export async function moves(tab) {
  const moved = await tab.moved();
  return moved > MOST_MOVED ? [`what is on the screen moves while it is loaded: ${moved.toFixed(3)}, and ${MOST_MOVED} is allowed`] : [];
}
