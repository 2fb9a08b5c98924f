// @ts-check
// What the page does with what the terminal tells.

import { makeBar } from './bar.js';
import { AT, KEY, WENT, isAt, keep, kept, book, shown } from './keep.js';
import { endMoves, hearMove } from './moves.js';
import { MARKS, now } from './now.js';
import { makePanel, takeTest } from './panel.js';
import { makeView } from './view.js';

/**
 * @typedef {import('./now.js').Exercise} Exercise
 * @typedef {import('./now.js').Figure} Figure
 * @typedef {import('./now.js').State} State
 */

/** Opens the connection to the terminal. */
export function begin() {
    if (now.socket) { return; }
    now.bar = makeBar();
    now.socket = new WebSocket('ws://' + location.host + '/__yours');
    now.socket.onopen = function () {
        now.socket.send(JSON.stringify({ token: kept(KEY) }));
        document.dispatchEvent(new Event('yours'));
    };
    now.socket.onmessage = function (event) { hear(JSON.parse(event.data)); };
    now.socket.onclose = function (event) { end(event.code); };
    window.addEventListener('pagehide', function () { keep('yours-place ' + location.pathname, String(scrollY)); });
}

/**
 * What the terminal says.
 * @param {any} said
 */
function hear(said) {
    if (said.say === 'state') { hearState(said); }
    if (said.say === 'figure') {
        const figure = now.figures.find(function (it) { return it.key === said.key; });
        if (figure && same(figure.run, said.run)) { figure.view.take(said); }
    }
    if (said.say === 'refused') {
        const figure = now.figures.find(function (it) { return it.key === said.key; });
        if (figure) { figure.view.refuse(said.why); }
    }
    if (said.say === 'test') { takeTest(said); }
    if (said.say === 'no_test') { now.test = null; now.panel.replaceTest(null); }
    if (said.say === 'move' || said.say === 'thought') { return hearMove(said); }
    update();
}

/** @param {State} said */
function hearState(said) {
    const before = kept(AT), old = now.state;
    now.state = said;
    const exercise = said.exercise;
    if (!exercise) { return; }
    keep(AT, exercise.id);
    tellSolved(said.solved);
    lead(old);
    // The address with the key leads here, and from exercise to exercise the page goes along; where a reader went
    // since, it stays.
    const isLed = shown || (before && before !== exercise.id);
    if (isLed && !isAt(exercise.page)) {
        location.assign(new URL(exercise.page, book).href);
        return;
    }
    if (!now.panel || now.panel.exercise !== exercise.id) { open(exercise); }
}

/**
 * What is hidden until an exercise is solved hears of it: `<html data-solved="recursion-1 recursion-2">`, and an event
 * `solved` of the document whenever that changes. A save that fails takes its exercise out.
 * @param {string[]} ids
 */
function tellSolved(ids) {
    const all = ids.join(' ');
    if (all === now.solved) { return; }
    now.solved = all;
    document.documentElement.dataset.solved = all;
    document.dispatchEvent(new CustomEvent('solved', { detail: ids }));
}

/**
 * A verdict has come that the reader has not seen the like of yet: the figure that shows why is looked for, in sight or not.
 * @param {State | null} old
 */
function lead(old) {
    const { verdict, exercise, checking, save } = now.state;
    const outcome = verdict && verdict.save === save && !checking ? verdict.outcome : '';
    if (!['failed', 'solved'].includes(outcome)) { now.leads = ''; return; }
    // What was known when the page was opened is no news.
    const isNews = old && old.exercise && old.exercise.id === exercise.id && (old.checking || old.save !== save);
    const mark = exercise.id + ' ' + outcome;
    if (!isNews || !isAt(exercise.page) || kept(WENT) === mark) { return; }
    keep(WENT, mark);
    now.leads = outcome;
    tellSoon();
}

/**
 * The view that shows what the newest save is about: the first in which a difference is marked, else the first of which
 * something is said, or, where all is right, that of the run that was the point; none while it may still come.
 */
export function telling() {
    if (now.state.verdict.outcome === 'solved') {
        const point = now.figures.find(function (it) { return it.run[0] === now.state.exercise.point; }) || now.figures[0];
        return point && point.view.isNew() ? point.view : null;
    }
    /** @type {import('./view.js').View[]} */
    const says = [];
    for (const { view, seen } of now.figures) {
        const { kind, audit, ending } = view.isNew() ? view.drawn : /** @type {Partial<import('./now.js').Drawn>} */ ({});
        if (view.isNew() && view.mark()) { return view; }
        if (kind || audit || ending) { says.push(view); }
        // One that is still being drawn may come before those that are drawn already.
        if (!view.isNew() && !view.refused && (seen || now.leads)) { return null; }
    }
    if (now.test && now.test.isNew()) { says.push(now.test); }
    return says.find(function (view) { return view.mark(); }) || says[0] || null;
}

/**
 * The figures of this exercise on this page, and a place for its verdict.
 * @param {Exercise} exercise
 */
function open(exercise) {
    now.figures.forEach(function (figure) { figure.view.remove(); });
    if (now.panel) { now.panel.remove(); }
    now.panel = makePanel(exercise);
    now.test = null;
    now.figures = Array.from(document.querySelectorAll('figure.recorded[data-run]:not(.recorded-board)')).flatMap(function (element) {
        const run = JSON.parse(element.dataset.run);
        // Where a reader places the queens there is no run to compare.
        const own = element.dataset.chapter === exercise.chapter && exercise.traces.includes(run[0]) && !element.matches('[data-place]');
        if (!own) { return []; }
        /** @type {Figure} */
        const figure = { key: element.id, element, run, book: run, seen: false, draw: JSON.parse(element.dataset.draw), view: null };
        // Where the page can run ours, its own controls change the input.
        const hasEngine = Boolean(element.querySelector('.try-panel'));
        figure.view = makeView({ element, before: element.querySelector('.figure-drawing'), input: hasEngine ? null : figure });
        element.addEventListener('run', function (event) { change(figure, /** @type {CustomEvent<string[]>} */ (event).detail); });
        return [figure];
    });
    const sight = new IntersectionObserver(function (changed) {
        changed.forEach(function (entry) {
            now.figures.filter(function (it) { return it.element === entry.target; })
                .forEach(function (it) { it.seen = entry.isIntersecting; });
        });
        tellSoon();
    }, { rootMargin: '40% 0px' });
    now.figures.forEach(function (figure) { sight.observe(figure.element); });
    tellSoon();
    const place = kept('yours-place ' + location.pathname);
    if (place && !location.hash && scrollY === 0) { scrollTo(0, Number(place)); }
}

/**
 * Another run is wanted in a figure.
 * @param {Figure} figure
 * @param {string[]} run
 */
export function change(figure, run) {
    figure.run = same(run, figure.book) ? figure.book : run;
    figure.view.forget();
    tell();
    update();
}

let waiting = 0;

/** Says what is in sight; once, however much changed. */
export function tellSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(tell, 60);
}

function tell() {
    if (!now.socket || now.socket.readyState !== WebSocket.OPEN) { return; }
    const said = now.figures.map(function ({ key, element, run, draw, book, seen }) {
        const own = run !== book;
        return { key, chapter: element.dataset.chapter, run, draw: whole(draw), own, seen: seen || Boolean(now.leads) };
    });
    now.socket.send(JSON.stringify({ figures: said, test: { player: { whole: true } } }));
}

/**
 * A player is opened with the whole run in sight: there the difference is marked.
 * @param {any} draw
 */
function whole(draw) {
    return draw.player ? { player: { ...draw.player, whole: true } } : draw;
}

/**
 * @param {string[]} a
 * @param {string[]} b
 */
function same(a, b) { return JSON.stringify(a) === JSON.stringify(b); }

/** @param {number} code */
function end(code) {
    now.socket = null;
    endMoves();
    if (code === 4401) {
        try { sessionStorage.removeItem(KEY); } catch { /* there is none */ }
        now.over = 'This page was opened by a terminal that has ended.';
    } else if (code === 4400) {
        now.over = 'This page and the terminal do not understand each other. Reload the page.';
    } else {
        now.over = 'The terminal has ended, so nothing here changes any more.';
    }
    update();
}

/** Shows how it is with the newest save: in the line at the foot, in the panel, and at each figure. */
export function update() {
    if (!now.bar) { return; }
    const exercise = now.state && now.state.exercise, verdict = now.state && now.state.verdict;
    const name = exercise ? exercise.id + ' ' + exercise.stem : '';
    let words = 'Waiting for the terminal …', kind = 'waiting';
    if (now.over) {
        [words, kind] = [now.over + ' Type cargo course --book for a new page.', 'over'];
    } else if (now.state && now.state.checking) {
        [words, kind] = [name + ': testing your save …', 'checking'];
    } else if (verdict) {
        [words, kind] = [name + ': ' + verdict.line, verdict.outcome];
        const views = now.figures.map(function (it) { return it.view; }).concat(now.test ? [now.test] : []);
        const current = views.filter(function (view) { return view.drawn && view.drawn.save === now.state.save; });
        const compared = current.filter(function (view) { return view.drawn.sentence; });
        const differ = current.filter(function (view) { return view.drawn.kind; }).length;
        if (compared.length && verdict.outcome !== 'broken') {
            const drawings = compared.length + (compared.length > 1 ? ' drawings' : ' drawing') + ' here.';
            words += differ ? '. Yours parts from ours in ' + differ + ' of ' + drawings : '. Yours runs as ours does in ' + drawings;
        }
    }
    // What did not change is not said again.
    if (now.bar.words.textContent !== words) { now.bar.words.textContent = words; }
    now.bar.mark.textContent = MARKS[kind] || '…';
    now.bar.bar.dataset.outcome = kind;
    now.bar.bar.dataset.save = String(now.state ? now.state.save : 0);
    now.bar.link.hidden = !exercise;
    if (exercise) {
        now.bar.link.href = isAt(exercise.page) ? '#yours-messages' : new URL(exercise.page, book) + '#exercise-' + exercise.id;
        now.bar.link.textContent = isAt(exercise.page) ? 'to the messages' : 'to the exercise';
    }
    if (now.panel) { now.panel.show(); }
    now.figures.forEach(function (figure) { figure.view.show(); });
    if (now.test) { now.test.show(); }
    const isDone = exercise && verdict && !now.over && !now.state.checking && ['failed', 'solved'].includes(verdict.outcome);
    const view = isDone ? telling() : null;
    now.bar.first.hidden = !view;
    if (view) {
        now.bar.first.textContent = verdict.outcome === 'failed' ? 'to the first difference' : 'to your run';
        now.bar.first.href = '#' + view.place;
        if (now.leads) {
            now.leads = '';
            tellSoon();
            view.go();
        }
    }
}
