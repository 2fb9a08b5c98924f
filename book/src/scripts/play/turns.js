// @ts-check
// What is done in a game: moves are made and taken back, by people and by our computer.

import { loading } from '../shared/engine.js';
import { address } from './address.js';
import { judgeMoves } from './judge.js';
import { computerOfMine, stopMine } from './mine.js';
import { show } from './show.js';
import { PATIENCE, chooses, depthOf, fieldOf, isComputers, isMine, isPerson, keyOf, lay, mover, waits, words } from './table.js';
import { hideTree } from './thoughts.js';
import { stand } from './whole.js';
import { sentence } from './words.js';

/** @typedef {import('./table.js').Table} Table */

// So long one looks on between two moves that nobody makes.
const LOOK = 900;

/**
 * Asks for the position, and has the computer move where it is its turn.
 * @param {Table} t
 */
export async function go(t) {
    t.turn += 1;
    const mine = t.turn;
    t.table.stop();
    stopMine(t);
    clearTimeout(t.timer);
    t.timer = 0;
    t.thinking = false;
    t.hinted = [];
    t.note = t.summary = '';
    hideTree(t);
    address(t);
    t.asking = true;
    t.again = null;
    load(t);
    t.timer = setTimeout(function () { t.isTold = true; t.note = t.arrived || 'One moment …'; show(t); }, PATIENCE);
    const heard = await t.table.ask(words(t, ...t.moves));
    if (mine !== t.turn) { return; }
    t.asking = t.isTold = false;
    clearTimeout(t.timer);
    t.timer = 0;
    t.note = '';
    if (!heard) { return; }
    if (!heard.answer) { return refused(t, heard.ended, go); }
    t.shown = heard.answer;
    t.moves = t.shown.moves.slice();
    const size = t.game.fields && t.game.size(t.shown.board);
    if (size && t.laid !== size) { lay(t, size); }
    if (t.goals) { t.goals.check(t.shown.counts); }
    show(t);
    stand(t);
    judgeMoves(t);
    const wished = t.wish;
    t.wish = '';
    if (wished && mover(t) && !isComputers(t)) { return play(t, wished); }
    if (!isComputers(t) || waits(t)) { return; }
    // A move that follows a move at once would not be seen.
    if (t.settings.people === 'none' && t.moves.length) { t.timer = setTimeout(function () { computer(t); }, LOOK); } else { computer(t); }
}

/**
 * Loads what answers, and tells who waits for it how much is there.
 * @param {Table} t
 */
export function load(t) {
    t.engine.ready(function (loaded, size) {
        t.arrived = loading(loaded, size);
        if (t.isTold) { t.note = t.arrived; show(t); }
    }).then(function () { t.arrived = ''; }, function () { t.arrived = ''; });
}

/**
 * Has the computer move.
 * @param {Table} t
 */
export async function computer(t) {
    const mine = t.turn, depth = depthOf(t, mover(t));
    clearTimeout(t.timer);
    t.timer = setTimeout(function () { t.thinking = true; show(t); }, PATIENCE);
    if (isMine(t, mover(t))) { computerOfMine(t, depth); return; }
    const heard = await t.table.ask(words(t, 'think=' + depth, chooses(t), ...t.moves));
    if (mine !== t.turn) { return; }
    clearTimeout(t.timer);
    t.thinking = false;
    if (!heard) { show(t); return; }
    const choice = heard.answer && heard.answer.choice;
    if (!choice) { return refused(t, heard.ended); }
    t.moves = t.moves.concat(choice.move);
    t.chosen.set(keyOf(t, t.moves.length), { how: choice.how, depth });
    go(t);
}

/**
 * Makes a move of a person, or keeps it until the position is known.
 * @param {Table} t
 * @param {string} move
 */
export function play(t, move) {
    t.stands = '';
    if (t.asking) { t.wish = move; return; }
    // Whose turn it is in a position, only the engine knows.
    if (!t.shown && t.settings.from) { t.wish = move; go(t); return; }
    if (t.shown && (isComputers(t) || !t.shown.open.includes(move))) { return; }
    t.moves = t.moves.concat(move);
    t.put = false;
    go(t);
}

/**
 * Ends what the computer thinks.
 * @param {Table} t
 */
export function stop(t) {
    t.paused = true;
    t.note = 'You stopped the computer. Let it play on, have it look less far, or take a move back.';
    stopMine(t);
    t.table.stop();
}

/**
 * Back to the last move that a person made.
 * @param {Table} t
 */
export function back(t) {
    if (!t.moves.length) { return; }
    let to = t.moves.length - 1;
    if (t.settings.people !== 'none' && t.settings.people !== 'both') {
        while (to > 0 && !isPerson(t, t.shown.by[to])) { to -= 1; }
        if (!isPerson(t, t.shown.by[to])) { to = 0; }
    }
    t.moves = t.moves.slice(0, to);
    t.put = false;
    go(t);
}

/**
 * Begins a new game.
 * @param {Table} t
 */
export function fresh(t) {
    t.moves = [];
    t.put = false;
    t.seed = Math.floor(Math.random() * 1000000);
    t.shown = null;
    t.paused = t.settings.people === 'none';
    t.standIn = t.stands = '';
    stopMine(t);
    t.judge.stop();
    lay(t, fieldOf(t));
    // An empty board for a person is known without asking.
    if (isPerson(t, t.first) && !t.settings.from) {
        t.turn += 1;
        t.table.stop();
        t.asking = false;
        t.thinking = false;
        t.hinted = [];
        t.note = '';
        hideTree(t);
        address(t);
        show(t);
        stand(t);
    } else {
        go(t);
    }
}

/**
 * Begins a game from a position, or says why that cannot be; the game that is played stays then.
 * @param {Table} t
 * @param {string} text
 */
export async function begin(t, text) {
    const mine = t.turn;
    t.judge.stop();
    const heard = text ? await t.judge.ask([t.name, 'from=' + text]) : { answer: true, ended: null };
    if (mine !== t.turn || !heard) { return; }
    if (!heard.answer) {
        t.note = sentence(heard.ended.said);
        show(t);
        judgeMoves(t);
        return;
    }
    t.settings.from = text;
    fresh(t);
}

/**
 * `act` is what is done again where the program could not be loaded.
 * @param {Table} t
 * @param {import('./engines.js').Missing} ended
 * @param {(t: Table) => void} [act]
 */
export function refused(t, ended, act) {
    if (ended.isMissing && act) {
        const made = t.moves, before = t.shown ? t.shown.moves : [];
        t.moves = before.slice();
        t.again = function () { t.moves = made; act(t); };
        t.note = sentence(ended.said) + (made.length > before.length ? ' So your move was taken back.' : '');
        address(t);
    } else if (ended.code === 2) {
        // What an address holds, and is no game.
        t.moves = [];
        t.shown = null;
        t.settings.from = t.given.from;
        lay(t, fieldOf(t));
        if (!isPerson(t, t.first)) { t.settings.people = 'first'; }
        t.paused = false;
        t.note = sentence(ended.said);
        address(t);
    } else {
        t.note = 'What the page runs has failed. ' + sentence(ended.said || ended.trap);
        t.paused = true;
    }
    show(t);
}
