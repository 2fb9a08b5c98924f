// @ts-check
// What is said, as a sentence.

/**
 * The name of a line stays as it is written.
 * @param {string} text
 */
export function capital(text) { return /^[a-z]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1); }

/** @param {string} text */
export function sentence(text) { return capital(text) + (/[.!?]$/.test(text) ? '' : '.'); }
