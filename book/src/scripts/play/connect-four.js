// @ts-check

import { make } from '../shared/make.js';
import { boardOf } from './board.js';

// Its search is not drawn: it visits more positions than a page can show.
/** @type {import('./games.js').Game} */
export const connectFour = {
    marks: ['X', 'O'],
    depths: [1, 2, 3, 4, 5, 6, 7, 8],
    best: 'best',
    fields: ['4x4', '5x4', '5x5', '6x5', '7x6'],
    field: '7x6',
    place: 'Board',
    start: function (field) {
        const [columns, rows] = field.split('x').map(Number);
        return { squares: Array(columns).fill('.'.repeat(rows)), line: [] };
    },
    open: function (field) { return this.start(field).squares.map(function (/** @type {unknown} */ _, /** @type {number} */ i) { return String(i + 1); }); },
    position: 'The size, and the columns of the moves, such as 7x6 443.',
    size: function ({ squares }) { return squares.length + 'x' + squares[0].length; },
    board: boardOfColumns,
};

/**
 * Each column is a button, with its squares from the top.
 * @param {(move: string) => void} play
 * @param {string} field
 * @returns {import('./board.js').Board}
 */
function boardOfColumns(play, field) {
    const [columns, rows] = field.split('x').map(Number);
    const names = connectFour.open(field);
    const label = 'the board, ' + columns + ' columns of ' + rows + ' squares; arrow keys lead from column to column';
    const board = boardOf(label, names, play, function (column, [, right]) { return String(Number(column) + right); });
    board.element.classList.add('play-columns');
    board.element.append(...board.buttons.values());
    board.show = function ({ squares, line }, { open, last, hinted }) {
        board.buttons.forEach(function (it, name) {
            const at = Number(name) - 1, column = squares[at], discs = column.replace(/\.+$/, ''), top = discs.length - 1;
            const inLine = function (/** @type {number} */ row) { return line.some(function (/** @type {[number, number]} */ [r, c]) { return r === row && c === at; }); };
            it.replaceChildren(...Array.from(column, function (mark, row) {
                const isNewest = row === top && last.includes(name);
                const names = ['play-disc', mark !== '.' && 'is-of-' + mark, inLine(row) && 'is-won', isNewest && 'is-last'];
                return make('span', { class: names.filter(Boolean).join(' '), 'data-mark': mark === '.' ? '' : mark });
            }).reverse(), make('span', { class: 'play-number' }, name));
            it.className = hinted.includes(name) ? 'is-hinted' : '';
            it.setAttribute('aria-disabled', String(!open.includes(name)));
            const words = [discs ? 'from below ' + Array.from(discs).join(', ') : 'empty', top === rows - 1 && 'full', Array.from(discs).some(function (_, row) { return inLine(row); }) && 'in the line that won', last.includes(name) && 'the last move', hinted.includes(name) && 'a best move'];
            it.setAttribute('aria-label', 'column ' + name + ', ' + words.filter(Boolean).join(', '));
        });
    };
    return board;
}
