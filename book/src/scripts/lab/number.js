// @ts-check
import { button, make, newId } from '../shared/make.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * A whole number: typed, counted up and down, or, where there are few, slid.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function numberControl(takes, change) {
    const { name, from, to, mark } = takes;
    const within = function (/** @type {number} */ value) { return Math.max(from, Math.min(to, value)); };
    const id = newId();
    const input = make('input', { id, type: 'number', min: String(from), max: String(to), step: '1', inputmode: 'numeric' });
    input.style.width = Math.min(9, 4 + String(to).length) + 'ch';
    const slider = !takes.plain && to - from <= 40 && make('input', { type: 'range', min: String(from), max: String(to), 'aria-label': name });
    /** @param {string} value */
    function set(value) {
        input.value = value;
        if (slider) { slider.value = value; }
    }
    /** @param {number | string} value */
    function give(value) { set(String(value)); change(); }
    /** @param {number} step */
    function by(step) { return function () { give(within((Number(input.value) || 0) + step)); }; }
    input.addEventListener('input', function () { if (slider) { slider.value = input.value; } change(); });
    if (slider) { slider.addEventListener('input', function () { give(slider.value); }); }
    const row = make('span', { class: 'try-number' }, button('−', 'one less', by(-1)), input, button('+', 'one more', by(1)));
    if (slider) { row.append(slider); }
    const control = { element: make('span', { class: 'try-field' }, make('label', { for: id }, name), row), get: function () { return input.value.trim(); }, set };
    return mark ? Object.assign(control, { marks: mark, by }) : control;
}
