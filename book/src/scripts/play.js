// @ts-check
// A board to play on. What stands on it, what a move was worth and what the computer does, the engine
// says: the course's code, in a worker, asked anew with all moves of the game each time. Here is only
// what a reader sees and does. Without scripts or WebAssembly the figure stays as it is.

import { icicleOf } from './icicle.js';
import { engineIn, loading } from './shared/engine.js';
import { goalsOf } from './shared/goals.js';
import { hasEngines, isServed, make, near, root } from './shared/make.js';

const figures = Array.from(document.querySelectorAll('figure.play[data-live]'));
function drawing(viewBox, ...shapes) {
    const svg = 'http://www.w3.org/2000/svg';
    const it = document.createElementNS(svg, 'svg');
    it.setAttribute('viewBox', viewBox);
    it.setAttribute('aria-hidden', 'true');
    shapes.forEach(function ([name, attributes]) {
        const shape = document.createElementNS(svg, name);
        Object.entries(attributes).forEach(function ([key, value]) { shape.setAttribute(key, value); });
        it.append(shape);
    });
    return it;
}
// The name of a line stays as it is written.
function capital(text) { return /^[a-z]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1); }
function sentence(text) { return capital(text) + (/[.!?]$/.test(text) ? '' : '.'); }

// ── Who answers. Two workers: one plays; the other judges, which may take longer, and waits for nobody.

function answerer(folder, compiled) {
    let worker = null, number = 0, current = null;
    const waiting = [];
    function next() {
        if (current || !waiting.length) { return; }
        current = waiting.shift();
        number += 1;
        const mine = number;
        compiled().then(function (module) {
            if (number !== mine || !current) { return; }
            worker = worker || new Worker(folder + '/worker.js');
            worker.onmessage = function ({ data }) {
                if (data.number !== number || !current) { return; }
                const { done } = current;
                current = null;
                done(data);
                next();
            };
            worker.postMessage({ what: 'play', module, words: current.words, number: mine });
        }, function (error) {
            const { done } = current;
            current = null;
            done({ answer: null, ended: { code: null, said: error.message, isMissing: true } });
            next();
        });
    }
    return {
        // What was answered, and how that ended; nothing where it was stopped.
        ask: function (words) {
            return new Promise(function (done) { waiting.push({ words, done }); next(); });
        },
        // Ends what is being answered, and forgets what waits.
        stop: function () {
            const given = waiting.splice(0).concat(current || []);
            if (current && worker) { worker.terminate(); worker = null; }
            current = null;
            number += 1;
            given.forEach(function ({ done }) { done(null); });
        },
    };
}

const engines = {};
function engineOf(figure) {
    const folder = new URL(root + figure.dataset.live, location.href).href;
    if (!engines[folder]) {
        const trees = engineIn(folder);
        // What could not be loaded is loaded again for who asks again.
        const compiled = function (hear) { return Promise.resolve().then(function () { return trees.ready(hear); }); };
        engines[folder] = { trees, ready: compiled, answerer: function () { return answerer(folder, compiled); } };
    }
    return engines[folder];
}

// ── The games: how a board looks, and where an arrow key leads on it.

const GAMES = {
    'tic-tac-toe': {
        marks: ['X', 'O'],
        depths: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        best: '9',
        chapter: 'ch4-alpha-beta',
        thoughts: function (shown, depth, seed) { return ['thoughts', shown.board.cells, depth, seed]; },
        start: function () { return { cells: '.........', line: [] }; },
        open: function () { return Array.from('123456789'); },
        position: 'Nine cells, row by row: X, O, and a dot for an empty one, such as XO.OX....',
        board: ticTacToe,
    },
    'dots-and-boxes': {
        marks: ['A', 'B'],
        depths: [1, 2, 3, 4, 5, 6, 7, 8],
        best: 'best',
        // Each is solved in a page within a second.
        fields: ['1x2', '2x2', '2x3', '2x4', '3x3', '2x5'],
        chapter: 'ch5-dots-and-boxes',
        thoughts: function (shown, depth, seed, field) { return ['thoughts', depth, seed, field].concat(shown.moves); },
        start: function (field) {
            const [rows, columns] = field.split('x').map(Number);
            return { rows, columns, boxes: '.'.repeat(rows * columns), score: [0, 0] };
        },
        open: function (field) { return linesOf(this.start(field)).map(function (line) { return line.name; }); },
        position: 'The size, and the lines in the order in which they were drawn, such as 2x2 a1b1 a1a2.',
        size: function ({ rows, columns }) { return rows + 'x' + columns; },
        board: dotsAndBoxes,
    },
    // Its search is not drawn: it visits more positions than a page can show.
    'connect-four': {
        marks: ['X', 'O'],
        depths: [1, 2, 3, 4, 5, 6, 7, 8],
        best: 'best',
        fields: ['4x4', '5x4', '5x5', '6x5', '7x6'],
        field: '7x6',
        place: 'Board',
        start: function (field) {
            const [columns, rows] = field.split('x').map(Number);
            return { squares: Array(columns).fill('.'.repeat(rows)), line: [] };
        },
        open: function (field) { return this.start(field).squares.map(function (_, i) { return String(i + 1); }); },
        position: 'The size, and the columns of the moves, such as 7x6 443.',
        size: function ({ squares }) { return squares.length + 'x' + squares[0].length; },
        board: connectFour,
    },
};

// A board has buttons, by the names of their moves; of all only one is reached by Tab, the others by arrow keys.
function boardOf(label, moves, play, leads) {
    const element = make('div', { class: 'play-board', role: 'group', 'aria-label': label });
    const buttons = new Map();
    let here = moves[0];
    function go(move, focus) {
        if (!buttons.has(move)) { return; }
        here = move;
        buttons.forEach(function (it, name) { it.tabIndex = name === here ? 0 : -1; });
        if (focus) { buttons.get(move).focus(); }
    }
    moves.forEach(function (move) {
        const it = make('button', { type: 'button', 'data-move': move });
        it.addEventListener('click', function () { go(move); play(move); });
        it.addEventListener('focus', function () { go(move); });
        it.addEventListener('keydown', function (event) {
            const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
            if (!way || event.altKey || event.ctrlKey || event.metaKey) { return; }
            // An arrow key turns the page otherwise.
            event.preventDefault();
            event.stopPropagation();
            go(leads(move, way), true);
        });
        buttons.set(move, it);
    });
    go(here);
    return { element, buttons };
}

function ticTacToe(play) {
    const cells = Array.from('123456789');
    const board = boardOf('the board, three rows of three cells; arrow keys lead from cell to cell', cells, play, function (cell, [down, right]) {
        const row = Math.floor((cell - 1) / 3) + down, column = (cell - 1) % 3 + right;
        return row < 0 || row > 2 || column < 0 || column > 2 ? '' : String(3 * row + column + 1);
    });
    board.element.classList.add('play-cells');
    board.element.append(...board.buttons.values());
    const shapes = {
        X: ['path', { d: 'M6 6 18 18M18 6 6 18' }],
        O: ['circle', { cx: '12', cy: '12', r: '6.4' }],
    };
    board.show = function ({ cells, line }, { open, last, hinted }) {
        board.buttons.forEach(function (it, cell) {
            const mark = cells[cell - 1], free = mark === '.';
            it.replaceChildren(free ? make('span', { class: 'play-number' }, cell) : drawing('0 0 24 24', shapes[mark]));
            it.className = [free && 'is-free', last.includes(cell) && 'is-last', line.includes(cell) && 'is-won', hinted.includes(cell) && 'is-hinted'].filter(Boolean).join(' ');
            it.setAttribute('aria-disabled', String(!open.includes(cell)));
            const words = [free ? 'empty' : mark, line.includes(cell) && 'in the line that won', last.includes(cell) && 'the last move', hinted.includes(cell) && 'a best move'];
            it.setAttribute('aria-label', 'cell ' + cell + ', ' + words.filter(Boolean).join(', '));
        });
    };
    return board;
}

// The lines of a field with their places in a grid of dots and gaps, in the order in which they are read.
function linesOf({ rows, columns }) {
    const lines = [];
    function dot(y, x) { return 'abcdefghi'[x / 2] + (y / 2 + 1); }
    for (let y = 0; y <= 2 * rows; y += 1) {
        for (let x = 0; x <= 2 * columns; x += 1) {
            if ((x + y) % 2 === 0) { continue; }
            const name = y % 2 ? dot(y - 1, x) + dot(y + 1, x) : dot(y, x - 1) + dot(y, x + 1);
            lines.push({ name, y, x });
        }
    }
    return lines;
}

function dotsAndBoxes(play, field) {
    const size = GAMES['dots-and-boxes'].start(field), { rows, columns } = size;
    const lines = linesOf(size);
    const at = new Map(lines.map(function (line) { return [line.name, line]; }));
    const by = new Map(lines.map(function (line) { return [line.y + ' ' + line.x, line.name]; }));
    // To the left and to the right a key leads along a row of boxes: its upper side, the line beside it, and on.
    function leads(move, [down, right]) {
        const { y, x } = at.get(move);
        const tries = down ? [[y + 2 * down, x]] : y % 2 ? [[y - 1, x + right]] : [[y + 1, x + right], [y, x + 2 * right]];
        return tries.map(function ([y, x]) { return by.get(y + ' ' + x); }).find(Boolean) || '';
    }
    const label = 'the field, ' + rows + ' rows of ' + columns + (columns > 1 ? ' boxes' : ' box') + '; arrow keys lead from line to line';
    const board = boardOf(label, lines.map(function (line) { return line.name; }), play, leads);
    const grid = board.element;
    grid.classList.add('play-field');
    grid.style.setProperty('--columns', String(columns));
    grid.style.gridTemplateColumns = 'repeat(' + columns + ', var(--dot) var(--gap)) var(--dot)';
    grid.style.gridTemplateRows = 'repeat(' + rows + ', var(--dot) var(--gap)) var(--dot)';
    function put(it, y, x) { it.style.gridArea = (y + 1) + ' / ' + (x + 1); grid.append(it); return it; }
    const boxes = [];
    for (let y = 0; y <= 2 * rows; y += 1) {
        for (let x = 0; x <= 2 * columns; x += 1) {
            if (y % 2 && x % 2) { boxes.push(put(make('span', { class: 'play-box' }), y, x)); }
        }
    }
    lines.forEach(function ({ name, y, x }) { put(board.buttons.get(name), y, x); });
    for (let y = 0; y <= 2 * rows; y += 2) {
        for (let x = 0; x <= 2 * columns; x += 2) {
            const names = { 'data-column': !y && 'abcdefghi'[x / 2], 'data-row': !x && String(y / 2 + 1) };
            put(make('span', Object.assign({ class: 'play-dot', 'aria-hidden': 'true' }, names)), y, x);
        }
    }
    board.show = function (state, { open, last, hinted, mover }) {
        board.buttons.forEach(function (it, line) {
            const drawn = !open.includes(line) && state.all.includes(line);
            const names = ['play-line', at.get(line).y % 2 ? 'down' : 'across', drawn && 'is-drawn', last.includes(line) && 'is-last is-by-' + mover, hinted.includes(line) && 'is-hinted'];
            it.className = names.filter(Boolean).join(' ');
            it.setAttribute('aria-disabled', String(!open.includes(line)));
            const words = [drawn ? 'drawn' : 'open', last.includes(line) && 'just drawn by ' + mover, hinted.includes(line) && 'a best move'];
            it.setAttribute('aria-label', line.slice(0, 2) + ' ' + line.slice(2) + ', ' + words.filter(Boolean).join(', '));
            it.title = line;
        });
        boxes.forEach(function (it, i) {
            const owner = state.boxes[i];
            it.className = 'play-box' + (owner === '.' ? '' : ' is-of-' + owner);
            it.textContent = owner === '.' ? '' : owner;
        });
    };
    return board;
}

// Each column is a button, with its squares from the top.
function connectFour(play, field) {
    const [columns, rows] = field.split('x').map(Number);
    const names = GAMES['connect-four'].open(field);
    const label = 'the board, ' + columns + ' columns of ' + rows + ' squares; arrow keys lead from column to column';
    const board = boardOf(label, names, play, function (column, [, right]) { return String(Number(column) + right); });
    board.element.classList.add('play-columns');
    board.element.append(...board.buttons.values());
    board.show = function ({ squares, line }, { open, last, hinted }) {
        board.buttons.forEach(function (it, name) {
            const column = squares[name - 1], discs = column.replace(/\.+$/, ''), top = discs.length - 1;
            const inLine = function (row) { return line.some(function ([r, c]) { return r === row && c === name - 1; }); };
            it.replaceChildren(...Array.from(column, function (mark, row) {
                const isNewest = row === top && last.includes(name);
                const names = ['play-disc', mark !== '.' && 'is-of-' + mark, inLine(row) && 'is-won', isNewest && 'is-last'];
                return make('span', { class: names.filter(Boolean).join(' '), 'data-mark': mark === '.' ? '' : mark });
            }).reverse(), make('span', { class: 'play-number' }, name));
            it.className = hinted.includes(name) ? 'is-hinted' : '';
            it.setAttribute('aria-disabled', String(!open.includes(name)));
            const words = [discs ? 'from below ' + Array.from(discs).join(', ') : 'empty', top === rows - 1 && 'full', Array.from(discs).some(function (_, row) { return inLine(row); }) && 'in the line that won', last.includes(name) && 'the last move', hinted.includes(name) && 'a best move'];
            it.setAttribute('aria-label', 'column ' + name + ', ' + words.filter(Boolean).join(', '));
        });
    };
    return board;
}

// ── A figure to play on.

const PEOPLE = { first: [true, false], second: [false, true], both: [true, true], none: [false, false] };
const SIGNS = { good: '✓', fair: '~', bad: '✗', open: '?' };
// So long the computer thinks without a word; between two moves that nobody makes, one looks on.
const PATIENCE = 300, LOOK = 900;

function start(figure) {
    const name = figure.dataset.game, game = GAMES[name];
    const engine = engineOf(figure), table = engine.answerer(), judge = engine.answerer();
    const goals = figure.dataset.goals ? goalsOf(JSON.parse(figure.dataset.goals)) : null;
    const given = Object.fromEntries(figure.dataset.settings.split(' ').filter(Boolean).map(function (word) { return word.split('='); }));
    given.from = figure.dataset.from || '';
    const usual = { mine: '', people: 'first', think: game.best, think2: game.best, judge: 'no', field: game.fields ? game.field || '2x2' : '' };

    // The game: everything else follows from it.
    const settings = Object.assign({}, usual, given);
    let moves = [], seed = 0;
    // The field that is laid out: that of the game, once the engine has said what the position is.
    let laid = '';
    // What the engine said of it last, and of moves before.
    let shown = null, hinted = [], judged = new Map(), chosen = new Map(), summary = '', unfolded = new Set();
    // The number of what is being done; what an older one hears is of no use.
    // While the engine is asked for the position, a move waits: it might not fit.
    // A position that was put on the board stays until somebody moves.
    let turn = 0, asking = false, wish = '', thinking = false, paused = false, put = false, timer = 0, board = null, note = '', tree = 0;
    // While one waits: how much of the program is there, and whether that is told. What is done when it is loaded again.
    let arrived = '', isTold = false, again = null;
    // A function of the student's that plays: whether it is asked, and what the terminal does meanwhile; why it has lost in
    // this position, or cannot be asked. And the one for which ours plays, since it is not written yet, in words, too.
    let step = '', failed = '', standIn = '', stands = '', isAsked = false;

    // The picture of all positions of the game, where the page has one.
    const whole = figure.dataset.whole && document.getElementById(figure.dataset.whole);
    const icicle = whole ? icicleOf(whole, putAt) : null;
    const finder = icicle && engine.answerer();

    // ── What stands there.

    function choice(label, key, options, change) {
        const select = make('select', { 'aria-label': label }, ...options.map(function ([value, text]) { return make('option', { value }, text); }));
        select.addEventListener('change', function () { settings[key] = select.value; change(); });
        const field = make('label', { class: 'play-choice' }, make('span', {}, label), select);
        return { field, select, key };
    }
    const [first, second] = game.marks;
    const depths = game.depths.map(function (depth) { return [String(depth), depth === 1 ? '1 move ahead' : depth + ' moves ahead']; })
        .concat(game.best === 'best' ? [['best', 'as well as it can']] : []);
    const choices = [
        choice('Who plays', 'people', [['first', 'you are ' + first], ['second', 'you are ' + second], ['both', 'two people'], ['none', 'two computers']], function () { paused = settings.people === 'none'; put = false; go(); }),
        game.fields && choice(game.place || 'Field', 'field', game.fields.map(function (field) { return [field, field.replace('x', ' × ')]; }), fresh),
        choice('Against', 'mine', [['', 'our computer']], function () { standIn = stands = ''; put = false; go(); }),
        choice('The computer looks', 'think', depths, go),
        choice('The other looks', 'think2', depths, go),
    ].filter(Boolean);
    const judges = make('input', { type: 'checkbox' });
    judges.addEventListener('change', function () { settings.judge = judges.checked ? 'yes' : 'no'; address(); show(); judgeMoves(); });
    const status = make('p', { class: 'play-status', role: 'status' });
    const score = make('p', { class: 'play-score' });
    function button(text, act) { return make('button', { type: 'button', onclick: act }, text); }
    const buttons = {
        stop: button('Stop', stop),
        on: button('Play on', function () { paused = put = false; go(); }),
        step: button('One move', function () { put = false; computer(); }),
        ours: button('Let ours play', function () { settings.mine = ''; paused = put = false; go(); }),
        pause: button('Pause', function () { paused = true; clearTimeout(timer); timer = 0; show(); }),
        again: button('Try again', function () { again(); }),
        hint: button('Hint', hint),
        back: button('Take back', back),
        thoughts: button('What did it think?', thoughts),
        fresh: button('New game', fresh),
    };
    const position = make('input', { type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-label': 'Position' });
    const from = make('details', { class: 'play-from' }, make('summary', {}, 'Begin from a position'),
        make('form', { onsubmit: function (event) { event.preventDefault(); begin(position.value.trim()); } },
            position, make('button', { type: 'submit' }, 'Begin'), make('p', {}, game.position + ' Without a word the board is empty.')));
    const log = make('ol', { class: 'play-log', tabindex: '0', 'aria-label': 'the moves, the newest first' });
    // What was made of the last moves stands beside the board; what is chosen once stands below it.
    const more = [
        log,
        make('div', { class: 'play-choices' }, ...choices.map(function (it) { return it.field; }),
            make('label', { class: 'play-judges' }, judges, 'Judge each move')),
        from,
    ];
    // Where the book begins, a board keeps its height, whatever is played on it.
    const starts = figure.closest('.start');
    const place = make('div', { class: 'play-place' });
    const side = make('div', { class: 'play-side' },
        status, score, make('div', { class: 'play-buttons' }, ...Object.values(buttons)), ...(starts ? [make('details', { class: 'play-more' }, make('summary', {}, 'Settings and moves'), ...more)] : more));
    const treeOf = make('div', { class: 'play-tree', hidden: true });
    // A remark is heard when it comes: the list is not read out.
    const heardOf = make('p', { class: 'play-heard', role: 'status' });
    const panel = make('div', { class: 'play-panel fig' }, place, side, heardOf);
    // An arrow key in a list of choices turns no page.
    panel.addEventListener('keydown', function (event) { if (/^Arrow/.test(event.key)) { event.stopPropagation(); } });

    function lay(field) {
        laid = field;
        board = game.board(play, field);
        place.replaceChildren(board.element);
    }
    // The size of the field, as far as it is known without the engine.
    function fieldOf() {
        const size = game.fields && /^[1-9]x[1-9](?=\s|$)/.exec(settings.from);
        return size ? size[0] : settings.field;
    }

    // The functions of the student's that can play, while a terminal can be asked for their moves.
    const functions = (figure.dataset.mine || '').split(' ').filter(Boolean).map(function (word) { return word.split('='); });
    const against = choices.find(function (it) { return it.key === 'mine'; });
    function canAsk() { return functions.length > 0 && Boolean(window.lookAheadYours?.isOpen()); }
    function offer() {
        const solved = (document.documentElement.dataset.solved || '').split(' ');
        const offered = functions.map(function ([stem, id]) {
            return make('option', { value: stem }, 'your ' + stem + (solved.includes(id) ? '' : ' (not solved)'));
        });
        against.select.replaceChildren(make('option', { value: '' }, 'our computer'), ...(canAsk() || settings.mine ? offered : []));
        show();
    }
    document.addEventListener('yours', offer);
    document.addEventListener('solved', offer);

    // ── What it comes to.

    function people() { return PEOPLE[settings.people]; }
    function isPerson(mark) { return people()[game.marks.indexOf(mark)]; }
    function depthOf(mark) { return settings.people === 'none' && mark === second ? settings.think2 : settings.think; }
    function words(...asked) {
        const begins = settings.from ? ['from=' + settings.from] : settings.field ? ['field=' + settings.field] : [];
        const opponent = settings.mine && settings.mine !== standIn ? ['mine=' + settings.mine] : [];
        return [name].concat(begins, 'people=' + settings.people, opponent, asked);
    }
    // Beside the picture of all games the computer replies as the drawn search did: with the first of equally good moves.
    function chooses() { return icicle && settings.people !== 'none' ? 'seed=first' : 'seed=' + seed; }
    function mover() { return shown && shown.to_move; }
    // Of two computers, the first is the student's.
    function isMine(mark) { return settings.mine && settings.mine !== standIn && !isPerson(mark) && (settings.people !== 'none' || mark === first); }
    function nameOf(stem) { return 'Your ' + stem; }
    function isComputers() { return mover() && !isPerson(mover()); }
    function waits() { return paused || put; }
    // The moves of the last turn.
    function lastTurn() {
        if (!shown || !shown.moves.length) { return []; }
        let from = shown.by.length - 1;
        while (from > 0 && shown.by[from - 1] === shown.by[from]) { from -= 1; }
        return shown.moves.slice(from);
    }

    function show() {
        const there = settings.from.split(/\s+/);
        const open = shown ? shown.open : game.open(laid).filter(function (move) { return !there.includes(move); });
        const state = shown ? shown.board : game.start(laid);
        const last = lastTurn();
        if (name === 'dots-and-boxes') { state.all = linesOf(state).map(function (line) { return line.name; }); }
        board.show(state, { open, last, hinted, mover: shown && shown.by[shown.by.length - 1] });
        board.element.classList.toggle('over', Boolean(shown && shown.result));
        panel.classList.toggle('thinking', thinking);
        score.hidden = !state.score;
        if (state.score) {
            score.replaceChildren(...game.marks.flatMap(function (mark, i) {
                return [make('b', { class: 'own-' + mark }, mark + ' ' + state.score[i]), i ? '' : ' · '];
            }));
        }
        const told = shown ? [stands, shown.told, shown.result, settings.judge === 'yes' && shown.result && summary] : [];
        const turns = !shown ? 'Your move: make it on the board.'
            : shown.result ? ''
                : thinking ? (isMine(mover()) ? (step ? capital(step) : nameOf(settings.mine) + ' is thinking …') : 'The computer is thinking …')
                    : isComputers() ? (waits() ? mover() + ' is to move.' : '')
                        : settings.people === 'both' ? mover() + ' is to move.' : 'Your move, ' + mover() + '.';
        const says = told.concat(note || turns).filter(Boolean).join(' ');
        if (status.textContent !== says) { status.textContent = says; }
        const none = settings.people === 'none', computers = Boolean(isComputers());
        // The focus does not fall from a button that goes away.
        const see = function (it, is) {
            if (!is && it.contains(document.activeElement)) { board.element.querySelector('[tabindex="0"]').focus({ preventScroll: true }); }
            it.hidden = !is;
        };
        see(buttons.stop, thinking);
        see(buttons.again, Boolean(again));
        const isFailed = Boolean(failed) && computers && !thinking;
        see(buttons.on, computers && !thinking && waits());
        buttons.on.textContent = isFailed ? 'Ask it again' : 'Play on';
        see(buttons.step, computers && !thinking && waits() && !isFailed);
        see(buttons.ours, isFailed);
        see(buttons.pause, none && !waits() && Boolean(mover()));
        see(buttons.hint, !none && !computers);
        see(buttons.back, !none || waits() || Boolean(shown && shown.result));
        buttons.back.disabled = !moves.length;
        buttons.hint.disabled = Boolean(shown && shown.result);
        see(buttons.thoughts, lastThought() >= 0 && !thinking);
        choices.forEach(function ({ field, select, key }) {
            select.value = settings[key];
            if (key === 'field') { see(field, !settings.from); }
            if (key === 'mine') {
                see(field, settings.people !== 'both' && (canAsk() || Boolean(settings.mine)));
                const label = none ? first + ' is' : 'Against';
                field.firstElementChild.textContent = label;
                select.setAttribute('aria-label', label);
            }
            if (key === 'think') {
                // It looks to the end of the game, whatever the depth.
                see(field, settings.people !== 'both' && settings.mine !== 'computer_and_human');
                const label = none ? first + ' looks' : settings.mine ? 'It looks' : 'The computer looks';
                field.firstElementChild.textContent = label;
                select.setAttribute('aria-label', label);
            }
            if (key === 'think2') {
                see(field, none);
                field.firstElementChild.textContent = second + ' looks';
                select.setAttribute('aria-label', second + ' looks');
            }
        });
        judges.checked = settings.judge === 'yes';
        list();
    }

    // The moves made, the newest first: who made which, how the computer came to it, how good it was.
    function list() {
        log.replaceChildren(...moves.map(function (move, i) {
            const key = keyOf(i + 1), by = shown && shown.by[i] || '', found = settings.judge === 'yes' && judged.get(key);
            const it = make('li', { value: i + 1 }, make('span', { class: 'play-move' }, make('b', { class: 'own-' + by }, by), ' ' + move));
            const how = chosen.get(key);
            if (how) { it.append(make('span', { class: 'play-how' }, how.how)); }
            if (found) {
                it.append(make('span', { class: 'play-judged ' + found.sign }, make('span', { class: 'play-sign', 'aria-hidden': 'true' }, SIGNS[found.sign]), ' ' + found.text));
                if (found.outcomes) {
                    const rows = found.outcomes.map(function ([end, lines]) { return make('span', {}, make('b', {}, end), ' ' + lines.join(' ')); });
                    const all = make('details', { class: 'play-outcomes', open: unfolded.has(key) }, make('summary', {}, 'each line'), ...rows);
                    all.addEventListener('toggle', function () { if (all.open) { unfolded.add(key); } else { unfolded.delete(key); } });
                    it.append(all);
                }
            }
            return it;
        }).reverse());
    }
    function keyOf(count) { return (settings.from || settings.field) + ' ' + moves.slice(0, count).join(' '); }

    // ── What is done.

    // Asks for the position, and has the computer move where it is its turn.
    async function go() {
        turn += 1;
        const mine = turn;
        table.stop();
        stopMine();
        clearTimeout(timer);
        timer = 0;
        thinking = false;
        hinted = [];
        note = summary = '';
        hideTree();
        address();
        asking = true;
        again = null;
        load();
        timer = setTimeout(function () { isTold = true; note = arrived || 'One moment …'; show(); }, PATIENCE);
        const heard = await table.ask(words(...moves));
        if (mine !== turn) { return; }
        asking = isTold = false;
        clearTimeout(timer);
        timer = 0;
        note = '';
        if (!heard) { return; }
        if (!heard.answer) { return refused(heard.ended, go); }
        shown = heard.answer;
        moves = shown.moves.slice();
        const size = game.fields && game.size(shown.board);
        if (size && laid !== size) { lay(size); }
        if (goals) { goals.check(shown.counts); }
        show();
        stand();
        judgeMoves();
        const wished = wish;
        wish = '';
        if (wished && mover() && !isComputers()) { return play(wished); }
        if (!isComputers() || waits()) { return; }
        // A move that follows a move at once would not be seen.
        if (settings.people === 'none' && moves.length) { timer = setTimeout(computer, LOOK); } else { computer(); }
    }

    // Loads what answers, and tells who waits for it how much is there.
    function load() {
        engine.ready(function (loaded, size) {
            arrived = loading(loaded, size);
            if (isTold) { note = arrived; show(); }
        }).then(function () { arrived = ''; }, function () { arrived = ''; });
    }

    // Nobody waits for the student's function any more; what it failed at is over, too.
    function stopMine() {
        if (failed) { failed = ''; paused = false; }
        step = '';
        if (isAsked) { isAsked = false; window.lookAheadYours.stop(); }
    }

    // What a function of the student's is asked after so many moves of the game.
    function question(stem, count, depth, drawn) {
        const begins = settings.from || settings.field, later = moves.slice(count);
        const { cells } = shown.board;
        const before = cells && Array.from(cells, function (mark, i) { return later.includes(String(i + 1)) ? '.' : mark; }).join('');
        const position = before || [begins].concat(moves.slice(0, count)).join(' ');
        return { function: stem, game: name, position, depth: depth === 'best' ? null : Number(depth), drawn };
    }

    // Has the student's function move. What is no move loses, on the board that it was asked about.
    async function computerOfMine(depth) {
        const mine = turn, stem = settings.mine;
        isAsked = true;
        const heard = await window.lookAheadYours.ask(question(stem, moves.length, depth, false), function (said) { step = said; show(); });
        if (mine !== turn) { return; }
        isAsked = false;
        clearTimeout(timer);
        thinking = false;
        step = '';
        if (!heard) { paused = true; show(); return; }
        if (heard.came === 'stub' || heard.came === 'gone') {
            standIn = stem;
            stands = heard.came === 'stub' ? nameOf(stem) + ' ' + inALine(heard.why) + ' Our search plays instead.' : 'The terminal has ended, so our search plays instead.';
            computer();
            return;
        }
        const move = heard.came === 'move' ? heard.answer.mv : '';
        if (move && shown.open.includes(move)) {
            moves = moves.concat(move);
            chosen.set(keyOf(moves.length), { how: heard.how, depth, mine: stem });
            go();
            return;
        }
        paused = true;
        if (heard.came === 'refused') {
            failed = heard.why;
        } else if (heard.came === 'broken') {
            failed = nameOf(stem) + ' does not compile.';
            treeOf.hidden = false;
            treeOf.replaceChildren(make('pre', { class: 'play-compiler', tabindex: '0' }, heard.text));
        } else {
            const why = heard.came === 'lost' ? inALine(heard.why) : move ? 'chose ' + move + '. ' + (await whyNot(move)) : 'recommended no move, although there are legal moves.';
            if (mine !== turn) { return; }
            failed = nameOf(stem) + ' ' + why + ' So it has lost.';
            thoughtsOf(stem, moves.length, depth, 'The positions that your ' + stem + ' visited, in a second run:');
        }
        note = failed;
        show();
    }
    // What the terminal says in lines: what happened, where, and the words of a panic.
    function inALine(text) {
        const [what, ...more] = text.split('\n').map(function (line) { return line.trim(); }).filter(Boolean);
        return sentence(what + (more.length ? ' ' + more.join(': ') : '')).replace(/^./, function (letter) { return letter.toLowerCase(); });
    }

    // Why a move cannot be made, as the engine says.
    async function whyNot(move) {
        const heard = /^[a-z0-9]+$/.test(move) ? await table.ask(words(...moves, move)) : null;
        return heard && !heard.answer ? sentence(heard.ended.said) : 'That is no move of this game.';
    }

    async function computer() {
        const mine = turn, depth = depthOf(mover());
        clearTimeout(timer);
        timer = setTimeout(function () { thinking = true; show(); }, PATIENCE);
        if (isMine(mover())) { computerOfMine(depth); return; }
        const heard = await table.ask(words('think=' + depth, chooses(), ...moves));
        if (mine !== turn) { return; }
        clearTimeout(timer);
        thinking = false;
        if (!heard) { show(); return; }
        const choice = heard.answer && heard.answer.choice;
        if (!choice) { return refused(heard.ended); }
        moves = moves.concat(choice.move);
        chosen.set(keyOf(moves.length), { how: choice.how, depth });
        go();
    }

    function play(move) {
        stands = '';
        if (asking) { wish = move; return; }
        // Whose turn it is in a position, only the engine knows.
        if (!shown && settings.from) { wish = move; go(); return; }
        if (shown && (isComputers() || !shown.open.includes(move))) { return; }
        moves = moves.concat(move);
        put = false;
        go();
    }

    // Shows where the game stands among all positions.
    async function stand() {
        if (!icicle) { return; }
        if (settings.from || !moves.length) { icicle.clear(); return; }
        const mine = turn, heard = await finder.ask(words('whole=yes', ...moves));
        if (mine === turn && heard && heard.answer) { icicle.show(heard.answer.moves, heard.answer.by, heard.answer.whole); }
    }

    // Puts a position of the picture on the board.
    async function putAt(depth, part) {
        const mine = turn, heard = await finder.ask([name, 'at=' + depth + ',' + part]);
        if (mine !== turn || !heard || !heard.answer) { return; }
        settings.from = '';
        moves = heard.answer.moves;
        put = true;
        go();
    }

    function stop() {
        paused = true;
        note = 'You stopped the computer. Let it play on, have it look less far, or take a move back.';
        stopMine();
        table.stop();
    }

    // Back to the last move that a person made.
    function back() {
        if (!moves.length) { return; }
        let to = moves.length - 1;
        if (settings.people !== 'none' && settings.people !== 'both') {
            while (to > 0 && !isPerson(shown.by[to])) { to -= 1; }
            if (!isPerson(shown.by[to])) { to = 0; }
        }
        moves = moves.slice(0, to);
        put = false;
        go();
    }

    function fresh() {
        moves = [];
        put = false;
        seed = Math.floor(Math.random() * 1000000);
        shown = null;
        paused = settings.people === 'none';
        standIn = stands = '';
        stopMine();
        judge.stop();
        lay(fieldOf());
        // An empty board for a person is known without asking.
        if (isPerson(first) && !settings.from) {
            turn += 1;
            table.stop();
            asking = false;
            thinking = false;
            hinted = [];
            note = '';
            hideTree();
            address();
            show();
            stand();
        } else {
            go();
        }
    }

    // Begins a game from a position, or says why that cannot be; the game that is played stays then.
    async function begin(text) {
        const mine = turn;
        judge.stop();
        const heard = text ? await judge.ask([name, 'from=' + text]) : { answer: true };
        if (mine !== turn || !heard) { return; }
        if (!heard.answer) {
            note = sentence(heard.ended.said);
            show();
            judgeMoves();
            return;
        }
        settings.from = text;
        fresh();
    }

    async function hint() {
        const mine = turn;
        clearTimeout(timer);
        timer = setTimeout(function () { note = 'Looking for a hint …'; show(); }, PATIENCE);
        judge.stop();
        const heard = await judge.ask(words('hint=yes', ...moves));
        if (mine !== turn || !heard) { return; }
        clearTimeout(timer);
        if (!heard.answer) { return refused(heard.ended, hint); }
        again = null;
        hinted = heard.answer.hint.moves;
        note = heard.answer.hint.text;
        show();
        judgeMoves();
    }

    // What each move was worth, the newest first.
    async function judgeMoves() {
        if (settings.judge !== 'yes') { return; }
        const mine = turn;
        judge.stop();
        for (let count = moves.length; count > 0; count -= 1) {
            const key = keyOf(count);
            if (judged.has(key)) { continue; }
            const heard = await judge.ask(words('judge=yes', ...moves.slice(0, count)));
            if (mine !== turn || !heard || !heard.answer) { return; }
            judged.set(key, heard.answer.judged);
            if (count === moves.length) { heardOf.textContent = shown.by[count - 1] + ' ' + moves[count - 1] + ': ' + heard.answer.judged.text; }
            list();
        }
        if (!shown || !shown.result || summary) { return; }
        const heard = await judge.ask(words('judge=game', ...moves));
        if (mine !== turn || !heard || !heard.answer) { return; }
        summary = heard.answer.given_away;
        show();
    }

    // `act` is what is done again where the program could not be loaded.
    function refused(ended, act) {
        if (ended.isMissing && act) {
            const made = moves, before = shown ? shown.moves : [];
            moves = before.slice();
            again = function () { moves = made; act(); };
            note = sentence(ended.said) + (made.length > before.length ? ' So your move was taken back.' : '');
            address();
        } else if (ended.code === 2) {
            // What an address holds, and is no game.
            moves = [];
            shown = null;
            settings.from = given.from;
            lay(fieldOf());
            if (!isPerson(first)) { settings.people = 'first'; }
            paused = false;
            note = sentence(ended.said);
            address();
        } else {
            note = 'What the page runs has failed. ' + sentence(ended.said || ended.trap);
            paused = true;
        }
        show();
    }

    // ── What the computer thought.

    // The number of the computer's last move, where its search can be drawn: a solver's is too large.
    function lastThought() {
        for (let at = shown ? shown.by.length - 1 : -1; at >= 0; at -= 1) {
            if (!isPerson(shown.by[at]) && (game.thoughts || thoughtOf(at).mine)) { return thoughtOf(at).depth === 'best' && !thoughtOf(at).mine ? -1 : at; }
        }
        return -1;
    }
    // How a move was found. Of one that came with the address it is only supposed.
    function thoughtOf(at) { return chosen.get(keyOf(at + 1)) || { depth: depthOf(shown.by[at]), supposed: true }; }
    function hideTree() {
        tree += 1;
        engine.trees.stop();
        treeOf.hidden = true;
        treeOf.replaceChildren();
        figure.classList.remove('trying');
    }
    async function thoughts() {
        const at = lastThought(), before = moves.slice(0, at), mine = tree + 1;
        if (!treeOf.hidden) { hideTree(); return; }
        tree = mine;
        const { depth, supposed, mine: stem } = thoughtOf(at);
        if (stem) { thoughtsOf(stem, at, depth, 'What your ' + stem + ' looked at before ' + moves[at] + ':'); return; }
        treeOf.hidden = false;
        const ends = make('button', { type: 'button', onclick: function () { stopped = true; engine.trees.stop(); } }, 'Stop, and draw what is there');
        let stopped = false;
        treeOf.replaceChildren(make('p', { class: 'play-drawing' }, 'The computer thinks once more, and is recorded …'), make('div', { class: 'play-buttons' }, ends));
        const heard = await judge.ask(words(...(supposed ? ['think=' + depth, chooses()] : []), ...before));
        if (mine !== tree || !heard || !heard.answer) { return; }
        if (supposed && heard.answer.choice.move !== moves[at]) {
            treeOf.replaceChildren(make('p', {}, 'With this depth the computer would not have made the move ' + moves[at] + ': it was found in another way.'));
            return;
        }
        const run = game.thoughts(heard.answer, depth, seed, settings.from || settings.field).map(String);
        let answer = null, why = '';
        try {
            answer = await engine.trees.ask(game.chapter, run, figure.id + '-thoughts', { tree: {} });
        } catch (error) {
            why = error.message;
        }
        if (mine !== tree || (!answer && !why)) { return; }
        if (!answer || !answer.drawn) {
            treeOf.replaceChildren(make('p', {}, sentence(why || answer.ended.said || 'Nothing was recorded')));
            return;
        }
        const { drawn } = answer;
        const whole = stopped ? ' You stopped it there.' : '';
        showTree(drawn, 'What ' + shown.by[at] + ' looked at before ' + moves[at] + ': ' + drawn.said + '.' + whole);
        treeOf.scrollIntoView({ block: 'nearest' });
    }
    function showTree(drawn, said) {
        treeOf.innerHTML = '<div class="figure-drawing">' + drawn.drawing + '</div><details class="figure-twin"><summary>As text</summary>' + drawn.twin + '</details>';
        treeOf.prepend(make('p', { class: 'play-drawing' }, said));
        document.dispatchEvent(new CustomEvent('figures'));
    }
    // Draws what a function of the student's looked at after so many moves: it is asked once more.
    async function thoughtsOf(stem, count, depth, said) {
        tree += 1;
        const mine = tree;
        treeOf.hidden = false;
        treeOf.replaceChildren(make('p', { class: 'play-drawing' }, 'Your ' + stem + ' thinks once more, and is recorded …'));
        const heard = await window.lookAheadYours.ask(question(stem, count, depth, true), function () {});
        if (mine !== tree) { return; }
        if (heard && heard.drawing) { showTree(heard, said); } else { hideTree(); }
    }

    // ── The address holds the game. What it holds is checked by the engine, as what is typed is.

    function address() {
        const parts = ['people', 'field', 'think', 'think2', 'judge'].filter(function (key) {
            return settings[key] && settings[key] !== (given[key] || usual[key]);
        }).map(function (key) { return key + '=' + settings[key]; });
        if (settings.from !== given.from) { parts.unshift('from=' + encodeURIComponent(settings.from)); }
        const touched = parts.length || moves.length;
        const hash = touched ? '#' + figure.id + '~' + parts.concat('seed=' + seed, moves).join('~') : '';
        history.replaceState(null, '', location.pathname + location.search + hash);
    }
    function fromAddress() {
        const [id, ...parts] = location.hash.slice(1).split('~');
        if (id !== figure.id || !parts.length) { return false; }
        let read;
        try { read = parts.map(decodeURIComponent); } catch (error) { read = ['?']; }
        for (const part of read) {
            const [key, value] = part.split('=');
            if (value === undefined) { moves.push(part); continue; }
            const known = choices.find(function (it) { return it.key === key; });
            // What is no position, the engine says.
            const fits = key === 'from' || (key === 'judge' ? ['yes', 'no'].includes(value)
                : key === 'seed' ? /^\d{1,6}$/.test(value)
                    : known && Array.from(known.select.options).some(function (it) { return it.value === value; }));
            if (!fits) {
                moves = [];
                Object.assign(settings, usual, given);
                note = 'The address holds no game: “' + part.slice(0, 40) + '” does not fit.';
                return false;
            }
            if (key === 'seed') { seed = Number(value); } else { settings[key] = value; }
        }
        return true;
    }

    seed = Math.floor(Math.random() * 1000000);
    paused = settings.people === 'none';
    const shared = fromAddress();
    if (shared) { note = 'One moment …'; }
    figure.querySelector('.play-without').hidden = true;
    if (goals) { figure.append(goals.element, goals.told); }
    figure.append(panel, treeOf);
    figure.classList.add('plays');
    lay(fieldOf());
    offer();
    position.value = settings.from;
    from.open = Boolean(settings.from && settings.from !== given.from);
    show();
    if (shared) {
        figure.scrollIntoView({ block: 'nearest' });
        if (settings.people === 'none') { paused = true; }
        go();
    } else {
        near(panel, load);
        // Why an address was refused stays to be read.
        if (!note && (!isPerson(first) || settings.from)) { go(); }
    }
}

if (isServed && hasEngines) { figures.forEach(start); } else { figures.forEach(function (figure) { figure.classList.add('stays'); }); }
