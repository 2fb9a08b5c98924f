// @ts-check
// Elements, and words with code in them.

/**
 * An element of a class, and what stands in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [className]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, className, ...inside) {
    const it = document.createElement(tag);
    if (className) { it.className = className; }
    it.append(...inside);
    return it;
}

/**
 * Words with code between backticks, as elements.
 * @param {string} text
 */
export function prose(text) {
    return text.split('`').map(function (part, n, all) {
        const isCode = n % 2 === 1 && n < all.length - 1;
        return isCode ? make('code', '', part) : (n % 2 === 1 ? '`' : '') + part;
    });
}
