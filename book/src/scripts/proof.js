// @ts-check
// A proof that the reader writes: the scheme by which it is marked, and wrong proofs of which one line is chosen. Without this
// script the scheme is a list, and a box behind each wrong proof says which line fails.

import { made } from './shared/make.js';

// Done when the reader says so: the page's own answer is kept where those of the exercises are (`after.js`).
const task = document.querySelector('aside.exercise[data-proof]');
document.querySelectorAll('.scheme').forEach(function (scheme) {
    const points = Array.from(scheme.querySelectorAll('ol > li')).map(function (item) {
        const label = made('label'), box = made('input', { type: 'checkbox' });
        label.append(box, ' ', ...item.childNodes);
        item.append(label);
        return box;
    });
    if (!task) { return; }
    const done = made('button', { type: 'button', className: 'primary scheme-done', textContent: 'Mark it as done' });
    const said = made('span', { className: 'scheme-said' });
    said.setAttribute('role', 'status');
    const line = made('p');
    line.append(done, ' ', said);
    scheme.append(line);
    done.addEventListener('click', function () {
        const has = points.filter(function (box) { return box.checked; }).length;
        document.dispatchEvent(new CustomEvent('solved', { detail: [task.dataset.proof] }));
        said.textContent = 'Done, with ' + has + ' of ' + points.length + ' points.' + (has < points.length ? ' Write what is missing beside yours.' : '');
    });
});

document.querySelectorAll('.flaw').forEach(function (mark) {
    const list = mark.nextElementSibling, box = list.nextElementSibling;
    const said = made('p', { className: 'flaw-said' });
    said.setAttribute('role', 'status');
    list.classList.add('flaw-lines');
    list.after(said);
    Array.from(list.children).forEach(function (item, at) {
        const button = made('button', { type: 'button' });
        button.append(...item.childNodes);
        item.append(button);
        button.addEventListener('click', function () {
            const fails = at + 1 === Number(mark.dataset.line);
            button.classList.add(fails ? 'fails' : 'holds');
            said.textContent = fails ? 'Yes, line ' + (at + 1) + ' does not follow.' : 'Line ' + (at + 1) + ' follows from what stands before it.';
            if (fails && box.matches('details')) { box.open = true; }
        });
    });
});

// On paper nothing is pressed: a line that is chosen in the page is text there.
const lines = function () { return document.querySelectorAll('.flaw-lines button'); };
window.addEventListener('beforeprint', function () {
    lines().forEach(function (button) { button.after(...button.childNodes); button.hidden = true; });
});
window.addEventListener('afterprint', function () {
    lines().forEach(function (button) {
        while (button.nextSibling) { button.append(button.nextSibling); }
        button.hidden = false;
    });
});
