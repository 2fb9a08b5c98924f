// @ts-check
// Another run beside a figure's own, or below it where there is no room: whichever is stepped through leads the other.

import { choiceControl } from './choice.js';
import { button, make, sentence } from '../shared/make.js';
import { fillWith, opensIn, playerIn, refocus, withOne } from './opening.js';

/** What the figure is doing: the number of its newest run; whether something is being run and compared; and whether the same run
 *  was drawn anew, because something was opened or folded.
 *  @typedef {{ wanted: number, busy: boolean, isOpening: boolean }} Doing */

/**
 * @param {object} of
 * @param {HTMLElement} of.figure
 * @param {HTMLElement} of.drawing
 * @param {import('./programs.js').Other[]} of.steps The runs that may stand beside it.
 * @param {Doing} of.doing
 * @param {() => string} of.program
 * @param {() => string} of.title
 * @param {() => void} of.soon Runs it soon.
 * @param {() => void} of.go Runs it now.
 * @param {(other: import('./programs.js').Other) => Promise<import('../shared/engine.js').Answer | null>} of.ask
 * @param {(trouble: string) => void} of.tell
 * @param {HTMLElement} of.back What gets the focus where nothing is opened in it.
 * @param {() => void} of.kept Something was opened: the address holds it.
 */
export function pairOf({ figure, drawing, steps, doing, program, title, soon, go, ask, tell, back, kept }) {
    /** @type {typeof import('../in-step.js') | null} */
    let stepping = null;
    // It is there before the first answer is.
    const loaded = steps.length ? import('../in-step.js').then(function (it) { stepping = it; }) : null;
    const choice = steps.length ? choiceControl({ name: 'beside it, in step', words: ['nothing'].concat(steps.map(function (it) { return it.title; })) }, function () { it.opened = []; soon(); }) : null;
    const pair = make('div', { class: 'try-pair', hidden: true, role: 'group' });
    // What was asked for it when it was drawn, and its drawing.
    let shown = '';
    /** @type {HTMLElement} */
    let place = null;
    const fold = button('Fold again', 'Fold again what was opened last', function () { it.opened = it.opened.slice(0, -1); open(); });
    const folds = make('p', { class: 'try-folds', hidden: true }, fold);

    const it = {
        choice,
        element: pair,
        loaded,
        /** What is opened in it. @type {string[]} */
        opened: [],
        /** The run that stands there, if one does. */
        other() {
            const title = choice ? choice.get() : '';
            return steps.find(function (it) { return it.title === title && it.run !== program(); });
        },
        /**
         * What was drawn of it is put there.
         * @param {import('./programs.js').Other} other
         * @param {import('../shared/engine.js').Drawn | null} drawn
         */
        put(other, drawn) {
            if (!drawn) { it.unpair(); return; }
            // Where something was opened in this run alone, the other one stays as it stands.
            const asked = String(it.opened), name = other.title + ', in step';
            const isThere = doing.isOpening && !pair.hidden, isNew = !isThere || asked !== shown;
            if (!isThere) {
                pair.hidden = false;
                pair.setAttribute('aria-label', name);
                place = make('div');
                pair.replaceChildren(make('p', { class: 'try-pair-name' }, name), make('p', { class: 'try-pair-says' }), place, folds);
            }
            if (isNew) {
                shown = asked;
                folds.hidden = !it.opened.length;
                fillWith(place, drawn.drawing, doing.isOpening);
            }
            drawing.dataset.name = title();
            link(other, isThere && isNew ? place : drawing);
            abreast();
        },
        unpair() {
            pair.hidden = true;
            delete drawing.dataset.name;
            abreast();
        },
    };

    /**
     * Puts the two in step. Who was opened last leads the other one there, if it is stepped through.
     * @param {import('./programs.js').Other} other
     * @param {HTMLElement} leads
     */
    function link(other, leads) {
        const players = [drawing, place].map(function (it) { return it.querySelector('.fig-player'); });
        const says = pair.querySelector('.try-pair-says');
        says.textContent = stepping.inStep(players, [drawing.dataset.name, other.title]);
        says.hidden = !says.textContent;
        const leader = playerIn(leads);
        if (!says.textContent && leader && leader.at() >= 0) { leader.go(leader.at()); }
    }

    // Opens something in the other run, or folds it again; this one stays.
    async function open() {
        const other = it.other();
        if (!other) { return; }
        // Both are drawn anew where this one is not there yet.
        if (doing.busy) { go(); return; }
        const within = pair.contains(document.activeElement);
        doing.wanted += 1;
        const mine = doing.wanted;
        let answer = null;
        try {
            answer = await ask(other);
        } catch (error) {
            tell(sentence(error.message));
        }
        if (mine !== doing.wanted || !answer) { return; }
        doing.isOpening = true;
        it.put(other, answer.drawn);
        if (within && !pair.hidden) { refocus(place, it.opened.length ? fold : back); }
        kept();
    }

    function abreast() {
        if (stepping) { stepping.abreast(figure, pair.hidden ? [] : [drawing, pair]); }
    }
    opensIn(pair, function (one) { it.opened = withOne(it.opened, one); open(); });
    if (choice) { new ResizeObserver(abreast).observe(figure); }
    return it;
}
