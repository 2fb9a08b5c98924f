// Two players in step: a step of one leads the other to the same place of its own run.
//
// The same place is the beginning or the end of the same call: that which is known by the same keys, from the first
// call down to it (`figures::difference`; a drawing has them where it was asked for with `keys=yes`). A position that
// is valued without a call begins and ends in one step. Where the other run has no such place, its player stays at the
// last one before, and says in one sentence what its own recording knows about the reason. What is neither beginning
// nor end, as a cut or a note, leads nowhere. So the step of the one follows from the step of the other
// alone, however it was reached.
'use strict';

// Puts two players in step, which are drawn and started; `names` are those of their runs. Says what there is to say about
// the pair: nothing, if they have a call in common.
window.lookAheadInStep = function (players, names) {
    const runs = players.map(function (player, at) { return readRun(player, names[at]); });
    if (!runs[0].byWay.has(runs[1].first)) { return 'The two runs begin with different calls, so they cannot be stepped through together.'; }
    const [one, other] = players.map(function (player) { return figPlayers.of.get(player); });
    const there = followed(runs[0], runs[1]), back = followed(runs[1], runs[0]);
    one.lead(function (at, quiet) { other.follow(there.at[at], there.why[at], quiet); });
    other.lead(function (at, quiet) { one.follow(back.at[at], back.why[at], quiet); });
    return '';

    // What a player knows of its run: its calls by their ways, and their steps.
    function readRun(player, name) {
        const data = JSON.parse(player.querySelector('script').textContent);
        const isSearch = player.classList.contains('fig-game');
        const ways = [], calls = data.nodes.map(function () { return null; }), byWay = new Map();
        data.nodes.forEach(function ({ key }, n) {
            const above = around(data, n);
            if (!key) { return; }
            const way = (above < 0 ? [] : ways[above]).concat(key);
            ways[n] = way;
            calls[n] = { n, way: way.join('\u0000'), begins: 0, ends: 0, cut: '' };
            byWay.set(calls[n].way, calls[n]);
        });
        data.steps.forEach(function ({ kind, node, say }, before) {
            const call = calls[node], at = before + 1;
            if (kind === 'cut') {
                const where = calls[around(data, node)];
                if (where) { where.cut = where.cut || say; }
            }
            if (!call) { return; }
            if (kind === 'call' || kind === 'leaf') { call.begins = at; }
            if (kind === 'return' || kind === 'leaf') { call.ends = at; }
        });
        const first = calls.find(Boolean);
        return { name, data, ways, calls, byWay, isSearch, first: first ? first.way : '' };
    }

    // The nearest node above one that is known; −1 where there is none.
    function around({ nodes }, n) {
        let above = nodes[n].parent;
        while (above !== undefined && !nodes[above].key) { above = nodes[above].parent; }
        return above === undefined ? -1 : above;
    }

    // For each step of a run the step of the other one, and why it stays there.
    function followed(run, other) {
        const at = [0], why = [''];
        run.data.steps.forEach(function ({ kind, node }, before) {
            const own = run.calls[node] ? node : around(run.data, node);
            const call = run.calls[own];
            const same = call && other.byWay.get(call.way);
            const moves = run.calls[node] && ['call', 'return', 'leaf'].includes(kind);
            const to = same && moves ? (kind === 'call' ? same.begins : same.ends) : 0;
            at.push(to || at[before]);
            why.push(to || !call || same && !moves ? '' : reason(other, run.ways[own], same));
        });
        return { at, why };
    }

    // Why a run has no step for the call at the end of this way.
    function reason(run, way, same) {
        const what = run.isSearch ? 'position' : 'call';
        function says(words) { return run.name.charAt(0).toUpperCase() + run.name.slice(1) + ': ' + words + '.'; }
        if (same) { return says('this ' + what + ' is there, too, but not this step of it'); }
        let known = way.length - 1;
        while (known > 0 && !run.byWay.has(way.slice(0, known).join('\u0000'))) { known -= 1; }
        const above = run.byWay.get(way.slice(0, known).join('\u0000'));
        const { folded, cuts, remembered, label } = above ? run.data.nodes[above.n] : {};
        const none = run.isSearch ? 'no such position' : 'no such call';
        if (cuts && cuts.includes(way[known]) && above.cut) { return says(none + ', ' + above.cut); }
        if (remembered) { return says(none + ', because the value of ' + label + ' was known'); }
        if (folded) { return says('this ' + what + ' is not shown, if there is one; the drawing is folded there'); }
        if (above && !above.ends) { return says(none + ', because the recording ends before it'); }
        return says(none);
    }
};
