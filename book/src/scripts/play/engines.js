// @ts-check
// Who answers. Two workers: one plays; the other judges, which may take longer, and waits for nobody.

import { engineIn } from '../shared/engine.js';
import { root } from '../shared/make.js';

/**
 * How an answer ended; and whether it is missing since the program could not be loaded.
 * @typedef {import('../shared/engine.js').Ended & { isMissing?: boolean }} Missing
 *
 * @typedef {{ answer: any, ended: Missing } | null} Heard
 * @typedef {ReturnType<typeof answerer>} Answerer
 * @typedef {{
 *     trees: ReturnType<typeof engineIn>,
 *     ready(hear?: (loaded: number, size: number) => void): Promise<WebAssembly.Module>,
 *     answerer(): Answerer,
 * }} Engine
 */

/**
 * @param {string} folder
 * @param {() => Promise<WebAssembly.Module>} compiled
 */
function answerer(folder, compiled) {
    /** @typedef {{ words: string[], done: (heard: Heard) => void }} Question */
    let number = 0;
    /** @type {Worker | null} */
    let worker = null;
    /** @type {Question | null} */
    let current = null;
    /** @type {Question[]} */
    const waiting = [];
    function next() {
        if (current || !waiting.length) { return; }
        current = waiting.shift();
        number += 1;
        const mine = number;
        compiled().then(function (module) {
            if (number !== mine || !current) { return; }
            worker = worker || new Worker(folder + '/worker.js');
            worker.onmessage = function ({ data }) {
                if (data.number !== number || !current) { return; }
                const { done } = current;
                current = null;
                done(data);
                next();
            };
            worker.postMessage({ what: 'play', module, words: current.words, number: mine });
        }, function (error) {
            const { done } = current;
            current = null;
            done({ answer: null, ended: { code: null, said: error.message, isMissing: true } });
            next();
        });
    }
    return {
        /**
         * What was answered, and how that ended; nothing where it was stopped.
         * @param {string[]} words
         * @returns {Promise<Heard>}
         */
        ask: function (words) {
            return new Promise(function (done) { waiting.push({ words, done }); next(); });
        },
        /** Ends what is being answered, and forgets what waits. */
        stop: function () {
            const given = waiting.splice(0).concat(current || []);
            if (current && worker) { worker.terminate(); worker = null; }
            current = null;
            number += 1;
            given.forEach(function ({ done }) { done(null); });
        },
    };
}

/** @type {Record<string, Engine>} */
const engines = {};
/**
 * The engine of a figure; a page has one for each folder.
 * @param {HTMLElement} figure
 * @returns {Engine}
 */
export function engineOf(figure) {
    const folder = new URL(root + figure.dataset.live, location.href).href;
    if (!engines[folder]) {
        const trees = engineIn(folder);
        // What could not be loaded is loaded again for who asks again.
        /** @type {Engine['ready']} */
        const compiled = function (hear) { return Promise.resolve().then(function () { return trees.ready(hear); }); };
        engines[folder] = { trees, ready: compiled, answerer: function () { return answerer(folder, compiled); } };
    }
    return engines[folder];
}
