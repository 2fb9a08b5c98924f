// @ts-check
// Elements, and the small helpers that every script of the pages shares.

/**
 * An element with attributes, or properties where they are no texts, and what stands in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, any> | null} [attributes]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes, ...inside) {
    const it = document.createElement(name);
    Object.entries(attributes || {}).forEach(function ([key, value]) {
        if (value === false || value === undefined) { return; }
        if (key in it && typeof value !== 'string') { /** @type {Record<string, any>} */ (it)[key] = value; } else { it.setAttribute(key, value); }
    });
    it.append(...inside);
    return it;
}

/**
 * An element with properties, and what stands in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<HTMLElementTagNameMap[K]> | Record<string, any>} [properties]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function made(tag, properties, ...inside) {
    const it = Object.assign(document.createElement(tag), properties);
    it.append(...inside);
    return it;
}

/**
 * Words with code between backticks, as elements.
 * @param {string} text
 */
export function withCode(text) {
    return text.split('`').map(function (part, n, all) {
        const isCode = n % 2 === 1 && n < all.length - 1;
        return isCode ? made('code', {}, part) : (n % 2 === 1 ? '`' : '') + part;
    });
}

/**
 * A part of an SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} inside
 * @returns {SVGElementTagNameMap[K]}
 */
export function drawn(tag, attributes, ...inside) {
    const it = document.createElementNS('http://www.w3.org/2000/svg', tag);
    Object.entries(attributes).forEach(function ([name, value]) { it.setAttribute(name, String(value)); });
    it.append(...inside);
    return it;
}

/**
 * All elements that a selector finds, in a list.
 * @param {string} what
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export function all(what, within) { return Array.from((within || document).querySelectorAll(what)); }

/**
 * A button with a sign, and the name that is read out.
 * @param {string} text
 * @param {string} name
 * @param {() => void} act
 */
export function button(text, name, act) {
    return make('button', { type: 'button', 'aria-label': name, title: name, onclick: act }, text);
}

let ids = 0;
/** An id that no other element of the page has. */
export function newId() { return 'try-' + (ids += 1); }

/**
 * A whole number as the figures write it: its thousands stand apart.
 * @param {number | string} number
 */
export function grouped(number) {
    return String(number).replace('-', '\u2212').replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

/**
 * A sentence begins with a capital and ends with a point.
 * @param {string} text
 */
export function sentence(text) { return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.'); }

/**
 * Does something once, when a reader comes near.
 * @param {HTMLElement} element
 * @param {() => void} act
 */
export function near(element, act) {
    const once = new AbortController();
    ['pointerenter', 'focusin', 'touchstart'].forEach(function (it) {
        element.addEventListener(it, function () { once.abort(); act(); }, { signal: once.signal, passive: true });
    });
}

/** The way from this page to the book's first folder. */
export const root = typeof path_to_root === 'string' ? path_to_root : '';

/** Whether a page can run the course's code: one that was opened as a file may start no worker; on paper nothing can be tried. */
export const isServed = /^https?:$/.test(location.protocol) && !/\/print\.html$/.test(location.pathname);

/** Whether this browser has what runs the course's code. */
export const hasEngines = typeof WebAssembly === 'object' && typeof Worker === 'function';
