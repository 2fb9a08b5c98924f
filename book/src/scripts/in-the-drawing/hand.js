// @ts-check
// What lies over a mark while it is changed, and what a reader does with the marks.

import { make } from '../shared/make.js';
import { DRAGS, marksOf } from './marks.js';

/**
 * @typedef {import('./marks.js').Control} Control
 * @typedef {import('./marks.js').Mark} Mark
 *
 * A node that is dragged: its path now, what was written before, where the pointer began and was last, and whether it drags yet.
 * @typedef {{
 *     control: Control, path: number[], before: string, from: number, at: number, last: number, on: boolean, drawn: boolean, id: number,
 * }} Drag
 */

/**
 * @param {import('../live.js').Tried} lab
 */
export function start({ figure, drawing, controls }) {
    const { controlOf, pathOf, placeOf, markOf, markAt, boxOf, isLeaf, prepare, crop, invite } = marksOf(drawing, controls);
    const over = make('div', { class: 'hand', hidden: true });
    // What is open: its control, the place of its mark, and what puts it back.
    /** @type {{ control: Control, place: string, close?: () => void } | null} */
    let open = null;
    /** @type {Drag | null} */
    let drag = null;
    let wasDragged = false, focused = '';
    figure.classList.add('hands');
    figure.append(over);

    // ── What lies over a mark.

    /**
     * @param {Control} control
     * @param {string} place
     * @param {Node[]} content
     * @param {() => void} [close]
     */
    function show(control, place, content, close) {
        shut();
        open = { control, place, close };
        over.replaceChildren(...content);
        over.hidden = false;
        lie();
    }
    /** @param {boolean} [back] */
    function shut(back) {
        if (!open) { return; }
        const { place, close } = open, mark = markOf(place), within = over.contains(document.activeElement);
        open = null;
        over.hidden = true;
        if (close) { close(); }
        over.replaceChildren();
        if (back && within && mark) { mark.focus(); }
    }
    // Puts it where its mark is now; where that is left out of the drawing, it stays.
    function lie() {
        const mark = open && markOf(open.place);
        if (!mark) { return; }
        const around = figure.getBoundingClientRect(), box = boxOf(mark), own = over.getBoundingClientRect();
        const [field] = over.querySelectorAll('.hand-leaf');
        const middle = box.left + box.width / 2 - around.left - own.width / 2;
        // A field lies on its leaf, the buttons of a branch or a tower above it; a board grows upwards, so that the tree below stays in sight.
        const top = field ? box.top + box.height / 2 - field.offsetHeight / 2 : open.control.board ? box.bottom - own.height : box.top - own.height - 4;
        over.style.left = Math.max(0, Math.min(middle, around.width - own.width)) + 'px';
        over.style.top = top - around.top + 'px';
    }

    // ── A written tree.

    /**
     * @param {Control} control
     * @param {number[]} path
     */
    function tools(control, path) {
        const last = path[path.length - 1], isRoot = !path.length, node = /** @type {Partial<import('../lab/tree.js').TreeNode>} */ (control.hand.at(path) || {});
        /**
         * @param {string} sign
         * @param {string} name
         * @param {() => void} act
         */
        function tool(sign, name, act) {
            return make('button', { type: 'button', class: 'icon', 'aria-label': name, title: name, onclick: act }, sign);
        }
        /** @param {number[] | null} to */
        function go(to) { if (to) { edit(control, to); } }
        /** @type {HTMLElement[]} */
        const all = [];
        if (!isRoot) {
            all.push(tool('‹', 'move to the left', function () { go(control.hand.move(path, last - 1)); }));
            all.push(tool('›', 'move to the right', function () { go(control.hand.move(path, last + 1)); }));
        }
        all.push(tool('+', node.children ? 'one more below' : 'one more leaf after this one', function () {
            go(node.children ? control.hand.add(path, node.children.length) : control.hand.add(path.slice(0, -1), last + 1));
        }));
        if (!isRoot) { all.push(tool('×', node.children ? 'take this branch away' : 'take this leaf away', function () { go(control.hand.remove(path)); })); }
        return make('span', { class: 'hand-tools', role: 'group', 'aria-label': 'this node' }, ...all);
    }

    /**
     * Opens a node: a leaf's field, and the buttons of both.
     * @param {Control} control
     * @param {number[]} path
     * @param {string} [typed]
     */
    function edit(control, path, typed) {
        const node = control.hand.at(path), before = control.get();
        if (!node) { return; }
        const row = tools(control, path);
        if (node.children) {
            show(control, placeOf(path), [row]);
            row.querySelector('button').focus({ preventScroll: true });
            return;
        }
        const field = make('input', { class: 'hand-leaf', type: 'text', inputmode: 'numeric', autocomplete: 'off', value: node.value, 'aria-label': 'leaf ' + path.map(function (it) { return it + 1; }).join('.') });
        const fit = function () { field.style.width = Math.max(4, field.value.length + 2) + 'ch'; lie(); };
        const write = function () { field.classList.toggle('wrong', !control.hand.write(path, field.value)); fit(); };
        field.addEventListener('input', write);
        field.addEventListener('keydown', function (event) {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            const step = event.altKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (event.key === 'Enter') { event.preventDefault(); shut(true); } else if (event.key === 'Escape') { event.preventDefault(); control.hand.again(before); shut(true); } else if (by && /^[-−]?\d+$/.test(field.value.trim())) {
                event.preventDefault();
                field.value = String(Number(field.value.trim().replace('−', '-')) + by);
                write();
            } else if (step) {
                event.preventDefault();
                edit(control, control.hand.move(path, path[path.length - 1] + step));
            } else if (event.key === 'Backspace' && field.value === '') {
                event.preventDefault();
                const to = control.hand.remove(path);
                if (to) { edit(control, to); }
            } else {
                // Keys of the page and of the player are letters here.
                event.stopPropagation();
                return;
            }
            event.stopPropagation();
        });
        show(control, placeOf(path), [field, row], function () {
            // What was refused is not kept.
            if (field.classList.contains('wrong')) { control.hand.again(control.get()); }
        });
        fit();
        field.focus({ preventScroll: true });
        if (typed === undefined) { field.select(); } else { field.value = typed; write(); }
    }

    // ── A board, and a tower.

    /**
     * @param {Control} control
     * @param {string} place
     */
    function lay(control, place) {
        if (control.by) {
            const tool = function (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) { return make('button', { type: 'button', class: 'icon', 'aria-label': name, title: name, onclick: control.by(by) }, sign); };
            const less = tool('−', 'one disc less', -1);
            show(control, place, [make('span', { class: 'hand-tools', role: 'group', 'aria-label': 'discs' }, less, tool('+', 'one disc more', 1))]);
            less.focus({ preventScroll: true });
            return;
        }
        const home = control.board.parentElement, next = control.board.nextSibling;
        show(control, place, [control.board], function () { home.insertBefore(control.board, next); });
        const first = control.board.querySelector('[tabindex="0"], .try-edge, .try-cells button');
        if (first) { first.focus({ preventScroll: true }); }
    }

    /**
     * @param {Mark} mark
     * @param {string} [typed]
     */
    function take(mark, typed) {
        const control = controlOf(mark);
        if (control.hand) { edit(control, pathOf(mark), isLeaf(control, mark) ? typed : undefined); } else { lay(control, mark.dataset.input); }
    }

    // ── What a reader does.

    drawing.addEventListener('click', function (event) {
        const mark = markAt(event);
        if (!mark) { return; }
        event.preventDefault();
        event.stopPropagation();
        if (wasDragged) { wasDragged = false; return; }
        take(mark);
    }, true);

    drawing.addEventListener('keydown', function (event) {
        const mark = markAt(event);
        if (!mark || event.target !== mark || event.ctrlKey || event.metaKey) { return; }
        const control = controlOf(mark), path = pathOf(mark), key = event.key;
        const step = event.altKey && { ArrowLeft: -1, ArrowRight: 1 }[key];
        if (step && control.hand && path.length) {
            focused = placeOf(control.hand.move(path, path[path.length - 1] + step));
        } else if (event.altKey) {
            return;
        } else if (key === 'Enter' || key === ' ') {
            take(mark);
        } else if (control.hand && isLeaf(control, mark) && /^\d$/.test(key)) {
            take(mark, key);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }, true);

    // A node is dragged to another place among its siblings, and the run follows while it is dragged.
    drawing.addEventListener('pointerdown', function (event) {
        wasDragged = false;
        const mark = markAt(event), control = mark && controlOf(mark);
        if (!control || !control.hand || event.button || !pathOf(mark).length) { return; }
        drag = { control, path: pathOf(mark), before: control.get(), from: event.clientX, at: event.clientY, last: event.clientX, on: false, drawn: true, id: event.pointerId };
    });
    window.addEventListener('pointermove', function (event) {
        if (!drag || event.pointerId !== drag.id) { return; }
        if (!drag.on && Math.abs(event.clientX - drag.from) <= DRAGS) { return; }
        if (!drag.on) {
            drag.on = true;
            // The drawing stays, and its nodes do not.
            drawing.setPointerCapture(drag.id);
            shut();
            figure.classList.add('dragging');
        }
        const by = Math.sign(event.clientX - drag.last);
        drag.last = event.clientX;
        mark(true);
        if (!by || !drag.drawn) { return; }
        const at = drag.path[drag.path.length - 1] + by;
        const beside = markOf(placeOf(drag.path.slice(0, -1).concat(at)));
        if (!beside || at < 0) { return; }
        const box = boxOf(beside), middle = box.left + box.width / 2;
        if ((event.clientX - middle) * by < 0) { return; }
        mark(false);
        drag.drawn = false;
        drag.path = drag.control.hand.move(drag.path, at);
    });
    // A finger that goes sideways drags, and scrolls nothing. No style says so of a part of an SVG.
    drawing.addEventListener('touchmove', function (event) {
        if (!drag || event.touches.length > 1) { return; }
        const [{ clientX, clientY }] = event.touches;
        if (event.cancelable && (drag.on || Math.abs(clientX - drag.from) > Math.abs(clientY - drag.at))) { event.preventDefault(); }
    }, { passive: false });
    /**
     * Shows which node is dragged.
     * @param {boolean} is
     */
    function mark(is) {
        const node = markOf(placeOf(drag.path));
        if (node) { node.classList.toggle('dragged', is); }
    }
    /** @param {{ type: string, pointerId: number }} event */
    function drop(event) {
        if (!drag || event.pointerId !== drag.id) { return; }
        const { on, control, before } = drag;
        mark(false);
        drag = null;
        figure.classList.remove('dragging');
        wasDragged = on;
        if (on && event.type === 'pointercancel') { control.hand.again(before); }
        // The click that follows is none; where none follows, the next one is.
        setTimeout(function () { wasDragged = false; }, 50);
    }
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    window.addEventListener('keydown', function (event) {
        if (event.key !== 'Escape') { return; }
        if (drag && drag.on) { drop({ type: 'pointercancel', pointerId: drag.id }); } else if (open && over.contains(document.activeElement)) { shut(true); }
    });
    document.addEventListener('pointerdown', function (event) {
        const target = /** @type {Node} */ (event.target);
        if (open && !over.contains(target) && !(drawing.contains(target) && markAt(event))) { shut(); }
    });

    // ── The drawing is drawn anew, or stands elsewhere.

    figure.addEventListener('drawn', function () {
        prepare();
        invite();
        crop();
        lie();
        if (drag) { drag.drawn = true; if (drag.on) { mark(true); } }
        const moved = focused && markOf(focused);
        focused = '';
        if (moved) { moved.focus({ preventScroll: true }); }
    });
    document.addEventListener('figures', function () { prepare(); invite(); crop(); });
    drawing.addEventListener('scroll', lie, true);
    new ResizeObserver(lie).observe(figure);
    if (document.readyState === 'loading') { document.addEventListener('DOMContentLoaded', prepare); } else { prepare(); }
    prepare();
    invite();
    crop();
}
