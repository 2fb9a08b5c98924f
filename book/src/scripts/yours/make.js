// @ts-check

import { made } from '../shared/make.js';

/**
 * An element of a class, and what stands in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [className]
 * @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, className, ...inside) { return made(tag, className ? { className } : {}, ...inside); }
