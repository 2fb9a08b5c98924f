// @ts-check
// What would give the answer of a question away is veiled until the reader has answered: figures, tables and numbers that
// the preprocessor has marked with `data-veil`, the questions that they answer. A veil is a low box with the title of what
// it hides and a sign of its kind. The last answer lifts it, and so does its button, which counts the questions that are
// left as not guessed.
//
// A question's form says how it is with `data-guess`: nothing yet, `answered`, or `seen` (its answer was looked at). It
// sends `guess` when that changes, and hears `show`: the reader wants to be told.

import { all, drawn, made } from './shared/make.js';

// ---- A sign for each kind of figure: the same for all figures of the kind, since a run's own outline would count its calls. ----

const SIGNS = {
    tree: 'M24 8 12 22M24 8 36 22M12 26 7 38M12 26 18 38M21 5h6v6h-6zM9 21h6v6H9zM33 21h6v6h-6zM4 36h6v6H4zM15 36h6v6h-6z',
    board: 'M8 8h32v32H8zM8 18.7h32M8 29.3h32M18.7 8v32M29.3 8v32',
    stack: 'M6 42h36M8 33h32v7H8zM12 23h20v7H12zM16 13h9v7h-9z',
    chart: 'M8 6v36h34M14 36v-8M22 36V24M30 36V18M38 36V10',
    table: 'M6 10h36v28H6zM6 18h36M18 10v28M6 28h36',
};

/** @param {HTMLElement} it */
function kind(it) {
    if (it.matches('.chart')) { return 'chart'; }
    if (it.matches('.recorded-stack')) { return 'stack'; }
    if (it.matches('.recorded-boards, .recorded-strip') || it.querySelector('.fig-played')) { return 'board'; }
    return it.matches('figure') ? 'tree' : 'table';
}

/** @param {keyof typeof SIGNS} name */
function sign(name) {
    const svg = drawn('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, drawn('path', { d: SIGNS[name] }));
    svg.classList.add('veil-sign');
    return svg;
}

// ---- Veils ----

/**
 * Does something to the page, and leaves what a reader looks at where it stands on the screen.
 * @param {HTMLElement} it
 * @param {() => void} act
 */
function still(it, act) {
    const before = it.getBoundingClientRect().top;
    act();
    const moved = it.getBoundingClientRect().top - before;
    if (moved !== 0) { scrollBy({ top: moved, behavior: 'instant' }); }
}

/**
 * What the reader has just opened below slides into its place, which it has from the beginning: nothing else moves.
 * @param {HTMLElement} it
 */
function slide(it) {
    if (!navigator.userActivation?.isActive || matchMedia('(prefers-reduced-motion: reduce)').matches) { return; }
    const way = [{ clipPath: 'inset(0 0 90% 0)', translate: '0 -14px' }, { clipPath: 'inset(0 0 0 0)', translate: '0 0' }];
    it.animate(way, { duration: 200, easing: 'ease-out' });
}

class Veil {
    /** @param {HTMLElement} named */
    constructor(named) {
        this.forms = named.dataset.veil.split(' ').map(function (id) { return document.getElementById(id); }).filter(Boolean);
        // Of a table only a mark stands before it; a chart of it may stand behind it.
        this.it = named.hidden ? /** @type {HTMLElement} */ (named.nextElementSibling) : named;
        named.classList.add('ready');
        this.it.classList.add('veiled');
        if (named.matches('.told')) { return; }
        const is = kind(this.it);
        const title = this.it.querySelector('.fig-title, figcaption')?.textContent.trim() || (is === 'table' ? 'A table' : 'A figure');
        this.link = made('a', {});
        const show = made('button', { type: 'button' }, 'Show');
        show.setAttribute('aria-label', `Show ${title}`);
        show.addEventListener('click', () => this.show());
        const words = made('p', { className: 'veil-words' }, made('strong', {}, title), made('span', {}, 'Opens with ', this.link, '.'));
        this.cover = made('div', { className: 'predict-veil' }, sign(is), words, show);
        this.it.append(this.cover);
    }

    get left() { return this.forms.filter(function (form) { return !form.dataset.guess; }); }

    /**
     * Says how many answers are left, and lifts itself where none is.
     * @param {HTMLElement} [asked] The question that was just answered.
     */
    tell(asked) {
        const left = this.left;
        if (left.length === 0) {
            this.lift();
            if (asked?.dataset.guess === 'answered' && asked.compareDocumentPosition(this.it) & Node.DOCUMENT_POSITION_FOLLOWING) { slide(this.it); }
            return;
        }
        if (!this.link) { return; }
        this.link.href = '#' + left[0].id;
        this.link.textContent = left.length === 1 ? 'your answer' : `your ${left.length} answers`;
    }

    /** The reader wants to see it, and no longer to guess. */
    show() {
        still(this.it, () => {
            this.left.forEach(function (form) { form.dispatchEvent(new Event('show')); });
            this.lift();
            this.it.tabIndex = -1;
            this.it.focus({ preventScroll: true });
        });
    }

    lift() {
        veils.delete(this);
        this.it.classList.replace('veiled', 'lifted');
        this.cover?.remove();
    }
}

// In a box that is closed nothing is in sight.
/** @type {Set<Veil>} */
const veils = new Set();
all('[data-veil]').forEach(function (it) {
    if (!it.closest('details') && (!it.hidden || it.nextElementSibling)) { veils.add(new Veil(it)); }
});

const tell = function (/** @type {HTMLElement | undefined} */ asked = undefined) { veils.forEach(function (veil) { veil.tell(asked); }); };
tell();
// Who has just answered reads on where the answer is.
document.addEventListener('guess', function (event) {
    const form = /** @type {HTMLElement} */ (event.target);
    still(form, function () { tell(form); });
});

/**
 * Who was sent to a figure, or to a moment or an input of it, wants to see it.
 * @param {string} address
 */
function liftNamed(address) {
    let name = address.slice(1);
    try { name = decodeURIComponent(name); } catch { /* as it is */ }
    if (name === '') { return; }
    const named = document.getElementById(name);
    veils.forEach(function (veil) {
        const id = veil.it.id;
        if (veil.it.contains(named) || (id && name.startsWith(id) && /^\W/.test(name.slice(id.length)))) { veil.lift(); }
    });
}
liftNamed(location.hash);
window.addEventListener('hashchange', function () { liftNamed(location.hash); });
document.addEventListener('click', function ({ target }) {
    const link = /** @type {Partial<Element>} */ (target).closest?.('a[href^="#"]');
    if (link) { liftNamed(link.getAttribute('href')); }
});

// Who has solved the exercise of the page needs to guess no longer what its program does.
function liftSolved() {
    const ids = all('aside.exercise').map(function (it) { return it.id.replace('exercise-', ''); });
    const solved = (document.documentElement.dataset.solved || '').split(' ');
    if (ids.length > 0 && ids.every(function (id) { return solved.includes(id); })) { veils.forEach(function (veil) { veil.lift(); }); }
}
liftSolved();
document.addEventListener('solved', liftSolved);

// Beside an editor: who has written a search that can be drawn needs to guess no longer what it does.
document.addEventListener('figures', function () {
    veils.forEach(function (veil) {
        const yours = all('.yours-side', veil.it)[1];
        if (yours?.querySelector('svg')) { veil.lift(); }
    });
});
