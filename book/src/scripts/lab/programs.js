// @ts-check
// Which program a figure runs, which others run on the same input, and the words of each run.

import { choiceControl } from './choice.js';

/**
 * Another run on the same input: its name, its title, and which of the words it takes.
 * @typedef {{ run: string, title: string, takes?: number, skips?: number }} Other
 *
 * What a lab has besides the figure. `choose` are programs of which the reader chooses one, `beside` runs that are compared, and
 * `step` those of them that may be stepped through beside the figure's own. `measure` is the count that the bars show.
 * @typedef {{
 *     title: string, goals: import('../shared/goals.js').Goal[], choice: string, choose: Other[], beside: Other[], step?: string[],
 *     measure: string, unit: string, also?: import('./bars.js').Measure[], answers?: boolean,
 * }} Lab
 */

/**
 * Programs that take the same, of which the reader chooses one.
 * @param {Lab | null} lab
 * @param {string[]} example
 * @param {() => void} change
 */
export function programsOf(lab, example, change) {
    const all = lab && lab.choose.length ? [{ run: example[0], title: lab.title }].concat(lab.choose) : [];
    const control = all.length ? choiceControl({ name: lab.choice, words: all.map(function (it) { return it.title; }) }, change) : null;
    // Other runs on the same input; some of them may be stepped through beside this one, in step with it.
    const compared = lab ? lab.beside : [];
    const others = compared.concat(all.filter(function (it) { return !compared.some(function (other) { return other.run === it.run; }); }));
    return {
        control,
        compared,
        others,
        steps: others.filter(function (it) { return lab.step && lab.step.includes(it.run); }),
        /** The names of the runs that can be chosen. */
        names: all.length ? all.map(function (it) { return it.run; }) : [example[0]],
        /** The run that is chosen. */
        run() {
            const title = control ? control.get() : '';
            return (all.find(function (it) { return it.title === title; }) || { run: example[0] }).run;
        },
        title() { return control ? control.get() : lab.title; },
        /** @param {string} name */
        choose(name) {
            if (control) { control.set((all.find(function (it) { return it.run === name; }) || all[0]).title); }
        },
        /**
         * Of the programs to choose from, that which was chosen counts one, by its own name.
         * @param {Record<string, number>} counts
         * @param {string} name
         */
        count(counts, name) { all.forEach(function (it) { counts[it.run] = it.run === name ? 1 : 0; }); },
    };
}

/**
 * The words of a run: `some` of those of the controls after `skipped` ones, where it takes less.
 * @param {import('./controls.js').Takes[]} takes
 * @param {import('./controls.js').Control[]} controls
 * @param {string} name
 * @param {number} [some]
 * @param {number} [skipped]
 */
export function runOf(takes, controls, name, some, skipped) {
    const given = controls.map(function (it) { return it.get(); });
    // An argument that takes all that is left is given word by word.
    const last = takes.length && takes[takes.length - 1].rest ? given.pop().split(/\s+/).filter(Boolean) : [];
    return [name].concat(given.concat(last).slice(skipped || 0).slice(0, some));
}

/**
 * The drawing of a figure, with keys where it is to be stepped through beside another one, and with what is opened in it.
 * @param {import('../shared/engine.js').Drawing} draw
 * @param {boolean} hasKeys
 * @param {string[]} open
 * @returns {import('../shared/engine.js').Drawing}
 */
export function drawWith(draw, hasKeys, open) {
    const [[kind, options]] = Object.entries(draw);
    return { [kind]: { ...options, ...(hasKeys ? { keys: true } : {}), ...(open.length ? { open } : {}) } };
}
