// @ts-check
import { make } from '../shared/make.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * A position of tic-tac-toe. A click plays: it marks an empty cell for the side whose turn it is, and
 * takes a mark away. X began, or whoever `began` says, so the marks say whose turn it is.
 * @param {Takes} takes
 * @param {() => void} change
 * @param {() => string} [began]
 * @returns {Control}
 */
export function positionControl({ name, mark: marks }, change, began) {
    // What an address gives and is no board is handed on: the run has a sentence for it.
    let cells = '.........', wrong = '';
    const buttons = Array.from({ length: 9 }, function (_, i) {
        return make('button', { type: 'button', onclick: function () {
            give(cells.slice(0, i) + (cells[i] === '.' ? mover() : '.') + cells.slice(i + 1));
        } });
    });
    const turn = make('p', { class: 'try-turn' });
    const swap = make('button', { type: 'button', onclick: function () {
        give(cells.replace(/[XO]/g, function (mark) { return mark === 'X' ? 'O' : 'X'; }));
    } }, 'Swap X and O');
    const empty = make('button', { type: 'button', onclick: function () { give('.........'); } }, 'Empty the board');

    /** @param {string} mark */
    function count(mark) { return cells.split(mark).length - 1; }
    function first() { return began && began() === 'computer' ? 'O' : 'X'; }
    function second() { return first() === 'X' ? 'O' : 'X'; }
    function mover() { return count(first()) > count(second()) ? second() : first(); }
    /** @param {string} mark */
    function who(mark) { return !began ? mark : mark === 'X' ? 'The human, X,' : 'The computer, O,'; }
    /** @param {string} now */
    function give(now) {
        cells = now;
        wrong = '';
        show();
        change();
    }
    function show() {
        buttons.forEach(function (it, i) {
            const mark = cells[i];
            it.textContent = mark === '.' ? String(i + 1) : mark;
            it.className = mark === '.' ? 'free' : mark;
            it.setAttribute('aria-label', 'cell ' + (i + 1) + ', ' + (mark === '.' ? 'empty: mark it with ' + mover() : mark + ': take it away'));
        });
        const more = count(first()) - count(second());
        swap.disabled = more !== 0 || cells === '.........';
        swap.title = more === 0 ? 'The same board, with the other side to move' : 'X began: swapped, O would have more marks than X';
        turn.textContent = more === 0 ? who(first()) + ' is to move: ' + first() + ' began, and both have as many marks.'
            : more === 1 ? who(second()) + ' is to move: ' + first() + ' began, and has one mark more.'
                : 'No game leads here: ' + first() + ' began, and the two take turns.';
    }
    show();
    const all = make('div', { class: 'try-whole' }, make('span', { class: 'try-cells' }, ...buttons),
        make('div', { class: 'try-beside' }, turn, make('span', { class: 'try-buttons' }, ...(began ? [empty] : [swap, empty]))));
    return {
        marks,
        hint: 'In the drawing, click the first board, then its cells.',
        board: all,
        element: '',
        fields: make('div', { class: 'try-position', role: 'group', 'aria-label': name }, make('span', { class: 'try-name' }, name), all,
            make('p', { class: 'try-help' }, 'Click an empty cell to play there, a mark to take it away.')),
        // Who began may be another one now.
        follow: show,
        get: function () { return wrong || cells; },
        set: function (value) {
            const fits = /^[XO.]{9}$/.test(value);
            wrong = fits ? '' : value;
            cells = fits ? value : cells;
            show();
        },
    };
}
