// @ts-check
// A picture of both runs, to keep or to send.

import { make } from './make.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * One SVG file with the drawings beside each other, their names above, and a sentence below.
 * @param {{ name: string, drawing: HTMLElement }[]} sides
 * @param {string} sentence
 */
export async function picture(sides, sentence) {
    const css = await Promise.all(Array.from(/** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[href*="theme/figures"]')), function (link) {
        return fetch(link.href).then(function (file) { return file.text(); });
    }));
    const svg = document.createElementNS(SVG, 'svg'), style = document.createElementNS(SVG, 'style');
    style.textContent = css.join('\n');
    svg.append(style);
    svg.setAttribute('class', 'fig');
    let x = 16, high = 0;
    /**
     * @param {string} className
     * @param {string} text
     * @param {number} left
     * @param {number} top
     */
    const words = function (className, text, left, top) {
        const it = document.createElementNS(SVG, 'text');
        it.setAttribute('class', className);
        it.setAttribute('x', String(left));
        it.setAttribute('y', String(top));
        it.textContent = text;
        svg.append(it);
    };
    sides.forEach(function ({ name, drawing }) {
        const whole = /** @type {SVGElement} */ (drawing.querySelector('svg').cloneNode(true));
        // At its own size, whatever the page's zoom is.
        const [, , wide, tall] = whole.getAttribute('viewBox').split(' ').map(Number);
        Object.entries({ x, y: 32, width: wide, height: tall }).forEach(function ([key, value]) { whole.setAttribute(key, String(value)); });
        whole.removeAttribute('style');
        words('h', name, x, 22);
        svg.append(whole);
        x += wide + 32;
        high = Math.max(high, tall);
    });
    words('p', sentence, 16, high + 56);
    const size = [Math.max(x, 16 + 7.5 * sentence.length), high + 72];
    svg.setAttribute('viewBox', '0 0 ' + size.join(' '));
    svg.setAttribute('width', String(size[0]));
    svg.setAttribute('height', String(size[1]));
    return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

/**
 * Has the browser save a file.
 * @param {Blob} blob
 * @param {string} name
 */
export function offer(blob, name) {
    const link = make('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
}
