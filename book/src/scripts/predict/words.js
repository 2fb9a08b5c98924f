// @ts-check

import { made } from '../shared/make.js';

/**
 * What is asked, with `code` between backticks.
 * @param {string} text
 */
export function inline(text) {
    return text.split('`').map(function (part, number) { return number % 2 ? made('code', {}, part) : part; });
}
