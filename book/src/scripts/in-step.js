// @ts-check
// Two players in step: a step of one leads the other to the same place of its own run.
//
// The same place is the beginning or the end of the same call: that which is known by the same keys, from the first
// call down to it (`figures::difference`; a drawing has them where it was asked for with `keys`). A position that
// is valued without a call begins and ends in one step. Where the other run has no such place, its player stays at the
// last one before, and says in one sentence what its own recording knows about the reason. What is neither beginning
// nor end, as a cut or a note, leads nowhere. So the step of the one follows from the step of the other
// alone, however it was reached.

/**
 * A place in the tree of a run's calls by their keys, and the call there, if there is one.
 * @typedef {{ inside: Map<string, Place>, call: Call | null }} Place
 *
 * A call of a run: its node, the steps that begin and end it, and what is said of a cut in it.
 * @typedef {{ n: number, begins: number, ends: number, cut: string }} Call
 *
 * What a player is drawn from: its nodes and its steps.
 * @typedef {{
 *     nodes: { key?: string | string[], parent?: number, label?: string, folded?: boolean, cuts?: string[], remembered?: boolean }[],
 *     steps: { kind: string, node: number, say: string }[],
 * }} Data
 *
 * What a player knows of its run: its calls in a tree of their keys, and their steps.
 * @typedef {{ name: string, data: Data, top: Place, calls: (Call | null)[], isSearch: boolean, first: Call | undefined }} Run
 *
 * How far another run goes along with a call: the same call, or the last known one on the way to it, and the key after that.
 * @typedef {{ place: Place | undefined, known: Call | null, next: string, same: Call | null }} Way
 */

/**
 * Puts two players in step, which are drawn and started; `names` are those of their runs. Says what there is to say about
 * the pair: nothing, if they have a call in common.
 * @param {HTMLElement[]} players
 * @param {string[]} names
 */
export function inStep(players, names) {
    const runs = players.map(function (player, at) { return readRun(player, names[at]); });
    const begins = runs[1].first && met(runs[1], runs[0])[runs[1].first.n];
    if (!begins || !begins.same) {
        return 'The two runs begin with different calls, so they cannot be stepped through together.';
    }
    const [one, other] = players.map(function (player) { return figPlayers.of.get(player); });
    const there = followed(runs[0], runs[1]), back = followed(runs[1], runs[0]);
    one.lead(function (at, quiet) { other.follow(there.at[at], there.why[at], quiet); });
    other.lead(function (at, quiet) { one.follow(back.at[at], back.why[at], quiet); });
    return '';

    /**
     * What a player knows of its run: its calls in a tree of their keys, and their steps.
     * @param {HTMLElement} player
     * @param {string} name
     */
    function readRun(player, name) {
        /** @type {Data} */
        const data = JSON.parse(player.querySelector('script').textContent);
        const isSearch = player.classList.contains('fig-game');
        /** @type {Place} */
        const top = { inside: new Map(), call: null };
        /** @type {Place[]} */
        const places = [];
        const calls = data.nodes.map(function () { return /** @type {Call | null} */ (null); });
        data.nodes.forEach(function ({ key }, /** @type {number} */ n) {
            if (!key) { return; }
            const above = around(data, n);
            let place = above < 0 ? top : places[above];
            keysOf(key).forEach(function (word) {
                if (!place.inside.has(word)) { place.inside.set(word, { inside: new Map(), call: null }); }
                place = place.inside.get(word);
            });
            places[n] = place;
            calls[n] = place.call = { n, begins: 0, ends: 0, cut: '' };
        });
        data.steps.forEach(function ({ kind, node, say }, /** @type {number} */ before) {
            const call = calls[node], at = before + 1;
            if (kind === 'cut') {
                const where = calls[around(data, node)];
                if (where) { where.cut = where.cut || say; }
            }
            if (!call) { return; }
            if (kind === 'call' || kind === 'leaf') { call.begins = at; }
            if (kind === 'return' || kind === 'leaf') { call.ends = at; }
        });
        return { name, data, top, calls, isSearch, first: calls.find(Boolean) };
    }

    /**
     * A node may stand for a way of several keys.
     * @param {string | string[]} key
     */
    function keysOf(key) { return typeof key === 'string' ? [key] : key; }

    /**
     * The nearest node above one that is known; −1 where there is none.
     * @param {Data} data
     * @param {number} n
     */
    function around({ nodes }, n) {
        let above = nodes[n].parent;
        while (above !== undefined && !nodes[above].key) { above = nodes[above].parent; }
        return above === undefined ? -1 : above;
    }

    /**
     * How far the other run goes along with each call of a run: the same call there, or the last known one on the way to it, and
     * the key after that. A way goes on from that of the call around it, since a run without end is ten thousand calls deep.
     * @param {Run} run
     * @param {Run} other
     */
    function met(run, other) {
        /** @type {Way[]} */
        const at = [];
        run.data.nodes.forEach(function ({ key }, /** @type {number} */ n) {
            if (!key) { return; }
            const above = around(run.data, n);
            let { place, known, next } = above < 0 ? { place: other.top, known: null, next: '' } : at[above];
            keysOf(key).forEach(function (word) {
                next = next || word;
                place = place && place.inside.get(word);
                if (place && place.call) { known = place.call; next = ''; }
            });
            at[n] = { place, known, next, same: place ? place.call : null };
        });
        return at;
    }

    /**
     * For each step of a run the step of the other one, and why it stays there.
     * @param {Run} run
     * @param {Run} other
     */
    function followed(run, other) {
        const at = [0], why = [''], ways = met(run, other);
        run.data.steps.forEach(function ({ kind, node }, /** @type {number} */ before) {
            const own = run.calls[node] ? node : around(run.data, node);
            const call = run.calls[own];
            const same = call && ways[own].same;
            const moves = run.calls[node] && ['call', 'return', 'leaf'].includes(kind);
            const to = same && moves ? (kind === 'call' ? same.begins : same.ends) : 0;
            at.push(to || at[before]);
            why.push(to || !call || same && !moves ? '' : reason(other, ways[own]));
        });
        return { at, why };
    }

    /**
     * Why a run has no step for a call.
     * @param {Run} run
     * @param {Way} way
     */
    function reason(run, { known, next, same }) {
        const what = run.isSearch ? 'node' : 'call';
        /** @param {string} words */
        function says(words) { return run.name.charAt(0).toUpperCase() + run.name.slice(1) + ': ' + words + '.'; }
        if (same) { return says('this ' + what + ' is there, too, but not this step of it'); }
        const { folded, cuts, remembered, label } = known ? run.data.nodes[known.n] : /** @type {Partial<Data['nodes'][0]>} */ ({});
        const none = run.isSearch ? 'no such node' : 'no such call';
        if (cuts && cuts.includes(next) && known.cut) { return says(none + ', ' + known.cut); }
        if (remembered) { return says(none + ', because the value of ' + label + ' was known'); }
        if (folded) { return says('this ' + what + ' is not shown, if there is one; the drawing is folded there'); }
        if (known && !known.ends) { return says(none + ', because the recording ends before it'); }
        return says(none);
    }
}

/**
 * Puts the drawings in two places of a figure side by side, where both have room; none: they are no longer a pair. `from` is how
 * wide the figure is from which on they stand side by side anyway, each with a scroller of its own for what is too wide.
 * @param {HTMLElement} figure
 * @param {HTMLElement[]} places
 * @param {number} [from]
 */
export function abreast(figure, places, from) {
    // Of two players side by side each has room for its buttons; and so far they stand apart.
    const LEAST = 400, GAP = 40;
    const needs = places.map(function (place) {
        /** @type {SVGSVGElement | null} */
        const svg = place.querySelector('.fig-scroll > svg');
        return Math.max(LEAST, svg ? svg.viewBox.baseVal.width : 0);
    });
    ['in-step-one', 'in-step-other'].forEach(function (name, at) {
        figure.querySelectorAll('.' + name).forEach(function (place) { place.classList.remove(name); });
        if (places[at]) { places[at].classList.add(name); }
    });
    figure.classList.toggle('in-step', places.length === 2);
    const room = figure.clientWidth;
    const fits = places.length === 2 && (needs[0] + needs[1] + GAP <= room || room >= from);
    figure.classList.toggle('abreast', fits);
    // A drawing that is far wider than the other one does not take its room.
    const parts = needs.map(function (need) { return Math.min(need, room / 2); });
    const columns = parts.map(function (part) { return 'minmax(0, ' + part + 'fr)'; }).join(' ');
    figure.style.setProperty('--columns', fits ? columns : '');
    figure.style.setProperty('--both', fits ? room + 'px' : '');
}
