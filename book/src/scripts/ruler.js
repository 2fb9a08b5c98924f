// @ts-check
// A ruler for the drawings of a stack: it stands at one moment of the run, and says which frames it
// crosses. In a tree of the same run on the page, their calls are marked: they are one way down.

import { drawn } from './shared/make.js';

/**
 * A frame of a drawing: its outline, from which moment to which it stands, and its words.
 * @typedef {{ rect: SVGRectElement, from: number, to: number, words: string }} Frame
 *
 * A time between two calls or returns.
 * @typedef {{ from: number, to: number }} Moment
 */

// How wide it is where a finger takes hold of it.
const HOLD = 44;

/**
 * @param {Element} element
 * @param {string} name
 */
function number(element, name) { return Number(element.getAttribute(name)); }
/**
 * `fibonacci(2) → 1` is the frame of `fibonacci(2)`.
 * @param {Element} node
 */
function words(node) { return node.querySelector('title').textContent; }
/** @param {Frame} frame */
function call(frame) { return frame.words.replace(/ (→.*|×)$/, ''); }

/**
 * The frames of a drawing in the order of their calls, and the moments between calls and returns.
 * @param {SVGSVGElement} svg
 */
function read(svg) {
    const groups = Array.from(svg.querySelectorAll('g > g')).filter(function (it) { return it.querySelector('title') && it.querySelector('rect'); });
    const frames = groups.map(function (group) {
        const rect = group.querySelector('rect'), x = number(rect, 'x');
        return { rect, from: x - 1, to: x + number(rect, 'width') + 1, words: words(group) };
    });
    const ends = Array.from(new Set(frames.flatMap(function (it) { return [it.from, it.to]; }))).sort(function (a, b) { return a - b; });
    const moments = ends.slice(1).map(function (end, i) { return { from: ends[i], to: end }; });
    // Where calls are left out, a block stands for several.
    const hidden = Array.from(svg.querySelectorAll('rect.hid')).map(function (rect) {
        return { from: number(rect, 'x') - 1, to: number(rect, 'x') + number(rect, 'width') + 1 };
    });
    return { frames, moments, hidden };
}

/**
 * The calls of a tree of the same run, if it shows the same calls.
 * @param {HTMLElement} figure
 * @param {Frame[]} frames
 */
function trees(figure, frames) {
    const same = Array.from(document.querySelectorAll('figure.recorded-tree')).filter(function (it) { return it.dataset.run === figure.dataset.run && it.dataset.chapter === figure.dataset.chapter; });
    return same.map(function (it) { return Array.from(it.querySelectorAll('g[id*="-drawing-n"]')).filter(function (node) { return node.querySelector('title'); }); })
        .filter(function (nodes) { return nodes.length === frames.length && nodes.every(function (node, i) { return words(node) === frames[i].words; }); });
}

/**
 * A call of a tree, and the line that leads to it.
 * @param {Element} node
 * @param {boolean} crossed
 */
function marked(node, crossed) {
    mark(node.querySelector('rect'), crossed);
    mark(document.getElementById(node.id.replace(/n(\d+)$/, 'e$1')), crossed);
}
/**
 * @param {Element} element
 * @param {boolean} crossed
 */
function mark(element, crossed) { if (element) { element.classList.toggle('ruler-crossed', crossed); } }

/** @param {HTMLElement} figure */
function start(figure) {
    const drawing = figure.querySelector('.figure-drawing');
    const slider = document.createElement('input');
    const label = document.createElement('label'), says = document.createElement('p'), bar = document.createElement('div');
    slider.type = 'range';
    slider.min = '0';
    slider.value = '0';
    label.append('ruler', slider);
    says.setAttribute('role', 'status');
    bar.className = 'ruler-bar';
    bar.append(label, says);
    /** @type {SVGSVGElement | null} */
    let svg = null;
    /** @type {Frame[]} */
    let frames = [];
    /** @type {Moment[]} */
    let moments = [];
    /** @type {Moment[]} */
    let hidden = [];
    /** @type {Element[][]} */
    let same = [];
    /** @type {SVGElement} */
    let line;

    function hold() {
        same.flat().forEach(function (node) { marked(node, false); });
        svg = drawing.querySelector('svg[id$="-drawing"]');
        ({ frames, moments, hidden } = svg ? read(svg) : { frames: [], moments: [], hidden: [] });
        bar.hidden = !moments.length;
        if (bar.hidden) { return; }
        same = trees(figure, frames);
        slider.max = String(moments.length - 1);
        const whole = /** @type {SVGGElement} */ (frames[0].rect.closest('g').parentNode), bottom = Math.max(...frames.map(function (it) { return number(it.rect, 'y') + number(it.rect, 'height'); })) + 8;
        line = drawn('g', { class: 'ruler', 'aria-hidden': 'true' });
        const grip = drawn('rect', { class: 'ruler-hold', x: -HOLD / 2, y: 0, width: HOLD, height: bottom });
        line.append(drawn('path', { class: 'ruler-line', d: 'M0 22V' + bottom }), drawn('circle', { class: 'ruler-knob', cx: 0, cy: bottom, r: 6 }), grip);
        whole.append(line);
        grip.addEventListener('pointerdown', function (event) {
            event.preventDefault();
            grip.setPointerCapture(event.pointerId);
        });
        grip.addEventListener('pointermove', function (event) {
            if (!grip.hasPointerCapture(event.pointerId)) { return; }
            const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(whole.getScreenCTM().inverse()).x;
            const before = moments.filter(function (it) { return it.to <= x; }).length;
            slider.value = String(Math.min(before, moments.length - 1));
            show();
        });
        show();
    }

    function show() {
        const moment = moments[Number(slider.value)], at = (moment.from + moment.to) / 2;
        line.setAttribute('transform', 'translate(' + at + ' 0)');
        const crossed = frames.map(function (it) { return it.from < at && at < it.to; });
        frames.forEach(function (it, i) { mark(it.rect, crossed[i]); });
        same.forEach(function (nodes) {
            nodes.forEach(function (/** @type {Element} */ node, i) { marked(node, crossed[i]); });
        });
        const under = frames.filter(function (it, i) { return crossed[i]; });
        follow(at);
        const names = under.map(call).join(', ');
        says.textContent = 'The ruler crosses ' + (under.length === 1 ? 'one frame' : under.length + ' frames') + (names ? ', from the bottom up: ' + names : '') + (hidden.some(function (it) { return it.from < at && at < it.to; }) ? ', and frames that are not drawn.' : '.');
        slider.setAttribute('aria-valuetext', 'moment ' + (Number(slider.value) + 1) + ' of ' + moments.length);
    }

    /**
     * A drawing that is wider than the page scrolls to where the ruler stands.
     * @param {number} at
     */
    function follow(at) {
        const scroll = svg.closest('.fig-scroll');
        if (!scroll || scroll.scrollWidth <= scroll.clientWidth) { return; }
        const x = at * scroll.scrollWidth / svg.viewBox.baseVal.width, room = HOLD;
        if (x < scroll.scrollLeft + room || x > scroll.scrollLeft + scroll.clientWidth - room) { scroll.scrollLeft = x - scroll.clientWidth / 2; }
    }

    slider.addEventListener('input', show);
    drawing.after(bar);
    hold();
    // What was drawn anew has no ruler yet.
    document.addEventListener('figures', function () { if (!drawing.querySelector('.ruler')) { hold(); } });
}

document.querySelectorAll('figure.recorded-stack').forEach(start);
