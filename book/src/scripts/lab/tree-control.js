// @ts-check
import { textControl } from './choice.js';
import { button, make } from '../shared/make.js';
import { DEEPEST, tree } from './tree.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * A tree that is edited in fields and branches, or as text.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function treeControl(takes, change) {
    const plain = textControl(takes, function () { bad = ''; show(); change(); });
    const editor = make('div', { class: 'try-tree', role: 'group', 'aria-label': takes.name });
    // Why the leaf that was typed last is none.
    let bad = '';
    /** @type {import('./tree.js').TreeNode | null} */
    let whole = null;

    /** @param {number[]} [focus] */
    function changed(focus) {
        bad = '';
        plain.set(tree.write(whole));
        show(focus);
        change();
    }
    /**
     * A leaf of this text; a text that is no number changes nothing, and is told.
     * @param {number[]} path
     * @param {string} text
     */
    function write(path, text) {
        const value = text.trim().replace('−', '-');
        bad = /^-?\d{1,7}$/.test(value) ? '' : value === ''
            ? 'A leaf needs a whole number, or it is taken away with Backspace.'
            : 'A leaf is a whole number of at most seven digits, such as −12; “' + text.trim() + '” is not one.';
        if (!bad) {
            at(path).value = value;
            plain.set(tree.write(whole));
        }
        change();
        return !bad;
    }
    /**
     * One more below a node, as its children are: a leaf, or a node with one leaf.
     * @param {number[]} path
     * @param {number} place
     */
    function add(path, place) {
        const { children } = at(path), isInner = children.some(function (child) { return child.children; });
        children.splice(place, 0, isInner ? { value: '', children: [{ value: '50' }] } : { value: '50' });
        return path.concat(place);
    }
    /** @param {number[]} path */
    function remove(path) {
        const siblings = at(path.slice(0, -1)).children, place = path[path.length - 1];
        if (siblings.length < 2) { return null; }
        siblings.splice(place, 1);
        return path.slice(0, -1).concat(Math.max(0, place - 1));
    }

    /**
     * `path` leads to the node: the places of its ancestors among their siblings, and its own.
     * @param {number[]} path
     */
    function at(path) { return path.reduce(function (node, place) { return node.children[place]; }, whole); }
    /**
     * @param {number[]} path
     * @param {number} to
     */
    function move(path, to) {
        const siblings = at(path.slice(0, -1)).children, from = path[path.length - 1];
        if (to < 0 || to >= siblings.length || to === from) { return; }
        siblings.splice(to, 0, siblings.splice(from, 1)[0]);
        changed(path.slice(0, -1).concat(to));
    }

    /**
     * Leads a node to the place of the sibling that it is dropped on.
     * @param {HTMLElement} element
     * @param {number[]} path
     */
    function draggable(element, path) {
        element.addEventListener('pointerdown', function (event) {
            const target = /** @type {Element} */ (event.target);
            if (target.closest('input, button') || target.closest('[data-path]') !== element) { return; }
            event.preventDefault();
            event.stopPropagation();
            element.setPointerCapture(event.pointerId);
            element.classList.add('dragged');
            const siblings = Array.from(/** @type {HTMLCollectionOf<HTMLElement>} */ (element.parentElement.children)).filter(function (it) { return it.dataset.path; });
            const middles = siblings.map(function (it) { const box = it.getBoundingClientRect(); return box.left + box.width / 2; });
            /** @param {PointerEvent} event */
            function dropped(event) {
                element.classList.remove('dragged');
                element.removeEventListener('pointerup', dropped);
                element.removeEventListener('pointercancel', cancelled);
                const before = middles.filter(function (middle, i) { return i !== path[path.length - 1] && middle < event.clientX; });
                move(path, before.length);
            }
            function cancelled() {
                element.classList.remove('dragged');
                element.removeEventListener('pointerup', dropped);
            }
            element.addEventListener('pointerup', dropped);
            element.addEventListener('pointercancel', cancelled, { once: true });
        });
    }

    /**
     * @param {import('./tree.js').TreeNode} node
     * @param {number[]} path
     * @returns {HTMLElement}
     */
    function drawn(node, path) {
        const place = path[path.length - 1], name = path.map(function (it) { return it + 1; }).join('.');
        if (!node.children) {
            const input = make('input', { type: 'text', inputmode: 'numeric', value: node.value, 'aria-label': 'leaf ' + name, autocomplete: 'off' });
            input.style.width = 'calc(' + Math.max(2, node.value.length) + 'ch + 1.6em)';
            input.addEventListener('input', function () { input.classList.toggle('wrong', !write(path, input.value)); });
            input.addEventListener('keydown', function (event) { keys(event, path); });
            const element = make('span', { class: 'try-leaf', 'data-path': name }, make('span', { class: 'try-grip', 'aria-hidden': 'true' }, '⠿'), input);
            draggable(element, path);
            return element;
        }
        const row = make('span', { class: 'try-children' }, ...node.children.map(function (child, i) { return drawn(child, path.concat(i)); }));
        row.append(button('+', 'one more', function () { changed(add(path, node.children.length)); }));
        const element = make('span', { class: 'try-inner' }, row);
        if (path.length) {
            element.dataset.path = name;
            const bar = make('span', { class: 'try-bar' }, button('‹', 'move ' + name + ' to the left', function () { move(path, place - 1); }), make('span', { class: 'try-grip', 'aria-hidden': 'true' }, '⠿'), button('›', 'move ' + name + ' to the right', function () { move(path, place + 1); }));
            element.prepend(bar);
            draggable(element, path);
        }
        return element;
    }

    /**
     * @param {KeyboardEvent} event
     * @param {number[]} path
     */
    function keys(event, path) {
        const place = path[path.length - 1];
        if (event.altKey && event.key === 'ArrowLeft') { event.preventDefault(); move(path, place - 1); }
        if (event.altKey && event.key === 'ArrowRight') { event.preventDefault(); move(path, place + 1); }
        if (event.key === 'Backspace' && /** @type {HTMLInputElement} */ (event.target).value === '') {
            const before = remove(path);
            if (before) { event.preventDefault(); changed(before); }
        }
    }

    /** @param {number[]} [focus] */
    function show(focus) {
        whole = tree.read(plain.get());
        editor.textContent = '';
        editor.hidden = !whole || !whole.children;
        if (editor.hidden) { return; }
        editor.append(drawn(whole, []));
        const found = focus && editor.querySelector('[data-path="' + focus.map(function (it) { return it + 1; }).join('.') + '"] input');
        if (found) { found.focus(); }
    }

    /**
     * What the drawing asks for where a reader changes a node in it; after each, the node's path.
     * @type {import('./controls.js').Hand}
     */
    const hand = {
        at(path) { return path.reduce(function (node, place) { return node && (node.children || [])[place]; }, whole); },
        write(path, text) {
            const is = write(path, text);
            if (is) { show(); }
            return is;
        },
        move(path, to) {
            const siblings = (hand.at(path.slice(0, -1)) || {}).children, from = path[path.length - 1];
            if (!siblings || to < 0 || to >= siblings.length) { return path; }
            siblings.splice(to, 0, siblings.splice(from, 1)[0]);
            changed();
            return path.slice(0, -1).concat(to);
        },
        add(path, place) { const added = add(path, place); changed(); return added; },
        remove(path) { const before = remove(path); if (before) { changed(); } return before; },
        again(text) { plain.set(text); show(); change(); },
    };
    const help = make('p', { class: 'try-help' }, 'Type a leaf, drag a node to another place (or Alt and an arrow key), add one with +; an empty leaf goes with Backspace.');
    return {
        marks: takes.mark,
        hint: 'In the drawing, click a leaf and type, or drag a branch to another place.',
        element: '',
        fields: make('div', { class: 'try-wide' }, editor, help, make('details', {}, make('summary', {}, 'As text'), plain.element)),
        hand,
        wrong() {
            if (bad || !tree.isTooDeep(plain.get())) { return bad; }
            return 'A tree here is at most ' + DEEPEST + ' levels deep, and this one is deeper.';
        },
        get: plain.get,
        set(value) { bad = ''; plain.set(value); show(); },
    };
}
