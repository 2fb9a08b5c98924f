// @ts-check
// The guesses and the truth, drawn.

import { drawn, grouped, made } from '../shared/make.js';

/**
 * For each question a line on a logarithmic scale: a dot for the truth, a ring for the guess.
 * @param {{ ask: string, guess: number, truth: number }[]} numbers
 */
export function chart(numbers) {
    const short = function (/** @type {string} */ ask) {
        const words = ask.replaceAll('`', '');
        return words.length > 70 ? words.slice(0, 69) + '\u2026' : words;
    };
    const most = Math.max(10, ...numbers.map(function ({ guess, truth }) { return Math.max(guess, truth); }));
    const tens = Math.ceil(Math.log10(most));
    const width = 640, row = 42, top = 30, height = top + row * numbers.length;
    const x = function (/** @type {number} */ value) { return 12 + Math.log10(value) / tens * (width - 60); };
    const svg = drawn('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': 'The guesses and the truth of the tables above, on a scale on which each line is ten times the one before.' });
    for (let ten = 0; ten <= tens; ten += 1) {
        svg.append(drawn('line', { class: 'grid', x1: x(10 ** ten), x2: x(10 ** ten), y1: top - 8, y2: height }));
        svg.append(drawn('text', { x: x(10 ** ten), y: 14, 'text-anchor': 'middle' }, grouped(10 ** ten)));
    }
    numbers.forEach(function ({ ask, guess, truth }, at) {
        const y = top + row * at + 26;
        svg.append(drawn('text', { x: 12, y: y - 12 }, short(ask)));
        svg.append(drawn('line', { class: 'off', x1: x(guess), x2: x(truth), y1: y, y2: y }));
        svg.append(drawn('circle', { class: 'truth', cx: x(truth), cy: y, r: 5 }));
        svg.append(drawn('circle', { class: 'guess', cx: x(guess), cy: y, r: 7 }));
    });
    const legend = made('p', { className: 'predicted-legend' }, '\u25cf the truth, \u25cb your guess');
    return made('div', { className: 'predicted-chart' }, svg, legend);
}
