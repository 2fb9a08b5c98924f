// @ts-check
// Ours, yours, or both, in one figure.

import { withCode } from '../shared/make.js';
import { makeInput } from './input.js';
import { VIEW, keep, kept } from './keep.js';
import { now } from './now.js';
import { update } from './page.js';
import { offer, picture } from './picture.js';
import { inStep, sideBySide, startPlayers } from './step.js';
import { make } from './make.js';

/**
 * A figure's drawings of both codes.
 * @typedef {object} View
 * @property {string} place The id of its first element.
 * @property {import('./now.js').Drawn | null} drawn
 * @property {Promise<void> | null} placed Kept when the two drawings stand where they stay.
 * @property {string} refused Why nothing is drawn.
 * @property {() => HTMLElement | null} mark The first difference in a drawing.
 * @property {() => boolean} isNew Whether it shows the newest save.
 * @property {(said: import('./now.js').Drawn) => void} take
 * @property {(why: string) => void} refuse
 * @property {() => void} forget Another run is wanted now.
 * @property {() => void} remove
 * @property {(byHand?: boolean) => Promise<void>} go Brings what is said, and the place of which it is said, into sight.
 * @property {() => void} show
 *
 * One of the two drawings.
 * @typedef {{ side: HTMLElement, drawing: HTMLElement, name: string }} Side
 */

/**
 * @param {object} of
 * @param {HTMLElement} of.element
 * @param {HTMLElement | null} of.before The book's own drawing.
 * @param {import('./now.js').Figure | null} of.input The figure whose input can be changed here.
 * @param {boolean} [of.isTest]
 * @returns {View}
 */
export function makeView({ element, before, input, isTest }) {
    const names = ['ours', 'yours', 'both'];
    const views = make('div', 'yours-views');
    views.setAttribute('role', 'group');
    views.setAttribute('aria-label', 'Whose code is drawn');
    const buttons = names.map(function (name) {
        const button = make('button', '', name);
        button.type = 'button';
        button.addEventListener('click', function () { keep(VIEW, name); update(); });
        return button;
    });
    views.append(...buttons);
    const keeps = make('button', 'yours-keeps', 'Save the picture');
    keeps.type = 'button';
    keeps.addEventListener('click', async function () {
        offer(await picture([yours, ours], view.drawn.sentence || ''), element.id + '.svg');
    });
    const says = make('div', 'yours-says');
    const busy = make('p', 'yours-busy');
    const place = element.id + '-yours';
    views.id = place;
    views.tabIndex = -1;
    const [ours, yours] = ['Ours', 'Yours'].map(function (name) {
        const drawing = make('div', 'yours-drawing');
        const side = make('div', 'yours-side', make('p', 'yours-name', name), drawing);
        side.hidden = true;
        return { side, drawing, name };
    });
    const form = input ? makeInput(input) : null;
    views.append(keeps);
    /** @type {HTMLElement[]} */
    const all = [views, busy, says, ours.side, yours.side, ...(form ? [form] : [])];
    if (before) { before.before(views, busy, says); before.after(ours.side, yours.side, ...(form ? [form] : [])); } else { element.append(...all); }
    let isPair = false;
    new ResizeObserver(abreast).observe(element);

    /** @type {View} */
    const view = {
        place,
        drawn: null,
        placed: null,
        refused: '',
        mark() { return yours.drawing.querySelector('.differs') || ours.drawing.querySelector('.differs'); },
        isNew() { return Boolean(view.drawn) && view.drawn.save === now.state.save; },
        take(said) {
            view.drawn = said;
            view.refused = '';
            put(ours, said.ours);
            put(yours, said.yours);
            fill(says, said);
            startPlayers();
            view.placed = inStep([ours, yours].map(function (it) { return it.drawing.querySelector('.fig-on'); }), abreast);
            together([ours, yours].map(function (it) { return it.drawing.querySelector('.fig-scroll'); }));
        },
        refuse(why) { view.refused = why; },
        forget() { view.drawn = null; view.refused = ''; },
        remove() {
            all.forEach(function (part) { part.remove(); });
            isPair = false;
            abreast();
            if (before) { before.hidden = false; }
        },
        // Brings what is said, and the place of which it is said, into sight, once the two drawings stand where they stay.
        async go(byHand) {
            await view.placed;
            /** @type {HTMLDetailsElement | null} */
            const lifted = element.closest('details:not([open])');
            if (lifted) { lifted.open = true; }
            const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
            toPlace(calm);
            if (byHand) { views.focus({ preventScroll: true }); }
            // Other figures above are still being drawn, and the page grows: the place is kept until the reader moves. An observer
            // tells at once how large the page is.
            let begun = false;
            const grows = new ResizeObserver(function () {
                if (!view.isNew()) { end(); } else if (begun) { toPlace('instant'); }
                begun = true;
            });
            const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
            const end = function () {
                grows.disconnect();
                clearTimeout(waits);
                acts.forEach(function (act) { removeEventListener(act, end, true); });
            };
            const waits = setTimeout(end, 2000);
            acts.forEach(function (act) { addEventListener(act, end, true); });
            grows.observe(document.querySelector('main'));
            /** @param {ScrollBehavior} behavior */
            function toPlace(behavior) {
                const head = views.getBoundingClientRect().top, mark = view.mark();
                // Where the place is far below, rather it than the sentence.
                const room = now.bar.bar.getBoundingClientRect().top - 100, below = mark ? mark.getBoundingClientRect().bottom - head : 0;
                scrollTo({ top: scrollY + head - 70 + Math.max(0, below - room), behavior });
            }
        },
        show() {
            const said = view.drawn, verdict = now.state.verdict;
            const wish = kept(VIEW) || 'both';
            const isBroken = Boolean(verdict) && verdict.outcome === 'broken';
            const isOld = Boolean(said) && Boolean(now.over || !view.isNew() || now.state.checking || isBroken);
            // Nothing is pressed before there is something of yours.
            views.hidden = !said;
            buttons.forEach(function (button, n) { button.setAttribute('aria-pressed', String(names[n] === wish)); });
            const isDrawing = !isTest && verdict && !now.over && !now.state.checking && !isBroken && !view.isNew() && !view.refused;
            const isWaiting = Boolean(isTest && said && said.waits) && !isOld;
            const why = isWaiting ? 'Ours runs the same test, and comes beside it in a moment …' : now.over || !isOld && !isDrawing ? '' : now.state.checking ? 'Your new save is being tested.'
                : isBroken ? 'Your last save did not compile.' : 'Your new save runs, and is drawn here in a moment …';
            busy.textContent = why + (isOld && why ? ' Below is ' : '') + (isOld && why ? 'your save of ' + time(said.at) + '.' : '');
            busy.hidden = !busy.textContent;
            element.setAttribute('aria-busy', String(Boolean(isDrawing || isWaiting)));
            // Until there is something of yours, the book's own figure stands there.
            const hasOurs = Boolean(said && said.ours);
            if (before) { before.hidden = hasOurs || Boolean(said) && wish === 'yours'; }
            ours.side.hidden = !hasOurs || wish === 'yours';
            yours.side.hidden = !said || wish === 'ours';
            isPair = !ours.side.hidden && !yours.side.hidden;
            abreast();
            keeps.hidden = !isPair || !ours.drawing.querySelector('svg') || !yours.drawing.querySelector('svg');
            says.hidden = !said && !view.refused;
            element.classList.toggle('yours-dim', isOld);
            yours.side.querySelector('.yours-name').textContent = 'Yours' + (isOld ? ', of your save at ' + time(said.at) : '');
            if (view.refused) { says.textContent = view.refused; }
        },
    };
    function abreast() { sideBySide(element, isPair ? [ours.side, yours.side] : []); }
    /**
     * @param {Side} where
     * @param {string} [html]
     */
    function put(where, html) {
        where.drawing.innerHTML = html || '';
        // What scrolls sideways can be reached by the keyboard.
        where.drawing.querySelectorAll('.fig-scroll').forEach(function (box) {
            box.tabIndex = 0;
            box.setAttribute('role', 'group');
            box.setAttribute('aria-label', where.name + ': drawing');
        });
        if (!html && where === yours) { where.drawing.append(make('p', 'yours-nothing', 'Nothing to draw.')); }
    }
    return view;
}

/**
 * What scrolls in one of two drawings scrolls in the other.
 * @param {(HTMLElement | null)[]} boxes
 */
function together(boxes) {
    if (!boxes.every(Boolean)) { return; }
    boxes.forEach(function (box, n) {
        box.addEventListener('scroll', function () {
            const other = boxes[1 - n];
            if (Math.abs(other.scrollLeft - box.scrollLeft) > 1) { other.scrollLeft = box.scrollLeft; }
        }, { passive: true });
    });
}

/**
 * When a save was.
 * @param {number} at
 */
function time(at) {
    return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/**
 * The audit first, which knows what is wrong; then the first call that differs, which may be right.
 * @param {HTMLElement} says
 * @param {import('./now.js').Drawn} said
 */
function fill(says, said) {
    says.textContent = '';
    says.className = 'yours-says';
    const isWrong = said.wrong && (said.kind || said.audit);
    says.classList.toggle('is-wrong', Boolean(isWrong));
    says.classList.toggle('is-other', Boolean(said.kind) && !said.wrong);
    if (said.audit) { says.append(make('p', 'yours-audit', ...withCode(said.audit))); }
    if (said.ending) { says.append(make('p', 'yours-ending', ...withCode(said.ending))); }
    if (said.sentence && said.kind === 'nothing') {
        says.append(make('p', '', said.sentence));
    } else if (said.sentence && said.kind) {
        const head = said.wrong ? 'The first call that differs ≠' : 'Another way ≠';
        const sentence = make('p', 'yours-first', make('b', '', head), ' ' + said.sentence);
        says.append(sentence);
        if (!said.wrong) { says.append(make('p', 'yours-fine', 'A difference is no fault.')); }
    } else if (said.sentence) {
        const isRight = Boolean(now.state.verdict) && now.state.verdict.outcome === 'solved';
        says.classList.toggle('is-right', isRight);
        says.append(make('p', '', (isRight ? '✓ ' : '') + said.sentence));
    }
}
