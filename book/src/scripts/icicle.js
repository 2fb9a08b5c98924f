// @ts-check
// Shows in the picture of all positions of a game where the game on a board stands: the way to it, what is left below it,
// and how much of that a search visits. The numbers come with the board's answer, from the course's code (`whole=yes`); here
// is only what a reader sees. Without scripts the picture is complete as it is.

import { grouped, make } from './shared/make.js';

/**
 * What the engine says of a game's place among all: the part of the picture's width for each position on the way, how many nodes
 * are left below, how many of them a search visits, and whether it reaches the position itself.
 * @typedef {{ way: [number, number][], below: number, visited: number, reached: boolean }} Place
 */

/**
 * Takes the picture into use. `put` is called with a place in it that was clicked: how deep, and how far from the left, in
 * millionths. Gives what shows a game.
 * @param {HTMLElement} figure
 * @param {(depth: number, part: number) => void} put
 */
export function icicleOf(figure, put) {
    const bands = Array.from(figure.querySelectorAll('svg.chart-track'), function (svg) { return svg.parentElement; });
    const marks = bands.map(function (band) {
        const mark = make('span', { class: 'icicle-here', hidden: true });
        band.append(mark);
        return mark;
    });
    // A finger is wider than most positions, and the board is there for it.
    const points = !matchMedia('(pointer: coarse)').matches;
    const invites = 'Each move that you make on the board is shown here.' + (points ? ' And a click in the picture puts the position of this place on the board.' : '');
    const says = make('p', { class: 'icicle-says', role: 'status' }, invites);
    figure.append(says);
    figure.classList.add('icicle-follows');
    if (points) {
        figure.classList.add('icicle-leads');
        bands.forEach(function (band, depth) {
            band.addEventListener('click', function (event) {
                if (event.pointerType === 'touch') { return; }
                const { left, width } = band.getBoundingClientRect();
                const part = Math.floor((event.clientX - left) / width * 1000000);
                put(depth, Math.max(0, Math.min(999999, part)));
            });
        });
    }

    /**
     * Below the position its whole width is left, above it that of each position on the way.
     * @param {string[]} moves
     * @param {string[]} by
     * @param {Place} place
     */
    function show(moves, by, { way, below, visited, reached }) {
        const all = way[0][1];
        figure.classList.toggle('icicle-lit', moves.length > 0);
        marks.forEach(function (mark, depth) {
            const [from, to] = way[Math.min(depth, moves.length)];
            mark.hidden = !moves.length;
            mark.classList.toggle('icicle-below', depth > moves.length);
            mark.classList.toggle('icicle-last', depth === moves.length);
            mark.style.setProperty('--from', 100 * from / all + '%');
            mark.style.setProperty('--wide', 100 * (to - from) / all + '%');
        });
        const path = moves.map(function (move, i) { return by[i] + ' ' + move; }).join(', ');
        tell(moves.length ? 'After ' + path + ': ' + left(below, visited, reached) : invites);
    }

    /**
     * @param {number} below
     * @param {number} visited
     * @param {boolean} reached
     */
    function left(below, visited, reached) {
        if (!below) { return 'the game is over. The search ' + (reached ? 'was here.' : 'was never here.'); }
        const one = below === 1;
        const which = visited === below ? (one ? 'it' : 'all of them') : (visited ? grouped(visited) : 'none') + (one ? '' : ' of them');
        return grouped(below) + (one ? ' node is' : ' nodes are') + ' left below here, and the search visits ' + which + '.';
    }

    /** @param {string} words */
    function tell(words) { if (says.textContent !== words) { says.textContent = words; } }

    function clear() {
        figure.classList.remove('icicle-lit');
        marks.forEach(function (mark) { mark.hidden = true; });
        tell(invites);
    }

    return { show, clear };
}
