// @ts-check
// What a drawing leaves out is opened at its words.

/**
 * Draws in a place. A player that is stepped through is still stepped through when something was opened in it (`isOpening`), and
 * stands where that begins.
 * @param {HTMLElement} place
 * @param {string} html
 * @param {boolean} isOpening
 */
export function fillWith(place, html, isOpening) {
    const before = playerIn(place), steps = isOpening && before && before.at() >= 0;
    place.innerHTML = html;
    if (steps) { place.querySelectorAll('.fig-player').forEach(function (it) { delete it.dataset.whole; }); }
    document.dispatchEvent(new CustomEvent('figures'));
    offer(place);
}

/**
 * The player in a place, once the figures' script has started it.
 * @param {HTMLElement | null} place
 */
export function playerIn(place) {
    const it = place && place.querySelector('.fig-player');
    return it && typeof figPlayers === 'object' ? figPlayers.of.get(it) : undefined;
}

/**
 * The words that say what is left out become buttons. In a tree that has keys of its own they are none of the
 * stops of the Tab key.
 * @param {HTMLElement} place
 */
export function offer(place) {
    const words = Array.from(/** @type {NodeListOf<SVGElement>} */ (place.querySelectorAll('[data-open]')));
    place.classList.toggle('try-opens', words.length > 0);
    words.filter(function (it) { return !it.closest('[role="tree"]'); }).forEach(function (it) {
        it.ownerSVGElement.setAttribute('role', 'group');
        it.setAttribute('role', 'button');
        it.setAttribute('tabindex', '0');
    });
}

/**
 * Tells which words were opened in a place, by the mouse or by keys.
 * @param {HTMLElement} place
 * @param {(one: string) => void} open
 */
export function opensIn(place, open) {
    /** @param {MouseEvent | KeyboardEvent} event */
    function openAt(event) {
        const words = /** @type {SVGElement} */ (event.target).closest('[data-open]');
        if (!words || 'key' in event && event.key !== 'Enter' && event.key !== ' ') { return; }
        event.preventDefault();
        event.stopPropagation();
        open(words.dataset.open);
    }
    place.addEventListener('click', openAt, true);
    place.addEventListener('keydown', openAt, true);
}

/**
 * What is open, with one more, which is the last.
 * @param {string[]} all
 * @param {string} one
 */
export function withOne(all, one) { return all.filter(function (it) { return it !== one; }).concat(one); }

/**
 * Where the keyboard was in a drawing, it is in the new one.
 * @param {HTMLElement} place
 * @param {HTMLElement} otherwise
 * @param {string} [input]
 */
export function refocus(place, otherwise, input) {
    const same = input && place.querySelector('[data-input="' + input + '"]');
    (same || place.querySelector('[role="tree"] [tabindex="0"], [data-open][tabindex]') || otherwise).focus();
}
