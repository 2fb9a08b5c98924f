// @ts-check
import { button, make } from '../shared/make.js';
import { numberControl } from './number.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * A field of dots and boxes: its size and the lines drawn, in their order, such as `1x2 a1b1 b2c2`.
 * Each line is a button; what follows from a line, the run says.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function fieldControl({ name, mark: marks }, change) {
    const MOST = 4;
    // What an address gives and is no position is handed on: the run has a sentence for it.
    let rows = 1, columns = 1, wrong = '';
    /** @type {string[]} */
    let drawn = [];
    const board = make('div', { class: 'try-dots', role: 'group', 'aria-label': name });
    const said = make('span', { class: 'try-drawn' });
    /**
     * @param {string} name
     * @param {(value: number) => void} put
     */
    function sizeControl(name, put) {
        const control = numberControl({ name, kind: 'number', from: 1, to: MOST, plain: true }, function () {
            const value = Number(control.get());
            if (!(value >= 1 && value <= MOST)) { return; }
            put(value);
            const there = lines();
            drawn = drawn.filter(function (line) { return there.includes(line); });
            changed();
        });
        return control;
    }
    const sizes = [sizeControl('rows', function (value) { rows = value; }), sizeControl('columns', function (value) { columns = value; })];
    const back = button('Take the last line back', 'Take the last line back', function () {
        drawn = drawn.slice(0, -1);
        changed();
    });
    function changed() {
        wrong = '';
        show();
        change();
    }
    /**
     * @param {number} row
     * @param {number} column
     */
    function dot(row, column) { return 'abcdefgh'[column] + (row + 1); }
    /**
     * @param {number} row
     * @param {number} column
     */
    function across(row, column) { return dot(row, column) + dot(row, column + 1); }
    /**
     * @param {number} row
     * @param {number} column
     */
    function down(row, column) { return dot(row, column) + dot(row + 1, column); }
    function lines() {
        /** @type {string[]} */
        const all = [];
        for (let row = 0; row <= rows; row += 1) {
            for (let column = 0; column <= columns; column += 1) {
                if (column < columns) { all.push(across(row, column)); }
                if (row < rows) { all.push(down(row, column)); }
            }
        }
        return all;
    }
    /**
     * @param {string} line
     * @param {string} way
     * @param {number} row
     * @param {number} column
     */
    function lineButton(line, way, row, column) {
        const it = make('button', { type: 'button', class: 'try-edge ' + way, onclick: function () {
            drawn = drawn.includes(line) ? drawn.filter(function (it) { return it !== line; }) : drawn.concat(line);
            changed();
            board.querySelector('[data-line="' + line + '"]').focus();
        } });
        it.dataset.line = line;
        it.style.gridArea = row + ' / ' + column;
        it.setAttribute('aria-pressed', String(drawn.includes(line)));
        it.setAttribute('aria-label', line.slice(0, 2) + ' ' + line.slice(2));
        it.title = line.slice(0, 2) + ' ' + line.slice(2);
        return it;
    }
    function show() {
        board.textContent = '';
        board.style.gridTemplateColumns = 'repeat(' + columns + ', var(--dot) var(--edge)) var(--dot)';
        board.style.gridTemplateRows = 'repeat(' + rows + ', var(--dot) var(--edge)) var(--dot)';
        for (let row = 0; row <= rows; row += 1) {
            for (let column = 0; column <= columns; column += 1) {
                const point = make('span', { class: 'try-dot', 'aria-hidden': 'true' });
                point.style.gridArea = (2 * row + 1) + ' / ' + (2 * column + 1);
                board.append(point);
                if (column < columns) { board.append(lineButton(across(row, column), 'across', 2 * row + 1, 2 * column + 2)); }
                if (row < rows) { board.append(lineButton(down(row, column), 'down', 2 * row + 2, 2 * column + 1)); }
            }
        }
        const last = board.querySelector('[data-line="' + drawn[drawn.length - 1] + '"]');
        if (last) { last.classList.add('last'); }
        back.disabled = !drawn.length;
        const open = lines().length - drawn.length;
        said.textContent = (drawn.join(' ') || 'no line') + ' drawn, ' + open + ' open';
    }
    const all = make('div', { class: 'try-whole' }, make('div', { class: 'try-sizes' }, ...sizes.map(function (it) { return it.element; })), board, back, said);
    return {
        marks,
        hint: 'In the drawing, click the first field, then its lines.',
        board: all,
        element: '',
        fields: make('div', { class: 'try-wide try-field-of-dots' }, all),
        get: function () { return wrong || [rows + 'x' + columns].concat(drawn).join(' '); },
        set: function (value) {
            const [size, ...given] = value.trim().split(/\s+/), read = /^([1-9])x([1-9])$/.exec(size);
            if (read) { rows = Math.min(MOST, Number(read[1])); columns = Math.min(MOST, Number(read[2])); }
            sizes[0].set(String(rows));
            sizes[1].set(String(columns));
            const there = lines();
            drawn = given.filter(function (line, i) { return there.includes(line) && given.indexOf(line) === i; });
            wrong = read && Number(read[1]) === rows && Number(read[2]) === columns && drawn.length === given.length ? '' : value;
            show();
        },
    };
}
