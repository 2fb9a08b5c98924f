// @ts-check
// One question: its form, what was said, and what is said about that.

import { all, made, withCode } from '../shared/make.js';
import { forget, isText, keep, kept } from './keep.js';
import { KINDS, inputs, items, mark, text } from './kinds.js';

/**
 * The questions of the page.
 * @type {Question[]}
 */
export const questions = [];

export class Question {
    /** @param {HTMLFormElement} form */
    constructor(form) {
        this.form = form;
        this.id = form.id;
        this.kind = KINDS[form.dataset.kind];
        this.answer = JSON.parse(form.dataset.answer);
        this.hints = JSON.parse(form.dataset.hints);
        // What is asked, read before anything is marked.
        this.ask = form.querySelector('legend, label').textContent.trim();
        this.line = form.querySelector('.predict-said');
        const [send, other] = inputs(form, '.predict-do input');
        this.send = send;
        this.other = other;
        this.settled = false;
        // The first guess, where it was wrong.
        this.tried = null;
        // The box with what is to be said about it: behind it, or behind the questions that stand behind it. It is shown with
        // the answer to the last of them.
        let box = form.nextElementSibling;
        while (box && box.matches('form.predict')) { box = box.nextElementSibling; }
        this.box = box?.matches('details') ? box : null;
        all('[hidden]', form).forEach(function (it) { it.hidden = false; });
        form.classList.add('is-asked');
        form.noValidate = true;
        form.addEventListener('submit', (event) => {
            event.preventDefault();
            this.guess(this.kind.said(form));
        });
        form.addEventListener('show', () => { if (!this.settled) { this.settle(null, false); } });
        this.other.addEventListener('click', () => (this.settled ? this.again() : this.settle(null, false)));
        if (form.dataset.kind === 'order') { this.movable(); }
    }

    /** A first guess that is wrong gets a hint, and a second one. */
    guess(/** @type {any} */ said) {
        const { form, kind, answer, tried } = this;
        const same = kind.same ?? function (one, other) { return JSON.stringify(one) === JSON.stringify(other); };
        /** @type {HTMLInputElement} */
        const field = form.querySelector('.predict-ask :is(input, button)');
        if (said === undefined) {
            this.line.textContent = kind.first(form);
            field.focus();
        } else if (tried === null && !kind.right(answer, said)) {
            this.tried = said;
            kind.tried?.(form, said);
            form.classList.add('is-tried');
            this.line.replaceChildren(...withCode(`Not yet. ${this.hint(said)}`));
            if (field.type === 'text') { field.select(); }
        } else if (tried !== null && same(tried, said)) {
            this.line.replaceChildren(...withCode(`You said that before. ${this.hint(said)}`));
        } else {
            this.settle(said, false);
        }
    }

    /** What the run says about this guess; where it says nothing, what leads on in the question. */
    hint(/** @type {any} */ said) {
        const { kind, hints } = this;
        const of = Array.isArray(said) ? said.join('; ') : said;
        const near = hints.near.find(function (/** @type {[string, string]} */ [guess]) { return (kind.same ?? Object.is)(guess, of); });
        return near?.[1] ?? [kind.hint?.(this.answer, said), hints.own].filter(Boolean).join(' ');
    }

    /** Answered, now or before: says what is right. Said is nothing where the reader wanted to be shown. */
    settle(/** @type {any} */ said, /** @type {boolean} */ before) {
        const { form, kind, answer } = this;
        const right = said !== null && kind.right(answer, said);
        const truth = kind.truth(answer, form);
        const shown = said === null ? '' : kind.text(form, said);
        this.settled = true;
        // Right at once.
        this.first = right && this.tried === null;
        form.classList.remove('is-tried');
        if (said !== null) { kind.put(form, said); }
        kind.mark?.(form, answer, said);
        form.classList.toggle('is-right', right);
        form.classList.toggle('is-wrong', said !== null && !right);
        inputs(form, '.predict-ask input, .predict-ask button').forEach(function (it) { it.disabled = true; });
        this.send.hidden = true;
        this.other.value = 'Answer again';
        let words;
        if (said === null) {
            words = `The answer is ${truth}.`;
        } else if (right) {
            words = kind.near?.(answer, said) ? `Right, near enough: it is ${truth}, and you said ${shown}.` : `Right: ${truth}.`;
            form.classList.toggle('is-new', !before);
        } else if (kind.wrongly) {
            words = kind.wrongly(truth);
        } else {
            words = `Not this time: you said ${shown}, and the answer is ${truth}.${kind.more?.(answer, said, form) ?? ''}`;
        }
        if (right && !before && questions.length > 1 && questions.every((other) => other.settled && other.first)) {
            words += ` All ${questions.length} questions of this page, at the first try.`;
        }
        this.line.replaceChildren(words);
        const figure = all(`figure[data-veil~="${this.id}"]`).find(function (it) { return !it.closest('details'); });
        if (figure) { this.line.append(' ', made('a', { href: '#' + figure.id }, 'See it in the figure.')); }
        if (!before) {
            const seen = this.seen === true;
            const first = this.tried === null ? undefined : kind.text(form, this.tried);
            keep(this.id, { ask: this.ask, first, said, shown, truth, right, seen, at: new Date().toISOString() });
            if (document.activeElement === document.body || form.contains(document.activeElement)) { this.other.focus(); }
        }
        this.unbox();
        this.tell();
    }

    /** The box is shown, and open, when all its questions are answered. One with a line between what belongs to the first of them and
     *  what belongs to the next shows each part with its own answer. */
    unbox() {
        const { box } = this;
        if (!box) { return; }
        const mine = questions.filter((other) => other.box === box);
        const isParted = all(':scope > hr', box).length === mine.length - 1;
        const shown = mine[isParted ? 'some' : 'every']((other) => other.settled);
        let part = 0;
        all(':scope > :not(summary)', box).forEach(function (it) {
            if (isParted && it.tagName === 'HR') { part += 1; }
            it.classList.toggle('is-to-come', isParted && !mine[part].settled);
        });
        box.classList.toggle('is-told', shown);
        box.open = shown;
    }

    /** Says how it is with it, for what is veiled until it is answered (`veil.js`). */
    tell() {
        this.form.dataset.guess = this.settled ? 'answered' : this.seen ? 'seen' : '';
        this.form.dispatchEvent(new Event('guess', { bubbles: true }));
    }

    /** As if it had not been answered; what was veiled has been seen. */
    again() {
        const { form } = this;
        this.settled = false;
        this.tried = null;
        this.seen = true;
        this.tell();
        forget(this.id);
        this.unbox();
        form.classList.remove('is-right', 'is-wrong', 'is-new');
        inputs(form, '.predict-ask input, .predict-ask button').forEach(function (it) { it.disabled = false; });
        all('.predict-among label, li', form).forEach(function (it) { mark(it, ''); });
        inputs(form, '.predict-ask input').forEach(function (it) { if (it.type === 'text') { it.value = ''; } else { it.checked = false; } });
        this.send.hidden = false;
        this.other.value = 'Show me';
        this.line.replaceChildren();
        form.querySelector('.predict-ask input, .predict-ask button').focus();
    }

    /** What was kept, shown again. */
    remember() {
        const it = kept(this.id);
        if (!it) { return; }
        this.seen = it.seen === true;
        this.tell();
        if (it.said === null || this.kind.fits(it.said, this.form)) {
            this.settle(it.said, true);
            this.first &&= !isText(it.first);
        }
    }

    /** The items of a list can be moved, with buttons and with the mouse. */
    movable() {
        const { form, line } = this;
        const list = form.querySelector('ol');
        /** @param {HTMLElement} item */
        function tell(item) {
            line.textContent = `${text(item)} is now ${items(form).indexOf(item) + 1} of ${items(form).length}.`;
        }
        /** @type {HTMLElement | null} */
        let dragged = null;
        items(form).forEach((item) => {
            const up = made('button', { type: 'button', title: 'Up', ariaLabel: `Move ${text(item)} up` }, '\u25b2');
            const down = made('button', { type: 'button', title: 'Down', ariaLabel: `Move ${text(item)} down` }, '\u25bc');
            up.addEventListener('click', function () { item.previousElementSibling?.before(item); up.focus(); tell(item); });
            down.addEventListener('click', function () { item.nextElementSibling?.after(item); down.focus(); tell(item); });
            item.append(up, down);
            item.draggable = true;
            item.addEventListener('dragstart', (event) => {
                if (this.settled) { event.preventDefault(); return; }
                dragged = item;
                event.dataTransfer.effectAllowed = 'move';
            });
            item.addEventListener('dragend', function () { if (dragged) { tell(dragged); } dragged = null; });
            item.addEventListener('dragover', function (event) {
                if (!dragged) { return; }
                event.preventDefault();
                if (dragged === item) { return; }
                const { top, height } = item.getBoundingClientRect();
                item[event.clientY < top + height / 2 ? 'before' : 'after'](dragged);
            });
        });
        list.addEventListener('drop', function (event) { event.preventDefault(); });
    }
}
