// @ts-check
// Lets a reader change the input of a figure's run: the course's own code runs again, in a worker, and
// the figure is drawn from what it recorded. What a figure shows, and what its run takes, stands at
// the figure; a page whose figures name no engine does not load this.

import { start } from './lab/lab.js';
import { engineIn } from './shared/engine.js';
import { hasEngines, isServed, make, root } from './shared/make.js';

/** @type {HTMLElement[]} */
const figures = Array.from(document.querySelectorAll('figure[data-engine]'));

/** @type {Record<string, ReturnType<typeof engineIn>>} */
const engines = {};

/** @param {HTMLElement} figure */
function engineOf(figure) {
    const folder = new URL(root + figure.dataset.engine, location.href).href;
    engines[folder] = engines[folder] || engineIn(folder);
    return engines[folder];
}

/** @param {HTMLElement} figure */
function cannot(figure) {
    figure.prepend(make('p', { class: 'try-without' }, 'This browser runs no WebAssembly, so nothing can be changed here: the drawing is the book’s example.'));
}

const canRun = isServed && hasEngines;
if (isServed && !hasEngines) { figures.filter(function (it) { return it.dataset.lab; }).forEach(cannot); }

/** @typedef {ReturnType<typeof start>} Tried A figure that can be tried. */

/**
 * The labs of the page, for the script that lets their input be changed in the drawing. Each has its figure, its drawing and its
 * controls that have marks there; and its figure says `drawn` when it was drawn anew.
 */
export const labs = (canRun ? figures : []).map(function (figure) { return start(figure, engineOf(figure)); })
    .filter(function ({ figure }) { return figure.dataset.lab; });
