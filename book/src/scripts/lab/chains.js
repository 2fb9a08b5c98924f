// @ts-check
import { button, make } from '../shared/make.js';

/**
 * @typedef {import('./controls.js').Takes} Takes
 * @typedef {import('./controls.js').Control} Control
 */

/**
 * Chains and loops: `3 4 loop4`. Each has a number of boxes, and can be taken out.
 * @param {Takes} takes
 * @param {() => void} change
 * @returns {Control}
 */
export function chainsControl({ name }, change) {
    /** @type {{ loop: boolean, boxes: string }[]} */
    let chains = [];
    const list = make('span', { class: 'try-chains', role: 'group', 'aria-label': name });
    /** @param {number} focus */
    function changed(focus) {
        show();
        const found = list.querySelectorAll('input')[focus];
        if (found) { found.focus(); }
        change();
    }
    function show() {
        list.textContent = '';
        chains.forEach(function (chain, i) {
            const what = (chain.loop ? 'loop ' : 'chain ') + (i + 1);
            const input = make('input', { type: 'number', min: chain.loop ? '4' : '1', max: '20', value: chain.boxes, 'aria-label': 'boxes of ' + what });
            input.addEventListener('input', function () { chain.boxes = input.value.trim(); change(); });
            const away = button('×', 'take ' + what + ' out', function () {
                chains.splice(i, 1);
                changed(Math.min(i, chains.length - 1));
            });
            list.append(make('span', { class: 'try-chain' + (chain.loop ? ' loop' : '') }, chain.loop ? 'loop' : 'chain', input, away));
        });
    }
    /**
     * @param {boolean} loop
     * @param {string} boxes
     */
    function more(loop, boxes) {
        return function () {
            chains.push({ loop, boxes });
            changed(chains.length - 1);
        };
    }
    return {
        element: make('div', { class: 'try-wide' }, list, button('+ a chain', '+ a chain', more(false, '3')), ' ', button('+ a loop', '+ a loop', more(true, '4'))),
        get: function () { return chains.map(function (chain) { return (chain.loop ? 'loop' : '') + chain.boxes; }).join(' '); },
        set: function (value) {
            chains = value.trim().split(/\s+/).filter(Boolean).map(function (word) {
                const loop = word.startsWith('loop');
                return { loop, boxes: loop ? word.slice(4) : word };
            });
            show();
        },
    };
}
