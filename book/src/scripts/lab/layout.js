// @ts-check
// Where the parts of a figure that can be tried stand.

import { make } from '../shared/make.js';

/**
 * Puts the parts into the figure, and gives the controls whose marks are in its drawing.
 * @param {object} of
 * @param {boolean} of.isLab
 * @param {HTMLElement} of.figure
 * @param {HTMLElement} of.drawing
 * @param {HTMLElement} of.panel
 * @param {import('./controls.js').Control[]} of.controls
 * @param {import('./controls.js').Control | null} of.chosen
 * @param {{ element: HTMLElement, told: HTMLElement }} of.goals
 * @param {{ choice: import('./controls.js').Control | null, element: HTMLElement }} of.pair
 * @param {HTMLElement} of.status What is said of the run.
 * @param {HTMLElement} of.bars
 * @param {number} of.rows How many bars there are at most.
 * @param {HTMLElement} of.address
 */
export function lay({ isLab, figure, drawing, panel, controls, chosen, goals, pair, status, bars, rows, address }) {
    // What is changed in the drawing stands in fields, too, in a box.
    const inDrawing = isLab ? controls.filter(function (it) { return it.marks && drawing.querySelector('[data-input^="' + it.marks + '"]'); }) : [];
    const isBox = inDrawing.some(function (it) { return it.fields; });
    const [inFields, shownFields] = [isBox, !isBox].map(function (is) { return controls.filter(function (it) { return is && it.fields; }); });
    if (chosen) { panel.append(chosen.element); }
    panel.append(...controls.map(function (it) { return it.element; }), ...shownFields.map(function (it) { return it.fields; }));
    // What it came to stands above a drawing that is changed itself, in a place that is kept for it, so that nothing moves under
    // the hand; on a phone there is no room for that, and it stands below. There is what a goal has to say, too, and what stands
    // beside the run.
    /** @type {Node[]} */
    const results = [status];
    /** @type {(Node | string)[]} */
    const below = [];
    if (isLab) {
        panel.prepend(goals.element);
        const measured = make('div', { class: 'try-measured' }, bars);
        measured.style.setProperty('--rows', String(rows));
        results.push(measured);
        below.push(goals.told);
    }
    if (pair.choice) {
        pair.choice.set('nothing');
        below.push(pair.choice.element);
        drawing.after(pair.element);
    }
    below.push(address);
    if (inFields.length) {
        const isPhone = matchMedia('(max-width: 480px)').matches;
        const above = make('div', { class: 'try-panel try-results try-above' }, ...(isPhone ? [] : results));
        drawing.before(above);
        drawing.after(make('div', { class: 'try-panel try-results' }, ...(isPhone ? results : []), ...below));
        above.hidden = isPhone;
        panel.append(make('details', { class: 'try-fields' }, make('summary', {}, inFields.map(function (it) { return it.hint; }).filter(Boolean).join(' ') + ' Or use these fields.'), ...inFields.map(function (it) { return it.fields; })));
    } else {
        panel.append(...results, ...below);
    }
    figure.prepend(panel);
    return inDrawing;
}
