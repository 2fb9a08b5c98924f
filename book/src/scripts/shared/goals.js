// @ts-check
// The goals of a lab or a game.

import { make } from './make.js';

/** @typedef {{ says: string, when: string, why: string }} Goal */

/**
 * A goal is told in numbers of the run: `leaves = 5`, `deep > 0 and cut > 2`; and in those of runs
 * beside it, once they are known: `leaves < beside.leaves` of the first, `nodes > alpha_beta.nodes`.
 * @param {string} when
 * @param {Record<string, number>} counts
 * @param {Record<string, Record<string, number>>} [beside]
 */
function isReached(when, counts, beside) {
    return when.split(' and ').every(function (part) {
        const [name, sign, other] = part.trim().split(/\s+/);
        const [is, wanted] = [name, other].map(function (word) {
            if (/\d$/.test(word)) { return Number(word); }
            const [run, count] = word.split('.');
            return Number(count ? ((beside || {})[run] || {})[count] : counts[word]);
        });
        if (isNaN(is) || isNaN(wanted)) { return false; }
        return { '=': is === wanted, '!=': is !== wanted, '<': is < wanted, '>': is > wanted }[sign] === true;
    });
}

/**
 * What is to be reached: a counter with the next goal, which opens to the list of all. Their marks and reasons appear when
 * they are reached.
 * @param {Goal[]} goals
 */
export function goalsOf(goals) {
    const list = make('ul', { class: 'try-goals' }, ...goals.map(function (goal) {
        return make('li', {}, make('span', { class: 'try-mark', 'aria-label': 'not yet reached', role: 'img' }, '○'), goal.says);
    }));
    const told = make('p', { class: 'try-told', role: 'status' });
    const counter = make('b', {}), next = make('span', { class: 'try-next' });
    const element = make('details', { class: 'try-counter' }, make('summary', {}, counter, ' ', next), list);
    // So long a goal that was just reached stands in the place of the next one, in milliseconds.
    const MOMENT = 3000;
    let moment = 0;
    function count() {
        const open = goals.findIndex(function (_, i) { return !list.children[i].classList.contains('reached'); });
        counter.textContent = list.querySelectorAll('.reached').length + ' of ' + goals.length + (goals.length === 1 ? ' goal' : ' goals');
        if (element.classList.contains('is-new')) { return; }
        next.textContent = open < 0 ? 'All are reached.' : goals[open].says;
    }
    /** @param {Goal} goal */
    function enjoy(goal) {
        clearTimeout(moment);
        element.classList.add('is-new');
        next.textContent = '✓ ' + goal.says;
        moment = setTimeout(function () {
            element.classList.remove('is-new');
            count();
        }, MOMENT);
    }
    /**
     * @param {Record<string, number>} counts
     * @param {Record<string, Record<string, number>>} [beside]
     */
    function check(counts, beside) {
        goals.forEach(function (goal, i) {
            const item = list.children[i], mark = item.querySelector('.try-mark');
            if (item.classList.contains('reached') || !isReached(goal.when, counts, beside)) { return; }
            item.classList.add('reached');
            mark.textContent = '✓';
            mark.setAttribute('aria-label', 'reached');
            item.append(make('span', { class: 'try-why' }, ' ' + goal.why));
            told.textContent = 'Goal reached: ' + goal.says + ' ' + goal.why;
            enjoy(goal);
        });
        count();
    }
    count();
    return { element, told, check };
}
