// @ts-check
// The controls of a figure's input. Each has an element, gives its words, and takes them.

import { chainsControl } from './chains.js';
import { choiceControl, isSwitch, switchControl, textControl } from './choice.js';
import { fieldControl } from './field.js';
import { numberControl } from './number.js';
import { orderControl } from './order.js';
import { positionControl } from './position.js';
import { queensControl } from './queens.js';
import { treeControl } from './tree-control.js';
import { windowControl } from './window.js';

/**
 * An argument of a run: its name, its kind (`number`, `one_of`, `text`), and what is known of it. `mark` is the kind of the marks
 * that show it in the drawing, and `rest` says that it takes all words that are left.
 * @typedef {{
 *     name: string, kind: string, of?: string, from?: number, to?: number, words?: string[],
 *     mark?: string, rest?: boolean, plain?: boolean,
 * }} Takes
 *
 * What the drawing asks of a tree's control. A path leads to a node: the places of its ancestors among their siblings, and its
 * own, from 0.
 * @typedef {{
 *     at(path: number[]): import('./tree.js').TreeNode | undefined,
 *     write(path: number[], text: string): boolean,
 *     move(path: number[], to: number): number[],
 *     add(path: number[], place: number): number[],
 *     remove(path: number[]): number[] | null,
 *     again(text: string): void,
 * }} Hand
 *
 * A control for one argument.
 * @typedef {object} Control
 * @property {Node | string} element What is always shown of it.
 * @property {() => string} get Its words.
 * @property {(value: string) => void} set Takes words.
 * @property {HTMLElement} [fields] What stands in a box where the drawing itself can be changed.
 * @property {string} [marks] The kind of its marks in the drawing.
 * @property {string} [hint] How the drawing is changed.
 * @property {HTMLElement} [board] What lies over its mark while that is changed.
 * @property {Hand} [hand] How a node of its tree is changed.
 * @property {(step: number) => () => void} [by] Counts up or down.
 * @property {() => void} [follow] Another argument has changed.
 * @property {(counts: Record<string, number>) => void} [answered] A run has ended.
 * @property {() => string} [wrong] Why its words cannot be run.
 */

/**
 * @param {Takes} takes
 * @param {() => void} change
 */
function control(takes, change) {
    if (isSwitch(takes)) { return switchControl(takes, change); }
    /** @type {Record<string, typeof textControl>} */
    const byText = { tree: treeControl, position: positionControl, queens: queensControl, columns: orderControl, field: fieldControl, 'list of chains': chainsControl };
    /** @type {Record<string, typeof textControl>} */
    const byKind = { number: numberControl, one_of: choiceControl, text: byText[takes.of] || textControl };
    return (byKind[takes.kind] || textControl)(takes, change);
}

/**
 * A control for each argument; those that belong together have one element.
 * @param {Takes[]} takes
 * @param {() => void} change
 */
export function controlsOf(takes, change) {
    /** @type {Control[]} */
    const made = [];
    takes.forEach(function (it, i) {
        if (made.length > i) { return; }
        const next = takes[i + 1] || { name: '', kind: '' }, written = made[takes.findIndex(function (it) { return it.mark === 'tree'; })];
        const isWindow = written && it.mark === 'alpha' && next.mark === 'beta';
        if (it.mark === 'three' && next.mark === 'began') {
            const began = control(next, change);
            made.push(positionControl(it, change, began.get), began);
            return;
        }
        // The columns of a board are tried in an order.
        if (it.of === 'queens' && next.of === 'columns') {
            const order = control(next, change);
            made.push(queensControl(it, change, order.element), Object.assign(order, { element: '' }));
            return;
        }
        made.push(...(isWindow ? windowControl(it, next, change, written.get) : [control(it, change)]));
    });
    return made;
}
/**
 * Calls a function of each control that has it.
 * @param {Control[]} controls
 * @param {'follow' | 'answered'} what
 * @param {any[]} given
 */
export function each(controls, what, ...given) {
    controls.forEach(function (it) {
        const act = /** @type {((...given: any[]) => void) | undefined} */ (it[what]);
        if (act) { act(...given); }
    });
}
