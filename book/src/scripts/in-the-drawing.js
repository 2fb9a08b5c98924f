// @ts-check
// A lab is changed in its drawing. Which mark shows which part of the input, the drawing says (`data-input`, which `figures`
// writes from the recording): of a written tree each leaf and each branch, of another board the first one. What is being
// changed lies over its mark and stays there, with its focus, while the drawing is drawn anew.

import { labs } from './live.js';
import { make } from './shared/make.js';

// So many pixels a pointer goes before it drags.
const DRAGS = 6;

labs.filter(function (lab) { return lab.controls.length; }).forEach(start);
labs.forEach(function ({ figure, controls }) {
    const discs = controls.find(function (it) { return it.marks === 'pegs'; });
    if (discs) { figure.prepend(tower(figure, discs)); }
});

// A tower that the reader moves, with as many discs as the lab has: by dragging a disc, by a click on its peg and on another
// one, or by the keys of these buttons. Disc 1 is the smallest; a peg lists its discs from below.
function tower(figure, discs) {
    const MOST = 8, PEGS = ['A', 'B', 'C'];
    let pegs = [], moves = 0, taken = -1, wasDragged = false;
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
    function top(at) { return pegs[at][pegs[at].length - 1]; }
    function fits(disc, at) { return !pegs[at].length || top(at) > disc; }
    function begin() {
        pegs = [Array.from({ length: count() }, function (_, i) { return count() - i; }), [], []];
        moves = 0;
        taken = -1;
        show();
    }
    function click(at) {
        if (taken < 0) { if (pegs[at].length) { taken = at; show(); } return; }
        const from = taken;
        taken = -1;
        move(from, at);
    }
    function move(from, to) {
        if (from === to) { show(); return; }
        if (!fits(top(from), to)) { show('Disc ' + top(from) + ' is larger than disc ' + top(to) + ', and cannot lie on it.'); return; }
        pegs[to].push(pegs[from].pop());
        moves += 1;
        show();
    }
    function show(trouble) {
        const n = count(), least = 2 ** n - 1, done = pegs[2].length === n;
        const made = moves + (moves === 1 ? ' move' : ' moves'), sum = '2' + Array.from(String(n), function (digit) { return '⁰¹²³⁴⁵⁶⁷⁸⁹'[digit]; }).join('') + ' − 1 = ' + least;
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
    function drag(event, at) {
        const disc = buttons[at].querySelectorAll('.tower-disc')[pegs[at].length - 1];
        if (!disc || event.button) { return; }
        const { clientX, clientY } = event;
        let far = false;
        function moved({ clientX: x, clientY: y }) {
            far = far || Math.hypot(x - clientX, y - clientY) > DRAGS;
            if (far) { disc.style.translate = (x - clientX) + 'px ' + (y - clientY) + 'px'; }
        }
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

function start({ figure, drawing, controls }) {
    const over = make('div', { class: 'hand', hidden: true });
    // What is open: its control, the place of its mark, and what puts it back.
    let open = null, drag = null, wasDragged = false, focused = '';
    figure.classList.add('hands');
    figure.append(over);

    // ── The marks.

    function controlOf(mark) {
        const [kind] = mark.dataset.input.split(' ');
        return controls.find(function (it) { return it.marks === kind; });
    }
    // The branches that lead to a node, from 0.
    function pathOf(mark) {
        const [, branches] = mark.dataset.input.split(' ');
        return branches ? branches.split('.').map(function (branch) { return Number(branch) - 1; }) : [];
    }
    function placeOf(path) { return ['tree'].concat(path.length ? path.map(function (it) { return it + 1; }).join('.') : []).join(' '); }
    function markOf(place) { return drawing.querySelector('[data-input="' + place + '"]'); }
    function markAt(event) {
        const mark = event.target.closest('[data-input]');
        return mark && !event.target.closest('[data-open]') && controlOf(mark) ? mark : null;
    }
    // A node's own outline, without the words around it.
    function boxOf(mark) { return (mark.querySelector(':scope > rect, :scope > path') || mark).getBoundingClientRect(); }
    function isLeaf(control, mark) { return control.hand && !(control.hand.at(pathOf(mark)) || {}).children; }

    // Says of each mark what can be done with it. In a tree that has keys of its own it is one of their stops.
    function prepare() {
        drawing.querySelectorAll('[data-input]').forEach(function (mark) {
            const control = controlOf(mark);
            if (!control || mark.classList.contains('in-hand')) { return; }
            mark.classList.add('in-hand');
            mark.classList.toggle('in-hand-leaf', Boolean(isLeaf(control, mark)));
            if (isLeaf(control, mark)) { underline(mark); }
            if (mark.getAttribute('role') === 'treeitem') { return; }
            mark.ownerSVGElement.setAttribute('role', 'group');
            mark.setAttribute('role', 'button');
            mark.setAttribute('tabindex', '0');
            const written = Array.from(mark.querySelectorAll('text'), function (it) { return it.textContent; });
            mark.setAttribute('aria-label', [control.hand ? 'Change this node:' : 'Change this board:'].concat(written).join(' ').replace(/:$/, ''));
        });
    }

    // A dotted line below the number of a leaf: browsers draw only solid ones below the words of a drawing.
    function underline(mark) {
        const number = mark.querySelector(':scope > :is(text.v, text.unread)'), { x, y, width, height } = number?.getBBox() || {};
        if (!width) { return; }
        const line = document.createElementNS(mark.namespaceURI, 'path');
        line.setAttribute('class', 'hand-line');
        line.setAttribute('d', 'M' + x + ' ' + (y + height) + 'h' + width);
        line.setAttribute('aria-hidden', 'true');
        mark.append(line);
    }

    // On a phone a tree takes no room for the words at its edge that are not seen there.
    function crop() {
        const svg = drawing.querySelector('.in-hand-leaf')?.ownerSVGElement, scroll = svg?.closest('.fig-scroll');
        if (!scroll || !matchMedia('(max-width: 480px)').matches) { return; }
        const { x, y, width, height } = svg.getBBox(), wide = width + 8;
        if (!width) { return; }
        svg.setAttribute('viewBox', [x - 4, y - 4, wide, height + 8].join(' '));
        svg.setAttribute('width', wide);
        svg.setAttribute('height', height + 8);
        scroll.style.setProperty('--w', wide + 'px');
    }

    // What can be changed looks so: the first mark that is no branch has a pencil at its corner.
    function invite() {
        const mark = drawing.querySelector('.in-hand-leaf') || drawing.querySelector('.in-hand');
        if (!mark || drawing.querySelector('.hand-pencil')) { return; }
        const pencil = document.createElementNS(mark.namespaceURI, 'path'), { x, y, width } = mark.querySelector('rect, path').getBBox();
        pencil.setAttribute('class', 'hand-pencil');
        pencil.setAttribute('d', 'M0 12 1.2 8.2 8.6.8a1.2 1.2 0 0 1 1.7 0l.9.9a1.2 1.2 0 0 1 0 1.7L3.8 10.8z');
        // A leaf is smaller than its pencil would be inside.
        const isSmall = width < 40 || Boolean(mark.querySelector('.pole'));
        pencil.setAttribute('transform', 'translate(' + (x + width - (isSmall ? 5 : 15)) + ' ' + (y + (isSmall ? -7 : 3)) + ')');
        pencil.setAttribute('aria-hidden', 'true');
        mark.after(pencil);
    }

    // ── What lies over a mark.

    function show(control, place, content, close) {
        shut();
        open = { control, place, close };
        over.replaceChildren(...content);
        over.hidden = false;
        lie();
    }
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

    function tools(control, path) {
        const last = path[path.length - 1], isRoot = !path.length, node = control.hand.at(path) || {};
        function tool(sign, name, act) {
            return make('button', { type: 'button', class: 'icon', 'aria-label': name, title: name, onclick: act }, sign);
        }
        function go(to) { if (to) { edit(control, to); } }
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

    // Opens a node: a leaf's field, and the buttons of both.
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

    function lay(control, place) {
        if (control.by) {
            const tool = function (sign, name, by) { return make('button', { type: 'button', class: 'icon', 'aria-label': name, title: name, onclick: control.by(by) }, sign); };
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
    // Shows which node is dragged.
    function mark(is) {
        const node = markOf(placeOf(drag.path));
        if (node) { node.classList.toggle('dragged', is); }
    }
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
