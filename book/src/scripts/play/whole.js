// @ts-check
// The game in the picture of all positions, where the page has one.

import { words } from './table.js';
import { go } from './turns.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * Shows where the game stands among all positions.
 * @param {Table} t
 */
export async function stand(t) {
    if (!t.icicle) { return; }
    if (t.settings.from || !t.moves.length) { t.icicle.clear(); return; }
    const mine = t.turn, heard = await t.finder.ask(words(t, 'whole=yes', ...t.moves));
    if (mine === t.turn && heard && heard.answer) { t.icicle.show(heard.answer.moves, heard.answer.by, heard.answer.whole); }
}

/**
 * Puts a position of the picture on the board.
 * @param {Table} t
 * @param {number} depth
 * @param {number} part
 */
export async function putAt(t, depth, part) {
    const mine = t.turn, heard = await t.finder.ask([t.name, 'at=' + depth + ',' + part]);
    if (mine !== t.turn || !heard || !heard.answer) { return; }
    t.settings.from = '';
    t.moves = heard.answer.moves;
    t.put = true;
    go(t);
}
