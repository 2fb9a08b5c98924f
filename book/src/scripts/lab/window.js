// @ts-check
import { make } from '../shared/make.js';
import { numberControl } from './number.js';
import { tree } from './tree.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * The two ends of a window, typed or dragged on a line on which the leaves stand, and then what was
 * answered. It takes the place of two controls, of which the second has no element of its own.
 * @param {Takes} alpha
 * @param {Takes} beta
 * @param {() => void} change
 * @param {() => string} written
 * @returns {Control[]}
 */
export function windowControl(alpha, beta, change, written) {
    const ends = [alpha, beta].map(function (takes) { return numberControl(takes, function () { place(); change(); }); });
    const band = make('span', { class: 'try-band' }), answer = make('span', { class: 'try-answer', hidden: true });
    const marks = make('span', { class: 'try-marks', 'aria-hidden': 'true' });
    const line = make('div', { class: 'try-line' }, marks, answer, band);
    let low = 0, high = 100;

    function values() { return ends.map(function (end) { return Number(end.get()); }); }
    /** @param {number} value */
    function share(value) { return 100 * Math.max(0, Math.min(1, (value - low) / (high - low))) + '%'; }
    /**
     * What was moved pushes nothing: the two ends do not pass each other.
     * @param {number} which
     * @param {number} to
     */
    function move(which, to) {
        const other = values()[1 - which];
        const value = Math.max(low, Math.min(high, Math.round(to)));
        ends[which].set(String(which ? Math.max(value, other + 1) : Math.min(value, other - 1)));
        place();
        change();
    }
    const thumbs = [alpha, beta].map(function ({ name }, which) {
        const thumb = make('button', { type: 'button', role: 'slider', class: 'try-thumb', 'aria-label': name }, which ? 'β' : 'α');
        thumb.addEventListener('keydown', function (event) {
            const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[event.key];
            const to = { Home: low, End: high }[event.key];
            if (step === undefined && to === undefined) { return; }
            event.preventDefault();
            move(which, to === undefined ? values()[which] + step : to);
        });
        thumb.addEventListener('pointerdown', function (event) {
            event.preventDefault();
            thumb.focus();
            thumb.setPointerCapture(event.pointerId);
        });
        thumb.addEventListener('pointermove', function (event) {
            if (!thumb.hasPointerCapture(event.pointerId)) { return; }
            const box = line.getBoundingClientRect();
            move(which, low + (event.clientX - box.left) / box.width * (high - low));
        });
        line.append(thumb);
        return thumb;
    });

    function place() {
        values().forEach(function (value, which) {
            thumbs[which].style.left = share(value);
            thumbs[which].setAttribute('aria-valuenow', String(value));
            thumbs[which].setAttribute('aria-valuemin', String(low));
            thumbs[which].setAttribute('aria-valuemax', String(high));
        });
        const [from, to] = values();
        band.style.left = share(from);
        band.style.right = 'calc(100% - ' + share(to) + ')';
        line.classList.toggle('try-closed', !(from < to));
    }
    // The line reaches a little further than the leaves.
    function follow() {
        /** @type {Set<number>} */
        const leaves = new Set();
        const whole = tree.read(written());
        (function collect(/** @type {import('./tree.js').TreeNode | null} */ node) {
            if (node && node.children) { node.children.forEach(collect); } else if (node) { leaves.add(Number(node.value)); }
        })(whole);
        if (!leaves.size) { return; }
        const least = Math.min(...leaves), most = Math.max(...leaves), room = Math.max(2, Math.ceil((most - least) / 2));
        low = least - room;
        high = most + room;
        answer.hidden = true;
        marks.textContent = '';
        // Two rows of numbers, so that near ones stand apart; where there is no room, only a mark.
        const ends = [-Infinity, -Infinity], apart = 28 / (line.clientWidth || 400) * (high - low);
        Array.from(leaves).sort(function (a, b) { return a - b; }).forEach(function (leaf) {
            const row = ends.findIndex(function (end) { return leaf - end >= apart; });
            if (row >= 0) { ends[row] = leaf; }
            const mark = make('span', { class: ['', 'odd'][row] || '' }, row < 0 ? '' : String(leaf).replace('-', '−'));
            mark.style.left = share(leaf);
            marks.append(mark);
        });
        place();
    }
    /** @param {Record<string, number>} counts */
    function answered(counts) {
        answer.hidden = counts.worth === undefined;
        if (answer.hidden) { return; }
        answer.className = 'try-answer ' + (counts.exact ? 'exact' : counts.at_most ? 'most' : 'least');
        answer.style.left = counts.at_most ? '0' : share(counts.worth);
        answer.style.right = counts.at_least ? '0' : 'calc(100% - ' + share(counts.worth) + ')';
        answer.textContent = answerOf(counts);
    }
    const element = make('div', { class: 'try-wide try-window', role: 'group', 'aria-label': 'the window' }, line);
    const fields = make('div', { class: 'try-row' }, ...ends.map(function (end) { return end.element; }));
    /**
     * @param {number} which
     * @param {{ element: Control['element'], fields?: HTMLElement, follow?(): void, answered?: Control['answered'] }} more
     * @returns {Control}
     */
    function end(which, more) {
        return Object.assign({ get: ends[which].get, set: function (/** @type {string} */ value) { ends[which].set(value); place(); } }, more);
    }
    return [end(0, { element, fields, follow, answered }), end(1, { element: '' })];
}

/**
 * What a search says of the position that it was asked about; of other runs, what they returned.
 * @param {Record<string, number>} counts
 */
export function answerOf({ worth, value, at_most, at_least }) {
    const number = worth === undefined ? value : worth;
    return (at_most ? 'at most ' : at_least ? 'at least ' : '') + String(number === undefined ? '' : number).replace('-', '−');
}
