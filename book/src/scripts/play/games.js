// @ts-check
// The games: how a board looks, and where an arrow key leads on it.

import { connectFour } from './connect-four.js';
import { dotsAndBoxes } from './dots-and-boxes.js';
import { ticTacToe } from './tic-tac-toe.js';

/**
 * A game: its two sides, the depths to which its computer can look, and the one that is best.
 * @typedef {object} Game
 * @property {[string, string]} marks
 * @property {number[]} depths
 * @property {string} best
 * @property {string} [chapter] The chapter whose code searches it.
 * @property {(shown: import('./table.js').Shown, depth: string, seed: number, field: string) => (string | number)[]} [thoughts] The run
 *     that is drawn of a search.
 * @property {string[]} [fields]
 * @property {string} [field] The field that is chosen at first.
 * @property {string} [place] What its field is called.
 * @property {(field: string) => any} start The position at the beginning.
 * @property {(field: string) => string[]} open The moves at the beginning.
 * @property {string} position How a position is typed.
 * @property {(state: any) => string} [size] The field of a position.
 * @property {(play: (move: string) => void, field: string) => import('./board.js').Board} board
 */

/** @type {Record<string, Game>} */
export const GAMES = { 'tic-tac-toe': ticTacToe, 'dots-and-boxes': dotsAndBoxes, 'connect-four': connectFour };
