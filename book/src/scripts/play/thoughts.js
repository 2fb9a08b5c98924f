// @ts-check
// What the computer thought: its search, recorded and drawn.

import { make } from '../shared/make.js';
import { question } from './mine.js';
import { chooses, depthOf, isPerson, keyOf, words } from './table.js';
import { sentence } from './words.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * The number of the computer's last move, where its search can be drawn: a solver's is too large.
 * @param {Table} t
 */
export function lastThought(t) {
    for (let at = t.shown ? t.shown.by.length - 1 : -1; at >= 0; at -= 1) {
        if (!isPerson(t, t.shown.by[at]) && (t.game.thoughts || thoughtOf(t, at).mine)) { return thoughtOf(t, at).depth === 'best' && !thoughtOf(t, at).mine ? -1 : at; }
    }
    return -1;
}

/**
 * How a move was found. Of one that came with the address it is only supposed.
 * @param {Table} t
 * @param {number} at
 */
export function thoughtOf(t, at) { return t.chosen.get(keyOf(t, at + 1)) || { depth: depthOf(t, t.shown.by[at]), supposed: true }; }

/**
 * Takes the drawn search away, and ends one that is being drawn.
 * @param {Table} t
 */
export function hideTree(t) {
    t.tree += 1;
    t.engine.trees.stop();
    t.treeOf.hidden = true;
    t.treeOf.replaceChildren();
    t.figure.classList.remove('trying');
}

/**
 * Draws what the computer looked at before its last move, or takes that away.
 * @param {Table} t
 */
export async function thoughts(t) {
    const at = lastThought(t), before = t.moves.slice(0, at), mine = t.tree + 1;
    if (!t.treeOf.hidden) { hideTree(t); return; }
    t.tree = mine;
    const { depth, supposed, mine: stem } = thoughtOf(t, at);
    if (stem) { thoughtsOf(t, stem, at, depth, 'What your ' + stem + ' looked at before ' + t.moves[at] + ':'); return; }
    t.treeOf.hidden = false;
    const ends = make('button', { type: 'button', onclick: function () { stopped = true; t.engine.trees.stop(); } }, 'Stop, and draw what is there');
    let stopped = false;
    t.treeOf.replaceChildren(make('p', { class: 'play-drawing' }, 'The computer thinks once more, and is recorded …'), make('div', { class: 'play-buttons' }, ends));
    const heard = await t.judge.ask(words(t, ...(supposed ? ['think=' + depth, chooses(t)] : []), ...before));
    if (mine !== t.tree || !heard || !heard.answer) { return; }
    if (supposed && heard.answer.choice.move !== t.moves[at]) {
        t.treeOf.replaceChildren(make('p', {}, 'With this depth the computer would not have made the move ' + t.moves[at] + ': it was found in another way.'));
        return;
    }
    const run = t.game.thoughts(heard.answer, depth, t.seed, t.settings.from || t.settings.field).map(String);
    let answer = null, why = '';
    try {
        answer = await t.engine.trees.ask(t.game.chapter, run, t.figure.id + '-thoughts', { tree: {} });
    } catch (error) {
        why = error.message;
    }
    if (mine !== t.tree || (!answer && !why)) { return; }
    if (!answer || !answer.drawn) {
        t.treeOf.replaceChildren(make('p', {}, sentence(why || answer.ended.said || 'Nothing was recorded')));
        return;
    }
    const { drawn } = answer;
    const whole = stopped ? ' You stopped it there.' : '';
    showTree(t, drawn, 'What ' + t.shown.by[at] + ' looked at before ' + t.moves[at] + ': ' + drawn.said + '.' + whole);
    t.treeOf.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows a drawn search.
 * @param {Table} t
 * @param {{ drawing: string, twin?: string }} drawn
 * @param {string} said
 */
export function showTree(t, drawn, said) {
    t.treeOf.innerHTML = '<div class="figure-drawing">' + drawn.drawing + '</div><details class="figure-twin"><summary>As text</summary>' + drawn.twin + '</details>';
    t.treeOf.prepend(make('p', { class: 'play-drawing' }, said));
    document.dispatchEvent(new CustomEvent('figures'));
}

/**
 * Draws what a function of the student's looked at after so many moves: it is asked once more.
 * @param {Table} t
 * @param {string} stem
 * @param {number} count
 * @param {string} depth
 * @param {string} said
 */
export async function thoughtsOf(t, stem, count, depth, said) {
    t.tree += 1;
    const mine = t.tree;
    t.treeOf.hidden = false;
    t.treeOf.replaceChildren(make('p', { class: 'play-drawing' }, 'Your ' + stem + ' thinks once more, and is recorded …'));
    const heard = await window.lookAheadYours.ask(question(t, stem, count, depth, true), function () {});
    if (mine !== t.tree) { return; }
    if (heard && heard.drawing) { showTree(t, heard, said); } else { hideTree(t); }
}
