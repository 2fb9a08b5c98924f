// @ts-check
// What the moves of a game were worth, and which one is best now.

import { list, show } from './show.js';
import { PATIENCE, keyOf, words } from './table.js';
import { refused } from './turns.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * Asks for the best moves.
 * @param {Table} t
 */
export async function hint(t) {
    const mine = t.turn;
    clearTimeout(t.timer);
    t.timer = setTimeout(function () { t.note = 'Looking for a hint …'; show(t); }, PATIENCE);
    t.judge.stop();
    const heard = await t.judge.ask(words(t, 'hint=yes', ...t.moves));
    if (mine !== t.turn || !heard) { return; }
    clearTimeout(t.timer);
    if (!heard.answer) { return refused(t, heard.ended, hint); }
    t.again = null;
    t.hinted = heard.answer.hint.moves;
    t.note = heard.answer.hint.text;
    show(t);
    judgeMoves(t);
}

/**
 * What each move was worth, the newest first.
 * @param {Table} t
 */
export async function judgeMoves(t) {
    if (t.settings.judge !== 'yes') { return; }
    const mine = t.turn;
    t.judge.stop();
    for (let count = t.moves.length; count > 0; count -= 1) {
        const key = keyOf(t, count);
        if (t.judged.has(key)) { continue; }
        const heard = await t.judge.ask(words(t, 'judge=yes', ...t.moves.slice(0, count)));
        if (mine !== t.turn || !heard || !heard.answer) { return; }
        t.judged.set(key, heard.answer.judged);
        if (count === t.moves.length) { t.heardOf.textContent = t.shown.by[count - 1] + ' ' + t.moves[count - 1] + ': ' + heard.answer.judged.text; }
        list(t);
    }
    if (!t.shown || !t.shown.result || t.summary) { return; }
    const heard = await t.judge.ask(words(t, 'judge=game', ...t.moves));
    if (mine !== t.turn || !heard || !heard.answer) { return; }
    t.summary = heard.answer.given_away;
    show(t);
}
