// @ts-check
// What the page knows: the newest state that the terminal told, and what is drawn.

/**
 * An exercise, as the terminal tells it: its page, its chapter, its runs, and the run that was the point.
 * @typedef {{ id: string, stem: string, page: string, chapter: string, traces: string[], point?: string }} Exercise
 *
 * @typedef {{ outcome: 'solved' | 'failed' | 'unwritten' | 'broken', line: string, text: string, save: number }} Verdict
 *
 * @typedef {{ exercise?: Exercise, verdict?: Verdict, checking: boolean, save: number, solved: string[] }} State
 *
 * A figure of the exercise on this page: its run now, the book's own, and whether it is in sight.
 * @typedef {{
 *     key: string, element: HTMLElement, run: string[], book: string[], seen: boolean, draw: any,
 *     view: import('./view.js').View,
 * }} Figure
 *
 * What is drawn of a figure: both runs, and what is said about them.
 * @typedef {{
 *     ours?: string, yours?: string, save: number, at: number, waits?: boolean, wrong?: boolean,
 *     kind?: string, audit?: string, ending?: string, sentence?: string,
 * }} Drawn
 *
 * @typedef {{ bar: HTMLElement, mark: HTMLElement, words: HTMLElement, link: HTMLAnchorElement, first: HTMLAnchorElement }} Bar
 * @typedef {{ exercise: string, remove(): void, replaceTest(element: HTMLElement | null): void, show(): void }} Panel
 */

export const now = {
    socket: /** @type {WebSocket | null} */ (null),
    state: /** @type {State | null} */ (null),
    over: '',
    figures: /** @type {Figure[]} */ ([]),
    test: /** @type {(import('./view.js').View & { name?: string }) | null} */ (null),
    bar: /** @type {Bar | null} */ (null),
    panel: /** @type {Panel | null} */ (null),
    // The first save that fails, and the first that passes, lead to a figure, once.
    leads: '',
    solved: /** @type {string | null} */ (null),
};

/** @type {Record<string, string>} */
export const MARKS = { solved: '✓', failed: '✗', unwritten: '○', broken: '✗' };
