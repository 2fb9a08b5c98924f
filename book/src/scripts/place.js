// @ts-check
// A board on which a reader places queens: on a free square one is placed, and one that stands there is taken away. A square
// that a queen attacks takes none, so that eight queens are a solution.

import { squaresOn } from './shared/squares.js';

document.querySelectorAll('figure[data-place]').forEach(function (figure) {
    const place = figure.querySelector('.place'), caption = figure.querySelector('figcaption');
    /** @type {[number, number][]} */
    const example = JSON.parse(figure.dataset.place);
    const board = place.querySelector('.try-board'), [empty, back] = place.querySelectorAll('p button');
    const n = Number(getComputedStyle(place).getPropertyValue('--n'));
    let queens = example;

    /**
     * @param {number} row
     * @param {number} col
     */
    function isAt(row, col) { return function (/** @type {[number, number]} */ it) { return it[0] === row && it[1] === col; }; }
    /**
     * The queen that attacks a square, if one does.
     * @param {number} row
     * @param {number} col
     */
    function attacker(row, col) {
        return queens.find(function ([r, c]) { return r === row || c === col || r + c === row + col || r - c === row - col; });
    }
    /**
     * @param {number} count
     * @param {string} what
     */
    function counted(count, what) { return count + ' ' + what + (count === 1 ? '' : 's'); }

    const show = squaresOn(board, function (row, col) {
        const others = queens.filter(function (/** @type {[number, number]} */ it) { return !isAt(row, col)(it); }), by = attacker(row, col);
        if (others.length === queens.length && by) {
            caption.textContent = 'Row ' + row + ', column ' + col + ' is attacked by the queen in row ' + by[0] + ', column ' + by[1] + '.';
            return;
        }
        give(others.length < queens.length ? others : [...queens, [row, col]], true);
    });
    /**
     * @param {number} row
     * @param {number} col
     */
    function look(row, col) {
        const has = queens.some(isAt(row, col)), is = !has && attacker(row, col);
        return { sign: has ? '♛' : is ? '×' : '', has, says: has ? 'queen' : is ? 'attacked' : 'free', kind: is ? 'attacked' : '' };
    }
    function free() { return board.querySelectorAll('button:not([aria-pressed=true], .attacked)').length; }
    function says() {
        const stand = queens.length === 0 ? 'No queen stands' : counted(queens.length, 'queen') + (queens.length === 1 ? ' stands' : ' stand');
        if (queens.length === n) { return stand + ', and none attacks another: you have found a solution.'; }
        const left = free();
        if (!left) { return stand + ', and no square is free. Take one away, and try again.'; }
        return stand + ', and ' + counted(left, 'square') + (left === 1 ? ' is' : ' are') + ' free.';
    }
    /**
     * @param {[number, number][]} now
     * @param {boolean} [focus]
     */
    function give(now, focus) {
        queens = now;
        show(n, look, focus);
        figure.classList.toggle('solved', queens.length === n);
        caption.textContent = says();
    }

    const asks = caption.textContent;
    caption.setAttribute('aria-live', 'polite');
    empty.addEventListener('click', function () { give([]); });
    back.addEventListener('click', function () { give(example); caption.textContent = asks; });
    show(n, look);
});
