// @ts-check
// The marks of a drawing: which of them shows which part of the input, and what can be done with it.

/**
 * @typedef {import('../lab/controls.js').Control} Control
 * @typedef {SVGGElement} Mark
 */

/** So many pixels a pointer goes before it drags. */
export const DRAGS = 6;

/**
 * @param {HTMLElement} drawing
 * @param {Control[]} controls
 */
export function marksOf(drawing, controls) {
    /** @param {Mark} mark */
    function controlOf(mark) {
        const [kind] = mark.dataset.input.split(' ');
        return controls.find(function (it) { return it.marks === kind; });
    }
    /**
     * The branches that lead to a node, from 0.
     * @param {Mark} mark
     */
    function pathOf(mark) {
        const [, branches] = mark.dataset.input.split(' ');
        return branches ? branches.split('.').map(function (branch) { return Number(branch) - 1; }) : [];
    }
    /**
     * @param {number[]} path
     * @returns {string}
     */
    function placeOf(path) { return ['tree'].concat(path.length ? path.map(function (it) { return it + 1; }).join('.') : []).join(' '); }
    /**
     * @param {string} place
     * @returns {Mark | null}
     */
    function markOf(place) { return drawing.querySelector('[data-input="' + place + '"]'); }
    /** @param {Event} event */
    function markAt(event) {
        const target = /** @type {Element} */ (event.target);
        /** @type {Mark | null} */
        const mark = target.closest('[data-input]');
        return mark && !target.closest('[data-open]') && controlOf(mark) ? mark : null;
    }
    /**
     * A node's own outline, without the words around it.
     * @param {Mark} mark
     */
    function boxOf(mark) { return (mark.querySelector(':scope > rect, :scope > path') || mark).getBoundingClientRect(); }
    /**
     * @param {Control} control
     * @param {Mark} mark
     */
    function isLeaf(control, mark) { return control.hand && !(control.hand.at(pathOf(mark)) || {}).children; }

    // Says of each mark what can be done with it. In a tree that has keys of its own it is one of their stops.
    function prepare() {
        /** @type {NodeListOf<Mark>} */ (drawing.querySelectorAll('[data-input]')).forEach(function (mark) {
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

    /**
     * A dotted line below the number of a leaf: browsers draw only solid ones below the words of a drawing.
     * @param {Mark} mark
     */
    function underline(mark) {
        /** @type {SVGTextElement | null} */
        const number = mark.querySelector(':scope > :is(text.v, text.unread)');
        const { x, y, width, height } = number?.getBBox() || {};
        if (!width) { return; }
        const line = document.createElementNS(mark.namespaceURI, 'path');
        line.setAttribute('class', 'hand-line');
        line.setAttribute('d', 'M' + x + ' ' + (y + height) + 'h' + width);
        line.setAttribute('aria-hidden', 'true');
        mark.append(line);
    }

    // On a phone a tree takes no room for the words at its edge that are not seen there.
    function crop() {
        /** @type {Mark | null} */
        const leaf = drawing.querySelector('.in-hand-leaf');
        const svg = leaf?.ownerSVGElement, scroll = svg?.closest('.fig-scroll');
        if (!scroll || !matchMedia('(max-width: 480px)').matches) { return; }
        const { x, y, width, height } = svg.getBBox(), wide = width + 8;
        if (!width) { return; }
        svg.setAttribute('viewBox', [x - 4, y - 4, wide, height + 8].join(' '));
        svg.setAttribute('width', String(wide));
        svg.setAttribute('height', String(height + 8));
        scroll.style.setProperty('--w', wide + 'px');
    }

    // What can be changed looks so: the first mark that is no branch has a pencil at its corner.
    function invite() {
        const mark = drawing.querySelector('.in-hand-leaf') || drawing.querySelector('.in-hand');
        if (!mark || drawing.querySelector('.hand-pencil')) { return; }
        const outline = /** @type {SVGGraphicsElement} */ (mark.querySelector('rect, path'));
        const pencil = document.createElementNS(mark.namespaceURI, 'path'), { x, y, width } = outline.getBBox();
        pencil.setAttribute('class', 'hand-pencil');
        pencil.setAttribute('d', 'M0 12 1.2 8.2 8.6.8a1.2 1.2 0 0 1 1.7 0l.9.9a1.2 1.2 0 0 1 0 1.7L3.8 10.8z');
        // A leaf is smaller than its pencil would be inside.
        const isSmall = width < 40 || Boolean(mark.querySelector('.pole'));
        pencil.setAttribute('transform', 'translate(' + (x + width - (isSmall ? 5 : 15)) + ' ' + (y + (isSmall ? -7 : 3)) + ')');
        pencil.setAttribute('aria-hidden', 'true');
        mark.after(pencil);
    }

    return { controlOf, pathOf, placeOf, markOf, markAt, boxOf, isLeaf, prepare, crop, invite };
}
