// @ts-check
// Another input than the book's.

import { change } from './page.js';
import { make } from './make.js';

/**
 * Another input than the book's, for both programs.
 * @param {import('./now.js').Figure} figure
 */
export function makeInput(figure) {
    const fields = figure.book.slice(1).map(function (word, n) {
        const field = make('input', '');
        field.value = word;
        field.maxLength = 1500;
        field.spellcheck = false;
        field.setAttribute('aria-label', 'Argument ' + (n + 1) + ' of ' + figure.book[0]);
        return field;
    });
    const run = make('button', '', 'Run both');
    const back = make('button', '', 'Back to the book’s');
    back.type = 'button';
    const form = make('form', '', make('code', '', figure.book[0]), ...fields, run, back);
    form.addEventListener('submit', function (event) {
        event.preventDefault();
        change(figure, [figure.book[0]].concat(fields.map(function (field) { return field.value; })));
    });
    back.addEventListener('click', function () {
        fields.forEach(function (field, n) { field.value = figure.book[n + 1]; });
        change(figure, figure.book);
    });
    return make('details', 'yours-input', make('summary', '', 'Another input'), form);
}
