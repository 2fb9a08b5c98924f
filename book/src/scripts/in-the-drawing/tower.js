// @ts-check
// A tower that the reader moves, with as many discs as the lab has: by dragging a disc, by a click on its peg and on another
// one, or by the keys of these buttons. Disc 1 is the smallest; a peg lists its discs from below.

import { make } from '../shared/make.js';
import { DRAGS } from './marks.js';

/**
 * @param {HTMLElement} figure
 * @param {import('../lab/controls.js').Control} discs The control of their number.
 */
export function tower(figure, discs) {
    const MOST = 8, PEGS = ['A', 'B', 'C'];
    let moves = 0, taken = -1, wasDragged = false;
    /** @type {number[][]} */
    let pegs = [];
    const says = make('p', { class: 'tower-says', role: 'status' });
    const buttons = PEGS.map(function (_, at) {
        const it = make('button', { type: 'button', class: 'tower-peg', onclick: function () { if (wasDragged) { wasDragged = false; } else { click(at); } } });
        it.addEventListener('keydown', function (event) {
            const to = at + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] || 0);
            if (to !== at && buttons[to]) { event.preventDefault(); event.stopPropagation(); buttons[to].focus(); }
        });
        it.addEventListener('pointerdown', function (event) { drag(event, at); });
        return it;
    });
    const element = make('div', { class: 'tower', role: 'group', 'aria-label': 'A tower to move by hand' }, says, make('div', { class: 'tower-pegs' }, ...buttons),
        make('button', { type: 'button', onclick: function () { begin(); } }, 'Begin again'));

    function count() { return Math.max(1, Math.min(MOST, Number(discs.get()) || 3)); }
    /** @param {number} at */
    function top(at) { return pegs[at][pegs[at].length - 1]; }
    /**
     * @param {number} disc
     * @param {number} at
     */
    function fits(disc, at) { return !pegs[at].length || top(at) > disc; }
    function begin() {
        pegs = [Array.from({ length: count() }, function (_, i) { return count() - i; }), [], []];
        moves = 0;
        taken = -1;
        show();
    }
    /** @param {number} at */
    function click(at) {
        if (taken < 0) { if (pegs[at].length) { taken = at; show(); } return; }
        const from = taken;
        taken = -1;
        move(from, at);
    }
    /**
     * @param {number} from
     * @param {number} to
     */
    function move(from, to) {
        if (from === to) { show(); return; }
        if (!fits(top(from), to)) { show('Disc ' + top(from) + ' is larger than disc ' + top(to) + ', and cannot lie on it.'); return; }
        pegs[to].push(pegs[from].pop());
        moves += 1;
        show();
    }
    /** @param {string} [trouble] */
    function show(trouble) {
        const n = count(), least = 2 ** n - 1, done = pegs[2].length === n;
        const made = moves + (moves === 1 ? ' move' : ' moves'), sum = '2' + Array.from(String(n), function (digit) { return '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]; }).join('') + ' − 1 = ' + least;
        element.classList.toggle('is-done', done);
        says.textContent = trouble || (done ? (moves === least ? '✓ Moved in ' + made + ', and fewer are not possible: ' + sum + '.' : 'Moved in ' + made + '. It takes only ' + sum + '.')
            : moves ? made + ' so far; it takes ' + sum + '.' : 'Move the tower to C yourself: drag a disc, or click its peg and then another. It takes ' + sum + ' moves.');
        buttons.forEach(function (it, at) {
            it.setAttribute('aria-label', 'peg ' + PEGS[at] + ': ' + (pegs[at].length ? 'from below, discs ' + pegs[at].join(', ') : 'empty') + (taken === at ? '; its top disc is taken' : ''));
            it.classList.toggle('is-taken', taken === at);
            it.replaceChildren(...pegs[at].map(function (disc) {
                const part = make('span', { class: 'tower-disc' });
                part.style.width = 26 + 70 * disc / n + '%';
                return part;
            }), make('span', { class: 'tower-name' }, PEGS[at]));
        });
    }
    /**
     * @param {PointerEvent} event
     * @param {number} at
     */
    function drag(event, at) {
        const disc = buttons[at].querySelectorAll('.tower-disc')[pegs[at].length - 1];
        if (!disc || event.button) { return; }
        const { clientX, clientY } = event;
        let far = false;
        /** @param {PointerEvent} event */
        function moved({ clientX: x, clientY: y }) {
            far = far || Math.hypot(x - clientX, y - clientY) > DRAGS;
            if (far) { disc.style.translate = (x - clientX) + 'px ' + (y - clientY) + 'px'; }
        }
        /** @param {PointerEvent} event */
        function done(event) {
            removeEventListener('pointermove', moved);
            removeEventListener('pointerup', done);
            removeEventListener('pointercancel', done);
            if (!far) { return; }
            // The click that follows is none.
            wasDragged = true;
            setTimeout(function () { wasDragged = false; }, 50);
            taken = -1;
            const to = buttons.findIndex(function (it) { const { left, right } = it.getBoundingClientRect(); return event.clientX >= left && event.clientX < right; });
            move(at, event.type === 'pointercancel' || to < 0 ? at : to);
        }
        addEventListener('pointermove', moved);
        addEventListener('pointerup', done);
        addEventListener('pointercancel', done);
    }
    figure.addEventListener('drawn', function () { if (pegs.flat().length !== count()) { begin(); } });
    begin();
    return element;
}
