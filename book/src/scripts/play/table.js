// @ts-check
// A game on a board: what is known of it, and what follows from that.

import { play } from './turns.js';

/** So long the computer thinks without a word. */
export const PATIENCE = 300;

/** @type {Record<string, boolean[]>} */
const PEOPLE = { first: [true, false], second: [false, true], both: [true, true], none: [false, false] };

/**
 * What is chosen for a game: who plays, against which function of the student's, on which field, how far the computers look,
 * whether each move is judged, and from which position.
 * @typedef {Record<'mine' | 'people' | 'think' | 'think2' | 'judge' | 'field' | 'from', string>} Settings
 *
 * What the engine says of a position.
 * @typedef {{
 *     board: any, moves: string[], by: string[], open: string[], to_move?: string, told?: string, result?: string,
 *     counts: Record<string, number>,
 * }} Shown
 *
 * How a move was found: in words, at which depth, and by which function of the student's; or only supposed.
 * @typedef {{ how?: string, depth: string, mine?: string, supposed?: boolean }} Thought
 *
 * What a move was worth.
 * @typedef {{ sign: 'good' | 'fair' | 'bad' | 'open', text: string, outcomes?: [string, string[]][] }} Judged
 */

/**
 * A game on a board, its settings, what stands there, and who answers.
 * @typedef {object} Table
 * @property {HTMLElement} figure
 * @property {string} name
 * @property {import('./games.js').Game} game
 * @property {import('./engines.js').Engine} engine
 * @property {import('./engines.js').Answerer} table Who plays.
 * @property {import('./engines.js').Answerer} judge Who judges, which may take longer.
 * @property {import('./engines.js').Answerer | null} finder Who finds a game in the picture of all positions.
 * @property {ReturnType<typeof import('../shared/goals.js').goalsOf> | null} goals
 * @property {ReturnType<typeof import('../icicle.js').icicleOf> | null} icicle The picture of all positions.
 * @property {string} first
 * @property {string} second
 * @property {[string, string][]} functions The functions of the student's that can play, each with its exercise.
 * @property {Settings} usual
 * @property {Settings} given What the page asks for.
 * @property {Settings} settings
 * @property {string[]} moves The game: everything else follows from it.
 * @property {number} seed
 * @property {string} laid The field that is laid out: that of the game, once the engine has said what the position is.
 * @property {Shown | null} shown What the engine said of it last.
 * @property {string[]} hinted
 * @property {Map<string, Judged>} judged
 * @property {Map<string, Thought>} chosen
 * @property {string} summary
 * @property {Set<string>} unfolded
 * @property {number} turn The number of what is being done; what an older one hears is of no use.
 * @property {boolean} asking Whether the engine is asked for the position. A move waits meanwhile: it might not fit.
 * @property {string} wish The move that waits.
 * @property {boolean} thinking
 * @property {boolean} paused
 * @property {boolean} put Whether a position was put on the board, which stays until somebody moves.
 * @property {number} timer
 * @property {import('./board.js').Board | null} board
 * @property {string} note
 * @property {number} tree The number of the search that is drawn.
 * @property {string} arrived While one waits: how much of the program is there.
 * @property {boolean} isTold Whether that is told.
 * @property {(() => void) | null} again What is done again when the program is loaded again.
 * @property {string} step What the terminal does while it is asked for a move of the student's.
 * @property {string} failed Why the student's function has lost in this position, or cannot be asked.
 * @property {string} standIn The function for which ours plays, since it is not written yet.
 * @property {string} stands The same in words.
 * @property {boolean} isAsked Whether the student's function is asked.
 *
 * @property {{ field: HTMLElement, select: HTMLSelectElement, key: keyof Settings }[]} choices
 * @property {HTMLSelectElement} against The choice of the opponent.
 * @property {HTMLInputElement} judges
 * @property {HTMLElement} status
 * @property {HTMLElement} score
 * @property {Record<'stop' | 'on' | 'step' | 'ours' | 'pause' | 'again' | 'hint' | 'back' | 'thoughts' | 'fresh', HTMLButtonElement>} buttons
 * @property {HTMLInputElement} position
 * @property {HTMLDetailsElement} from
 * @property {HTMLElement} log
 * @property {HTMLElement} place
 * @property {HTMLElement} panel
 * @property {HTMLElement} treeOf
 * @property {HTMLElement} heardOf A remark is heard when it comes: the list is not read out.
 */

/**
 * Lays out the board.
 * @param {Table} t
 * @param {string} field
 */
export function lay(t, field) {
    t.laid = field;
    t.board = t.game.board(function (move) { play(t, move); }, field);
    t.place.replaceChildren(t.board.element);
}

/**
 * The size of the field, as far as it is known without the engine.
 * @param {Table} t
 */
export function fieldOf(t) {
    const size = t.game.fields && /^[1-9]x[1-9](?=\s|$)/.exec(t.settings.from);
    return size ? size[0] : t.settings.field;
}

/**
 * Which sides are played by people.
 * @param {Table} t
 */
export function people(t) { return PEOPLE[t.settings.people]; }

/**
 * Whether a person plays a side.
 * @param {Table} t
 * @param {string} mark
 */
export function isPerson(t, mark) { return people(t)[t.game.marks.indexOf(mark)]; }

/**
 * How far the computer of a side looks.
 * @param {Table} t
 * @param {string} mark
 */
export function depthOf(t, mark) { return t.settings.people === 'none' && mark === t.second ? t.settings.think2 : t.settings.think; }

/**
 * The words with which the engine is asked about the game.
 * @param {Table} t
 * @param {string[]} asked
 */
export function words(t, ...asked) {
    const begins = t.settings.from ? ['from=' + t.settings.from] : t.settings.field ? ['field=' + t.settings.field] : [];
    const opponent = t.settings.mine && t.settings.mine !== t.standIn ? ['mine=' + t.settings.mine] : [];
    return [t.name].concat(begins, 'people=' + t.settings.people, opponent, asked);
}

/**
 * Beside the picture of all games the computer replies as the drawn search did: with the first of equally good moves.
 * @param {Table} t
 */
export function chooses(t) { return t.icicle && t.settings.people !== 'none' ? 'seed=first' : 'seed=' + t.seed; }

/**
 * The side to move.
 * @param {Table} t
 */
export function mover(t) { return t.shown && t.shown.to_move; }

/**
 * Of two computers, the first is the student's.
 * @param {Table} t
 * @param {string} mark
 */
export function isMine(t, mark) { return t.settings.mine && t.settings.mine !== t.standIn && !isPerson(t, mark) && (t.settings.people !== 'none' || mark === t.first); }

/**
 * What a function of the student's is called.
 * @param {string} stem
 */
export function nameOf(stem) { return 'Your ' + stem; }

/**
 * Whether the computer is to move.
 * @param {Table} t
 */
export function isComputers(t) { return mover(t) && !isPerson(t, mover(t)); }

/**
 * Whether the computer waits until it is told to play on.
 * @param {Table} t
 */
export function waits(t) { return t.paused || t.put; }

/**
 * The moves of the last turn.
 * @param {Table} t
 */
export function lastTurn(t) {
    if (!t.shown || !t.shown.moves.length) { return []; }
    let from = t.shown.by.length - 1;
    while (from > 0 && t.shown.by[from - 1] === t.shown.by[from]) { from -= 1; }
    return t.shown.moves.slice(from);
}

/**
 * A name for the game after so many moves.
 * @param {Table} t
 * @param {number} count
 */
export function keyOf(t, count) { return (t.settings.from || t.settings.field) + ' ' + t.moves.slice(0, count).join(' '); }
