// @ts-check
// What a run was given, among what it counted; and what it said when it stopped.

import { counted } from './bars.js';
import { isSwitch } from './choice.js';
import { sentence } from '../shared/make.js';

/**
 * A goal is told in what was given, too: a number by the name of its argument, on and off as 1 and 0, and
 * of a tree that has the shape of the book's example, how many of its leaves were changed.
 * @param {Record<string, number>} counts
 * @param {import('./controls.js').Takes[]} takes
 * @param {string[]} run
 * @param {string[]} example
 */
export function addGiven(counts, takes, run, example) {
    takes.forEach(function (it, i) {
        const word = run[i + 1];
        if (it.kind === 'number') { counts[it.name] = Number(word); }
        if (isSwitch(it)) { counts[it.name] = word === 'on' ? 1 : 0; } else { (it.words || []).forEach(function (other) { counts[other] = other === word ? 1 : 0; }); }
        if (it.of === 'tree') { counts.changed = changedLeaves(word, example[i + 1]); }
    });
}

/**
 * How many leaves of a written tree differ from those of another; nothing where the shapes differ.
 * @param {string} one
 * @param {string} other
 */
function changedLeaves(one, other) {
    const [here, there] = [one, other].map(function (tree) { return tree.replace(/\s/g, '').replace(/−/g, '-').split(/(-?\d+)/); });
    const differ = here.map(function (part, i) { return part !== there[i]; });
    const isAlike = here.length === there.length && differ.every(function (is, i) { return !is || i % 2 === 1; });
    return isAlike ? differ.filter(Boolean).length : undefined;
}

/**
 * Of what a run wrote, what it says: without the lines about backtraces.
 * @param {import('../shared/engine.js').Ended} ended
 */
export function saidOf(ended) {
    return ended.said.split('\n').filter(function (line) { return !/^(note: run with|stack backtrace)/.test(line); }).join(' ');
}

/**
 * Of a panic's lines, what it says.
 * @param {string} said
 */
function panic(said) {
    return said.replace(/^thread '[^']*'(?: \(\d+\))? panicked at [^\s]+:\s*/, '') || 'the run was stopped';
}

/**
 * What is said of a run: what was drawn, the move that it takes, how it ended, and what a lab measures.
 * @param {import('../shared/engine.js').Answer} answer
 * @param {import('./programs.js').Lab | null} lab
 */
export function told({ drawn, ended, stopped }, lab) {
    const said = saidOf(ended), parts = [drawn.said + '.'];
    if (lab && drawn.counts.best !== undefined) { parts.push('It takes the move ' + drawn.counts.best + '.'); }
    if (stopped) { parts.push('You stopped it there.'); }
    if (!stopped && ended.code === null) {
        parts.push(sentence(/stack|recursion/i.test(ended.trap) && !said ? 'The calls went deeper than a page can bear, and the run was stopped there' : panic(said)));
    }
    // The bars are not read out, and this is.
    const measured = lab ? drawn.counts[lab.measure] : undefined;
    if (measured !== undefined && !drawn.said.includes(counted(measured, lab.unit))) {
        parts.push(counted(measured, lab.unit) + '.');
    }
    return parts.join(' ');
}
