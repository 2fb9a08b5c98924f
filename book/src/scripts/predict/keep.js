// @ts-check
// What is kept of the answers, in this browser and nowhere else.

export const BEGIN = 'look-ahead.predict.';

/**
 * What was said to a question: a text, or the numbers or the texts of what was chosen.
 * @typedef {string | string[] | number[]} Said
 *
 * What is kept of a question: what was asked; the first guess where it was wrong; what was said, which is nothing where the
 * reader wanted to be shown; and what is right.
 * @typedef {{ ask: string, first?: string, said: Said | null, shown: string, truth: string, right: boolean, seen: boolean, at: string }} Kept
 */

/**
 * @param {unknown} it
 * @returns {it is string}
 */
export function isText(it) { return typeof it === 'string'; }

/**
 * What was kept of a question; nothing where there is nothing, or something that was not written here.
 * @param {string} id
 * @returns {Kept | null}
 */
export function kept(id) {
    try {
        const it = JSON.parse(localStorage.getItem(BEGIN + id));
        const said = it.said === null || isText(it.said) || (Array.isArray(it.said) && it.said.every(function (/** @type {unknown} */ one) { return isText(one) || Number.isInteger(one); }));
        return said && isText(it.ask) && isText(it.shown) && isText(it.truth) && typeof it.right === 'boolean' ? it : null;
    } catch {
        return null;
    }
}

/**
 * @param {string} id
 * @param {Kept} it
 */
export function keep(id, it) {
    try {
        localStorage.setItem(BEGIN + id, JSON.stringify(it));
    } catch {
        // It is full or forbidden: the answer is shown all the same.
    }
    document.dispatchEvent(new Event('answered'));
}

/** @param {string} id */
export function forget(id) {
    try { localStorage.removeItem(BEGIN + id); } catch { /* nothing was kept */ }
    document.dispatchEvent(new Event('answered'));
}
