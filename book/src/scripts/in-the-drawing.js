// @ts-check
// A lab is changed in its drawing. Which mark shows which part of the input, the drawing says (`data-input`, which `figures`
// writes from the recording): of a written tree each leaf and each branch, of another board the first one. What is being
// changed lies over its mark and stays there, with its focus, while the drawing is drawn anew.

import { start } from './in-the-drawing/hand.js';
import { tower } from './in-the-drawing/tower.js';
import { labs } from './live.js';

labs.filter(function (lab) { return lab.controls.length; }).forEach(start);
labs.forEach(function ({ figure, controls }) {
    const discs = controls.find(function (it) { return it.marks === 'pegs'; });
    if (discs) { figure.prepend(tower(figure, discs)); }
});
