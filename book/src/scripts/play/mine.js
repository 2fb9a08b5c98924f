// @ts-check
// A function of the student's plays: the terminal beside the page builds it and asks it.

import { make } from '../shared/make.js';
import { show } from './show.js';
import { keyOf, nameOf, words } from './table.js';
import { thoughtsOf } from './thoughts.js';
import { computer, go } from './turns.js';
import { sentence } from './words.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * Whether a terminal can be asked for the moves of a function of the student's.
 * @param {Table} t
 */
export function canAsk(t) { return t.functions.length > 0 && Boolean(window.lookAheadYours?.isOpen()); }

/**
 * Offers the functions of the student's that can play, while a terminal can be asked for their moves.
 * @param {Table} t
 */
export function offer(t) {
    const solved = (document.documentElement.dataset.solved || '').split(' ');
    const offered = t.functions.map(function ([stem, id]) {
        return make('option', { value: stem }, 'your ' + stem + (solved.includes(id) ? '' : ' (not solved)'));
    });
    t.against.replaceChildren(make('option', { value: '' }, 'our computer'), ...(canAsk(t) || t.settings.mine ? offered : []));
    show(t);
}

/**
 * Nobody waits for the student's function any more; what it failed at is over, too.
 * @param {Table} t
 */
export function stopMine(t) {
    if (t.failed) { t.failed = ''; t.paused = false; }
    t.step = '';
    if (t.isAsked) { t.isAsked = false; window.lookAheadYours.stop(); }
}

/**
 * What a function of the student's is asked after so many moves of the game.
 * @param {Table} t
 * @param {string} stem
 * @param {number} count
 * @param {string} depth
 * @param {boolean} drawn
 */
export function question(t, stem, count, depth, drawn) {
    const begins = t.settings.from || t.settings.field, later = t.moves.slice(count);
    const { cells } = t.shown.board;
    const before = cells && Array.from(cells, function (mark, i) { return later.includes(String(i + 1)) ? '.' : mark; }).join('');
    const position = before || [begins].concat(t.moves.slice(0, count)).join(' ');
    return { function: stem, game: t.name, position, depth: depth === 'best' ? null : Number(depth), drawn };
}

/**
 * Has the student's function move. What is no move loses, on the board that it was asked about.
 * @param {Table} t
 * @param {string} depth
 */
export async function computerOfMine(t, depth) {
    const mine = t.turn, stem = t.settings.mine;
    t.isAsked = true;
    const heard = await window.lookAheadYours.ask(question(t, stem, t.moves.length, depth, false), function (said) { t.step = said; show(t); });
    if (mine !== t.turn) { return; }
    t.isAsked = false;
    clearTimeout(t.timer);
    t.thinking = false;
    t.step = '';
    if (!heard) { t.paused = true; show(t); return; }
    if (heard.came === 'stub' || heard.came === 'gone') {
        t.standIn = stem;
        t.stands = heard.came === 'stub' ? nameOf(stem) + ' ' + inALine(heard.why) + ' Our search plays instead.' : 'The terminal has ended, so our search plays instead.';
        computer(t);
        return;
    }
    const move = heard.came === 'move' ? heard.answer.mv : '';
    if (move && t.shown.open.includes(move)) {
        t.moves = t.moves.concat(move);
        t.chosen.set(keyOf(t, t.moves.length), { how: heard.how, depth, mine: stem });
        go(t);
        return;
    }
    t.paused = true;
    if (heard.came === 'refused') {
        t.failed = heard.why;
    } else if (heard.came === 'broken') {
        t.failed = nameOf(stem) + ' does not compile.';
        t.treeOf.hidden = false;
        t.treeOf.replaceChildren(make('pre', { class: 'play-compiler', tabindex: '0' }, heard.text));
    } else {
        const why = heard.came === 'lost' ? inALine(heard.why) : move ? 'chose ' + move + '. ' + (await whyNot(t, move)) : 'recommended no move, although there are legal moves.';
        if (mine !== t.turn) { return; }
        t.failed = nameOf(stem) + ' ' + why + ' So it has lost.';
        thoughtsOf(t, stem, t.moves.length, depth, 'The positions that your ' + stem + ' visited, in a second run:');
    }
    t.note = t.failed;
    show(t);
}

/**
 * What the terminal says in lines: what happened, where, and the words of a panic.
 * @param {string} text
 */
export function inALine(text) {
    const [what, ...more] = text.split('\n').map(function (line) { return line.trim(); }).filter(Boolean);
    return sentence(what + (more.length ? ' ' + more.join(': ') : '')).replace(/^./, function (letter) { return letter.toLowerCase(); });
}

/**
 * Why a move cannot be made, as the engine says.
 * @param {Table} t
 * @param {string} move
 */
export async function whyNot(t, move) {
    const heard = /^[a-z0-9]+$/.test(move) ? await t.table.ask(words(t, ...t.moves, move)) : null;
    return heard && !heard.answer ? sentence(heard.ended.said) : 'That is no move of this game.';
}
