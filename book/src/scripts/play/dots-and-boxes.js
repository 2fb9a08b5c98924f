// @ts-check

import { make } from '../shared/make.js';
import { boardOf } from './board.js';

/** @type {import('./games.js').Game} */
export const dotsAndBoxes = {
    marks: ['A', 'B'],
    depths: [1, 2, 3, 4, 5, 6, 7, 8],
    best: 'best',
    // Each is solved in a page within a second.
    fields: ['1x2', '2x2', '2x3', '2x4', '3x3', '2x5'],
    chapter: 'ch5-dots-and-boxes',
    thoughts: function (shown, depth, seed, field) { return ['thoughts', depth, seed, field].concat(shown.moves); },
    start: function (field) {
        const [rows, columns] = field.split('x').map(Number);
        return { rows, columns, boxes: '.'.repeat(rows * columns), score: [0, 0] };
    },
    open: function (field) { return linesOf(this.start(field)).map(function (line) { return line.name; }); },
    position: 'The size, and the lines in the order in which they were drawn, such as 2x2 a1b1 a1a2.',
    size: function ({ rows, columns }) { return rows + 'x' + columns; },
    board: boardOfLines,
};

/**
 * The lines of a field with their places in a grid of dots and gaps, in the order in which they are read.
 * @param {{ rows: number, columns: number }} size
 */
export function linesOf({ rows, columns }) {
    const lines = [];
    /**
     * @param {number} y
     * @param {number} x
     */
    function dot(y, x) { return 'abcdefghi'[x / 2] + (y / 2 + 1); }
    for (let y = 0; y <= 2 * rows; y += 1) {
        for (let x = 0; x <= 2 * columns; x += 1) {
            if ((x + y) % 2 === 0) { continue; }
            const name = y % 2 ? dot(y - 1, x) + dot(y + 1, x) : dot(y, x - 1) + dot(y, x + 1);
            lines.push({ name, y, x });
        }
    }
    return lines;
}

/**
 * @param {(move: string) => void} play
 * @param {string} field
 * @returns {import('./board.js').Board}
 */
function boardOfLines(play, field) {
    const size = dotsAndBoxes.start(field), { rows, columns } = size;
    const lines = linesOf(size);
    const at = new Map(lines.map(function (line) { return [line.name, line]; }));
    const by = new Map(lines.map(function (line) { return [line.y + ' ' + line.x, line.name]; }));
    // To the left and to the right a key leads along a row of boxes: its upper side, the line beside it, and on.
    /**
     * @param {string} move
     * @param {number[]} way
     */
    function leads(move, [down, right]) {
        const { y, x } = at.get(move);
        const tries = down ? [[y + 2 * down, x]] : y % 2 ? [[y - 1, x + right]] : [[y + 1, x + right], [y, x + 2 * right]];
        return tries.map(function ([y, x]) { return by.get(y + ' ' + x); }).find(Boolean) || '';
    }
    const label = 'the field, ' + rows + ' rows of ' + columns + (columns > 1 ? ' boxes' : ' box') + '; arrow keys lead from line to line';
    const board = boardOf(label, lines.map(function (line) { return line.name; }), play, leads);
    const grid = board.element;
    grid.classList.add('play-field');
    grid.style.setProperty('--columns', String(columns));
    grid.style.gridTemplateColumns = 'repeat(' + columns + ', var(--dot) var(--gap)) var(--dot)';
    grid.style.gridTemplateRows = 'repeat(' + rows + ', var(--dot) var(--gap)) var(--dot)';
    /**
     * @param {HTMLElement} it
     * @param {number} y
     * @param {number} x
     */
    function put(it, y, x) { it.style.gridArea = (y + 1) + ' / ' + (x + 1); grid.append(it); return it; }
    /** @type {HTMLElement[]} */
    const boxes = [];
    for (let y = 0; y <= 2 * rows; y += 1) {
        for (let x = 0; x <= 2 * columns; x += 1) {
            if (y % 2 && x % 2) { boxes.push(put(make('span', { class: 'play-box' }), y, x)); }
        }
    }
    lines.forEach(function ({ name, y, x }) { put(board.buttons.get(name), y, x); });
    for (let y = 0; y <= 2 * rows; y += 2) {
        for (let x = 0; x <= 2 * columns; x += 2) {
            const names = { 'data-column': !y && 'abcdefghi'[x / 2], 'data-row': !x && String(y / 2 + 1) };
            put(make('span', Object.assign({ class: 'play-dot', 'aria-hidden': 'true' }, names)), y, x);
        }
    }
    board.show = function (state, { open, last, hinted, mover }) {
        board.buttons.forEach(function (it, line) {
            const drawn = !open.includes(line) && state.all.includes(line);
            const names = ['play-line', at.get(line).y % 2 ? 'down' : 'across', drawn && 'is-drawn', last.includes(line) && 'is-last is-by-' + mover, hinted.includes(line) && 'is-hinted'];
            it.className = names.filter(Boolean).join(' ');
            it.setAttribute('aria-disabled', String(!open.includes(line)));
            const words = [drawn ? 'drawn' : 'open', last.includes(line) && 'just drawn by ' + mover, hinted.includes(line) && 'a best move'];
            it.setAttribute('aria-label', line.slice(0, 2) + ' ' + line.slice(2) + ', ' + words.filter(Boolean).join(', '));
            it.title = line;
        });
        boxes.forEach(function (it, i) {
            const owner = state.boxes[i];
            it.className = 'play-box' + (owner === '.' ? '' : ' is-of-' + owner);
            it.textContent = owner === '.' ? '' : owner;
        });
    };
    return board;
}
