// Your own code in the book's figures: `cargo course --book` opens a page with a key behind its `#`. Then the page hears
// of every save: the verdict, what your code does in each figure of the exercise, and where that first differs from
// ours. Without a key this script does nothing.

(function () {
    'use strict';

    const KEY = 'yours-key', VIEW = 'yours-view', AT = 'yours-exercise';
    const root = new URL(typeof path_to_root === 'string' ? path_to_root || './' : './', location.href);
    // A key belongs to the address that it was opened at; another tab of the same browser may have it.
    const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('yours') : null;

    const shown = /^#yours=([0-9a-f]{32})$/.exec(location.hash);
    if (shown) {
        keep(KEY, shown[1]);
        // It is not to be copied with the address, nor to be seen by who looks over a shoulder.
        history.replaceState(history.state, '', location.pathname + location.search);
    }
    if (tabs) {
        tabs.onmessage = function (event) {
            if (event.data === 'key?' && kept(KEY)) { tabs.postMessage({ key: kept(KEY) }); }
            if (event.data.key && !kept(KEY)) { keep(KEY, event.data.key); begin(); }
        };
    }
    // What lasts as long as the tab.
    function keep(name, value) { try { sessionStorage.setItem(name, value); } catch { /* it lasts as long as the page */ } }
    function kept(name) { try { return sessionStorage.getItem(name); } catch { return null; } }

    function make(tag, className, ...inside) {
        const it = document.createElement(tag);
        if (className) { it.className = className; }
        it.append(...inside);
        return it;
    }

    // What the page knows: the newest state that the terminal told, and what is drawn.
    let socket = null, state = null, over = '', figures = [], test = null, bar = null, panel = null;

    function begin() {
        if (socket) { return; }
        bar = makeBar();
        socket = new WebSocket('ws://' + location.host + '/__yours');
        socket.onopen = function () { socket.send(JSON.stringify({ token: kept(KEY) })); };
        socket.onmessage = function (event) { hear(JSON.parse(event.data)); };
        socket.onclose = function (event) { end(event.code); };
        window.addEventListener('pagehide', function () { keep('yours-place ' + location.pathname, String(scrollY)); });
    }

    function hear(said) {
        if (said.say === 'state') { hearState(said); }
        if (said.say === 'figure') {
            const figure = figures.find(function (it) { return it.key === said.key; });
            if (figure && same(figure.run, said.run)) { figure.view.take(said); }
        }
        if (said.say === 'refused') {
            const figure = figures.find(function (it) { return it.key === said.key; });
            if (figure) { figure.view.refuse(said.why); }
        }
        if (said.say === 'test') { takeTest(said); }
        if (said.say === 'no_test') { test = null; panel.replaceTest(null); }
        update();
    }

    function hearState(said) {
        const before = kept(AT);
        state = said;
        const exercise = said.exercise;
        if (!exercise) { return; }
        keep(AT, exercise.id);
        // The address with the key leads here, and from exercise to exercise the page goes along; where a reader went
        // since, it stays.
        const isLed = shown || (before && before !== exercise.id);
        if (isLed && !isAt(exercise.page)) {
            location.assign(new URL(exercise.page, root));
            return;
        }
        if (!panel || panel.exercise !== exercise.id) { open(exercise); }
    }

    function isAt(page) { return location.pathname === new URL(page, root).pathname; }

    // The figures of this exercise on this page, and a place for its verdict.
    function open(exercise) {
        figures.forEach(function (figure) { figure.view.remove(); });
        if (panel) { panel.remove(); }
        panel = makePanel(exercise);
        test = null;
        figures = Array.from(document.querySelectorAll('figure.recorded[data-run]')).flatMap(function (element) {
            const run = JSON.parse(element.dataset.run);
            const own = element.dataset.chapter === exercise.chapter && exercise.traces.includes(run[0]);
            if (!own) { return []; }
            const figure = { key: element.id, element, run, book: run, seen: false };
            figure.draw = JSON.parse(element.dataset.draw);
            // Where the page can run ours, its own controls change the input.
            const hasEngine = Boolean(element.querySelector('.try-panel'));
            figure.view = makeView({ element, before: element.querySelector('.figure-drawing'), input: hasEngine ? null : figure });
            element.addEventListener('run', function (event) { change(figure, event.detail); });
            return [figure];
        });
        const sight = new IntersectionObserver(function (changed) {
            changed.forEach(function (entry) {
                figures.filter(function (it) { return it.element === entry.target; })
                    .forEach(function (it) { it.seen = entry.isIntersecting; });
            });
            tellSoon();
        }, { rootMargin: '40% 0px' });
        figures.forEach(function (figure) { sight.observe(figure.element); });
        tellSoon();
        const place = kept('yours-place ' + location.pathname);
        if (place && !location.hash && scrollY === 0) { scrollTo(0, Number(place)); }
    }

    function change(figure, run) {
        figure.run = same(run, figure.book) ? figure.book : run;
        figure.view.forget();
        tell();
        update();
    }

    // Says what is in sight; once, however much changed.
    let waiting = 0;
    function tellSoon() {
        clearTimeout(waiting);
        waiting = setTimeout(tell, 60);
    }
    function tell() {
        if (!socket || socket.readyState !== WebSocket.OPEN) { return; }
        const said = figures.map(function ({ key, element, run, draw, book, seen }) {
            const own = run !== book;
            return { key, chapter: element.dataset.chapter, run, draw: whole(draw), own, seen };
        });
        socket.send(JSON.stringify({ figures: said, test: ['player', 'whole=yes'] }));
    }
    // A player is opened with the whole run in sight: there the difference is marked.
    function whole(draw) {
        return draw[0] !== 'player' ? draw : draw.filter(function (word) { return !word.startsWith('whole='); }).concat('whole=yes');
    }

    function same(a, b) { return JSON.stringify(a) === JSON.stringify(b); }

    function end(code) {
        socket = null;
        if (code === 4401) {
            try { sessionStorage.removeItem(KEY); } catch { /* there is none */ }
            over = 'This page was opened by a terminal that has ended.';
        } else if (code === 4400) {
            over = 'This page and the terminal do not understand each other. Reload the page.';
        } else {
            over = 'The terminal has ended, so nothing here changes any more.';
        }
        update();
    }

    // ---- The line at the foot of the page: how it is with the newest save, on every page.

    function makeBar() {
        const mark = make('span', 'yours-mark');
        mark.setAttribute('aria-hidden', 'true');
        const words = make('span', 'yours-words');
        const link = make('a', 'yours-link');
        const status = make('p', 'yours-status', mark, words);
        status.setAttribute('role', 'status');
        const bar = make('aside', 'yours-bar', status, link);
        bar.setAttribute('aria-label', 'Your code');
        document.body.append(bar);
        document.body.classList.add('has-yours');
        return { bar, mark, words, link };
    }

    const MARKS = { solved: '✓', failed: '✗', unwritten: '○', broken: '✗' };

    function update() {
        if (!bar) { return; }
        const exercise = state && state.exercise, verdict = state && state.verdict;
        const name = exercise ? exercise.id + ' ' + exercise.stem : '';
        let words = 'Waiting for the terminal …', kind = 'waiting';
        if (over) {
            [words, kind] = [over + ' Type cargo course --book for a new page.', 'over'];
        } else if (state && state.checking) {
            [words, kind] = [name + ': testing your save …', 'checking'];
        } else if (verdict) {
            [words, kind] = [name + ': ' + verdict.line, verdict.outcome];
            const views = figures.map(function (it) { return it.view; }).concat(test ? [test] : []);
            const current = views.filter(function (view) { return view.drawn && view.drawn.save === state.save; });
            const compared = current.filter(function (view) { return view.drawn.sentence; });
            const differ = current.filter(function (view) { return view.drawn.kind; }).length;
            if (compared.length && verdict.outcome !== 'broken') {
                const drawings = compared.length + (compared.length > 1 ? ' drawings' : ' drawing') + ' here.';
                words += differ ? '. Yours parts from ours in ' + differ + ' of ' + drawings : '. Yours runs as ours does in ' + drawings;
            }
        }
        // What did not change is not said again.
        if (bar.words.textContent !== words) { bar.words.textContent = words; }
        bar.mark.textContent = MARKS[kind] || '…';
        bar.bar.dataset.outcome = kind;
        bar.bar.dataset.save = state ? state.save : 0;
        bar.link.hidden = !exercise;
        if (exercise) {
            bar.link.href = isAt(exercise.page) ? '#exercise-' + exercise.id : new URL(exercise.page, root) + '#exercise-' + exercise.id;
            bar.link.textContent = isAt(exercise.page) ? 'to the messages' : 'to the exercise';
        }
        if (panel) { panel.show(); }
        figures.forEach(function (figure) { figure.view.show(); });
        if (test) { test.show(); }
    }

    // ---- The verdict, with its messages, below the box of the exercise.

    function makePanel(exercise) {
        const box = document.getElementById('exercise-' + exercise.id);
        const head = make('h2', 'yours-title', 'Your code');
        head.id = 'yours-title';
        const line = make('p', 'yours-line');
        const text = make('pre', 'yours-text');
        const messages = make('details', 'yours-messages', make('summary', '', 'What the tests say'), text);
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
                const verdict = state.verdict;
                section.dataset.outcome = verdict ? verdict.outcome : 'waiting';
                section.classList.toggle('yours-old', Boolean(over) || state.checking);
                line.textContent = !verdict ? 'Save your file, and the verdict appears here.' : MARKS[verdict.outcome] + ' ' + verdict.line;
                messages.hidden = !verdict;
                if (verdict && verdict.text !== last) {
                    last = text.textContent = verdict.text;
                    messages.open = verdict.outcome === 'failed' || verdict.outcome === 'broken';
                }
            },
        };
    }

    function takeTest(said) {
        if (!panel) { return; }
        if (!test || test.name !== said.name) {
            const element = make('figure', 'recorded yours-failing');
            element.id = 'failing-test';
            element.append(make('figcaption', '', 'The run of the failing test ', make('code', '', said.name)));
            panel.replaceTest(element);
            test = makeView({ element, before: null, input: null });
            test.name = said.name;
        }
        test.take(said);
    }

    // ---- Ours, yours, or both, in one figure.

    function makeView({ element, before, input }) {
        const names = ['ours', 'yours', 'both'];
        const views = make('div', 'yours-views');
        views.setAttribute('role', 'group');
        views.setAttribute('aria-label', 'Whose code is drawn');
        const buttons = names.map(function (name) {
            const button = make('button', '', name);
            button.type = 'button';
            button.addEventListener('click', function () { keep(VIEW, name); update(); });
            return button;
        });
        views.append(...buttons);
        const says = make('div', 'yours-says');
        const [ours, yours] = ['Ours', 'Yours'].map(function (name) {
            const drawing = make('div', 'yours-drawing');
            const side = make('div', 'yours-side', make('p', 'yours-name', name), drawing);
            side.hidden = true;
            return { side, drawing, name };
        });
        const form = input ? makeInput(input) : null;
        const all = [views, says, ours.side, yours.side].concat(form ? [form] : []);
        if (before) { before.before(views, says); before.after(ours.side, yours.side, ...(form ? [form] : [])); } else { element.append(...all); }

        const view = {
            drawn: null,
            refused: '',
            take(said) {
                view.drawn = said;
                view.refused = '';
                put(ours, said.ours);
                put(yours, said.yours);
                fill(says, said);
                startPlayers();
                element.classList.remove('yours-in-step');
                inStep(element, [ours, yours].map(function (it) { return it.drawing.querySelector('.fig-on'); }));
            },
            refuse(why) { view.refused = why; },
            // Another run is wanted now.
            forget() { view.drawn = null; view.refused = ''; },
            remove() {
                all.forEach(function (part) { part.remove(); });
                if (before) { before.hidden = false; }
            },
            show() {
                const said = view.drawn;
                const wish = kept(VIEW) || 'both';
                buttons.forEach(function (button, n) {
                    button.setAttribute('aria-pressed', String(names[n] === wish));
                    button.disabled = !said && names[n] !== 'ours';
                });
                const isOld = Boolean(said) && (over || said.save !== state.save || state.checking || state.verdict && state.verdict.outcome === 'broken');
                // Until there is something of yours, the book's own figure stands there.
                const hasOurs = Boolean(said && said.ours);
                if (before) { before.hidden = hasOurs || Boolean(said) && wish === 'yours'; }
                ours.side.hidden = !hasOurs || wish === 'yours';
                yours.side.hidden = !said || wish === 'ours';
                says.hidden = !said && !view.refused;
                element.classList.toggle('yours-dim', Boolean(isOld));
                element.classList.toggle('yours-both', wish === 'both');
                yours.side.querySelector('.yours-name').textContent = 'Yours' + (isOld && said ? ', of your save at ' + time(said.at) : '');
                if (view.refused) { says.textContent = view.refused; }
            },
        };
        function put(where, html) {
            where.drawing.innerHTML = html || '';
            // What scrolls sideways can be reached by the keyboard.
            where.drawing.querySelectorAll('.fig-scroll').forEach(function (box) {
                box.tabIndex = 0;
                box.setAttribute('role', 'group');
                box.setAttribute('aria-label', where.name + ': drawing');
            });
            if (!html && where === yours) { where.drawing.append(make('p', 'yours-nothing', 'Nothing to draw.')); }
        }
        return view;
    }

    function time(at) {
        return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
    }

    // The audit first, which knows what is wrong; then the first call that differs, which may be right.
    function fill(says, said) {
        says.textContent = '';
        says.className = 'yours-says';
        const isWrong = said.wrong && (said.kind || said.audit);
        says.classList.toggle('is-wrong', Boolean(isWrong));
        says.classList.toggle('is-other', Boolean(said.kind) && !said.wrong);
        if (said.audit) { says.append(make('p', 'yours-audit', said.audit)); }
        if (said.ending) { says.append(make('p', 'yours-ending', said.ending)); }
        if (said.sentence && said.kind === 'nothing') {
            says.append(make('p', '', said.sentence));
        } else if (said.sentence && said.kind) {
            const head = said.wrong ? 'The first call that differs ≠' : 'Another way ≠';
            const sentence = make('p', 'yours-first', make('b', '', head), ' ' + said.sentence);
            says.append(sentence);
            if (!said.wrong) { says.append(make('p', 'yours-fine', 'A difference is no fault.')); }
        } else if (said.sentence) {
            says.append(make('p', '', said.sentence));
        }
    }

    // Another input than the book's, for both programs.
    function makeInput(figure) {
        const fields = figure.book.slice(1).map(function (word, n) {
            const field = make('input', '');
            field.value = word;
            field.maxLength = 1500;
            field.spellcheck = false;
            field.setAttribute('aria-label', 'Argument ' + (n + 1) + ' of ' + figure.book[0]);
            return field;
        });
        const run = make('button', '', 'Run both');
        const back = make('button', '', 'Back to the book’s');
        back.type = 'button';
        const form = make('form', '', make('code', '', figure.book[0]), ...fields, run, back);
        form.addEventListener('submit', function (event) {
            event.preventDefault();
            change(figure, [figure.book[0]].concat(fields.map(function (field) { return field.value; })));
        });
        back.addEventListener('click', function () {
            fields.forEach(function (field, n) { field.value = figure.book[n + 1]; });
            change(figure, figure.book);
        });
        return make('details', 'yours-input', make('summary', '', 'Another input'), form);
    }

    // Both players in step: whoever steps through ours sees the same call in yours, and the other way round.
    let script = null;
    async function inStep(element, players) {
        if (!players.every(Boolean)) { return; }
        script = script || new Promise(function (done) {
            const it = make('script');
            it.src = new URL('scripts/in-step.js', root);
            it.onload = it.onerror = done;
            document.head.append(it);
        });
        await script;
        // Drawn anew meanwhile, they are no longer on the page.
        if (!window.lookAheadInStep || !players.every(function (it) { return it.isConnected; })) { return; }
        element.classList.toggle('yours-in-step', !window.lookAheadInStep(players, ['ours', 'yours']));
    }

    // The figures' own script starts the players that it has not started yet.
    function startPlayers() { document.dispatchEvent(new Event('figures')); }

    if (kept(KEY)) {
        begin();
    } else if (tabs && location.hostname === '127.0.0.1') {
        tabs.postMessage('key?');
    }
})();
