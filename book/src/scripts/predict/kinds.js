// @ts-check
// The kinds of questions.

import { all, grouped, made } from '../shared/make.js';
import { isText } from './keep.js';

/**
 * What somebody types, without what may stand between groups of three.
 * @param {string} text
 */
function plain(text) {
    return text.trim().replace(/[\u2212\u2013]/, '-').replace(/(\d)[\s\u202f\u00a0'’_.,](?=\d{3}(?!\d))/g, '$1');
}

/**
 * A whole number as somebody types it; nothing where it is none, or has more digits than a page counts with.
 * @param {string} text
 */
export function whole(text) {
    return /^[-+]?\d{1,15}$/.test(plain(text)) ? Number(plain(text)) : undefined;
}

/**
 * The form of a question.
 * @typedef {HTMLElement} Form
 *
 * What is right; and how far a number may be from it, as a ratio.
 * @typedef {{ right: any, within?: number }} Answer
 *
 * A kind of question.
 * @typedef {object} Kind
 * @property {(form: Form) => any} said What a form says now; nothing where it is not whole.
 * @property {(form: Form) => string} [first] What is said where it is not whole.
 * @property {(form: Form, said: any) => void} put Puts an answer into the form.
 * @property {(said: any, form: Form) => boolean} fits Whether what was kept is an answer to this question.
 * @property {(form: Form, said: any) => string} text An answer as text.
 * @property {(answer: Answer, form: Form) => string} truth What is right, as text.
 * @property {(answer: Answer, said: any) => boolean} right Whether an answer is right.
 * @property {(answer: Answer, said: any) => boolean} [near] Whether a right answer is not exact.
 * @property {(one: any, other: any) => boolean} [same] Whether two answers are the same.
 * @property {(answer: Answer, said: any) => string} [hint] What leads on after a wrong guess.
 * @property {(answer: Answer, said: any, form: Form) => string} [more] What is said besides of a wrong answer.
 * @property {(truth: string) => string} [wrongly] What is said instead of a wrong answer.
 * @property {(form: Form, said: any) => void} [tried] Marks a wrong guess.
 * @property {(form: Form, answer: Answer, said: any) => void} [mark] Marks what is right and what is wrong.
 */

/**
 * The kinds of questions, by their names.
 * @type {Record<string, Kind>}
 */
export const KINDS = {
    number: {
        first: function (form) {
            if (!/^[-+]?\d+$/.test(plain(form.querySelector('input').value))) { return 'Type a whole number first.'; }
            return `Type a number between \u2212${grouped(10 ** 15 - 1)} and ${grouped(10 ** 15 - 1)}.`;
        },
        said: function (form) { const number = whole(form.querySelector('input').value); return number === undefined ? undefined : String(number); },
        put: function (form, said) { form.querySelector('input').value = said; },
        fits: function (said) { return isText(said) && whole(said) !== undefined; },
        text: function (form, said) { return grouped(said); },
        truth: function (answer) { return grouped(whole(answer.right)); },
        right: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right === guess) { return true; }
            return right * guess > 0 && Math.max(right / guess, guess / right) <= answer.within;
        },
        near: function (answer, said) { return whole(answer.right) !== whole(said); },
        same: function (one, other) { return whole(one) === whole(other); },
        hint: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right > 2 && Math.abs(guess - right) === 1) { return `One too ${guess < right ? 'few' : 'many'}.`; }
            return right !== 0 && guess === -right ? 'Look at its sign once more.' : '';
        },
        more: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right <= 0 || guess <= 0) { return ''; }
            const times = Math.max(right / guess, guess / right);
            if (times < 10) { return ''; }
            const rounded = grouped(Number(times.toPrecision(2)));
            return ` Your number is about ${rounded} times too ${guess < right ? 'small' : 'large'}.`;
        },
    },
    choice: {
        first: function () { return 'Choose one first.'; },
        said: function (form) { return inputs(form, 'input:checked')[0]?.value; },
        put: function (form, said) { inputs(form).forEach(function (it) { it.checked = it.value === said; }); },
        fits: function (said, form) { return inputs(form).some(function (it) { return it.value === said; }); },
        text: function (form, said) { return said; },
        truth: function (answer) { return answer.right; },
        right: function (answer, said) { return said === answer.right; },
        tried: function (form, said) {
            inputs(form).forEach(function (it) { if (it.value === said) { mark(it.parentElement, 'wrong'); } });
        },
        mark: function (form, answer, said) {
            inputs(form).forEach(function (it) {
                mark(it.parentElement, it.value === answer.right ? 'right' : it.value === said ? 'wrong' : '');
            });
        },
    },
    set: {
        said: function (form) { return inputs(form, 'input:checked').map(function (it) { return Number(it.value); }); },
        put: function (form, said) { inputs(form).forEach(function (it) { it.checked = said.includes(Number(it.value)); }); },
        fits: function (said) { return Array.isArray(said) && said.every(Number.isInteger); },
        text: function (form, said) { return chosen(form, said) || 'none'; },
        truth: function (answer, form) { return chosen(form, answer.right) || 'none'; },
        right: function (answer, said) { return said.length === answer.right.length && said.every(function (/** @type {any} */ it) { return answer.right.includes(it); }); },
        // Of the run it is known how many leaves are wrong, and that is told first.
        hint: function (answer, said) {
            const wrong = said.filter(function (/** @type {any} */ it) { return !answer.right.includes(it); }).length;
            const left = answer.right.length - (said.length - wrong);
            const leaves = function (/** @type {number} */ many) { return many === 1 ? 'One leaf' : `${many} leaves`; };
            return [wrong && `${leaves(wrong)} that you chose must be read.`, left && `${leaves(left)} that you did not choose need not be read.`].filter(Boolean).join(' ');
        },
        more: function (answer, said, form) {
            const forgotten = chosen(form, answer.right.filter(function (/** @type {any} */ it) { return !said.includes(it); }));
            const wrong = chosen(form, said.filter(function (/** @type {any} */ it) { return !answer.right.includes(it); }));
            return (forgotten && ` You did not choose ${forgotten}.`) + (wrong && ` You chose ${wrong}, which does not belong to it.`);
        },
        mark: function (form, answer, said) {
            inputs(form).forEach(function (it) {
                const [is, chosen] = [answer.right.includes(Number(it.value)), said?.includes(Number(it.value))];
                mark(it.parentElement, is ? (chosen || !said ? 'right' : 'missed') : chosen ? 'wrong' : '');
            });
        },
    },
    order: {
        said: function (form) { return items(form).map(text); },
        put: function (form, said) {
            const list = form.querySelector('ol'), now = items(form);
            list.append(...said.map(function (/** @type {any} */ one) { return now.find(function (item) { return text(item) === one; }); }));
        },
        fits: function (said, form) {
            const now = items(form).map(text).sort();
            return Array.isArray(said) && said.every(isText) && JSON.stringify(said.slice().sort()) === JSON.stringify(now);
        },
        text: function (form, said) { return said.join('; '); },
        truth: function (answer) { return answer.right.join('; '); },
        wrongly: function (truth) { return `Not this time: the order is ${truth}.`; },
        right: function (answer, said) { return JSON.stringify(said) === JSON.stringify(answer.right); },
        hint: function (answer, said) {
            const at = said.findIndex(function (/** @type {any} */ it, /** @type {number} */ at) { return it !== answer.right[at]; });
            return at === 0 ? 'Another one comes first.' : `The first ${at === 1 ? 'is' : `${at} are`} right, and then another one comes.`;
        },
        mark: function (form, answer) {
            items(form).forEach(function (item, at) { mark(item, text(item) === answer.right[at] ? 'right' : 'wrong'); });
        },
    },
};

// Texts that are ticked, and not leaves.
KINDS.several = Object.assign({}, KINDS.set, {
    hint: function (/** @type {Answer} */ answer, /** @type {any} */ said) {
        const wrong = said.filter(function (/** @type {any} */ it) { return !answer.right.includes(it); }).length;
        const left = answer.right.length - (said.length - wrong);
        return [wrong && `${wrong} of those that you ticked ${wrong === 1 ? 'does' : 'do'} not belong to it.`, left && `${left} that ${left === 1 ? 'belongs' : 'belong'} to it ${left === 1 ? 'is' : 'are'} not ticked.`].filter(Boolean).join(' ');
    },
});

/** @param {Form} form */
export function items(form) { return all('li', form); }
/** @param {HTMLElement} item */
export function text(item) { return item.querySelector('span').textContent; }

/**
 * The words of the leaves or texts with these numbers.
 * @param {Form} form
 * @param {number[]} numbers
 */
function chosen(form, numbers) {
    return numbers.map(function (number) { return form.querySelector(`input[value="${number}"]`)?.nextElementSibling.textContent; }).join(', ');
}

/** @type {Record<string, string>} */
const SIGNS = { right: '\u2713', wrong: '\u2717', missed: '!' };
/**
 * A mark is a sign and not only a colour.
 * @param {HTMLElement} it
 * @param {string} as
 */
export function mark(it, as) {
    delete it.dataset.mark;
    it.querySelector('.predict-sign')?.remove();
    if (as === '') { return; }
    it.dataset.mark = as;
    it.append(made('span', { className: 'predict-sign' }, SIGNS[as]));
}

/**
 * Its fields: those among which a reader chooses, or others.
 * @param {Form} form
 * @param {string} [what]
 * @returns {HTMLInputElement[]}
 */
export function inputs(form, what = '.predict-among input') { return Array.from(form.querySelectorAll(what)); }
