// @ts-check
// What the boards of all games have in common.

import { make } from '../shared/make.js';

/**
 * What a board shows besides the position: the moves that are open, those of the last turn, those that are best, and who moved.
 * @typedef {{ open: string[], last: string[], hinted: string[], mover?: string }} Marks
 *
 * @typedef {{ element: HTMLElement, buttons: Map<string, HTMLButtonElement>, show(state: any, marks: Marks): void }} Board
 */

/**
 * A board has buttons, by the names of their moves; of all only one is reached by Tab, the others by arrow keys.
 * @param {string} label
 * @param {string[]} moves
 * @param {(move: string) => void} play
 * @param {(move: string, way: number[]) => string} leads
 * @returns {Board}
 */
export function boardOf(label, moves, play, leads) {
    const element = make('div', { class: 'play-board', role: 'group', 'aria-label': label });
    /** @type {Map<string, HTMLButtonElement>} */
    const buttons = new Map();
    let here = moves[0];
    /**
     * @param {string} move
     * @param {boolean} [focus]
     */
    function go(move, focus) {
        if (!buttons.has(move)) { return; }
        here = move;
        buttons.forEach(function (it, name) { it.tabIndex = name === here ? 0 : -1; });
        if (focus) { buttons.get(move).focus(); }
    }
    moves.forEach(function (move) {
        const it = make('button', { type: 'button', 'data-move': move });
        it.addEventListener('click', function () { go(move); play(move); });
        it.addEventListener('focus', function () { go(move); });
        it.addEventListener('keydown', function (event) {
            const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
            if (!way || event.altKey || event.ctrlKey || event.metaKey) { return; }
            // An arrow key turns the page otherwise.
            event.preventDefault();
            event.stopPropagation();
            go(leads(move, way), true);
        });
        buttons.set(move, it);
    });
    go(here);
    return { element, buttons, show() { /* each game has its own */ } };
}

/**
 * A drawing of some shapes, each with its attributes.
 * @param {string} viewBox
 * @param {[string, Record<string, string>][]} shapes
 */
export function drawing(viewBox, ...shapes) {
    const svg = 'http://www.w3.org/2000/svg';
    const it = document.createElementNS(svg, 'svg');
    it.setAttribute('viewBox', viewBox);
    it.setAttribute('aria-hidden', 'true');
    shapes.forEach(function ([name, attributes]) {
        const shape = document.createElementNS(svg, name);
        Object.entries(attributes).forEach(function ([key, value]) { shape.setAttribute(key, value); });
        it.append(shape);
    });
    return it;
}
