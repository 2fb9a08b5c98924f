// @ts-check
// A figure's drawing, and the same as text.

import { fillWith } from './opening.js';

/** @param {HTMLElement} figure */
export function viewOf(figure) {
    const drawing = figure.querySelector('.figure-drawing'), twin = figure.querySelector('.figure-twin');
    const caption = figure.querySelector('figcaption');
    const book = { drawing: drawing.innerHTML, twin: listed().map(function (it) { return it.outerHTML; }).join('') };
    // The same as text, which may be a list and what comes after it.
    function listed() { return Array.from(twin.children).filter(function (it) { return it.tagName !== 'SUMMARY'; }); }

    /**
     * @param {import('../shared/engine.js').Drawn | typeof book} drawn
     * @param {boolean} isOpening
     */
    function put(drawn, isOpening) {
        listed().forEach(function (it) { it.remove(); });
        twin.insertAdjacentHTML('beforeend', drawn.twin);
        fillWith(drawing, drawn.drawing, isOpening);
    }

    return {
        drawing,
        twin,
        book,
        put,
        /**
         * The caption is that of the book's example.
         * @param {boolean} is
         */
        captioned(is) { if (caption) { caption.hidden = !is; } },
    };
}
