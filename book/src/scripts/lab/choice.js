// @ts-check
// Controls for words: one of some, any, and on or off.

import { make, newId } from '../shared/make.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * One of some words.
 * @param {{ name: string, words?: string[] }} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function choiceControl({ name, words }, change) {
    const group = newId();
    const inputs = words.map(function (word) {
        return make('input', { type: 'radio', name: group, value: word, onchange: change });
    });
    // A word of a program reads like words: `cuts_when_past`.
    const choices = inputs.map(function (input) { return make('label', {}, input, input.value.replace(/_/g, ' ')); });
    const element = make('span', { class: 'try-field', role: 'radiogroup', 'aria-label': name }, make('span', {}, name), make('span', { class: 'try-choices' }, ...choices));
    return {
        element,
        get: function () { return (inputs.find(function (input) { return input.checked; }) || { value: '' }).value; },
        set: function (value) { inputs.forEach(function (input) { input.checked = input.value === value; }); },
    };
}

/**
 * Whatever is written.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function textControl({ name }, change) {
    const id = newId();
    const input = make('input', { id, type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', oninput: change });
    return {
        element: make('span', { class: 'try-field try-text' }, make('label', { for: id }, name), input),
        get: function () { return input.value.trim(); },
        set: function (value) { input.value = value; },
    };
}

/**
 * What is on or off.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function switchControl({ name }, change) {
    const input = make('input', { type: 'checkbox', onchange: change });
    return {
        element: make('label', { class: 'try-switch' }, input, name.replace(/_/g, ' ')),
        get: function () { return input.checked ? 'on' : 'off'; },
        set: function (value) { input.checked = value === 'on'; },
    };
}
/** @param {Takes} takes */
export function isSwitch({ kind, words }) { return kind === 'one_of' && words.join() === 'on,off'; }
