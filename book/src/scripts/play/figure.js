// @ts-check
// A figure to play on.

import { icicleOf } from '../icicle.js';
import { goalsOf } from '../shared/goals.js';
import { near } from '../shared/make.js';
import { fromAddress } from './address.js';
import { engineOf } from './engines.js';
import { GAMES } from './games.js';
import { offer } from './mine.js';
import { panelOf } from './panel.js';
import { show } from './show.js';
import { fieldOf, isPerson, lay } from './table.js';
import { go, load } from './turns.js';
import { putAt } from './whole.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * The game of a figure before its first move.
 * @param {HTMLElement} figure
 * @returns {Table}
 */
function tableOf(figure) {
    const name = figure.dataset.game, game = GAMES[name];
    const engine = engineOf(figure), [first, second] = game.marks;
    const usual = { mine: '', people: 'first', think: game.best, think2: game.best, judge: 'no', field: game.fields ? game.field || '2x2' : '', from: '' };
    const given = Object.fromEntries(figure.dataset.settings.split(' ').filter(Boolean).map(function (word) { return word.split('='); }));
    given.from = figure.dataset.from || '';
    // The picture of all positions of the game, where the page has one.
    const whole = figure.dataset.whole ? document.getElementById(figure.dataset.whole) : null;
    const icicle = whole ? icicleOf(whole, function (depth, part) { putAt(t, depth, part); }) : null;
    const before = {
        figure, name, game, engine, icicle, first, second, usual, given,
        table: engine.answerer(),
        judge: engine.answerer(),
        finder: icicle && engine.answerer(),
        goals: figure.dataset.goals ? goalsOf(JSON.parse(figure.dataset.goals)) : null,
        functions: (figure.dataset.mine || '').split(' ').filter(Boolean).map(function (word) { return word.split('='); }),
        settings: Object.assign({}, usual, given),
        moves: /** @type {string[]} */ ([]), seed: Math.floor(Math.random() * 1000000), laid: '', board: /** @type {Table['board']} */ (null),
        shown: /** @type {Table['shown']} */ (null), hinted: /** @type {string[]} */ ([]), judged: new Map(), chosen: new Map(), summary: '', unfolded: new Set(),
        turn: 0, asking: false, wish: '', thinking: false, paused: false, put: false, timer: 0, note: '', tree: 0,
        arrived: '', isTold: false, again: /** @type {Table['again']} */ (null),
        step: '', failed: '', standIn: '', stands: '', isAsked: false,
    };
    const t = /** @type {Table} */ (/** @type {unknown} */ (before));
    return Object.assign(t, panelOf(t));
}

/** @param {HTMLElement} figure */
export function start(figure) {
    const t = tableOf(figure);
    document.addEventListener('yours', function () { offer(t); });
    document.addEventListener('solved', function () { offer(t); });
    t.paused = t.settings.people === 'none';
    const shared = fromAddress(t);
    if (shared) { t.note = 'One moment …'; }
    figure.querySelector('.play-without').hidden = true;
    if (t.goals) { figure.append(t.goals.element, t.goals.told); }
    figure.append(t.panel, t.treeOf);
    figure.classList.add('plays');
    lay(t, fieldOf(t));
    offer(t);
    t.position.value = t.settings.from;
    t.from.open = Boolean(t.settings.from && t.settings.from !== t.given.from);
    show(t);
    if (shared) {
        figure.scrollIntoView({ block: 'nearest' });
        if (t.settings.people === 'none') { t.paused = true; }
        go(t);
    } else {
        near(t.panel, function () { load(t); });
        // Why an address was refused stays to be read.
        if (!t.note && (!isPerson(t, t.first) || t.settings.from)) { go(t); }
    }
}
