// @ts-check
// Questions that are answered in the page. The preprocessor computes what is right and writes a form for each question, and it
// marks what would give the answer away, which `veil.js` veils. Here the answer is compared, and what was said is kept in this
// browser and nowhere else. On the page "What you predicted" it is listed.

import { grouped } from './shared/make.js';

const BEGIN = 'look-ahead.predict.';
const all = function (what, within) { return Array.from((within || document).querySelectorAll(what)); };

function make(tag, properties, ...inside) {
    const it = Object.assign(document.createElement(tag), properties);
    it.append(...inside);
    return it;
}

// What is asked, with `code` between backticks.
function inline(text) {
    return text.split('`').map(function (part, number) { return number % 2 ? make('code', {}, part) : part; });
}

// ---- What is kept ----

const isText = function (it) { return typeof it === 'string'; };

/** What was kept of a question; nothing where there is nothing, or something that was not written here. */
function kept(id) {
    try {
        const it = JSON.parse(localStorage.getItem(BEGIN + id));
        const said = it.said === null || isText(it.said) || (Array.isArray(it.said) && it.said.every(function (one) { return isText(one) || Number.isInteger(one); }));
        return said && isText(it.ask) && isText(it.shown) && isText(it.truth) && typeof it.right === 'boolean' ? it : null;
    } catch {
        return null;
    }
}

function keep(id, it) {
    try {
        localStorage.setItem(BEGIN + id, JSON.stringify(it));
    } catch {
        // It is full or forbidden: the answer is shown all the same.
    }
    document.dispatchEvent(new Event('answered'));
}

function forget(id) {
    try { localStorage.removeItem(BEGIN + id); } catch { /* nothing was kept */ }
    document.dispatchEvent(new Event('answered'));
}

// ---- One question ----

/** What somebody types, without what may stand between groups of three. */
function plain(text) {
    return text.trim().replace(/[\u2212\u2013]/, '-').replace(/(\d)[\s\u202f\u00a0'’_.,](?=\d{3}(?!\d))/g, '$1');
}

/** A whole number as somebody types it; nothing where it is none, or has more digits than a page counts with. */
function whole(text) {
    return /^[-+]?\d{1,15}$/.test(plain(text)) ? Number(plain(text)) : undefined;
}

// Of each kind: what a form says now (nothing where it is not whole), what the answers look like as text, whether one is right,
// and what is said about it.
const KINDS = {
    number: {
        first: function (form) {
            if (!/^[-+]?\d+$/.test(plain(form.querySelector('input').value))) { return 'Type a whole number first.'; }
            return `Type a number between \u2212${grouped(10 ** 15 - 1)} and ${grouped(10 ** 15 - 1)}.`;
        },
        said: function (form) { const number = whole(form.querySelector('input').value); return number === undefined ? undefined : String(number); },
        put: function (form, said) { form.querySelector('input').value = said; },
        fits: function (said) { return isText(said) && whole(said) !== undefined; },
        text: function (form, said) { return grouped(said); },
        truth: function (answer) { return grouped(whole(answer.right)); },
        right: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right === guess) { return true; }
            return right * guess > 0 && Math.max(right / guess, guess / right) <= answer.within;
        },
        near: function (answer, said) { return whole(answer.right) !== whole(said); },
        same: function (one, other) { return whole(one) === whole(other); },
        hint: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right > 2 && Math.abs(guess - right) === 1) { return `One too ${guess < right ? 'few' : 'many'}.`; }
            return right !== 0 && guess === -right ? 'Look at its sign once more.' : '';
        },
        more: function (answer, said) {
            const [right, guess] = [whole(answer.right), whole(said)];
            if (right <= 0 || guess <= 0) { return ''; }
            const times = Math.max(right / guess, guess / right);
            if (times < 10) { return ''; }
            const rounded = grouped(Number(times.toPrecision(2)));
            return ` Your number is about ${rounded} times too ${guess < right ? 'small' : 'large'}.`;
        },
    },
    choice: {
        first: function () { return 'Choose one first.'; },
        said: function (form) { return form.querySelector('input:checked')?.value; },
        put: function (form, said) { all('.predict-among input', form).forEach(function (it) { it.checked = it.value === said; }); },
        fits: function (said, form) { return all('.predict-among input', form).some(function (it) { return it.value === said; }); },
        text: function (form, said) { return said; },
        truth: function (answer) { return answer.right; },
        right: function (answer, said) { return said === answer.right; },
        tried: function (form, said) {
            all('.predict-among input', form).forEach(function (it) { if (it.value === said) { mark(it.parentElement, 'wrong'); } });
        },
        mark: function (form, answer, said) {
            all('.predict-among input', form).forEach(function (it) {
                mark(it.parentElement, it.value === answer.right ? 'right' : it.value === said ? 'wrong' : '');
            });
        },
    },
    set: {
        said: function (form) { return all('input:checked', form).map(function (it) { return Number(it.value); }); },
        put: function (form, said) { all('.predict-among input', form).forEach(function (it) { it.checked = said.includes(Number(it.value)); }); },
        fits: function (said) { return Array.isArray(said) && said.every(Number.isInteger); },
        text: function (form, said) { return chosen(form, said) || 'none'; },
        truth: function (answer, form) { return chosen(form, answer.right) || 'none'; },
        right: function (answer, said) { return said.length === answer.right.length && said.every(function (it) { return answer.right.includes(it); }); },
        // Of the run it is known how many leaves are wrong, and that is told first.
        hint: function (answer, said) {
            const wrong = said.filter(function (it) { return !answer.right.includes(it); }).length;
            const left = answer.right.length - (said.length - wrong);
            const leaves = function (many) { return many === 1 ? 'One leaf' : `${many} leaves`; };
            return [wrong && `${leaves(wrong)} that you chose must be read.`, left && `${leaves(left)} that you did not choose need not be read.`].filter(Boolean).join(' ');
        },
        more: function (answer, said, form) {
            const forgotten = chosen(form, answer.right.filter(function (it) { return !said.includes(it); }));
            const wrong = chosen(form, said.filter(function (it) { return !answer.right.includes(it); }));
            return (forgotten && ` You did not choose ${forgotten}.`) + (wrong && ` You chose ${wrong}, which does not belong to it.`);
        },
        mark: function (form, answer, said) {
            all('.predict-among input', form).forEach(function (it) {
                const [is, chosen] = [answer.right.includes(Number(it.value)), said?.includes(Number(it.value))];
                mark(it.parentElement, is ? (chosen || !said ? 'right' : 'missed') : chosen ? 'wrong' : '');
            });
        },
    },
    order: {
        said: function (form) { return items(form).map(text); },
        put: function (form, said) {
            const list = form.querySelector('ol'), now = items(form);
            list.append(...said.map(function (one) { return now.find(function (item) { return text(item) === one; }); }));
        },
        fits: function (said, form) {
            const now = items(form).map(text).sort();
            return Array.isArray(said) && said.every(isText) && JSON.stringify(said.slice().sort()) === JSON.stringify(now);
        },
        text: function (form, said) { return said.join('; '); },
        truth: function (answer) { return answer.right.join('; '); },
        wrongly: function (truth) { return `Not this time: the order is ${truth}.`; },
        right: function (answer, said) { return JSON.stringify(said) === JSON.stringify(answer.right); },
        hint: function (answer, said) {
            const at = said.findIndex(function (it, at) { return it !== answer.right[at]; });
            return at === 0 ? 'Another one comes first.' : `The first ${at === 1 ? 'is' : `${at} are`} right, and then another one comes.`;
        },
        mark: function (form, answer) {
            items(form).forEach(function (item, at) { mark(item, text(item) === answer.right[at] ? 'right' : 'wrong'); });
        },
    },
};

// Texts that are ticked, and not leaves.
KINDS.several = Object.assign({}, KINDS.set, {
    hint: function (answer, said) {
        const wrong = said.filter(function (it) { return !answer.right.includes(it); }).length;
        const left = answer.right.length - (said.length - wrong);
        return [wrong && `${wrong} of those that you ticked ${wrong === 1 ? 'does' : 'do'} not belong to it.`, left && `${left} that ${left === 1 ? 'belongs' : 'belong'} to it ${left === 1 ? 'is' : 'are'} not ticked.`].filter(Boolean).join(' ');
    },
});

const items = function (form) { return all('li', form); };
const text = function (item) { return item.querySelector('span').textContent; };

function chosen(form, numbers) {
    return numbers.map(function (number) { return form.querySelector(`input[value="${number}"]`)?.nextElementSibling.textContent; }).join(', ');
}

// A mark is a sign and not only a colour.
const SIGNS = { right: '\u2713', wrong: '\u2717', missed: '!' };
function mark(it, as) {
    delete it.dataset.mark;
    it.querySelector('.predict-sign')?.remove();
    if (as === '') { return; }
    it.dataset.mark = as;
    it.append(make('span', { className: 'predict-sign' }, SIGNS[as]));
}

class Question {
    constructor(form) {
        this.form = form;
        this.id = form.id;
        this.kind = KINDS[form.dataset.kind];
        this.answer = JSON.parse(form.dataset.answer);
        this.hints = JSON.parse(form.dataset.hints);
        // What is asked, read before anything is marked.
        this.ask = form.querySelector('legend, label').textContent.trim();
        this.line = form.querySelector('.predict-said');
        const [send, other] = all('.predict-do input', form);
        this.send = send;
        this.other = other;
        this.settled = false;
        // The first guess, where it was wrong.
        this.tried = null;
        // The box with what is to be said about it: behind it, or behind the questions that stand behind it. It is shown with
        // the answer to the last of them.
        let box = form.nextElementSibling;
        while (box && box.matches('form.predict')) { box = box.nextElementSibling; }
        this.box = box?.matches('details') ? box : null;
        all('[hidden]', form).forEach(function (it) { it.hidden = false; });
        form.classList.add('is-asked');
        form.noValidate = true;
        form.addEventListener('submit', (event) => {
            event.preventDefault();
            this.guess(this.kind.said(form));
        });
        form.addEventListener('show', () => { if (!this.settled) { this.settle(null, false); } });
        this.other.addEventListener('click', () => (this.settled ? this.again() : this.settle(null, false)));
        if (form.dataset.kind === 'order') { this.movable(); }
    }

    /** A first guess that is wrong gets a hint, and a second one. */
    guess(said) {
        const { form, kind, answer, tried } = this;
        const same = kind.same ?? function (one, other) { return JSON.stringify(one) === JSON.stringify(other); };
        const field = form.querySelector('.predict-ask :is(input, button)');
        if (said === undefined) {
            this.line.textContent = kind.first(form);
            field.focus();
        } else if (tried === null && !kind.right(answer, said)) {
            this.tried = said;
            kind.tried?.(form, said);
            form.classList.add('is-tried');
            this.line.replaceChildren(...inline(`Not yet. ${this.hint(said)}`));
            if (field.type === 'text') { field.select(); }
        } else if (tried !== null && same(tried, said)) {
            this.line.replaceChildren(...inline(`You said that before. ${this.hint(said)}`));
        } else {
            this.settle(said, false);
        }
    }

    /** What the run says about this guess; where it says nothing, what leads on in the question. */
    hint(said) {
        const { kind, hints } = this;
        const of = Array.isArray(said) ? said.join('; ') : said;
        const near = hints.near.find(function ([guess]) { return (kind.same ?? Object.is)(guess, of); });
        return near?.[1] ?? [kind.hint?.(this.answer, said), hints.own].filter(Boolean).join(' ');
    }

    /** Answered, now or before: says what is right. Said is nothing where the reader wanted to be shown. */
    settle(said, before) {
        const { form, kind, answer } = this;
        const right = said !== null && kind.right(answer, said);
        const truth = kind.truth(answer, form);
        const shown = said === null ? '' : kind.text(form, said);
        this.settled = true;
        // Right at once.
        this.first = right && this.tried === null;
        form.classList.remove('is-tried');
        if (said !== null) { kind.put(form, said); }
        kind.mark?.(form, answer, said);
        form.classList.toggle('is-right', right);
        form.classList.toggle('is-wrong', said !== null && !right);
        all('.predict-ask input, .predict-ask button', form).forEach(function (it) { it.disabled = true; });
        this.send.hidden = true;
        this.other.value = 'Answer again';
        let words;
        if (said === null) {
            words = `The answer is ${truth}.`;
        } else if (right) {
            words = kind.near?.(answer, said) ? `Right, near enough: it is ${truth}, and you said ${shown}.` : `Right: ${truth}.`;
            form.classList.toggle('is-new', !before);
        } else if (kind.wrongly) {
            words = kind.wrongly(truth);
        } else {
            words = `Not this time: you said ${shown}, and the answer is ${truth}.${kind.more?.(answer, said, form) ?? ''}`;
        }
        if (right && !before && questions.length > 1 && questions.every((other) => other.settled && other.first)) {
            words += ` All ${questions.length} questions of this page, at the first try.`;
        }
        this.line.replaceChildren(words);
        const figure = all(`figure[data-veil~="${this.id}"]`).find(function (it) { return !it.closest('details'); });
        if (figure) { this.line.append(' ', make('a', { href: '#' + figure.id }, 'See it in the figure.')); }
        if (!before) {
            const seen = this.seen === true;
            const first = this.tried === null ? undefined : kind.text(form, this.tried);
            keep(this.id, { ask: this.ask, first, said, shown, truth, right, seen, at: new Date().toISOString() });
            if (document.activeElement === document.body || form.contains(document.activeElement)) { this.other.focus(); }
        }
        this.unbox();
        this.tell();
    }

    /** The box is shown, and open, when all its questions are answered. One with a line between what belongs to the first of them and
     *  what belongs to the next shows each part with its own answer. */
    unbox() {
        const { box } = this;
        if (!box) { return; }
        const mine = questions.filter((other) => other.box === box);
        const isParted = all(':scope > hr', box).length === mine.length - 1;
        const shown = mine[isParted ? 'some' : 'every']((other) => other.settled);
        let part = 0;
        all(':scope > :not(summary)', box).forEach(function (it) {
            if (isParted && it.tagName === 'HR') { part += 1; }
            it.classList.toggle('is-to-come', isParted && !mine[part].settled);
        });
        box.classList.toggle('is-told', shown);
        box.open = shown;
    }

    /** Says how it is with it, for what is veiled until it is answered (`veil.js`). */
    tell() {
        this.form.dataset.guess = this.settled ? 'answered' : this.seen ? 'seen' : '';
        this.form.dispatchEvent(new Event('guess', { bubbles: true }));
    }

    /** As if it had not been answered; what was veiled has been seen. */
    again() {
        const { form } = this;
        this.settled = false;
        this.tried = null;
        this.seen = true;
        this.tell();
        forget(this.id);
        this.unbox();
        form.classList.remove('is-right', 'is-wrong', 'is-new');
        all('.predict-ask input, .predict-ask button', form).forEach(function (it) { it.disabled = false; });
        all('.predict-among label, li', form).forEach(function (it) { mark(it, ''); });
        all('.predict-ask input', form).forEach(function (it) { if (it.type === 'text') { it.value = ''; } else { it.checked = false; } });
        this.send.hidden = false;
        this.other.value = 'Show me';
        this.line.replaceChildren();
        form.querySelector('.predict-ask input, .predict-ask button').focus();
    }

    /** What was kept, shown again. */
    remember() {
        const it = kept(this.id);
        if (!it) { return; }
        this.seen = it.seen === true;
        this.tell();
        if (it.said === null || this.kind.fits(it.said, this.form)) {
            this.settle(it.said, true);
            this.first &&= !isText(it.first);
        }
    }

    /** The items of a list can be moved, with buttons and with the mouse. */
    movable() {
        const { form, line } = this;
        const list = form.querySelector('ol');
        function tell(item) {
            line.textContent = `${text(item)} is now ${items(form).indexOf(item) + 1} of ${items(form).length}.`;
        }
        let dragged = null;
        items(form).forEach((item) => {
            const up = make('button', { type: 'button', title: 'Up', ariaLabel: `Move ${text(item)} up` }, '\u25b2');
            const down = make('button', { type: 'button', title: 'Down', ariaLabel: `Move ${text(item)} down` }, '\u25bc');
            up.addEventListener('click', function () { item.previousElementSibling?.before(item); up.focus(); tell(item); });
            down.addEventListener('click', function () { item.nextElementSibling?.after(item); down.focus(); tell(item); });
            item.append(up, down);
            item.draggable = true;
            item.addEventListener('dragstart', (event) => {
                if (this.settled) { event.preventDefault(); return; }
                dragged = item;
                event.dataTransfer.effectAllowed = 'move';
            });
            item.addEventListener('dragend', function () { if (dragged) { tell(dragged); } dragged = null; });
            item.addEventListener('dragover', function (event) {
                if (!dragged) { return; }
                event.preventDefault();
                if (dragged === item) { return; }
                const { top, height } = item.getBoundingClientRect();
                item[event.clientY < top + height / 2 ? 'before' : 'after'](dragged);
            });
        });
        list.addEventListener('drop', function (event) { event.preventDefault(); });
    }
}

const questions = all('form.predict').map(function (form) { return new Question(form); });
questions.forEach(function (question) { question.remember(); });

// ---- What you predicted ----

function listed(place) {
    const asked = JSON.parse(place.dataset.questions);
    const answered = asked.map(function ([page, id, ask, title]) { return { page, id, ask, title, it: kept(id) }; });
    const done = answered.filter(function ({ it }) { return it; });
    const guessed = done.filter(function ({ it }) { return it.said !== null; });
    const right = guessed.filter(function ({ it }) { return it.right; });
    const second = right.filter(function ({ it }) { return isText(it.first); });
    place.replaceChildren();
    place.hidden = false;
    const sum = `You have answered ${guessed.length} of ${asked.length} questions, and ${right.length} of your answers ${right.length === 1 ? 'is' : 'are'} right: ${right.length - second.length} at the first try, ${second.length} at the second.`;
    place.append(make('p', { className: 'predicted-sum', role: 'status' }, sum));
    const chapter = function (page) { const number = /^ch(\d)/.exec(page); return number ? `Chapter ${number[1]}` : 'Other pages'; };
    const link = function ({ page, id, ask }) { return make('a', { href: `${page}#${id}` }, ...inline(ask)); };
    // What is long may be broken.
    const cell = function (words) { return make('td', { style: words.length > 24 ? 'white-space: normal' : '' }, words); };
    const chapters = [...new Set(asked.map(function ([page]) { return chapter(page); }))];
    chapters.forEach(function (name) {
        const here = done.filter(function ({ page }) { return chapter(page) === name; });
        if (here.length === 0) { return; }
        const head = make('tr', {}, ...['Question', 'You said', 'It is', ''].map(function (name) { return name ? make('th', { scope: 'col' }, name) : make('td'); }));
        const rows = here.map(function (entry) {
            const { it } = entry;
            const tried = isText(it.first);
            const verdict = it.said === null ? 'shown' : (it.right ? `\u2713 at the ${tried ? 'second' : 'first'} try` : '\u2717 not quite') + (it.seen ? ', after looking' : '');
            const said = [tried ? it.first : '', it.said === null ? '' : it.shown].filter(Boolean).join(', then ') || '\u2013';
            return make('tr', {}, make('td', {}, make('small', {}, ...inline(entry.title)), link(entry)), cell(said), cell(it.truth), make('td', {}, verdict));
        });
        const table = make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
        place.append(make('h2', {}, name), make('div', { className: 'table-wrapper' }, table));
    });
    const numbers = guessed.map(function ({ ask, it }) { return { ask, guess: isText(it.said) ? whole(it.said) : undefined, truth: whole(it.truth) }; })
        .filter(function ({ guess, truth }) { return guess > 0 && truth > 0; });
    if (numbers.length > 0) { place.append(make('h2', {}, 'Your guesses against the truth'), chart(numbers)); }
    const left = answered.filter(function ({ it }) { return !it; });
    if (left.length > 0) {
        // Below each page its questions.
        const titles = [...new Set(left.map(function ({ title }) { return title; }))];
        const list = make('ul', {}, ...titles.map(function (title) {
            const here = left.filter(function (entry) { return entry.title === title; });
            return make('li', {}, ...inline(title), make('ul', {}, ...here.map(function (entry) { return make('li', {}, link(entry)); })));
        }));
        place.append(make('details', {}, make('summary', {}, `Not answered yet: ${left.length}`), list));
    }
    if (done.length > 0) { place.append(doings(place, done)); }
}

function doings(place, done) {
    const line = make('div', { className: 'predict-do' });
    const button = function (words, act) {
        const it = make('button', { type: 'button' }, words);
        it.addEventListener('click', act);
        return it;
    };
    const rows = done.map(function ({ page, id, it }) {
        return { page, question: id, ask: it.ask, first: it.first ?? '', said: it.said === null ? '' : it.shown, truth: it.truth, right: it.right, seen: it.seen === true, at: it.at };
    });
    const json = button('Save as JSON', function () { save('predicted.json', 'application/json', JSON.stringify(rows, null, 2)); });
    const quoted = function (it) { return '"' + String(it ?? '').replace(/"/g, '""') + '"'; };
    const csv = button('Save as CSV', function () {
        const lines = [Object.keys(rows[0]), ...rows.map(Object.values)].map(function (row) { return row.map(quoted).join(','); });
        save('predicted.csv', 'text/csv', '\ufeff' + lines.join('\r\n') + '\r\n');
    });
    const erase = button('Erase all answers', function () {
        const yes = button('Yes, erase them', function () {
            // Also what belongs to questions that the book no longer has.
            for (const key of Object.keys(localStorage)) { if (key.startsWith(BEGIN)) { localStorage.removeItem(key); } }
            listed(place);
            place.tabIndex = -1;
            place.focus();
        });
        const no = button('No, keep them', function () { line.replaceChildren(json, csv, erase); erase.focus(); });
        line.replaceChildren(make('span', {}, 'They cannot be brought back.'), yes, no);
        no.focus();
    });
    line.append(json, csv, erase);
    return line;
}

function save(name, type, text) {
    const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
}

/** For each question a line on a logarithmic scale: a dot for the truth, a ring for the guess. */
function chart(numbers) {
    const SVG = 'http://www.w3.org/2000/svg';
    function draw(tag, attributes, words) {
        const it = document.createElementNS(SVG, tag);
        Object.entries(attributes).forEach(function ([name, value]) { it.setAttribute(name, value); });
        if (words !== undefined) { it.textContent = words; }
        return it;
    }
    const short = function (ask) {
        const words = ask.replaceAll('`', '');
        return words.length > 70 ? words.slice(0, 69) + '\u2026' : words;
    };
    const most = Math.max(10, ...numbers.map(function ({ guess, truth }) { return Math.max(guess, truth); }));
    const tens = Math.ceil(Math.log10(most));
    const width = 640, row = 42, top = 30, height = top + row * numbers.length;
    const x = function (value) { return 12 + Math.log10(value) / tens * (width - 60); };
    const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': 'The guesses and the truth of the tables above, on a scale on which each line is ten times the one before.' });
    for (let ten = 0; ten <= tens; ten += 1) {
        svg.append(draw('line', { class: 'grid', x1: x(10 ** ten), x2: x(10 ** ten), y1: top - 8, y2: height }));
        svg.append(draw('text', { x: x(10 ** ten), y: 14, 'text-anchor': 'middle' }, grouped(10 ** ten)));
    }
    numbers.forEach(function ({ ask, guess, truth }, at) {
        const y = top + row * at + 26;
        svg.append(draw('text', { x: 12, y: y - 12 }, short(ask)));
        svg.append(draw('line', { class: 'off', x1: x(guess), x2: x(truth), y1: y, y2: y }));
        svg.append(draw('circle', { class: 'truth', cx: x(truth), cy: y, r: 5 }));
        svg.append(draw('circle', { class: 'guess', cx: x(guess), cy: y, r: 7 }));
    });
    const legend = make('p', { className: 'predicted-legend' }, '\u25cf the truth, \u25cb your guess');
    return make('div', { className: 'predicted-chart' }, svg, legend);
}

all('.predicted').forEach(listed);
