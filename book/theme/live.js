// Lets a reader change the input of a figure's run: the course's own code runs again, in a worker, and
// the figure is drawn from what it recorded. What a figure shows, and what its run takes, stands at
// the figure; a page whose figures name no engine is left as it is.

// The programs of a page, compiled, each once, by their folders: a page with a figure and a game has two engines.
const lookAheadPrograms = {};

// The engine of a page: one run at a time, the newest. `ask` gives what was drawn of it, and how it
// ended; of a run that a newer one took the place of, nothing.
function lookAheadEngine(folder) {
    'use strict';
    // What a page can bear: a worker's stack, and the memory of a recording.
    const LIMITS = ['CALL_TRACE_FILE=-', 'CALL_TRACE_DEPTH=2000', 'CALL_TRACE_EVENTS=250000', 'CALL_TRACE_BYTES=16000000'];
    let module = null, runner = null, drawer = null, number = 0, current = null;

    // `hear` is told how much of the program is there, in bytes, and how much it is, until all of it is.
    function ready(hear) {
        const program = lookAheadPrograms[folder] = lookAheadPrograms[folder] || { hearers: [], compiled: null };
        program.compiled = program.compiled || load(program);
        if (typeof hear === 'function') { program.hearers.push(hear); }
        module = program.compiled;
        drawer = alive(drawer) || worker(heard);
        runner = alive(runner) || worker();
        return module;
    }

    // The program, compiled, from a worker that ends when it has it.
    function load(program) {
        return new Promise(function (done, fail) {
            // Who asks again has it loaded again.
            const failed = function (trouble) {
                program.compiled = null;
                program.hearers = [];
                fail(new Error('the page could not load what it runs (' + trouble + ')'));
            };
            const loader = worker(function ({ module, trouble, loaded, size }) {
                if (size) { program.hearers.forEach(function (hear) { hear(loaded, size); }); return; }
                loader.terminate();
                if (module) { program.hearers = []; done(module); } else { failed(trouble); }
            });
            loader.onerror = function () { loader.terminate(); failed('worker.js'); };
            loader.postMessage({ what: 'load', program: folder + '/live.wasm.gz' });
        });
    }

    // A worker whose script could not be loaded is none.
    function alive(it) { return it && !it.isDead && it; }
    function worker(hear) {
        const it = new Worker(folder + '/worker.js');
        it.onerror = function () { it.isDead = true; };
        it.onmessage = function (event) { if (hear) { hear(event.data); } };
        return it;
    }

    function heard(news) {
        if (!current || news.number !== current.number) { return; }
        if ('drawn' in news) {
            const { done, ended, stopped } = current;
            current = null;
            done({ drawn: news.drawn, ended: ended || news.ended, trouble: news.ended, stopped });
        } else {
            current.ended = news.ended;
            draw();
        }
    }

    function draw() {
        const { words, number } = current;
        current.drawing = true;
        module.then(function (module) { drawer.postMessage({ what: 'draw', module, words, number }); });
    }

    // Ends the run. What was recorded until then is drawn.
    function stop() {
        if (!current || current.drawing) { return; }
        current.stopped = true;
        end();
        draw();
    }

    function end() {
        runner.terminate();
        runner = null;
    }

    async function ask(chapter, run, id, draw) {
        const compiled = await ready();
        if (current) {
            if (!current.drawing) { end(); }
            current.done(null);
        }
        number += 1;
        const mine = number;
        const between = new MessageChannel();
        return new Promise(function (done) {
            current = { number: mine, words: [id].concat(lookAheadWords(draw)), done };
            ready();
            drawer.postMessage({ what: 'take', from: between.port2, number: mine }, [between.port2]);
            const words = [chapter].concat(run);
            runner.postMessage({ what: 'run', module: compiled, words, environment: LIMITS, to: between.port1 }, [between.port1]);
        });
    }

    return { ready, ask, stop };
}

// A drawing, as a figure of the page names it, in the words in which the engine is asked for it.
function lookAheadWords(drawing) {
    const [[kind, options]] = Object.entries(drawing);
    function word(value) { return value === true ? 'yes' : value === false ? 'no' : value; }
    return [kind].concat(Object.entries(options).map(function ([option, value]) { return option + '=' + word(value); }));
}

// What a page says while it loads its program.
function lookAheadLoading(loaded, size) {
    const kilobytes = function (bytes) { return Math.round(bytes / 1000); };
    return 'Loading ' + kilobytes(size) + ' KB, what this page runs: ' + kilobytes(loaded) + ' KB are here.';
}

// Does something once, when a reader comes near.
function lookAheadNear(element, act) {
    const once = new AbortController();
    ['pointerenter', 'focusin', 'touchstart'].forEach(function (it) {
        element.addEventListener(it, function () { once.abort(); act(); }, { signal: once.signal, passive: true });
    });
}

// An element with attributes, or properties where they are no texts, and what stands in it.
function lookAheadMake(name, attributes, ...inside) {
    const it = document.createElement(name);
    Object.entries(attributes || {}).forEach(function ([key, value]) {
        if (value === false || value === undefined) { return; }
        if (key in it && typeof value !== 'string') { it[key] = value; } else { it.setAttribute(key, value); }
    });
    it.append(...inside);
    return it;
}

// A whole number as the figures write it: its thousands stand apart.
function lookAheadGrouped(number) {
    return String(number).replace('-', '\u2212').replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

// A goal is told in numbers of the run: `leaves = 5`, `deep > 0 and cut > 2`; and in those of runs
// beside it, once they are known: `leaves < beside.leaves` of the first, `nodes > alpha_beta.nodes`.
function lookAheadReached(when, counts, beside) {
    'use strict';
    return when.split(' and ').every(function (part) {
        const [name, sign, other] = part.trim().split(/\s+/);
        const [is, wanted] = [name, other].map(function (word) {
            if (/\d$/.test(word)) { return Number(word); }
            const [run, count] = word.split('.');
            return Number(count ? ((beside || {})[run] || {})[count] : counts[word]);
        });
        if (isNaN(is) || isNaN(wanted)) { return false; }
        return { '=': is === wanted, '!=': is !== wanted, '<': is < wanted, '>': is > wanted }[sign] === true;
    });
}

// What is to be reached: a counter with the next goal, which opens to the list of all. Their marks and reasons appear when
// they are reached.
function lookAheadGoals(goals) {
    'use strict';
    const make = lookAheadMake;
    const list = make('ul', { class: 'try-goals' }, ...goals.map(function (goal) {
        return make('li', {}, make('span', { class: 'try-mark', 'aria-label': 'not yet reached', role: 'img' }, '○'), goal.says);
    }));
    const told = make('p', { class: 'try-told', role: 'status' });
    const counter = make('b', {}), next = make('span', { class: 'try-next' });
    const element = make('details', { class: 'try-counter' }, make('summary', {}, counter, ' ', next), list);
    // So long a goal that was just reached stands in the place of the next one, in milliseconds.
    const MOMENT = 3000;
    let moment = 0;
    function count() {
        const open = goals.findIndex(function (_, i) { return !list.children[i].classList.contains('reached'); });
        counter.textContent = list.querySelectorAll('.reached').length + ' of ' + goals.length + (goals.length === 1 ? ' goal' : ' goals');
        if (element.classList.contains('is-new')) { return; }
        next.textContent = open < 0 ? 'All are reached.' : goals[open].says;
    }
    function enjoy(goal) {
        clearTimeout(moment);
        element.classList.add('is-new');
        next.textContent = '✓ ' + goal.says;
        moment = setTimeout(function () {
            element.classList.remove('is-new');
            count();
        }, MOMENT);
    }
    function check(counts, beside) {
        goals.forEach(function (goal, i) {
            const item = list.children[i], mark = item.querySelector('.try-mark');
            if (item.classList.contains('reached') || !lookAheadReached(goal.when, counts, beside)) { return; }
            item.classList.add('reached');
            mark.textContent = '✓';
            mark.setAttribute('aria-label', 'reached');
            item.append(make('span', { class: 'try-why' }, ' ' + goal.why));
            told.textContent = 'Goal reached: ' + goal.says + ' ' + goal.why;
            enjoy(goal);
        });
        count();
    }
    count();
    return { element, told, check };
}

// Makes an element a board of squares to click, among which the arrow keys lead; gives what shows it: how many rows it has, and
// of each square its sign, whether a queen stands on it, what is said of it, and a class, if it needs one.
function lookAheadSquares(board, click) {
    let at = [0, 0], last = null;
    function keys(event, row, col) {
        const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] || [0, 0];
        if (!down && !right) { return; }
        event.preventDefault();
        const within = function (place) { return Math.max(0, Math.min(last[0] - 1, place)); };
        at = [within(row + down), within(col + right)];
        show(...last, true);
    }
    function show(n, look, focus) {
        last = [n, look];
        at = at.map(function (place) { return Math.min(place, n - 1); });
        board.textContent = '';
        board.style.setProperty('--n', String(n));
        board.dataset.size = String(n);
        board.setAttribute('aria-label', 'board of ' + n + ' rows; arrow keys lead from square to square');
        for (let row = 0; row < n; row += 1) {
            for (let col = 0; col < n; col += 1) {
                const here = at[0] === row && at[1] === col, { sign, has, says, kind } = look(row, col);
                const square = lookAheadMake('button', {
                    type: 'button',
                    class: ((row + col) % 2 ? 'dark ' : '') + (kind || ''),
                    tabindex: here ? '0' : '-1',
                    'aria-pressed': String(has),
                    'aria-label': 'row ' + row + ', column ' + col + (says && ', ' + says),
                    onclick: function () { at = [row, col]; click(row, col); },
                    onkeydown: function (event) { keys(event, row, col); },
                }, sign);
                board.append(square);
                if (here && focus) { square.focus(); }
            }
        }
    }
    return show;
}

// The labs of a page, for the script that lets their input be changed in the drawing. Each has its figure, its drawing and its
// controls; and its figure says `drawn` when it was drawn anew.
const lookAheadLabs = [];

(function () {
    'use strict';

    const figures = Array.from(document.querySelectorAll('figure[data-engine]'));
    // A page that was opened as a file may start no worker; on paper nothing can be tried.
    if (!figures.length || !/^https?:$/.test(location.protocol) || /\/print\.html$/.test(location.pathname)) { return; }
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
        figures.filter(function (it) { return it.dataset.lab; }).forEach(function (it) {
            it.prepend(lookAheadMake('p', { class: 'try-without' }, 'This browser runs no WebAssembly, so nothing can be changed here: the drawing is the book’s example.'));
        });
        return;
    }

    const root = typeof path_to_root === 'string' ? path_to_root : '';
    const engines = {};
    function engineOf(figure) {
        const folder = new URL(root + figure.dataset.engine, location.href).href;
        engines[folder] = engines[folder] || lookAheadEngine(folder);
        return engines[folder];
    }

    function button(text, name, act) {
        return make('button', { type: 'button', 'aria-label': name, title: name, onclick: act }, text);
    }
    const make = lookAheadMake;
    let ids = 0;

    // ── The controls. Each has an element, gives its words, and takes them.

    // A whole number: typed, counted up and down, or, where there are few, slid.
    function numberControl(takes, change) {
        const { name, from, to, mark } = takes;
        const within = function (value) { return Math.max(from, Math.min(to, value)); };
        const id = 'try-' + (ids += 1);
        const input = make('input', { id, type: 'number', min: String(from), max: String(to), step: '1', inputmode: 'numeric' });
        input.style.width = Math.min(9, 4 + String(to).length) + 'ch';
        const slider = !takes.plain && to - from <= 40 && make('input', { type: 'range', min: String(from), max: String(to), 'aria-label': name });
        function set(value) {
            input.value = value;
            if (slider) { slider.value = value; }
        }
        function give(value) { set(String(value)); change(); }
        function by(step) { return function () { give(within((Number(input.value) || 0) + step)); }; }
        input.addEventListener('input', function () { if (slider) { slider.value = input.value; } change(); });
        if (slider) { slider.addEventListener('input', function () { give(slider.value); }); }
        const row = make('span', { class: 'try-number' }, button('−', 'one less', by(-1)), input, button('+', 'one more', by(1)));
        if (slider) { row.append(slider); }
        const control = { element: make('span', { class: 'try-field' }, make('label', { for: id }, name), row), get: function () { return input.value.trim(); }, set };
        return mark ? Object.assign(control, { marks: mark, by }) : control;
    }

    // One of some words.
    function choiceControl({ name, words }, change) {
        const group = 'try-' + (ids += 1);
        const inputs = words.map(function (word) {
            return make('input', { type: 'radio', name: group, value: word, onchange: change });
        });
        // A word of a program reads like words: `cuts_when_past`.
        const choices = inputs.map(function (input) { return make('label', {}, input, input.value.replace(/_/g, ' ')); });
        const element = make('span', { class: 'try-field', role: 'radiogroup', 'aria-label': name }, make('span', {}, name), make('span', { class: 'try-choices' }, ...choices));
        return {
            element,
            get: function () { return (inputs.find(function (input) { return input.checked; }) || { value: '' }).value; },
            set: function (value) { inputs.forEach(function (input) { input.checked = input.value === value; }); },
        };
    }

    // Whatever is written.
    function textControl({ name }, change) {
        const id = 'try-' + (ids += 1);
        const input = make('input', { id, type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', oninput: change });
        return {
            element: make('span', { class: 'try-field try-text' }, make('label', { for: id }, name), input),
            get: function () { return input.value.trim(); },
            set: function (value) { input.value = value; },
        };
    }

    // A written tree: `[3:[44, 61], {40, 35}]`. A node has children or is a leaf; what stands before its
    // bracket is its own value, and braces say that MAX moves there.
    const DEEPEST = 60;
    const tree = {
        // Nothing where it is no tree, or one that is too deep.
        read: function (text) {
            const words = text.match(/[-−]?\d+|[^\s]/g) || [];
            const open = [];
            let at = 0, whole = null;
            while (at < words.length && !whole) {
                let value = '', node;
                if (/\d/.test(words[at])) { value = words[at].replace('−', '-'); at += 1; }
                if (value && words[at] !== ':') {
                    node = { value };
                } else {
                    if (value) { at += 1; }
                    if (words[at] !== '[' && words[at] !== '{' || open.length === DEEPEST) { return null; }
                    open.push({ value, braces: words[at] === '{', children: [] });
                    at += 1;
                    continue;
                }
                // What is complete is put below what is open, and may complete that.
                while (node) {
                    const above = open[open.length - 1];
                    if (!above) { whole = node; break; }
                    above.children.push(node);
                    node = null;
                    if (words[at] === ',') { at += 1; } else if (words[at] === (above.braces ? '}' : ']')) { at += 1; node = open.pop(); } else { return null; }
                }
            }
            return at === words.length ? whole : null;
        },
        isTooDeep: function (text) {
            let deep = 0;
            return Array.from(text).some(function (sign) {
                deep += '[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0;
                return deep > DEEPEST;
            });
        },
        write: function ({ value, braces, children }) {
            if (!children) { return value; }
            const inside = children.map(tree.write).join(', ');
            return (value ? value + ':' : '') + (braces ? '{' + inside + '}' : '[' + inside + ']');
        },
    };

    function treeControl(takes, change) {
        const plain = textControl(takes, function () { bad = ''; show(); change(); });
        const editor = make('div', { class: 'try-tree', role: 'group', 'aria-label': takes.name });
        // Why the leaf that was typed last is none.
        let whole = null, bad = '';

        function changed(focus) {
            bad = '';
            plain.set(tree.write(whole));
            show(focus);
            change();
        }
        // A leaf of this text; a text that is no number changes nothing, and is told.
        function write(path, text) {
            const value = text.trim().replace('−', '-');
            bad = /^-?\d{1,7}$/.test(value) ? '' : value === ''
                ? 'A leaf needs a whole number, or it is taken away with Backspace.'
                : 'A leaf is a whole number of at most seven digits, such as −12; “' + text.trim() + '” is not one.';
            if (!bad) {
                at(path).value = value;
                plain.set(tree.write(whole));
            }
            change();
            return !bad;
        }
        // One more below a node, as its children are: a leaf, or a node with one leaf.
        function add(path, place) {
            const { children } = at(path), isInner = children.some(function (child) { return child.children; });
            children.splice(place, 0, isInner ? { value: '', children: [{ value: '50' }] } : { value: '50' });
            return path.concat(place);
        }
        function remove(path) {
            const siblings = at(path.slice(0, -1)).children, place = path[path.length - 1];
            if (siblings.length < 2) { return null; }
            siblings.splice(place, 1);
            return path.slice(0, -1).concat(Math.max(0, place - 1));
        }

        // `path` leads to the node: the places of its ancestors among their siblings, and its own.
        function at(path) { return path.reduce(function (node, place) { return node.children[place]; }, whole); }
        function move(path, to) {
            const siblings = at(path.slice(0, -1)).children, from = path[path.length - 1];
            if (to < 0 || to >= siblings.length || to === from) { return; }
            siblings.splice(to, 0, siblings.splice(from, 1)[0]);
            changed(path.slice(0, -1).concat(to));
        }

        // Leads a node to the place of the sibling that it is dropped on.
        function draggable(element, path) {
            element.addEventListener('pointerdown', function (event) {
                if (event.target.closest('input, button') || event.target.closest('[data-path]') !== element) { return; }
                event.preventDefault();
                event.stopPropagation();
                element.setPointerCapture(event.pointerId);
                element.classList.add('dragged');
                const siblings = Array.from(element.parentElement.children).filter(function (it) { return it.dataset.path; });
                const middles = siblings.map(function (it) { const box = it.getBoundingClientRect(); return box.left + box.width / 2; });
                function dropped(event) {
                    element.classList.remove('dragged');
                    element.removeEventListener('pointerup', dropped);
                    element.removeEventListener('pointercancel', cancelled);
                    const before = middles.filter(function (middle, i) { return i !== path[path.length - 1] && middle < event.clientX; });
                    move(path, before.length);
                }
                function cancelled() {
                    element.classList.remove('dragged');
                    element.removeEventListener('pointerup', dropped);
                }
                element.addEventListener('pointerup', dropped);
                element.addEventListener('pointercancel', cancelled, { once: true });
            });
        }

        function drawn(node, path) {
            const place = path[path.length - 1], name = path.map(function (it) { return it + 1; }).join('.');
            if (!node.children) {
                const input = make('input', { type: 'text', inputmode: 'numeric', value: node.value, 'aria-label': 'leaf ' + name, autocomplete: 'off' });
                input.style.width = 'calc(' + Math.max(2, node.value.length) + 'ch + 1.6em)';
                input.addEventListener('input', function () { input.classList.toggle('wrong', !write(path, input.value)); });
                input.addEventListener('keydown', function (event) { keys(event, path); });
                const element = make('span', { class: 'try-leaf', 'data-path': name }, make('span', { class: 'try-grip', 'aria-hidden': 'true' }, '⠿'), input);
                draggable(element, path);
                return element;
            }
            const row = make('span', { class: 'try-children' }, ...node.children.map(function (child, i) { return drawn(child, path.concat(i)); }));
            row.append(button('+', 'one more', function () { changed(add(path, node.children.length)); }));
            const element = make('span', { class: 'try-inner' }, row);
            if (path.length) {
                element.dataset.path = name;
                const bar = make('span', { class: 'try-bar' }, button('‹', 'move ' + name + ' to the left', function () { move(path, place - 1); }), make('span', { class: 'try-grip', 'aria-hidden': 'true' }, '⠿'), button('›', 'move ' + name + ' to the right', function () { move(path, place + 1); }));
                element.prepend(bar);
                draggable(element, path);
            }
            return element;
        }

        function keys(event, path) {
            const place = path[path.length - 1];
            if (event.altKey && event.key === 'ArrowLeft') { event.preventDefault(); move(path, place - 1); }
            if (event.altKey && event.key === 'ArrowRight') { event.preventDefault(); move(path, place + 1); }
            if (event.key === 'Backspace' && event.target.value === '') {
                const before = remove(path);
                if (before) { event.preventDefault(); changed(before); }
            }
        }

        function show(focus) {
            whole = tree.read(plain.get());
            editor.textContent = '';
            editor.hidden = !whole || !whole.children;
            if (editor.hidden) { return; }
            editor.append(drawn(whole, []));
            const found = focus && editor.querySelector('[data-path="' + focus.map(function (it) { return it + 1; }).join('.') + '"] input');
            if (found) { found.focus(); }
        }

        // What the drawing asks for where a reader changes a node in it; after each, the node's path.
        const hand = {
            at(path) { return path.reduce(function (node, place) { return node && (node.children || [])[place]; }, whole); },
            write(path, text) {
                const is = write(path, text);
                if (is) { show(); }
                return is;
            },
            move(path, to) {
                const siblings = (hand.at(path.slice(0, -1)) || {}).children, from = path[path.length - 1];
                if (!siblings || to < 0 || to >= siblings.length) { return path; }
                siblings.splice(to, 0, siblings.splice(from, 1)[0]);
                changed();
                return path.slice(0, -1).concat(to);
            },
            add(path, place) { const added = add(path, place); changed(); return added; },
            remove(path) { const before = remove(path); if (before) { changed(); } return before; },
            again(text) { plain.set(text); show(); change(); },
        };
        const help = make('p', { class: 'try-help' }, 'Type a leaf, drag a node to another place (or Alt and an arrow key), add one with +; an empty leaf goes with Backspace.');
        return {
            marks: takes.mark,
            hint: 'In the drawing, click a leaf and type, or drag a branch to another place.',
            element: '',
            fields: make('div', { class: 'try-wide' }, editor, help, make('details', {}, make('summary', {}, 'As text'), plain.element)),
            hand,
            wrong() {
                if (bad || !tree.isTooDeep(plain.get())) { return bad; }
                return 'A tree here is at most ' + DEEPEST + ' levels deep, and this one is deeper.';
            },
            get: plain.get,
            set(value) { bad = ''; plain.set(value); show(); },
        };
    }

    // A position of tic-tac-toe. A click plays: it marks an empty cell for the side whose turn it is, and
    // takes a mark away. X began, or whoever `began` says, so the marks say whose turn it is.
    function positionControl({ name, mark: marks }, change, began) {
        // What an address gives and is no board is handed on: the run has a sentence for it.
        let cells = '.........', wrong = '';
        const buttons = Array.from({ length: 9 }, function (_, i) {
            return make('button', { type: 'button', onclick: function () {
                give(cells.slice(0, i) + (cells[i] === '.' ? mover() : '.') + cells.slice(i + 1));
            } });
        });
        const turn = make('p', { class: 'try-turn' });
        const swap = make('button', { type: 'button', onclick: function () {
            give(cells.replace(/[XO]/g, function (mark) { return mark === 'X' ? 'O' : 'X'; }));
        } }, 'Swap X and O');
        const empty = make('button', { type: 'button', onclick: function () { give('.........'); } }, 'Empty the board');

        function count(mark) { return cells.split(mark).length - 1; }
        function first() { return began && began() === 'computer' ? 'O' : 'X'; }
        function second() { return first() === 'X' ? 'O' : 'X'; }
        function mover() { return count(first()) > count(second()) ? second() : first(); }
        function who(mark) { return !began ? mark : mark === 'X' ? 'The human, X,' : 'The computer, O,'; }
        function give(now) {
            cells = now;
            wrong = '';
            show();
            change();
        }
        function show() {
            buttons.forEach(function (it, i) {
                const mark = cells[i];
                it.textContent = mark === '.' ? String(i + 1) : mark;
                it.className = mark === '.' ? 'free' : mark;
                it.setAttribute('aria-label', 'cell ' + (i + 1) + ', ' + (mark === '.' ? 'empty: mark it with ' + mover() : mark + ': take it away'));
            });
            const more = count(first()) - count(second());
            swap.disabled = more !== 0 || cells === '.........';
            swap.title = more === 0 ? 'The same board, with the other side to move' : 'X began: swapped, O would have more marks than X';
            turn.textContent = more === 0 ? who(first()) + ' is to move: ' + first() + ' began, and both have as many marks.'
                : more === 1 ? who(second()) + ' is to move: ' + first() + ' began, and has one mark more.'
                    : 'No game leads here: ' + first() + ' began, and the two take turns.';
        }
        show();
        const all = make('div', { class: 'try-whole' }, make('span', { class: 'try-cells' }, ...buttons),
            make('div', { class: 'try-beside' }, turn, make('span', { class: 'try-buttons' }, ...(began ? [empty] : [swap, empty]))));
        return {
            marks,
            hint: 'In the drawing, click the first board, then its cells.',
            board: all,
            element: '',
            fields: make('div', { class: 'try-position', role: 'group', 'aria-label': name }, make('span', { class: 'try-name' }, name), all,
                make('p', { class: 'try-help' }, 'Click an empty cell to play there, a mark to take it away.')),
            // Who began may be another one now.
            follow: show,
            get: function () { return wrong || cells; },
            set: function (value) {
                const fits = /^[XO.]{9}$/.test(value);
                wrong = fits ? '' : value;
                cells = fits ? value : cells;
                show();
            },
        };
    }

    // ── Controls of chapter 2.

    // Queens on a board: a character a row, the column of its queen or a point. A click places a queen,
    // moves that of the row, or takes her away.
    function queensControl({ name, mark: marks }, change, columns = '') {
        const most = 8;
        let rows = '....', wrong = '';
        const board = make('div', { class: 'try-board', role: 'group' }), squares = lookAheadSquares(board, click);
        const size = numberControl({ name: 'n', from: 1, to: most }, function () {
            const n = Number(size.get());
            if (!(n >= 1 && n <= most)) { return; }
            // What is still on the board stays.
            give(rows.slice(0, n).padEnd(n, '.').replace(/\d/g, function (col) { return Number(col) < n ? col : '.'; }));
        });
        const clear = make('button', { type: 'button', onclick: function () { give('.'.repeat(rows.length)); } }, 'Take all away');

        function give(now, focus) {
            rows = now;
            wrong = '';
            show(focus);
            change();
        }
        function click(row, col) {
            const queen = rows[row] === String(col) ? '.' : String(col);
            give(rows.slice(0, row) + queen + rows.slice(row + 1), true);
        }
        function show(focus) {
            const n = rows.length;
            squares(n, function (row, col) {
                const has = rows[row] === String(col);
                return { sign: has ? '♛' : '', has, says: has ? 'queen' : '' };
            }, focus);
            size.set(String(n));
        }
        show();
        const all = make('div', { class: 'try-whole' }, size.element, board, columns, clear);
        return {
            marks,
            hint: 'In the drawing, click the first board and place queens on it.',
            board: all,
            element: '',
            fields: make('div', { class: 'try-queens', role: 'group', 'aria-label': name }, all,
                make('p', { class: 'try-help' }, 'Click a square: a queen stands there before the search begins. Click her again to take her away.')),
            get: function () { return wrong || rows; },
            set: function (value) {
                const fits = /^[.\d]{1,8}$/.test(value);
                wrong = fits ? '' : value;
                rows = fits ? value : rows;
                show();
            },
        };
    }

    // The columns of a board in the order in which they are tried: dragged, moved by Alt and an arrow key,
    // or clicked, and so put first.
    function orderControl({ name }, change) {
        let order = [], element;
        const row = make('span', { class: 'try-order', role: 'group', 'aria-label': name });
        const straight = make('button', { type: 'button', onclick: function () { order.sort(); show(); change(); } }, 'From left to right');

        function move(from, to, focus) {
            if (to < 0 || to >= order.length || to === from) { return; }
            order.splice(to, 0, order.splice(from, 1)[0]);
            show(focus ? to : undefined);
            change();
        }
        function chip(column, place) {
            const it = make('button', { type: 'button', class: 'try-chip', 'aria-label': 'column ' + column + ', tried as number ' + (place + 1) + '; put it first' }, column);
            let dragged = false;
            it.addEventListener('click', function () { if (!dragged) { move(place, 0, true); } });
            it.addEventListener('keydown', function (event) {
                const by = event.altKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
                if (by) { event.preventDefault(); move(place, place + by, true); }
            });
            it.addEventListener('pointerdown', function (event) {
                const from = event.clientX;
                const middles = Array.from(row.children).map(function (chip) { const box = chip.getBoundingClientRect(); return box.left + box.width / 2; });
                it.setPointerCapture(event.pointerId);
                function moved(event) {
                    dragged = dragged || Math.abs(event.clientX - from) > 6;
                    it.classList.toggle('dragged', dragged);
                    it.style.translate = dragged ? (event.clientX - from) + 'px' : '';
                }
                function done(event) {
                    it.removeEventListener('pointermove', moved);
                    it.removeEventListener('pointerup', done);
                    it.removeEventListener('pointercancel', done);
                    it.classList.remove('dragged');
                    it.style.translate = '';
                    if (!dragged || event.type === 'pointercancel') { dragged = false; return; }
                    move(place, middles.filter(function (middle, i) { return i !== place && middle < event.clientX; }).length);
                    // The click that follows is none.
                    setTimeout(function () { dragged = false; });
                }
                it.addEventListener('pointermove', moved);
                it.addEventListener('pointerup', done);
                it.addEventListener('pointercancel', done);
            });
            return it;
        }
        function show(focus) {
            row.textContent = '';
            row.append(...order.map(chip));
            straight.hidden = order.every(function (column, i) { return Number(column) === i; });
            if (focus !== undefined) { row.children[focus].focus(); }
        }
        element = make('div', { class: 'try-field try-orders' }, make('span', {}, 'columns in the order of the tries'), row, straight,
            make('span', { class: 'try-help' }, 'Drag one, or click it to put it first.'));
        return {
            element,
            get: function () { return order.join(''); },
            set: function (value) { order = value.split(''); show(); },
            // The board has as many columns as rows.
            follow: function () {
                const figure = element.closest('figure'), board = figure && figure.querySelector('.try-board');
                const n = board ? Number(board.dataset.size) : order.length;
                if (n === order.length) { return; }
                order = order.filter(function (column) { return Number(column) < n; });
                for (let column = 0; column < n; column += 1) {
                    if (!order.includes(String(column))) { order.push(String(column)); }
                }
                show();
            },
        };
    }

    // What is on or off.
    function switchControl({ name }, change) {
        const input = make('input', { type: 'checkbox', onchange: change });
        return {
            element: make('label', { class: 'try-switch' }, input, name.replace(/_/g, ' ')),
            get: function () { return input.checked ? 'on' : 'off'; },
            set: function (value) { input.checked = value === 'on'; },
        };
    }
    function isSwitch({ kind, words }) { return kind === 'one_of' && words.join() === 'on,off'; }

    // ── Controls of chapters 4 and 5.

    // The two ends of a window, typed or dragged on a line on which the leaves stand, and then what was
    // answered. It takes the place of two controls, of which the second has no element of its own.
    function windowControl(alpha, beta, change, written) {
        const ends = [alpha, beta].map(function (takes) { return numberControl(takes, function () { place(); change(); }); });
        const band = make('span', { class: 'try-band' }), answer = make('span', { class: 'try-answer', hidden: true });
        const marks = make('span', { class: 'try-marks', 'aria-hidden': 'true' });
        const line = make('div', { class: 'try-line' }, marks, answer, band);
        let low = 0, high = 100;

        function values() { return ends.map(function (end) { return Number(end.get()); }); }
        function share(value) { return 100 * Math.max(0, Math.min(1, (value - low) / (high - low))) + '%'; }
        // What was moved pushes nothing: the two ends do not pass each other.
        function move(which, to) {
            const other = values()[1 - which];
            const value = Math.max(low, Math.min(high, Math.round(to)));
            ends[which].set(String(which ? Math.max(value, other + 1) : Math.min(value, other - 1)));
            place();
            change();
        }
        const thumbs = [alpha, beta].map(function ({ name }, which) {
            const thumb = make('button', { type: 'button', role: 'slider', class: 'try-thumb', 'aria-label': name }, which ? 'β' : 'α');
            thumb.addEventListener('keydown', function (event) {
                const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[event.key];
                const to = { Home: low, End: high }[event.key];
                if (step === undefined && to === undefined) { return; }
                event.preventDefault();
                move(which, to === undefined ? values()[which] + step : to);
            });
            thumb.addEventListener('pointerdown', function (event) {
                event.preventDefault();
                thumb.focus();
                thumb.setPointerCapture(event.pointerId);
            });
            thumb.addEventListener('pointermove', function (event) {
                if (!thumb.hasPointerCapture(event.pointerId)) { return; }
                const box = line.getBoundingClientRect();
                move(which, low + (event.clientX - box.left) / box.width * (high - low));
            });
            line.append(thumb);
            return thumb;
        });

        function place() {
            values().forEach(function (value, which) {
                thumbs[which].style.left = share(value);
                thumbs[which].setAttribute('aria-valuenow', String(value));
                thumbs[which].setAttribute('aria-valuemin', String(low));
                thumbs[which].setAttribute('aria-valuemax', String(high));
            });
            const [from, to] = values();
            band.style.left = share(from);
            band.style.right = 'calc(100% - ' + share(to) + ')';
            line.classList.toggle('try-closed', !(from < to));
        }
        // The line reaches a little further than the leaves.
        function follow() {
            const whole = tree.read(written()), leaves = new Set();
            (function collect(node) {
                if (node && node.children) { node.children.forEach(collect); } else if (node) { leaves.add(Number(node.value)); }
            })(whole);
            if (!leaves.size) { return; }
            const least = Math.min(...leaves), most = Math.max(...leaves), room = Math.max(2, Math.ceil((most - least) / 2));
            low = least - room;
            high = most + room;
            answer.hidden = true;
            marks.textContent = '';
            // Two rows of numbers, so that near ones stand apart; where there is no room, only a mark.
            const ends = [-Infinity, -Infinity], apart = 28 / (line.clientWidth || 400) * (high - low);
            Array.from(leaves).sort(function (a, b) { return a - b; }).forEach(function (leaf) {
                const row = ends.findIndex(function (end) { return leaf - end >= apart; });
                if (row >= 0) { ends[row] = leaf; }
                const mark = make('span', { class: ['', 'odd'][row] || '' }, row < 0 ? '' : String(leaf).replace('-', '−'));
                mark.style.left = share(leaf);
                marks.append(mark);
            });
            place();
        }
        function answered(counts) {
            answer.hidden = counts.worth === undefined;
            if (answer.hidden) { return; }
            answer.className = 'try-answer ' + (counts.exact ? 'exact' : counts.at_most ? 'most' : 'least');
            answer.style.left = counts.at_most ? '0' : share(counts.worth);
            answer.style.right = counts.at_least ? '0' : 'calc(100% - ' + share(counts.worth) + ')';
            answer.textContent = answerOf(counts);
        }
        const element = make('div', { class: 'try-wide try-window', role: 'group', 'aria-label': 'the window' }, line);
        const fields = make('div', { class: 'try-row' }, ...ends.map(function (end) { return end.element; }));
        function end(which, more) {
            return Object.assign({ get: ends[which].get, set: function (value) { ends[which].set(value); place(); } }, more);
        }
        return [end(0, { element, fields, follow, answered }), end(1, { element: '' })];
    }

    // What a search says of the position that it was asked about; of other runs, what they returned.
    function answerOf({ worth, value, at_most, at_least }) {
        const number = worth === undefined ? value : worth;
        return (at_most ? 'at most ' : at_least ? 'at least ' : '') + String(number === undefined ? '' : number).replace('-', '−');
    }

    // A field of dots and boxes: its size and the lines drawn, in their order, such as `1x2 a1b1 b2c2`.
    // Each line is a button; what follows from a line, the run says.
    function fieldControl({ name, mark: marks }, change) {
        const MOST = 4;
        // What an address gives and is no position is handed on: the run has a sentence for it.
        let rows = 1, columns = 1, drawn = [], wrong = '';
        const board = make('div', { class: 'try-dots', role: 'group', 'aria-label': name });
        const said = make('span', { class: 'try-drawn' });
        const sizes = [['rows', function (value) { rows = value; }], ['columns', function (value) { columns = value; }]].map(function ([name, put]) {
            const control = numberControl({ name, from: 1, to: MOST, plain: true }, function () {
                const value = Number(control.get());
                if (!(value >= 1 && value <= MOST)) { return; }
                put(value);
                const there = lines();
                drawn = drawn.filter(function (line) { return there.includes(line); });
                changed();
            });
            return control;
        });
        const back = button('Take the last line back', 'Take the last line back', function () {
            drawn = drawn.slice(0, -1);
            changed();
        });
        function changed() {
            wrong = '';
            show();
            change();
        }
        function dot(row, column) { return 'abcdefgh'[column] + (row + 1); }
        function across(row, column) { return dot(row, column) + dot(row, column + 1); }
        function down(row, column) { return dot(row, column) + dot(row + 1, column); }
        function lines() {
            const all = [];
            for (let row = 0; row <= rows; row += 1) {
                for (let column = 0; column <= columns; column += 1) {
                    if (column < columns) { all.push(across(row, column)); }
                    if (row < rows) { all.push(down(row, column)); }
                }
            }
            return all;
        }
        function lineButton(line, way, row, column) {
            const it = make('button', { type: 'button', class: 'try-edge ' + way, onclick: function () {
                drawn = drawn.includes(line) ? drawn.filter(function (it) { return it !== line; }) : drawn.concat(line);
                changed();
                board.querySelector('[data-line="' + line + '"]').focus();
            } });
            it.dataset.line = line;
            it.style.gridArea = row + ' / ' + column;
            it.setAttribute('aria-pressed', String(drawn.includes(line)));
            it.setAttribute('aria-label', line.slice(0, 2) + ' ' + line.slice(2));
            it.title = line.slice(0, 2) + ' ' + line.slice(2);
            return it;
        }
        function show() {
            board.textContent = '';
            board.style.gridTemplateColumns = 'repeat(' + columns + ', var(--dot) var(--edge)) var(--dot)';
            board.style.gridTemplateRows = 'repeat(' + rows + ', var(--dot) var(--edge)) var(--dot)';
            for (let row = 0; row <= rows; row += 1) {
                for (let column = 0; column <= columns; column += 1) {
                    const point = make('span', { class: 'try-dot', 'aria-hidden': 'true' });
                    point.style.gridArea = (2 * row + 1) + ' / ' + (2 * column + 1);
                    board.append(point);
                    if (column < columns) { board.append(lineButton(across(row, column), 'across', 2 * row + 1, 2 * column + 2)); }
                    if (row < rows) { board.append(lineButton(down(row, column), 'down', 2 * row + 2, 2 * column + 1)); }
                }
            }
            const last = board.querySelector('[data-line="' + drawn[drawn.length - 1] + '"]');
            if (last) { last.classList.add('last'); }
            back.disabled = !drawn.length;
            const open = lines().length - drawn.length;
            said.textContent = (drawn.join(' ') || 'no line') + ' drawn, ' + open + ' open';
        }
        const all = make('div', { class: 'try-whole' }, make('div', { class: 'try-sizes' }, ...sizes.map(function (it) { return it.element; })), board, back, said);
        return {
            marks,
            hint: 'In the drawing, click the first field, then its lines.',
            board: all,
            element: '',
            fields: make('div', { class: 'try-wide try-field-of-dots' }, all),
            get: function () { return wrong || [rows + 'x' + columns].concat(drawn).join(' '); },
            set: function (value) {
                const [size, ...given] = value.trim().split(/\s+/), read = /^([1-9])x([1-9])$/.exec(size);
                if (read) { rows = Math.min(MOST, Number(read[1])); columns = Math.min(MOST, Number(read[2])); }
                sizes[0].set(String(rows));
                sizes[1].set(String(columns));
                const there = lines();
                drawn = given.filter(function (line, i) { return there.includes(line) && given.indexOf(line) === i; });
                wrong = read && Number(read[1]) === rows && Number(read[2]) === columns && drawn.length === given.length ? '' : value;
                show();
            },
        };
    }

    // Chains and loops: `3 4 loop4`. Each has a number of boxes, and can be taken out.
    function chainsControl({ name }, change) {
        let chains = [];
        const list = make('span', { class: 'try-chains', role: 'group', 'aria-label': name });
        function changed(focus) {
            show();
            const found = list.querySelectorAll('input')[focus];
            if (found) { found.focus(); }
            change();
        }
        function show() {
            list.textContent = '';
            chains.forEach(function (chain, i) {
                const what = (chain.loop ? 'loop ' : 'chain ') + (i + 1);
                const input = make('input', { type: 'number', min: chain.loop ? '4' : '1', max: '20', value: chain.boxes, 'aria-label': 'boxes of ' + what });
                input.addEventListener('input', function () { chain.boxes = input.value.trim(); change(); });
                const away = button('×', 'take ' + what + ' out', function () {
                    chains.splice(i, 1);
                    changed(Math.min(i, chains.length - 1));
                });
                list.append(make('span', { class: 'try-chain' + (chain.loop ? ' loop' : '') }, chain.loop ? 'loop' : 'chain', input, away));
            });
        }
        function more(loop, boxes) {
            return function () {
                chains.push({ loop, boxes });
                changed(chains.length - 1);
            };
        }
        return {
            element: make('div', { class: 'try-wide' }, list, button('+ a chain', '+ a chain', more(false, '3')), ' ', button('+ a loop', '+ a loop', more(true, '4'))),
            get: function () { return chains.map(function (chain) { return (chain.loop ? 'loop' : '') + chain.boxes; }).join(' '); },
            set: function (value) {
                chains = value.trim().split(/\s+/).filter(Boolean).map(function (word) {
                    const loop = word.startsWith('loop');
                    return { loop, boxes: loop ? word.slice(4) : word };
                });
                show();
            },
        };
    }

    function control(takes, change) {
        if (isSwitch(takes)) { return switchControl(takes, change); }
        const byText = { tree: treeControl, position: positionControl, queens: queensControl, columns: orderControl, field: fieldControl, 'list of chains': chainsControl };
        const byKind = { number: numberControl, one_of: choiceControl, text: byText[takes.of] || textControl };
        return (byKind[takes.kind] || textControl)(takes, change);
    }

    // A control for each argument; those that belong together have one element.
    function controlsOf(takes, change) {
        const made = [];
        takes.forEach(function (it, i) {
            if (made.length > i) { return; }
            const next = takes[i + 1] || {}, written = made[takes.findIndex(function (it) { return it.mark === 'tree'; })];
            const isWindow = written && it.mark === 'alpha' && next.mark === 'beta';
            if (it.mark === 'three' && next.mark === 'began') {
                const began = control(next, change);
                made.push(positionControl(it, change, began.get), began);
                return;
            }
            // The columns of a board are tried in an order.
            if (it.of === 'queens' && next.of === 'columns') {
                const order = control(next, change);
                made.push(queensControl(it, change, order.element), Object.assign(order, { element: '' }));
                return;
            }
            made.push(...(isWindow ? windowControl(it, next, change, written.get) : [control(it, change)]));
        });
        return made;
    }
    function each(controls, what, ...given) {
        controls.forEach(function (it) { if (it[what]) { it[what](...given); } });
    }

    // ── A figure that can be tried.

    // So many milliseconds a run may take before it is said, or ended for another one.
    const PATIENCE = 200;

    function start(figure) {
        const engine = engineOf(figure);
        const chapter = figure.dataset.chapter, draw = JSON.parse(figure.dataset.draw);
        const example = JSON.parse(figure.dataset.run), takes = JSON.parse(figure.dataset.takes);
        const lab = figure.dataset.lab ? JSON.parse(figure.dataset.lab) : null;
        const drawing = figure.querySelector('.figure-drawing'), twin = figure.querySelector('.figure-twin');
        const caption = figure.querySelector('figcaption');
        const book = { drawing: drawing.innerHTML, twin: listed().map(function (it) { return it.outerHTML; }).join('') };
        // The same as text, which may be a list and what comes after it.
        function listed() { return Array.from(twin.children).filter(function (it) { return it.tagName !== 'SUMMARY'; }); }
        const status = make('p', { class: 'try-status', role: 'status' });
        const open = button('Change the input', 'Change the input of this run', function () { show(true); });
        const back = button('Back to the book’s example', 'Back to the book’s example', function () { reset(); });
        const stop = button('Stop', 'Stop the run', function () { engine.stop(); });
        const copy = button('Copy the address', 'Copy the address of what is shown here', async function () {
            try { await navigator.clipboard.writeText(location.href); copy.textContent = 'Copied'; } catch (error) { copy.textContent = 'Not copied: it is in the bar of the browser'; }
            setTimeout(function () { copy.textContent = 'Copy the address'; }, 2000);
        });
        const retry = button('Try again', 'Try again to load what this page runs', function () { status.textContent = ''; go(); });
        const bar = make('div', { class: 'try-open' }, open);
        const panel = make('div', { class: 'try-panel', hidden: true, role: 'group', 'aria-label': 'The input of this run' });
        const bars = make('div', { class: 'try-bars', hidden: true });
        const goals = lookAheadGoals(lab ? lab.goals : []);
        // What the drawing leaves out is opened at its words: the numbers of the nodes, and of those that are drawn so.
        let waiting = 0, wanted = 0, opened = [], drawnOpened = [];
        // Whether the same run was drawn anew, because something was opened or folded.
        let isOpening = false, drawnRun = String(example);
        // Whether something is being run and compared; whether it is still being run; and whether a newer input waits for that.
        let busy = false, running = false, waits = false;
        function folding(act) { return button('Fold again', 'Fold again what was opened last', act); }
        const fold = folding(function () { opened = opened.slice(0, -1); go(); });
        const folds = make('p', { class: 'try-folds', hidden: true }, fold);

        function words() { return controls.map(function (it) { return it.get(); }); }
        function change() {
            opened = [];
            besideOpened = [];
            each(controls, 'follow');
            soon();
        }
        // What is changed while a short run goes on is run after it, the last change alone; a long run is ended for it.
        function soon() {
            clearTimeout(waiting);
            waits = running;
            if (running) { waiting = setTimeout(go, PATIENCE); } else { go(); }
        }
        const controls = controlsOf(takes, change);
        // Programs that take the same, of which the reader chooses one.
        const programs = lab && lab.choose.length ? [{ run: example[0], title: lab.title }].concat(lab.choose) : [];
        const chosen = programs.length && choiceControl({ name: lab.choice, words: programs.map(function (it) { return it.title; }) }, change);
        function program() {
            const title = chosen ? chosen.get() : '';
            return (programs.find(function (it) { return it.title === title; }) || { run: example[0] }).run;
        }

        // Other runs on the same input; some of them may be stepped through beside this one, in step with it.
        const compared = lab ? lab.beside : [];
        const others = compared.concat(programs.filter(function (it) { return !compared.some(function (other) { return other.run === it.run; }); }));
        const steps = others.filter(function (it) { return lab.step && lab.step.includes(it.run); });
        const pairs = steps.length ? choiceControl({ name: 'beside it, in step', words: ['nothing'].concat(steps.map(function (it) { return it.title; })) }, function () { besideOpened = []; soon(); }) : null;
        const pair = make('div', { class: 'try-pair', hidden: true, role: 'group' });
        // What was asked for it when it was drawn, and what is opened in it.
        let besideShown = '', besideOpened = [], besidePlace = null;
        const besideFold = folding(function () { besideOpened = besideOpened.slice(0, -1); openBeside(); });
        const besideFolds = make('p', { class: 'try-folds', hidden: true }, besideFold);
        function paired() {
            const title = pairs ? pairs.get() : '';
            return steps.find(function (it) { return it.title === title && it.run !== program(); });
        }
        function drawWith(other, open) {
            const [[kind, options]] = Object.entries(draw);
            return { [kind]: { ...options, ...(other ? { keys: true } : {}), ...(open.length ? { open } : {}) } };
        }

        function fill(name, values) {
            if (chosen) { chosen.set((programs.find(function (it) { return it.run === name; }) || programs[0]).title); }
            takes.forEach(function (it, i) {
                const value = it.rest ? values.slice(i).join(' ') : values[i];
                controls[i].set(value === undefined ? '' : value);
            });
            each(controls, 'follow');
        }

        function show(focus) {
            panel.hidden = false;
            bar.hidden = true;
            const load = function () {
                engine.ready().catch(function (error) { cannot(sentence(error.message)); });
            };
            if (!focus) { lookAheadNear(panel, load); return; }
            load();
            (panel.querySelector('input, button') || panel).focus();
        }

        function sentence(text) { return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.'); }

        // `some` of the words after `skipped` ones, where a run takes less.
        function runOf(name, some, skipped) {
            const given = words();
            // An argument that takes all that is left is given word by word.
            const last = takes.length && takes[takes.length - 1].rest ? given.pop().split(/\s+/).filter(Boolean) : [];
            return [name].concat(given.concat(last).slice(skipped || 0).slice(0, some));
        }

        async function go() {
            clearTimeout(waiting);
            waits = false;
            const wrong = controls.map(function (it) { return it.wrong ? it.wrong() : ''; }).find(Boolean);
            wanted += 1;
            if (wrong) { refuse(wrong); return; }
            busy = running = true;
            const mine = wanted, run = runOf(program());
            const dim = setTimeout(function () {
                figure.classList.add('trying');
                stop.hidden = false;
                if (loaded) { status.textContent = loaded; }
            }, PATIENCE);
            let answer = null, trouble = '', loaded = '';
            retry.hidden = true;
            try {
                await engine.ready(function (some, all) {
                    loaded = lookAheadLoading(some, all);
                    if (mine === wanted && figure.classList.contains('trying')) { status.textContent = loaded; }
                });
                loaded = '';
                answer = await engine.ask(chapter, run, figure.id, drawWith(paired(), opened));
            } catch (error) {
                trouble = sentence(error.message);
            }
            clearTimeout(dim);
            if (mine !== wanted) { return; }
            running = false;
            figure.classList.remove('trying');
            stop.hidden = true;
            if (trouble) { cannot(trouble); return; }
            if (!answer) { return; }
            tell(answer, run);
            if (waits) { go(); return; }
            // What was refused has nothing to be compared.
            if (answer.ended.code === 2) { bars.hidden = true; }
            if (!answer.drawn || !paired()) { unpair(); }
            if (answer.ended.code !== 2 && answer.drawn && lab) { await compare(mine, answer.drawn.counts); }
            if (mine === wanted) { busy = false; }
        }

        // What runs could not be loaded: that is said, and can be tried again.
        function cannot(why) {
            busy = running = false;
            status.textContent = why;
            retry.hidden = false;
        }
        // Nothing is run: why, and that the drawing is the one of before.
        function refuse(why) {
            if (panel.hidden) { show(false); }
            busy = running = false;
            figure.classList.remove('trying');
            figure.classList.add('refused');
            stop.hidden = true;
            bars.hidden = true;
            status.textContent = why;
        }

        function tell({ drawn, ended, stopped, trouble }, run) {
            const said = ended.said.split('\n').filter(function (line) { return !/^(note: run with|stack backtrace)/.test(line); }).join(' ');
            figure.classList.remove('refused');
            if (ended.code === 2 || !drawn) {
                opened = drawnOpened;
                refuse(sentence(said || (trouble && trouble.said) || 'Nothing was recorded'));
                return;
            }
            const here = document.activeElement, within = folds.contains(here) || drawing.contains(here), input = within && here.dataset.input;
            isOpening = String(run) === drawnRun && String(opened) !== String(drawnOpened);
            drawnOpened = opened;
            drawnRun = String(run);
            folds.hidden = !opened.length;
            put(drawn.drawing, drawn.twin);
            if (within) { refocus(drawing, opened.length ? fold : open, input); }
            figure.dispatchEvent(new CustomEvent('drawn'));
            addGiven(drawn.counts, run);
            const parts = [drawn.said + '.'];
            if (lab && drawn.counts.best !== undefined) { parts.push('It takes the move ' + drawn.counts.best + '.'); }
            if (stopped) { parts.push('You stopped it there.'); }
            if (!stopped && ended.code === null) {
                parts.push(sentence(/stack|recursion/i.test(ended.trap) && !said ? 'The calls went deeper than a page can bear, and the run was stopped there' : panic(said)));
            }
            // The bars are not read out, and this is.
            const measured = lab && drawn.counts[lab.measure];
            if (lab && measured !== undefined && !drawn.said.includes(counted(measured, lab.unit))) {
                parts.push(counted(measured, lab.unit) + '.');
            }
            status.textContent = parts.join(' ');
            const changed = JSON.stringify(run) !== JSON.stringify(example);
            figure.classList.toggle('tried', changed);
            if (caption) { caption.hidden = changed; }
            const more = keep(run, changed);
            back.hidden = copy.hidden = !changed && !more;
            each(controls, 'answered', drawn.counts);
            goals.check(drawn.counts);
            say(run);
        }

        // The address holds what the figure shows; gives what it holds besides the run.
        function keep(run, changed) {
            const more = [paired() && '&beside=' + paired().run, opened.length && '&open=' + opened, paired() && besideOpened.length && '&beside-open=' + besideOpened].filter(Boolean).join('');
            history.replaceState(null, '', changed || more ? '#' + figure.id + '~' + run.map(encodeURIComponent).join('~') + more : location.pathname + location.search);
            return more;
        }

        // Where the keyboard was in a drawing, it is in the new one.
        function refocus(place, otherwise, input) {
            const same = input && place.querySelector('[data-input="' + input + '"]');
            (same || place.querySelector('[role="tree"] [tabindex="0"], [data-open][tabindex]') || otherwise).focus();
        }

        // A goal is told in what was given, too: a number by the name of its argument, on and off as 1 and 0, and
        // of a tree that has the shape of the book's example, how many of its leaves were changed.
        // Of the programs to choose from, that which was chosen counts one, by its own name.
        function addGiven(counts, run) {
            programs.forEach(function (it) { counts[it.run] = it.run === run[0] ? 1 : 0; });
            takes.forEach(function (it, i) {
                const word = run[i + 1];
                if (it.kind === 'number') { counts[it.name] = Number(word); }
                if (isSwitch(it)) { counts[it.name] = word === 'on' ? 1 : 0; } else { (it.words || []).forEach(function (other) { counts[other] = other === word ? 1 : 0; }); }
                if (it.of === 'tree') { counts.changed = changedLeaves(word, example[i + 1]); }
            });
        }

        // How many leaves of a written tree differ from those of another; nothing where the shapes differ.
        function changedLeaves(one, other) {
            const [here, there] = [one, other].map(function (tree) { return tree.replace(/\s/g, '').replace(/−/g, '-').split(/(-?\d+)/); });
            const differ = here.map(function (part, i) { return part !== there[i]; });
            const isAlike = here.length === there.length && differ.every(function (is, i) { return !is || i % 2 === 1; });
            return isAlike ? differ.filter(Boolean).length : undefined;
        }

        // Of a panic's lines, what it says.
        function panic(said) {
            return said.replace(/^thread '[^']*'(?: \(\d+\))? panicked at [^\s]+:\s*/, '') || 'the run was stopped';
        }

        function put(html, list) {
            listed().forEach(function (it) { it.remove(); });
            twin.insertAdjacentHTML('beforeend', list);
            fillWith(drawing, html);
        }

        // Draws in a place. A player that is stepped through is still stepped through when something was opened in it, and
        // stands where that begins.
        function fillWith(place, html) {
            const before = playerIn(place), steps = isOpening && before && before.at() >= 0;
            place.innerHTML = html;
            if (steps) { place.querySelectorAll('.fig-player').forEach(function (it) { delete it.dataset.whole; }); }
            document.dispatchEvent(new CustomEvent('figures'));
            offer(place);
        }
        function playerIn(place) {
            const it = place && place.querySelector('.fig-player');
            return it && typeof figPlayers === 'object' ? figPlayers.of.get(it) : undefined;
        }

        // The words that say what is left out become buttons. In a tree that has keys of its own they are none of the
        // stops of the Tab key.
        function offer(place) {
            const words = Array.from(place.querySelectorAll('[data-open]'));
            place.classList.toggle('try-opens', words.length > 0);
            words.filter(function (it) { return !it.closest('[role="tree"]'); }).forEach(function (it) {
                it.ownerSVGElement.setAttribute('role', 'group');
                it.setAttribute('role', 'button');
                it.setAttribute('tabindex', '0');
            });
        }
        function opensIn(place, open) {
            function openAt(event) {
                const words = event.target.closest('[data-open]');
                if (!words || event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ') { return; }
                event.preventDefault();
                event.stopPropagation();
                open(words.dataset.open);
            }
            place.addEventListener('click', openAt, true);
            place.addEventListener('keydown', openAt, true);
        }
        function withOne(all, one) { return all.filter(function (it) { return it !== one; }).concat(one); }
        opensIn(drawing, function (one) { opened = withOne(opened, one); go(); });
        opensIn(pair, function (one) { besideOpened = withOne(besideOpened, one); openBeside(); });

        // Who follows the figure hears which run it shows.
        function say(run) { figure.dispatchEvent(new CustomEvent('run', { detail: run })); }

        function reset() {
            fill(example[0], example.slice(1));
            wanted += 1;
            opened = drawnOpened = [];
            isOpening = busy = false;
            drawnRun = String(example);
            folds.hidden = true;
            put(book.drawing, book.twin);
            status.textContent = '';
            running = waits = false;
            clearTimeout(waiting);
            stop.hidden = retry.hidden = true;
            figure.classList.remove('tried', 'trying', 'refused');
            figure.dispatchEvent(new CustomEvent('drawn'));
            if (caption) { caption.hidden = false; }
            back.hidden = copy.hidden = true;
            bars.hidden = true;
            if (lab) { goals.told.textContent = ''; }
            besideOpened = [];
            if (pairs) { pairs.set('nothing'); }
            unpair();
            history.replaceState(null, '', location.pathname + location.search);
            say(example);
        }

        function row(title, counts) {
            const says = lab.answers ? answerOf(counts) : '';
            const said = [lab].concat(lab.also || []).map(function ({ measure, unit }) { return counted(counts[measure], unit); });
            return { name: title + (says && ': ' + says), count: counts[lab.measure], said: said.join(', ') };
        }

        // One of what is counted has a word of its own.
        function counted(count, units) {
            const unit = count === 1 ? units.replace(/leaves$/, 'leaf').replace(/s$/, '') : units;
            return (count === undefined ? '' : lookAheadGrouped(count)) + ' ' + unit;
        }

        // The other runs on the same input: each a bar, as long as what is measured.
        async function compare(mine, counts) {
            const rows = [row(chosen ? chosen.get() : lab.title, counts)], beside = {};
            for (const other of others) {
                const isPair = other === paired();
                if (other.run === program() || !isPair && !compared.includes(other)) { continue; }
                const answer = await askBeside(other, isPair);
                if (mine !== wanted || !answer) { return; }
                if (isPair) { putPair(other, answer.drawn); }
                if (!compared.includes(other) || !answer.drawn || answer.ended.code === 2) { continue; }
                rows.push(row(other.title, answer.drawn.counts));
                beside[other.run] = answer.drawn.counts;
                if (other === lab.beside[0]) { beside.beside = answer.drawn.counts; }
                goals.check(counts, beside);
            }
            // What is drawn stands first, and not once more among the others.
            for (let i = rows.length - 1; i > 0; i -= 1) {
                if (rows[i].name === rows[0].name) { rows.splice(i, 1); }
            }
            const most = Math.max(1, ...rows.map(function (row) { return row.count || 0; }));
            bars.textContent = '';
            rows.forEach(function ({ name, count, said }) {
                const bar = make('span', { class: 'try-length' });
                bar.style.width = 100 * (count || 0) / most + '%';
                bars.append(make('span', {}, name), make('span', { class: 'try-track' }, bar), make('b', {}, said));
            });
            bars.hidden = rows.length < 2;
        }

        function askBeside(other, isPair) {
            return engine.ask(chapter, runOf(other.run, other.takes, other.skips), figure.id + '-beside', drawWith(isPair, isPair ? besideOpened : []));
        }

        // The other run beside this one, or below it where there is no room: whichever is stepped through leads the other.
        function putPair(other, drawn) {
            if (!drawn) { unpair(); return; }
            // Where something was opened in this run alone, the other one stays as it stands.
            const asked = String(besideOpened), title = other.title + ', in step';
            const isThere = isOpening && !pair.hidden, isNew = !isThere || asked !== besideShown;
            if (!isThere) {
                pair.hidden = false;
                pair.setAttribute('aria-label', title);
                besidePlace = make('div');
                pair.replaceChildren(make('p', { class: 'try-pair-name' }, title), make('p', { class: 'try-pair-says' }), besidePlace, besideFolds);
            }
            if (isNew) {
                besideShown = asked;
                besideFolds.hidden = !besideOpened.length;
                fillWith(besidePlace, drawn.drawing);
            }
            drawing.dataset.name = chosen ? chosen.get() : lab.title;
            link(other, isThere && isNew ? besidePlace : drawing);
            abreast();
        }

        // Puts the two in step. Who was opened last leads the other one there, if it is stepped through.
        function link(other, leads) {
            const players = [drawing, besidePlace].map(function (it) { return it.querySelector('.fig-player'); });
            const says = pair.querySelector('.try-pair-says');
            says.textContent = window.lookAheadInStep(players, [drawing.dataset.name, other.title]);
            says.hidden = !says.textContent;
            const leader = playerIn(leads);
            if (!says.textContent && leader && leader.at() >= 0) { leader.go(leader.at()); }
        }

        function unpair() {
            pair.hidden = true;
            delete drawing.dataset.name;
            abreast();
        }

        // Opens something in the other run, or folds it again; this one stays.
        async function openBeside() {
            const other = paired();
            if (!other) { return; }
            // Both are drawn anew where this one is not there yet.
            if (busy) { go(); return; }
            const within = pair.contains(document.activeElement);
            wanted += 1;
            const mine = wanted;
            let answer;
            try {
                answer = await askBeside(other, true);
            } catch (error) {
                status.textContent = sentence(error.message);
            }
            if (mine !== wanted || !answer) { return; }
            isOpening = true;
            putPair(other, answer.drawn);
            if (within && !pair.hidden) { refocus(besidePlace, besideOpened.length ? besideFold : back); }
            keep(runOf(program()), true);
            back.hidden = copy.hidden = false;
        }

        function abreast() {
            if (window.lookAheadAbreast) { window.lookAheadAbreast(figure, pair.hidden ? [] : [drawing, pair]); }
        }
        if (pairs) { new ResizeObserver(abreast).observe(figure); }

        fill(example[0], example.slice(1));
        drawing.after(folds);
        offer(drawing);
        back.hidden = copy.hidden = true;
        stop.hidden = true;
        retry.hidden = true;
        // What is changed in the drawing stands in fields, too, in a box.
        const inDrawing = lab ? controls.filter(function (it) { return it.marks && drawing.querySelector('[data-input^="' + it.marks + '"]'); }) : [];
        const isBox = inDrawing.some(function (it) { return it.fields; });
        const [inFields, shownFields] = [isBox, !isBox].map(function (is) { return controls.filter(function (it) { return is && it.fields; }); });
        if (chosen) { panel.append(chosen.element); }
        panel.append(...controls.map(function (it) { return it.element; }), ...shownFields.map(function (it) { return it.fields; }));
        if (lab) {
            panel.prepend(goals.element);
            lookAheadLabs.push({ figure, drawing, controls: inDrawing });
        }
        // What it came to stands above a drawing that is changed itself, in a place that is kept for it, so that nothing moves under
        // the hand; on a phone there is no room for that, and it stands below. There is what a goal has to say, too, and what stands
        // beside the run.
        const results = [make('div', { class: 'try-row' }, status, stop, retry)], below = [];
        if (lab) {
            const measured = make('div', { class: 'try-measured' }, bars);
            measured.style.setProperty('--rows', String(compared.length && compared.length + 1));
            results.push(measured);
            below.push(goals.told);
        }
        if (pairs) {
            pairs.set('nothing');
            below.push(pairs.element);
            drawing.after(pair);
        }
        below.push(make('div', { class: 'try-row try-address' }, copy, back));
        if (inFields.length) {
            const isPhone = matchMedia('(max-width: 480px)').matches;
            const above = make('div', { class: 'try-panel try-results try-above' }, ...(isPhone ? [] : results));
            drawing.before(above);
            drawing.after(make('div', { class: 'try-panel try-results' }, ...(isPhone ? results : []), ...below));
            above.hidden = isPhone;
            panel.append(make('details', { class: 'try-fields' }, make('summary', {}, inFields.map(function (it) { return it.hint; }).filter(Boolean).join(' ') + ' Or use these fields.'), ...inFields.map(function (it) { return it.fields; })));
        } else {
            panel.append(...results, ...below);
        }
        figure.prepend(panel);
        twin.before(bar);
        if (lab) { show(false); }

        // The address may hold an input. It is checked as what is typed is.
        const [input, ...options] = location.hash.slice(1).split('&');
        const [id, ...given] = input.split('~');
        if (id === figure.id && given.length) {
            try {
                const [name, ...values] = given.map(decodeURIComponent);
                const known = programs.length ? programs.map(function (it) { return it.run; }) : [example[0]];
                if (!known.includes(name)) {
                    throw new Error('The address asks for the program “' + name.slice(0, 40) + '”; here ' + (known.length > 1 ? 'are ' : 'is ') + known.join(', ') + '. The book’s example is shown.');
                }
                fill(name, values);
                const more = Object.fromEntries(options.map(function (it) { return it.split('='); }));
                const beside = steps.find(function (it) { return it.run === more.beside; });
                if (pairs && beside) { pairs.set(beside.title); }
                opened = more.open ? more.open.split(',') : [];
                besideOpened = more['beside-open'] ? more['beside-open'].split(',') : [];
                show(false);
                // In a frame, this would move the page around it.
                if (!new URLSearchParams(location.search).has('embed')) { figure.scrollIntoView(); }
                go();
            } catch (error) {
                show(false);
                status.textContent = error instanceof URIError ? 'The address holds no input of this run. The book’s example is shown.' : error.message;
            }
        }
    }

    figures.forEach(start);
})();
