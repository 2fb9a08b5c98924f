// @ts-check
// The engine of a page: the course's own code, compiled, which runs and draws in workers.

// The programs of a page, compiled, each once, by their folders: a page with a figure and a game has two engines.
/**
 * Is told how much of a program is there, in bytes, and how much it is.
 * @typedef {(loaded: number, size: number) => void} Hear
 *
 * @typedef {{ hearers: Hear[], compiled: Promise<WebAssembly.Module> | null }} Program
 */

/** @type {Record<string, Program>} */
const programs = {};

/**
 * How a run ended: its code, what it said, and the trap that stopped it.
 * @typedef {{ code: number | null, said: string, trap?: string }} Ended
 *
 * What was drawn of a run.
 * @typedef {{ drawing: string, twin: string, said: string, counts: Record<string, number> }} Drawn
 *
 * @typedef {{ drawn: Drawn | null, ended: Ended, trouble?: Ended, stopped?: boolean }} Answer
 *
 * A drawing as a figure names it: its kind, and its options.
 * @typedef {Record<string, Record<string, string | number | boolean | string[]>>} Drawing
 */

/**
 * The engine of a page: one run at a time, the newest. `ask` gives what was drawn of it, and how it
 * ended; of a run that a newer one took the place of, nothing.
 * @param {string} folder
 */
export function engineIn(folder) {
    // What a page can bear: a worker's stack, and the memory of a recording.
    const LIMITS = ['CALL_TRACE_FILE=-', 'CALL_TRACE_DEPTH=2000', 'CALL_TRACE_EVENTS=250000', 'CALL_TRACE_BYTES=16000000'];
    let number = 0;
    /** @type {Promise<WebAssembly.Module> | null} */
    let module = null;
    /** @type {Worker | null} */
    let runner = null;
    /** @type {Worker | null} */
    let drawer = null;
    /**
     * The run that goes on, and what it came to so far.
     * @type {{ number: number, words: string[], done: (answer: Answer | null) => void, ended?: Ended, stopped?: boolean, drawing?: boolean } | null}
     */
    let current = null;

    /**
     * `hear` is told how much of the program is there, in bytes, and how much it is, until all of it is.
     * @param {Hear} [hear]
     * @returns {Promise<WebAssembly.Module>}
     */
    function ready(hear) {
        const program = programs[folder] = programs[folder] || { hearers: [], compiled: null };
        program.compiled = program.compiled || load(program);
        if (typeof hear === 'function') { program.hearers.push(hear); }
        module = program.compiled;
        drawer = alive(drawer) || worker(heard);
        runner = alive(runner) || worker();
        return module;
    }

    /**
     * The program, compiled, from a worker that ends when it has it.
     * @returns {Promise<WebAssembly.Module>}
     */
    /** @param {Program} program */
    function load(program) {
        return new Promise(function (done, fail) {
            // Who asks again has it loaded again.
            const failed = function (/** @type {string} */ trouble) {
                program.compiled = null;
                program.hearers = [];
                fail(new Error('the page could not load what it runs (' + trouble + ')'));
            };
            const loader = worker(function ({ module, trouble, loaded, size }) {
                if (size) { program.hearers.forEach(function (/** @type {Hear} */ hear) { hear(loaded, size); }); return; }
                loader.terminate();
                if (module) { program.hearers = []; done(module); } else { failed(trouble); }
            });
            loader.onerror = function () { loader.terminate(); failed('worker.js'); };
            loader.postMessage({ what: 'load', program: folder + '/live.wasm.gz' });
        });
    }

    // A worker whose script could not be loaded is none.
    const dead = new WeakSet();
    /** @param {Worker | null} it */
    function alive(it) { return it && !dead.has(it) && it; }
    /** @param {(news: any) => void} [hear] */
    function worker(hear) {
        const it = new Worker(folder + '/worker.js');
        it.onerror = function () { dead.add(it); };
        it.onmessage = function (event) { if (hear) { hear(event.data); } };
        return it;
    }

    /** @param {any} news */
    function heard(news) {
        if (!current || news.number !== current.number) { return; }
        if ('drawn' in news) {
            const { done, ended, stopped } = current;
            current = null;
            done({ drawn: news.drawn, ended: ended || news.ended, trouble: news.ended, stopped });
        } else {
            current.ended = news.ended;
            draw();
        }
    }

    function draw() {
        const { words, number } = current;
        current.drawing = true;
        module.then(function (module) { drawer.postMessage({ what: 'draw', module, words, number }); });
    }

    // Ends the run. What was recorded until then is drawn.
    function stop() {
        if (!current || current.drawing) { return; }
        current.stopped = true;
        end();
        draw();
    }

    function end() {
        runner.terminate();
        runner = null;
    }

    /**
     * @param {string} chapter
     * @param {string[]} run
     * @param {string} id
     * @param {Drawing} draw
     * @returns {Promise<Answer | null>}
     */
    async function ask(chapter, run, id, draw) {
        const compiled = await ready();
        if (current) {
            if (!current.drawing) { end(); }
            current.done(null);
        }
        number += 1;
        const mine = number;
        const between = new MessageChannel();
        return new Promise(function (done) {
            current = { number: mine, words: [id].concat(wordsOf(draw)), done };
            ready();
            drawer.postMessage({ what: 'take', from: between.port2, number: mine }, [between.port2]);
            const words = [chapter].concat(run);
            runner.postMessage({ what: 'run', module: compiled, words, environment: LIMITS, to: between.port1 }, [between.port1]);
        });
    }

    return { ready, ask, stop };
}

/**
 * A drawing, as a figure of the page names it, in the words in which the engine is asked for it.
 * @param {Drawing} drawing
 */
function wordsOf(drawing) {
    const [[kind, options]] = Object.entries(drawing);
    /** @param {string | number | boolean | string[]} value */
    function word(value) { return value === true ? 'yes' : value === false ? 'no' : value; }
    return [kind].concat(Object.entries(options).map(function ([option, value]) { return option + '=' + word(value); }));
}

/**
 * What a page says while it loads its program.
 * @param {number} loaded
 * @param {number} size
 */
export function loading(loaded, size) {
    const kilobytes = function (/** @type {number} */ bytes) { return Math.round(bytes / 1000); };
    return 'Loading ' + kilobytes(size) + ' KB, what this page runs: ' + kilobytes(loaded) + ' KB are here.';
}
