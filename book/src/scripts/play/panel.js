// @ts-check
// What stands beside a board: what is said, the buttons, and what is chosen for a game.

import { make } from '../shared/make.js';
import { address } from './address.js';
import { hint, judgeMoves } from './judge.js';
import { show } from './show.js';
import { thoughts } from './thoughts.js';
import { back, begin, computer, fresh, go, stop } from './turns.js';

/** @typedef {import('./table.js').Table} Table */

/**
 * A list of choices for one setting.
 * @param {Table} t
 * @param {string} label
 * @param {keyof import('./table.js').Settings} key
 * @param {string[][]} options Each with its value and its words.
 * @param {() => void} change
 */
function choice(t, label, key, options, change) {
    const select = make('select', { 'aria-label': label }, ...options.map(function ([value, text]) { return make('option', { value }, text); }));
    select.addEventListener('change', function () { t.settings[key] = select.value; change(); });
    const field = make('label', { class: 'play-choice' }, make('span', {}, label), select);
    return { field, select, key };
}

/** @param {Table} t */
function choicesOf(t) {
    const { game, first, second, settings } = t;
    function again() { go(t); }
    const depths = game.depths.map(function (depth) { return [String(depth), depth === 1 ? '1 move ahead' : depth + ' moves ahead']; })
        .concat(game.best === 'best' ? [['best', 'as well as it can']] : []);
    const against = choice(t, 'Against', 'mine', [['', 'our computer']], function () { t.standIn = t.stands = ''; t.put = false; go(t); });
    const choices = [
        choice(t, 'Who plays', 'people', [['first', 'you are ' + first], ['second', 'you are ' + second], ['both', 'two people'], ['none', 'two computers']], function () { t.paused = settings.people === 'none'; t.put = false; go(t); }),
        ...(game.fields ? [choice(t, game.place || 'Field', 'field', game.fields.map(function (field) { return [field, field.replace('x', ' × ')]; }), function () { fresh(t); })] : []),
        against,
        choice(t, 'The computer looks', 'think', depths, again),
        choice(t, 'The other looks', 'think2', depths, again),
    ];
    return { choices, against: against.select };
}

/** @param {Table} t */
function buttonsOf(t) {
    /**
     * @param {string} text
     * @param {() => void} act
     */
    function button(text, act) { return make('button', { type: 'button', onclick: act }, text); }
    return {
        stop: button('Stop', function () { stop(t); }),
        on: button('Play on', function () { t.paused = t.put = false; go(t); }),
        step: button('One move', function () { t.put = false; computer(t); }),
        ours: button('Let ours play', function () { t.settings.mine = ''; t.paused = t.put = false; go(t); }),
        pause: button('Pause', function () { t.paused = true; clearTimeout(t.timer); t.timer = 0; show(t); }),
        again: button('Try again', function () { t.again(); }),
        hint: button('Hint', function () { hint(t); }),
        back: button('Take back', function () { back(t); }),
        thoughts: button('What did it think?', function () { thoughts(t); }),
        fresh: button('New game', function () { fresh(t); }),
    };
}

/**
 * Makes what stands beside the board.
 * @param {Table} t
 */
export function panelOf(t) {
    const { choices, against } = choicesOf(t), buttons = buttonsOf(t);
    const judges = make('input', { type: 'checkbox' });
    judges.addEventListener('change', function () { t.settings.judge = judges.checked ? 'yes' : 'no'; address(t); show(t); judgeMoves(t); });
    const status = make('p', { class: 'play-status', role: 'status' });
    const score = make('p', { class: 'play-score' });
    const position = make('input', { type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-label': 'Position' });
    const from = make('details', { class: 'play-from' }, make('summary', {}, 'Begin from a position'),
        make('form', { onsubmit: function (/** @type {Event} */ event) { event.preventDefault(); begin(t, position.value.trim()); } },
            position, make('button', { type: 'submit' }, 'Begin'), make('p', {}, t.game.position + ' Without a word the board is empty.')));
    const log = make('ol', { class: 'play-log', tabindex: '0', 'aria-label': 'the moves, the newest first' });
    // What was made of the last moves stands beside the board; what is chosen once stands below it.
    const more = [
        log,
        make('div', { class: 'play-choices' }, ...choices.map(function (it) { return it.field; }),
            make('label', { class: 'play-judges' }, judges, 'Judge each move')),
        from,
    ];
    // Where the book begins, a board keeps its height, whatever is played on it.
    const starts = t.figure.closest('.start');
    const place = make('div', { class: 'play-place' });
    const side = make('div', { class: 'play-side' },
        status, score, make('div', { class: 'play-buttons' }, ...Object.values(buttons)), ...(starts ? [make('details', { class: 'play-more' }, make('summary', {}, 'Settings and moves'), ...more)] : more));
    const treeOf = make('div', { class: 'play-tree', hidden: true });
    const heardOf = make('p', { class: 'play-heard', role: 'status' });
    const panel = make('div', { class: 'play-panel fig' }, place, side, heardOf);
    // An arrow key in a list of choices turns no page.
    panel.addEventListener('keydown', function (event) { if (/^Arrow/.test(event.key)) { event.stopPropagation(); } });
    return { choices, against, judges, status, score, buttons, position, from, log, place, panel, treeOf, heardOf };
}
