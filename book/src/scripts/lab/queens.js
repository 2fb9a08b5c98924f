// @ts-check
import { make } from '../shared/make.js';
import { numberControl } from './number.js';
import { squaresOn } from '../shared/squares.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * Queens on a board: a character a row, the column of its queen or a point. A click places a queen,
 * moves that of the row, or takes her away.
 * @param {Takes} takes
 * @param {() => void} change
 * @param {Node | string} [columns]
 * @returns {Control}
 */
export function queensControl({ name, mark: marks }, change, columns = '') {
    const most = 8;
    let rows = '....', wrong = '';
    const board = make('div', { class: 'try-board', role: 'group' }), squares = squaresOn(board, click);
    const size = numberControl({ name: 'n', kind: 'number', from: 1, to: most }, function () {
        const n = Number(size.get());
        if (!(n >= 1 && n <= most)) { return; }
        // What is still on the board stays.
        give(rows.slice(0, n).padEnd(n, '.').replace(/\d/g, function (col) { return Number(col) < n ? col : '.'; }));
    });
    const clear = make('button', { type: 'button', onclick: function () { give('.'.repeat(rows.length)); } }, 'Take all away');

    /**
     * @param {string} now
     * @param {boolean} [focus]
     */
    function give(now, focus) {
        rows = now;
        wrong = '';
        show(focus);
        change();
    }
    /**
     * @param {number} row
     * @param {number} col
     */
    function click(row, col) {
        const queen = rows[row] === String(col) ? '.' : String(col);
        give(rows.slice(0, row) + queen + rows.slice(row + 1), true);
    }
    /** @param {boolean} [focus] */
    function show(focus) {
        const n = rows.length;
        squares(n, function (row, col) {
            const has = rows[row] === String(col);
            return { sign: has ? '♛' : '', has, says: has ? 'queen' : '' };
        }, focus);
        size.set(String(n));
    }
    show();
    const all = make('div', { class: 'try-whole' }, size.element, board, columns, clear);
    return {
        marks,
        hint: 'In the drawing, click the first board and place queens on it.',
        board: all,
        element: '',
        fields: make('div', { class: 'try-queens', role: 'group', 'aria-label': name }, all,
            make('p', { class: 'try-help' }, 'Click a square: a queen stands there before the search begins. Click her again to take her away.')),
        get: function () { return wrong || rows; },
        set: function (value) {
            const fits = /^[.\d]{1,8}$/.test(value);
            wrong = fits ? '' : value;
            rows = fits ? value : rows;
            show();
        },
    };
}
