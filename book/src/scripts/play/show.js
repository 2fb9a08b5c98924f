// @ts-check
// What a reader sees of a game.

import { make } from '../shared/make.js';
import { linesOf } from './dots-and-boxes.js';
import { canAsk } from './mine.js';
import { isComputers, isMine, keyOf, lastTurn, mover, nameOf, waits } from './table.js';
import { lastThought } from './thoughts.js';
import { capital } from './words.js';

/** @typedef {import('./table.js').Table} Table */

const SIGNS = { good: '✓', fair: '~', bad: '✗', open: '?' };

/**
 * Shows the game: the board, what is said about it, and the buttons that are of use.
 * @param {Table} t
 */
export function show(t) {
    const there = t.settings.from.split(/\s+/);
    const open = t.shown ? t.shown.open : t.game.open(t.laid).filter(function (move) { return !there.includes(move); });
    const state = t.shown ? t.shown.board : t.game.start(t.laid);
    const last = lastTurn(t);
    if (t.name === 'dots-and-boxes') { state.all = linesOf(state).map(function (line) { return line.name; }); }
    t.board.show(state, { open, last, hinted: t.hinted, mover: t.shown && t.shown.by[t.shown.by.length - 1] });
    t.board.element.classList.toggle('over', Boolean(t.shown && t.shown.result));
    t.panel.classList.toggle('thinking', t.thinking);
    t.score.hidden = !state.score;
    if (state.score) {
        t.score.replaceChildren(...t.game.marks.flatMap(function (mark, i) {
            return [make('b', { class: 'own-' + mark }, mark + ' ' + state.score[i]), i ? '' : ' · '];
        }));
    }
    const told = t.shown ? [t.stands, t.shown.told, t.shown.result, t.settings.judge === 'yes' && t.shown.result && t.summary] : [];
    const turns = !t.shown ? 'Your move: make it on the board.'
        : t.shown.result ? ''
            : t.thinking ? (isMine(t, mover(t)) ? (t.step ? capital(t.step) : nameOf(t.settings.mine) + ' is thinking …') : 'The computer is thinking …')
                : isComputers(t) ? (waits(t) ? mover(t) + ' is to move.' : '')
                    : t.settings.people === 'both' ? mover(t) + ' is to move.' : 'Your move, ' + mover(t) + '.';
    const says = told.concat(t.note || turns).filter(Boolean).join(' ');
    if (t.status.textContent !== says) { t.status.textContent = says; }
    const none = t.settings.people === 'none', computers = Boolean(isComputers(t));
    // The focus does not fall from a button that goes away.
    const see = function (/** @type {HTMLElement} */ it, /** @type {boolean} */ is) {
        if (!is && it.contains(document.activeElement)) { t.board.element.querySelector('[tabindex="0"]').focus({ preventScroll: true }); }
        it.hidden = !is;
    };
    see(t.buttons.stop, t.thinking);
    see(t.buttons.again, Boolean(t.again));
    const isFailed = Boolean(t.failed) && computers && !t.thinking;
    see(t.buttons.on, computers && !t.thinking && waits(t));
    t.buttons.on.textContent = isFailed ? 'Ask it again' : 'Play on';
    see(t.buttons.step, computers && !t.thinking && waits(t) && !isFailed);
    see(t.buttons.ours, isFailed);
    see(t.buttons.pause, none && !waits(t) && Boolean(mover(t)));
    see(t.buttons.hint, !none && !computers);
    see(t.buttons.back, !none || waits(t) || Boolean(t.shown && t.shown.result));
    t.buttons.back.disabled = !t.moves.length;
    t.buttons.hint.disabled = Boolean(t.shown && t.shown.result);
    see(t.buttons.thoughts, lastThought(t) >= 0 && !t.thinking);
    t.choices.forEach(function ({ field, select, key }) {
        select.value = t.settings[key];
        if (key === 'field') { see(field, !t.settings.from); }
        if (key === 'mine') {
            see(field, t.settings.people !== 'both' && (canAsk(t) || Boolean(t.settings.mine)));
            const label = none ? t.first + ' is' : 'Against';
            field.firstElementChild.textContent = label;
            select.setAttribute('aria-label', label);
        }
        if (key === 'think') {
            // It looks to the end of the game, whatever the depth.
            see(field, t.settings.people !== 'both' && t.settings.mine !== 'computer_and_human');
            const label = none ? t.first + ' looks' : t.settings.mine ? 'It looks' : 'The computer looks';
            field.firstElementChild.textContent = label;
            select.setAttribute('aria-label', label);
        }
        if (key === 'think2') {
            see(field, none);
            field.firstElementChild.textContent = t.second + ' looks';
            select.setAttribute('aria-label', t.second + ' looks');
        }
    });
    t.judges.checked = t.settings.judge === 'yes';
    list(t);
}

/**
 * The moves made, the newest first: who made which, how the computer came to it, how good it was.
 * @param {Table} t
 */
export function list(t) {
    t.log.replaceChildren(...t.moves.map(function (move, i) {
        const key = keyOf(t, i + 1), by = t.shown && t.shown.by[i] || '', found = t.settings.judge === 'yes' && t.judged.get(key);
        const it = make('li', { value: i + 1 }, make('span', { class: 'play-move' }, make('b', { class: 'own-' + by }, by), ' ' + move));
        const how = t.chosen.get(key);
        if (how) { it.append(make('span', { class: 'play-how' }, how.how)); }
        if (found) {
            it.append(make('span', { class: 'play-judged ' + found.sign }, make('span', { class: 'play-sign', 'aria-hidden': 'true' }, SIGNS[found.sign]), ' ' + found.text));
            if (found.outcomes) {
                const rows = found.outcomes.map(function ([end, lines]) { return make('span', {}, make('b', {}, end), ' ' + lines.join(' ')); });
                const all = make('details', { class: 'play-outcomes', open: t.unfolded.has(key) }, make('summary', {}, 'each line'), ...rows);
                all.addEventListener('toggle', function () { if (all.open) { t.unfolded.add(key); } else { t.unfolded.delete(key); } });
                it.append(all);
            }
        }
        return it;
    }).reverse());
}
