// @ts-check
// What lasts as long as the tab, and where the page is.

import { root } from '../shared/make.js';

export const KEY = 'yours-key', VIEW = 'yours-view', AT = 'yours-exercise', WENT = 'yours-went';

/** The book's first folder. */
export const book = new URL(root || './', location.href);

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) { try { sessionStorage.setItem(name, value); } catch { /* it lasts as long as the page */ } }

/** @param {string} name */
export function kept(name) { try { return sessionStorage.getItem(name); } catch { return null; } }

/** The key that the page was opened with, where it was opened with one. */
export const shown = /^#yours=([0-9a-f]{32})$/.exec(location.hash);

/**
 * Whether this is that page of the book.
 * @param {string} page
 */
export function isAt(page) { return location.pathname === new URL(page, book).pathname; }
