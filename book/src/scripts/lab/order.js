// @ts-check
import { make } from '../shared/make.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * The columns of a board in the order in which they are tried: dragged, moved by Alt and an arrow key,
 * or clicked, and so put first.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function orderControl({ name }, change) {
    /** @type {string[]} */
    let order = [];
    const row = make('span', { class: 'try-order', role: 'group', 'aria-label': name });
    const straight = make('button', { type: 'button', onclick: function () { order.sort(); show(); change(); } }, 'From left to right');

    /**
     * @param {number} from
     * @param {number} to
     * @param {boolean} [focus]
     */
    function move(from, to, focus) {
        if (to < 0 || to >= order.length || to === from) { return; }
        order.splice(to, 0, order.splice(from, 1)[0]);
        show(focus ? to : undefined);
        change();
    }
    /**
     * @param {string} column
     * @param {number} place
     */
    function chip(column, place) {
        const it = make('button', { type: 'button', class: 'try-chip', 'aria-label': 'column ' + column + ', tried as number ' + (place + 1) + '; put it first' }, column);
        let dragged = false;
        it.addEventListener('click', function () { if (!dragged) { move(place, 0, true); } });
        it.addEventListener('keydown', function (event) {
            const by = event.altKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (by) { event.preventDefault(); move(place, place + by, true); }
        });
        it.addEventListener('pointerdown', function (event) {
            const from = event.clientX;
            const middles = Array.from(row.children).map(function (chip) { const box = chip.getBoundingClientRect(); return box.left + box.width / 2; });
            it.setPointerCapture(event.pointerId);
            /** @param {PointerEvent} event */
            function moved(event) {
                dragged = dragged || Math.abs(event.clientX - from) > 6;
                it.classList.toggle('dragged', dragged);
                it.style.translate = dragged ? (event.clientX - from) + 'px' : '';
            }
            /** @param {PointerEvent} event */
            function done(event) {
                it.removeEventListener('pointermove', moved);
                it.removeEventListener('pointerup', done);
                it.removeEventListener('pointercancel', done);
                it.classList.remove('dragged');
                it.style.translate = '';
                if (!dragged || event.type === 'pointercancel') { dragged = false; return; }
                move(place, middles.filter(function (middle, i) { return i !== place && middle < event.clientX; }).length);
                // The click that follows is none.
                setTimeout(function () { dragged = false; });
            }
            it.addEventListener('pointermove', moved);
            it.addEventListener('pointerup', done);
            it.addEventListener('pointercancel', done);
        });
        return it;
    }
    /** @param {number} [focus] */
    function show(focus) {
        row.textContent = '';
        row.append(...order.map(chip));
        straight.hidden = order.every(function (column, i) { return Number(column) === i; });
        if (focus !== undefined) { /** @type {HTMLElement} */ (row.children[focus]).focus(); }
    }
    const element = make('div', { class: 'try-field try-orders' }, make('span', {}, 'columns in the order of the tries'), row, straight,
        make('span', { class: 'try-help' }, 'Drag one, or click it to put it first.'));
    return {
        element,
        get: function () { return order.join(''); },
        set: function (value) { order = value.split(''); show(); },
        // The board has as many columns as rows.
        follow: function () {
            const figure = element.closest('figure'), board = figure && figure.querySelector('.try-board');
            const n = board ? Number(board.dataset.size) : order.length;
            if (n === order.length) { return; }
            order = order.filter(function (column) { return Number(column) < n; });
            for (let column = 0; column < n; column += 1) {
                if (!order.includes(String(column))) { order.push(String(column)); }
            }
            show();
        },
    };
}
