// @ts-check
// The address holds what a figure shows: `#what-if-order~alpha_beta~[3, 5]&beside=minimax&open=4`.

import { button } from '../shared/make.js';

/** What an address holds besides the run: which run stands beside it, and what is opened in both.
 *  @typedef {{ beside: string, open: string[], besideOpen: string[] }} More */

/**
 * Writes it, where anything is other than in the book.
 * @param {string} id
 * @param {string[]} run
 * @param {boolean} changed
 * @param {More} more
 * @returns {string} What it holds besides the run.
 */
export function keepAddress(id, run, changed, { beside, open, besideOpen }) {
    const more = [beside && '&beside=' + beside, open.length && '&open=' + open, beside && besideOpen.length && '&beside-open=' + besideOpen].filter(Boolean).join('');
    if (changed || more) { writeAddress('#' + id + '~' + run.map(encodeURIComponent).join('~') + more); } else { writeAddress(''); }
    return more;
}

/**
 * Writes what stands behind the page's own address.
 * @param {string} hash
 */
export function writeAddress(hash) { history.replaceState(null, '', hash || location.pathname + location.search); }

/**
 * The words of the run that the address gives a figure, still encoded, and what stands beside it; nothing where it gives none.
 * @param {string} id
 * @returns {{ given: string[], more: More } | null}
 */
export function readAddress(id) {
    const [input, ...options] = location.hash.slice(1).split('&');
    const [of, ...given] = input.split('~');
    if (of !== id || !given.length) { return null; }
    const all = Object.fromEntries(options.map(function (it) { return it.split('='); }));
    return { given, more: { beside: all.beside || '', open: all.open ? all.open.split(',') : [], besideOpen: all['beside-open'] ? all['beside-open'].split(',') : [] } };
}

/**
 * The program that the address asks for, and its words.
 * @param {{ given: string[] }} held
 * @param {string[]} known The programs of the figure.
 * @throws {Error} If there is no such program, or if the words cannot be read.
 */
export function inputOf({ given }, known) {
    const [name, ...values] = given.map(decodeURIComponent);
    if (!known.includes(name)) {
        throw new Error('The address asks for the program “' + name.slice(0, 40) + '”; here ' + (known.length > 1 ? 'are ' : 'is ') + known.join(', ') + '. The book’s example is shown.');
    }
    return [name, ...values];
}

/** A button that copies the address. */
export function copyButton() {
    const copy = button('Copy the address', 'Copy the address of what is shown here', async function () {
        try { await navigator.clipboard.writeText(location.href); copy.textContent = 'Copied'; } catch (error) { copy.textContent = 'Not copied: it is in the bar of the browser'; }
        setTimeout(function () { copy.textContent = 'Copy the address'; }, 2000);
    });
    return copy;
}
