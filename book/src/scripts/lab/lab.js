// @ts-check
// A figure that can be tried: its controls, its run, and what is said about that.

import { copyButton, inputOf, keepAddress, readAddress, writeAddress } from './address.js';
import { rowsOf, showRows } from './bars.js';
import { controlsOf, each } from './controls.js';
import { loading } from '../shared/engine.js';
import { addGiven, saidOf, told } from './given.js';
import { goalsOf } from '../shared/goals.js';
import { lay } from './layout.js';
import { button, make, near, sentence } from '../shared/make.js';
import { offer, opensIn, refocus, withOne } from './opening.js';
import { pairOf } from './pair.js';
import { drawWith, programsOf, runOf } from './programs.js';
import { viewOf } from './view.js';

/** @typedef {import('./programs.js').Other} Other */

// So many milliseconds a run may take before it is said, or ended for another one.
const PATIENCE = 200;

/**
 * Lets a figure be tried.
 * @param {HTMLElement} figure
 * @param {ReturnType<typeof import('../shared/engine.js').engineIn>} engine
 */
export function start(figure, engine) {
    const chapter = figure.dataset.chapter, draw = JSON.parse(figure.dataset.draw);
    /** @type {string[]} */
    const example = JSON.parse(figure.dataset.run);
    /** @type {import('./controls.js').Takes[]} */
    const takes = JSON.parse(figure.dataset.takes);
    /** @type {import('./programs.js').Lab | null} */
    const lab = figure.dataset.lab ? JSON.parse(figure.dataset.lab) : null;
    const view = viewOf(figure), { drawing } = view;
    const status = make('p', { class: 'try-status', role: 'status' });
    const open = button('Change the input', 'Change the input of this run', function () { show(true); });
    const back = button('Back to the book’s example', 'Back to the book’s example', function () { reset(); });
    const stop = button('Stop', 'Stop the run', function () { engine.stop(); });
    const copy = copyButton();
    const retry = button('Try again', 'Try again to load what this page runs', function () { status.textContent = ''; go(); });
    const bar = make('div', { class: 'try-open' }, open);
    const panel = make('div', { class: 'try-panel', hidden: true, role: 'group', 'aria-label': 'The input of this run' });
    const bars = make('div', { class: 'try-bars', hidden: true });
    const goals = goalsOf(lab ? lab.goals : []);
    /** @type {import('./pair.js').Doing} */
    const doing = { wanted: 0, busy: false, isOpening: false };
    // What the drawing leaves out is opened at its words: the numbers of the nodes, and of those that are drawn so.
    let opened = /** @type {string[]} */ ([]), drawnOpened = opened, drawnRun = String(example);
    // Whether something is still being run; and whether a newer input waits for that.
    let running = false, waits = false, waiting = 0;
    const fold = button('Fold again', 'Fold again what was opened last', function () { opened = opened.slice(0, -1); go(); });
    const folds = make('p', { class: 'try-folds', hidden: true }, fold);

    function change() {
        opened = [];
        pair.opened = [];
        each(controls, 'follow');
        soon();
    }
    // What is changed while a short run goes on is run after it, the last change alone; a long run is ended for it.
    function soon() {
        clearTimeout(waiting);
        waits = running;
        if (running) { waiting = setTimeout(go, PATIENCE); } else { go(); }
    }
    const controls = controlsOf(takes, change);
    const programs = programsOf(lab, example, change);
    const pair = pairOf({
        figure, drawing, steps: programs.steps, doing, program: programs.run, title: programs.title, soon, go, back,
        ask(other) { return askBeside(other, true); },
        tell(trouble) { status.textContent = trouble; },
        kept() {
            keep(run(), true);
            back.hidden = copy.hidden = false;
        },
    });

    function run() { return runOf(takes, controls, programs.run()); }

    /**
     * @param {string} name
     * @param {string[]} values
     */
    function fill(name, values) {
        programs.choose(name);
        takes.forEach(function (it, i) {
            const value = it.rest ? values.slice(i).join(' ') : values[i];
            controls[i].set(value === undefined ? '' : value);
        });
        each(controls, 'follow');
    }

    /** @param {boolean} focus */
    function show(focus) {
        panel.hidden = false;
        bar.hidden = true;
        const load = function () {
            engine.ready().catch(function (error) { cannot(sentence(error.message)); });
        };
        if (!focus) { near(panel, load); return; }
        load();
        (panel.querySelector('input, button') || panel).focus();
    }

    async function go() {
        clearTimeout(waiting);
        waits = false;
        const wrong = controls.map(function (it) { return it.wrong ? it.wrong() : ''; }).find(Boolean);
        doing.wanted += 1;
        if (wrong) { refuse(wrong); return; }
        doing.busy = running = true;
        const mine = doing.wanted, asked = run();
        const dim = setTimeout(function () {
            figure.classList.add('trying');
            stop.hidden = false;
            if (loaded) { status.textContent = loaded; }
        }, PATIENCE);
        let answer = null, trouble = '', loaded = '';
        retry.hidden = true;
        try {
            await engine.ready(function (some, all) {
                loaded = loading(some, all);
                if (mine === doing.wanted && figure.classList.contains('trying')) { status.textContent = loaded; }
            });
            loaded = '';
            answer = await engine.ask(chapter, asked, figure.id, drawWith(draw, Boolean(pair.other()), opened));
        } catch (error) {
            trouble = sentence(error.message);
        }
        clearTimeout(dim);
        if (mine !== doing.wanted) { return; }
        running = false;
        figure.classList.remove('trying');
        stop.hidden = true;
        if (trouble) { cannot(trouble); return; }
        if (!answer) { return; }
        tell(answer, asked);
        if (waits) { go(); return; }
        // What was refused has nothing to be compared.
        if (answer.ended.code === 2) { bars.hidden = true; }
        if (!answer.drawn || !pair.other()) { pair.unpair(); }
        if (answer.ended.code !== 2 && answer.drawn && lab) { await compare(mine, answer.drawn.counts); }
        if (mine === doing.wanted) { doing.busy = false; }
    }

    /**
     * What runs could not be loaded: that is said, and can be tried again.
     * @param {string} why
     */
    function cannot(why) {
        doing.busy = running = false;
        status.textContent = why;
        retry.hidden = false;
    }
    /**
     * Nothing is run: why, and that the drawing is the one of before.
     * @param {string} why
     */
    function refuse(why) {
        if (panel.hidden) { show(false); }
        doing.busy = running = false;
        figure.classList.remove('trying');
        figure.classList.add('refused');
        stop.hidden = true;
        bars.hidden = true;
        status.textContent = why;
    }

    /**
     * @param {import('../shared/engine.js').Answer} answer
     * @param {string[]} run
     */
    function tell(answer, run) {
        const { drawn, ended, trouble } = answer, said = saidOf(ended);
        figure.classList.remove('refused');
        if (ended.code === 2 || !drawn) {
            opened = drawnOpened;
            refuse(sentence(said || (trouble && trouble.said) || 'Nothing was recorded'));
            return;
        }
        const here = /** @type {HTMLElement} */ (document.activeElement), within = folds.contains(here) || drawing.contains(here), input = within ? here.dataset.input : '';
        doing.isOpening = String(run) === drawnRun && String(opened) !== String(drawnOpened);
        drawnOpened = opened;
        drawnRun = String(run);
        folds.hidden = !opened.length;
        view.put(drawn, doing.isOpening);
        if (within) { refocus(drawing, opened.length ? fold : open, input); }
        figure.dispatchEvent(new CustomEvent('drawn'));
        programs.count(drawn.counts, run[0]);
        addGiven(drawn.counts, takes, run, example);
        status.textContent = told(answer, lab);
        const changed = JSON.stringify(run) !== JSON.stringify(example);
        figure.classList.toggle('tried', changed);
        view.captioned(!changed);
        const more = keep(run, changed);
        back.hidden = copy.hidden = !changed && !more;
        each(controls, 'answered', drawn.counts);
        goals.check(drawn.counts);
        // Who follows the figure hears which run it shows.
        figure.dispatchEvent(new CustomEvent('run', { detail: run }));
    }

    /**
     * The address holds what the figure shows; gives what it holds besides the run.
     * @param {string[]} run
     * @param {boolean} changed
     */
    function keep(run, changed) {
        const other = pair.other();
        return keepAddress(figure.id, run, changed, { beside: other ? other.run : '', open: opened, besideOpen: pair.opened });
    }

    function reset() {
        fill(example[0], example.slice(1));
        doing.wanted += 1;
        opened = drawnOpened = [];
        doing.isOpening = doing.busy = false;
        drawnRun = String(example);
        folds.hidden = true;
        view.put(view.book, false);
        status.textContent = '';
        running = waits = false;
        clearTimeout(waiting);
        stop.hidden = retry.hidden = true;
        figure.classList.remove('tried', 'trying', 'refused');
        figure.dispatchEvent(new CustomEvent('drawn'));
        view.captioned(true);
        back.hidden = copy.hidden = true;
        bars.hidden = true;
        if (lab) { goals.told.textContent = ''; }
        pair.opened = [];
        if (pair.choice) { pair.choice.set('nothing'); }
        pair.unpair();
        writeAddress('');
        figure.dispatchEvent(new CustomEvent('run', { detail: example }));
    }

    /**
     * The other runs on the same input: each a bar, as long as what is measured.
     * @param {number} mine
     * @param {Record<string, number>} counts
     */
    async function compare(mine, counts) {
        const rows = await rowsOf(lab, programs, counts, pair.other(), async function (other, isPair) {
            const answer = await askBeside(other, isPair);
            if (mine !== doing.wanted || !answer) { return null; }
            if (isPair) { pair.put(other, answer.drawn); }
            return answer;
        }, function (beside) { goals.check(counts, beside); });
        if (rows) { showRows(bars, rows); }
    }

    /**
     * @param {Other} other
     * @param {boolean} isPair
     */
    async function askBeside(other, isPair) {
        if (isPair) { await pair.loaded; }
        return engine.ask(chapter, runOf(takes, controls, other.run, other.takes, other.skips), figure.id + '-beside', drawWith(draw, isPair, isPair ? pair.opened : []));
    }

    // The address may hold an input. It is checked as what is typed is.
    function fromAddress() {
        const held = readAddress(figure.id);
        if (!held) { return; }
        try {
            const [name, ...values] = inputOf(held, programs.names);
            fill(name, values);
            const beside = programs.steps.find(function (it) { return it.run === held.more.beside; });
            if (pair.choice && beside) { pair.choice.set(beside.title); }
            opened = held.more.open;
            pair.opened = held.more.besideOpen;
            show(false);
            // In a frame, this would move the page around it.
            if (!new URLSearchParams(location.search).has('embed')) { figure.scrollIntoView(); }
            go();
        } catch (error) {
            show(false);
            status.textContent = error instanceof URIError ? 'The address holds no input of this run. The book’s example is shown.' : error.message;
        }
    }

    opensIn(drawing, function (one) { opened = withOne(opened, one); go(); });
    fill(example[0], example.slice(1));
    drawing.after(folds);
    offer(drawing);
    back.hidden = copy.hidden = stop.hidden = retry.hidden = true;
    const inDrawing = lay({
        isLab: Boolean(lab), figure, drawing, panel, controls, chosen: programs.control, goals, pair, bars,
        status: make('div', { class: 'try-row' }, status, stop, retry),
        rows: programs.compared.length && programs.compared.length + 1,
        address: make('div', { class: 'try-row try-address' }, copy, back),
    });
    view.twin.before(bar);
    if (lab) { show(false); }
    fromAddress();
    return { figure, drawing, controls: inDrawing };
}
