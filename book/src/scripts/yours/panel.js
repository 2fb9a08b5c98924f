// @ts-check
// The verdict, with its messages, below the box of the exercise.

import { withCode } from '../shared/make.js';
import { isAt } from './keep.js';
import { MARKS, now } from './now.js';
import { makeView } from './view.js';
import { make } from './make.js';

/**
 * @param {import('./now.js').Exercise} exercise
 * @returns {import('./now.js').Panel}
 */
export function makePanel(exercise) {
    const box = document.getElementById('exercise-' + exercise.id);
    const head = make('h2', 'yours-title', 'Your code');
    head.id = 'yours-title';
    const line = make('p', 'yours-line');
    const text = make('pre', 'yours-text');
    const messages = make('details', 'yours-messages', make('summary', ''), text);
    messages.id = 'yours-messages';
    const place = make('div', 'yours-test');
    const section = make('section', 'yours', head, line, place, messages);
    section.setAttribute('aria-labelledby', head.id);
    if (box && isAt(exercise.page)) { box.after(section); }
    let last = '';
    return {
        exercise: exercise.id,
        remove() { section.remove(); },
        replaceTest(element) { place.replaceChildren(...(element ? [element] : [])); },
        show() {
            const verdict = now.state.verdict;
            section.dataset.outcome = verdict ? verdict.outcome : 'waiting';
            section.classList.toggle('yours-old', Boolean(now.over) || now.state.checking);
            line.textContent = !verdict ? 'Save your file, and the verdict appears here.' : MARKS[verdict.outcome] + ' ' + verdict.line;
            messages.hidden = !verdict;
            messages.firstChild.textContent = verdict && verdict.outcome === 'broken' ? 'What the compiler says' : 'What the tests say';
            if (verdict && verdict.text !== last) {
                last = verdict.text;
                text.replaceChildren(...withCode(verdict.outcome === 'broken' ? last : unwrapped(last)));
                messages.open = verdict.outcome === 'failed' || verdict.outcome === 'broken';
            }
        },
    };
}

/**
 * The run of the failing test is drawn in the panel.
 * @param {import('./now.js').Drawn & { name: string }} said
 */
export function takeTest(said) {
    if (!now.panel) { return; }
    if (!now.test || now.test.name !== said.name) {
        const element = make('figure', 'recorded yours-failing');
        element.id = 'failing-test';
        element.append(make('figcaption', '', 'The run of the failing test ', make('code', '', said.name)));
        now.panel.replaceTest(element);
        now.test = makeView({ element, before: null, input: null, isTest: true });
        now.test.name = said.name;
    }
    now.test.take(said);
}

/**
 * The terminal breaks a long sentence into lines of 76 signs, and the page breaks it as its box is wide. So a line goes on
 * where the next one begins with a word that had no room in it.
 * @param {string} text
 */
function unwrapped(text) {
    /** @type {string[]} */
    const lines = [];
    let last = '';
    text.split('\n').forEach(function (line) {
        const [, word] = /^ *((?:`[^`]*`|[\p{L}\p{N}([≥≤−])[^ ]*)?/u.exec(line), [edge] = /^ */.exec(last);
        const goesOn = word && last.trim() && line.startsWith(edge) && last.length + 1 + word.length > edge.length + 76;
        if (goesOn) { lines.push(lines.pop() + ' ' + line.trim()); } else { lines.push(line); }
        last = line;
    });
    return lines.join('\n');
}
