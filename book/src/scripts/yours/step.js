// @ts-check
// Both players in step: whoever steps through ours sees the same call in yours, and the other way round.

import { book } from './keep.js';
import { make } from './make.js';

/** @type {typeof import('../in-step.js') | null} */
let stepping = null;
/** @type {Promise<void> | null} */
let loaded = null;

// The style comes first, so that nothing is shown without it.
function load() {
    return new Promise(function (/** @type {(it?: Event | string) => void} */ done) {
        const style = make('link');
        style.rel = 'stylesheet';
        style.href = new URL('scripts/in-step.css', book).href;
        style.onload = style.onerror = done;
        if (document.querySelector('link[href$="scripts/in-step.css"]')) { done(); } else { document.head.append(style); }
    }).then(function () { return import('../in-step.js'); }).then(function (it) { stepping = it; }, function () { /* they stand alone */ });
}

/**
 * Puts two players in step; `then` is called when that can be done.
 * @param {HTMLElement[]} players
 * @param {() => void} then
 */
export async function inStep(players, then) {
    loaded = loaded || load();
    await loaded;
    then();
    // Drawn anew meanwhile, they are no longer on the page.
    if (!stepping || !players.every(function (it) { return it && it.isConnected; })) { return; }
    stepping.inStep(players, ['ours', 'yours']);
}

/**
 * Puts two drawings side by side, where they have room.
 * @param {HTMLElement} element
 * @param {HTMLElement[]} sides
 */
export function sideBySide(element, sides) {
    if (!stepping) { return; }
    const isWide = matchMedia('(min-width: 1000px)').matches;
    stepping.abreast(element, sides, isWide ? 600 : Infinity);
}

/** The figures' own script starts the players that it has not started yet. */
export function startPlayers() { document.dispatchEvent(new Event('figures')); }
