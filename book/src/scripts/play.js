// @ts-check
// A board to play on. What stands on it, what a move was worth and what the computer does, the engine
// says: the course's code, in a worker, asked anew with all moves of the game each time. Here is only
// what a reader sees and does. Without scripts or WebAssembly the figure stays as it is.

import { start } from './play/figure.js';
import { hasEngines, isServed } from './shared/make.js';

document.querySelectorAll('figure.play[data-live]').forEach(function (figure) {
    if (isServed && hasEngines) { start(figure); } else { figure.classList.add('stays'); }
});
