// @ts-check
// What was predicted, on the page that lists it.

import { made, withCode } from '../shared/make.js';
import { chart } from './chart.js';
import { BEGIN, isText, kept } from './keep.js';
import { whole } from './kinds.js';

/**
 * A question of the book, and what was kept of it.
 * @typedef {{ page: string, id: string, ask: string, title: string, it: import('./keep.js').Kept | null }} Entry
 */

/**
 * Lists what was predicted.
 * @param {HTMLElement} place
 */
export function listed(place) {
    /** @type {[string, string, string, string][]} */
    const asked = JSON.parse(place.dataset.questions);
    const answered = asked.map(function ([page, id, ask, title]) { return { page, id, ask, title, it: kept(id) }; });
    const done = answered.filter(function ({ it }) { return it; });
    const guessed = done.filter(function ({ it }) { return it.said !== null; });
    const right = guessed.filter(function ({ it }) { return it.right; });
    const second = right.filter(function ({ it }) { return isText(it.first); });
    place.replaceChildren();
    place.hidden = false;
    const sum = `You have answered ${guessed.length} of ${asked.length} questions, and ${right.length} of your answers ${right.length === 1 ? 'is' : 'are'} right: ${right.length - second.length} at the first try, ${second.length} at the second.`;
    place.append(made('p', { className: 'predicted-sum', role: 'status' }, sum));
    const chapter = function (/** @type {string} */ page) { const number = /^ch(\d)/.exec(page); return number ? `Chapter ${number[1]}` : 'Other pages'; };
    const link = function (/** @type {Entry} */ { page, id, ask }) { return made('a', { href: `${page}#${id}` }, ...withCode(ask)); };
    // What is long may be broken.
    const cell = function (/** @type {string} */ words) { return made('td', { style: words.length > 24 ? 'white-space: normal' : '' }, words); };
    const chapters = [...new Set(asked.map(function ([page]) { return chapter(page); }))];
    chapters.forEach(function (name) {
        const here = done.filter(function ({ page }) { return chapter(page) === name; });
        if (here.length === 0) { return; }
        const head = made('tr', {}, ...['Question', 'You said', 'It is', ''].map(function (name) { return name ? made('th', { scope: 'col' }, name) : made('td'); }));
        const rows = here.map(function (entry) {
            const { it } = entry;
            const tried = isText(it.first);
            const verdict = it.said === null ? 'shown' : (it.right ? `\u2713 at the ${tried ? 'second' : 'first'} try` : '\u2717 not quite') + (it.seen ? ', after looking' : '');
            const said = [tried ? it.first : '', it.said === null ? '' : it.shown].filter(Boolean).join(', then ') || '\u2013';
            return made('tr', {}, made('td', {}, made('small', {}, ...withCode(entry.title)), link(entry)), cell(said), cell(it.truth), made('td', {}, verdict));
        });
        const table = made('table', {}, made('thead', {}, head), made('tbody', {}, ...rows));
        place.append(made('h2', {}, name), made('div', { className: 'table-wrapper' }, table));
    });
    const numbers = guessed.map(function ({ ask, it }) { return { ask, guess: isText(it.said) ? whole(it.said) : undefined, truth: whole(it.truth) }; })
        .filter(function ({ guess, truth }) { return guess > 0 && truth > 0; });
    if (numbers.length > 0) { place.append(made('h2', {}, 'Your guesses against the truth'), chart(numbers)); }
    const left = answered.filter(function ({ it }) { return !it; });
    if (left.length > 0) {
        // Below each page its questions.
        const titles = [...new Set(left.map(function ({ title }) { return title; }))];
        const list = made('ul', {}, ...titles.map(function (title) {
            const here = left.filter(function (entry) { return entry.title === title; });
            return made('li', {}, ...withCode(title), made('ul', {}, ...here.map(function (entry) { return made('li', {}, link(entry)); })));
        }));
        place.append(made('details', {}, made('summary', {}, `Not answered yet: ${left.length}`), list));
    }
    if (done.length > 0) { place.append(doings(place, done)); }
}

/**
 * What can be done with the answers: saved, or erased.
 * @param {HTMLElement} place
 * @param {Entry[]} done
 */
function doings(place, done) {
    const line = made('div', { className: 'predict-do' });
    const button = function (/** @type {string} */ words, /** @type {() => void} */ act) {
        const it = made('button', { type: 'button' }, words);
        it.addEventListener('click', act);
        return it;
    };
    const rows = done.map(function ({ page, id, it }) {
        return { page, question: id, ask: it.ask, first: it.first ?? '', said: it.said === null ? '' : it.shown, truth: it.truth, right: it.right, seen: it.seen === true, at: it.at };
    });
    const json = button('Save as JSON', function () { save('predicted.json', 'application/json', JSON.stringify(rows, null, 2)); });
    const quoted = function (/** @type {unknown} */ it) { return '"' + String(it ?? '').replace(/"/g, '""') + '"'; };
    const csv = button('Save as CSV', function () {
        const lines = [Object.keys(rows[0]), ...rows.map(Object.values)].map(function (row) { return row.map(quoted).join(','); });
        save('predicted.csv', 'text/csv', '\ufeff' + lines.join('\r\n') + '\r\n');
    });
    const erase = button('Erase all answers', function () {
        const yes = button('Yes, erase them', function () {
            // Also what belongs to questions that the book no longer has.
            for (const key of Object.keys(localStorage)) { if (key.startsWith(BEGIN)) { localStorage.removeItem(key); } }
            listed(place);
            place.tabIndex = -1;
            place.focus();
        });
        const no = button('No, keep them', function () { line.replaceChildren(json, csv, erase); erase.focus(); });
        line.replaceChildren(made('span', {}, 'They cannot be brought back.'), yes, no);
        no.focus();
    });
    line.append(json, csv, erase);
    return line;
}

/**
 * @param {string} name
 * @param {string} type
 * @param {string} text
 */
function save(name, type, text) {
    const link = made('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
}
