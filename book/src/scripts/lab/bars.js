// @ts-check
// The other runs on the same input: each a bar, as long as what is measured.

import { grouped, make } from '../shared/make.js';
import { answerOf } from './window.js';

/**
 * @typedef {{ measure: string, unit: string }} Measure
 * @typedef {{ name: string, count: number | undefined, said: string }} Row
 */

/**
 * One of what is counted has a word of its own.
 * @param {number | undefined} count
 * @param {string} units
 */
export function counted(count, units) {
    const unit = count === 1 ? units.replace(/leaves$/, 'leaf').replace(/s$/, '') : units;
    return (count === undefined ? '' : grouped(count)) + ' ' + unit;
}

/**
 * A run's row.
 * @param {import('./programs.js').Lab} lab
 * @param {string} title
 * @param {Record<string, number>} counts
 * @returns {Row}
 */
function row(lab, title, counts) {
    const says = lab.answers ? answerOf(counts) : '';
    const said = [/** @type {Measure} */ (lab)].concat(lab.also || []).map(function ({ measure, unit }) { return counted(counts[measure], unit); });
    return { name: title + (says && ': ' + says), count: counts[lab.measure], said: said.join(', ') };
}

/**
 * Runs the other programs on the same input, and gives the rows of those that are compared; nothing where a newer input came.
 * @param {import('./programs.js').Lab} lab
 * @param {ReturnType<typeof import('./programs.js').programsOf>} programs
 * @param {Record<string, number>} counts
 * @param {import('./programs.js').Other | undefined} pair The run that stands beside the figure.
 * @param {(other: import('./programs.js').Other, isPair: boolean) => Promise<import('../shared/engine.js').Answer | null>} ask
 * @param {(beside: Record<string, Record<string, number>>) => void} hear What is known so far.
 */
export async function rowsOf(lab, programs, counts, pair, ask, hear) {
    const rows = [row(lab, programs.title(), counts)];
    /** @type {Record<string, Record<string, number>>} */
    const beside = {};
    for (const other of programs.others) {
        const isPair = other === pair, isCompared = lab.beside.includes(other);
        if (other.run === programs.run() || !isPair && !isCompared) { continue; }
        const answer = await ask(other, isPair);
        if (!answer) { return null; }
        if (!isCompared || !answer.drawn || answer.ended.code === 2) { continue; }
        rows.push(row(lab, other.title, answer.drawn.counts));
        beside[other.run] = answer.drawn.counts;
        if (other === lab.beside[0]) { beside.beside = answer.drawn.counts; }
        hear(beside);
    }
    return rows;
}

/**
 * Shows the rows. What is drawn stands first, and not once more among the others.
 * @param {HTMLElement} bars
 * @param {Row[]} all
 */
export function showRows(bars, all) {
    const rows = all.filter(function ({ name }, i) { return i === 0 || name !== all[0].name; });
    const most = Math.max(1, ...rows.map(function (row) { return row.count || 0; }));
    bars.textContent = '';
    rows.forEach(function ({ name, count, said }) {
        const bar = make('span', { class: 'try-length' });
        bar.style.width = 100 * (count || 0) / most + '%';
        bars.append(make('span', {}, name), make('span', { class: 'try-track' }, bar), make('b', {}, said));
    });
    bars.hidden = rows.length < 2;
}
