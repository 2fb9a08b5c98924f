// @ts-check
// A board of squares, as the queens' and the sudoku's.

import { make } from './make.js';

/**
 * How a square looks: its sign, whether a queen stands on it, what is said of it, and a class, if it needs one.
 * @typedef {(row: number, col: number) => { sign: string, has: boolean, says: string, kind?: string }} Look
 */

/**
 * Makes an element a board of squares to click, among which the arrow keys lead; gives what shows it: how many rows it has, and
 * how each square looks.
 * @param {HTMLElement} board
 * @param {(row: number, col: number) => void} click
 */
export function squaresOn(board, click) {
    let at = [0, 0];
    /** @type {[number, Look]} */
    let last = null;
    /**
     * @param {KeyboardEvent} event
     * @param {number} row
     * @param {number} col
     */
    function keys(event, row, col) {
        const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] || [0, 0];
        if (!down && !right) { return; }
        event.preventDefault();
        const within = function (/** @type {number} */ place) { return Math.max(0, Math.min(last[0] - 1, place)); };
        at = [within(row + down), within(col + right)];
        show(...last, true);
    }
    /**
     * @param {number} n
     * @param {Look} look
     * @param {boolean} [focus]
     */
    function show(n, look, focus) {
        last = [n, look];
        at = at.map(function (place) { return Math.min(place, n - 1); });
        board.textContent = '';
        board.style.setProperty('--n', String(n));
        board.dataset.size = String(n);
        board.setAttribute('aria-label', 'board of ' + n + ' rows; arrow keys lead from square to square');
        for (let row = 0; row < n; row += 1) {
            for (let col = 0; col < n; col += 1) {
                const here = at[0] === row && at[1] === col, { sign, has, says, kind } = look(row, col);
                const square = make('button', {
                    type: 'button',
                    class: ((row + col) % 2 ? 'dark ' : '') + (kind || ''),
                    tabindex: here ? '0' : '-1',
                    'aria-pressed': String(has),
                    'aria-label': 'row ' + row + ', column ' + col + (says && ', ' + says),
                    onclick: function () { at = [row, col]; click(row, col); },
                    onkeydown: function (/** @type {KeyboardEvent} */ event) { keys(event, row, col); },
                }, sign);
                board.append(square);
                if (here && focus) { square.focus(); }
            }
        }
    }
    return show;
}
