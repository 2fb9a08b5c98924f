// @ts-check

import { make } from '../shared/make.js';
import { boardOf, drawing } from './board.js';

/** @type {import('./games.js').Game} */
export const ticTacToe = {
    marks: ['X', 'O'],
    depths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    best: '9',
    chapter: 'ch4-alpha-beta',
    thoughts: function (shown, depth, seed) { return ['thoughts', shown.board.cells, depth, seed]; },
    start: function () { return { cells: '.........', line: [] }; },
    open: function () { return Array.from('123456789'); },
    position: 'Nine cells, row by row: X, O, and a dot for an empty one, such as XO.OX....',
    board: boardOfCells,
};

/**
 * @param {(move: string) => void} play
 * @returns {import('./board.js').Board}
 */
function boardOfCells(play) {
    const cells = Array.from('123456789');
    const board = boardOf('the board, three rows of three cells; arrow keys lead from cell to cell', cells, play, function (move, [down, right]) {
        const cell = Number(move);
        const row = Math.floor((cell - 1) / 3) + down, column = (cell - 1) % 3 + right;
        return row < 0 || row > 2 || column < 0 || column > 2 ? '' : String(3 * row + column + 1);
    });
    board.element.classList.add('play-cells');
    board.element.append(...board.buttons.values());
    /** @type {Record<string, [string, Record<string, string>]>} */
    const shapes = {
        X: ['path', { d: 'M6 6 18 18M18 6 6 18' }],
        O: ['circle', { cx: '12', cy: '12', r: '6.4' }],
    };
    board.show = function ({ cells, line }, { open, last, hinted }) {
        board.buttons.forEach(function (it, cell) {
            const mark = cells[Number(cell) - 1], free = mark === '.';
            it.replaceChildren(free ? make('span', { class: 'play-number' }, cell) : drawing('0 0 24 24', shapes[mark]));
            it.className = [free && 'is-free', last.includes(cell) && 'is-last', line.includes(cell) && 'is-won', hinted.includes(cell) && 'is-hinted'].filter(Boolean).join(' ');
            it.setAttribute('aria-disabled', String(!open.includes(cell)));
            const words = [free ? 'empty' : mark, line.includes(cell) && 'in the line that won', last.includes(cell) && 'the last move', hinted.includes(cell) && 'a best move'];
            it.setAttribute('aria-label', 'cell ' + cell + ', ' + words.filter(Boolean).join(', '));
        });
    };
    return board;
}
