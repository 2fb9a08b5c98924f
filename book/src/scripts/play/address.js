// @ts-check
// The address holds the game.

/** @typedef {import('./table.js').Table} Table */

/**
 * Writes the game into the address.
 * @param {Table} t
 */
export function address(t) {
    const parts = /** @type {(keyof import('./table.js').Settings)[]} */ (['people', 'field', 'think', 'think2', 'judge']).filter(function (key) {
        return t.settings[key] && t.settings[key] !== (t.given[key] || t.usual[key]);
    }).map(function (key) { return key + '=' + t.settings[key]; });
    if (t.settings.from !== t.given.from) { parts.unshift('from=' + encodeURIComponent(t.settings.from)); }
    const touched = parts.length || t.moves.length;
    const hash = touched ? '#' + t.figure.id + '~' + parts.concat('seed=' + t.seed, t.moves).join('~') : '';
    history.replaceState(null, '', location.pathname + location.search + hash);
}

/**
 * Reads a game from the address, and says whether there was one. What it holds is checked by the engine, as what is typed is.
 * @param {Table} t
 */
export function fromAddress(t) {
    const [id, ...parts] = location.hash.slice(1).split('~');
    if (id !== t.figure.id || !parts.length) { return false; }
    let read;
    try { read = parts.map(decodeURIComponent); } catch (error) { read = ['?']; }
    for (const part of read) {
        const [key, value] = part.split('=');
        if (value === undefined) { t.moves.push(part); continue; }
        const known = t.choices.find(function (it) { return it.key === key; });
        // What is no position, the engine says.
        const fits = key === 'from' || (key === 'judge' ? ['yes', 'no'].includes(value)
            : key === 'seed' ? /^\d{1,6}$/.test(value)
                : known && Array.from(known.select.options).some(function (it) { return it.value === value; }));
        if (!fits) {
            t.moves = [];
            Object.assign(t.settings, t.usual, t.given);
            t.note = 'The address holds no game: “' + part.slice(0, 40) + '” does not fit.';
            return false;
        }
        if (key === 'seed') { t.seed = Number(value); } else { t.settings[/** @type {keyof import('./table.js').Settings} */ (key)] = value; }
    }
    return true;
}
