// @ts-check
// The line at the foot of the page: how it is with the newest save, on every page.

import { telling } from './page.js';
import { make } from './make.js';

export function makeBar() {
    const mark = make('span', 'yours-mark');
    mark.setAttribute('aria-hidden', 'true');
    const words = make('span', 'yours-words');
    const link = make('a', 'yours-link'), first = make('a', 'yours-link');
    first.addEventListener('click', function (event) {
        event.preventDefault();
        const view = telling();
        if (view) { view.go(true); }
    });
    const status = make('p', 'yours-status', mark, words);
    status.setAttribute('role', 'status');
    const bar = make('aside', 'yours-bar', status, first, link);
    bar.setAttribute('aria-label', 'Your code');
    document.body.append(bar);
    document.body.classList.add('has-yours');
    return { bar, mark, words, link, first };
}
