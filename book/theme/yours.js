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
    // The first save that fails, and the first that passes, lead to a figure, once.
    const WENT = 'yours-went';
    let leads = '', solved = null;

    function begin() {
        if (socket) { return; }
        bar = makeBar();
        socket = new WebSocket('ws://' + location.host + '/__yours');
        socket.onopen = function () {
            socket.send(JSON.stringify({ token: kept(KEY) }));
            document.dispatchEvent(new Event('yours'));
        };
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
        if (said.say === 'move' || said.say === 'thought') { return hearMove(said); }
        update();
    }

    function hearState(said) {
        const before = kept(AT), old = state;
        state = said;
        const exercise = said.exercise;
        if (!exercise) { return; }
        keep(AT, exercise.id);
        tellSolved(said.solved);
        lead(old);
        // The address with the key leads here, and from exercise to exercise the page goes along; where a reader went
        // since, it stays.
        const isLed = shown || (before && before !== exercise.id);
        if (isLed && !isAt(exercise.page)) {
            location.assign(new URL(exercise.page, root));
            return;
        }
        if (!panel || panel.exercise !== exercise.id) { open(exercise); }
    }

    // What is hidden until an exercise is solved hears of it: `<html data-solved="recursion-1 recursion-2">`, and an event
    // `solved` of the document whenever that changes. A save that fails takes its exercise out.
    function tellSolved(ids) {
        const now = ids.join(' ');
        if (now === solved) { return; }
        solved = now;
        document.documentElement.dataset.solved = now;
        document.dispatchEvent(new CustomEvent('solved', { detail: ids }));
    }

    // A verdict has come that the reader has not seen the like of yet: the figure that shows why is looked for, in sight or not.
    function lead(old) {
        const { verdict, exercise, checking, save } = state;
        const outcome = verdict && verdict.save === save && !checking ? verdict.outcome : '';
        if (!['failed', 'solved'].includes(outcome)) { leads = ''; return; }
        // What was known when the page was opened is no news.
        const isNews = old && old.exercise && old.exercise.id === exercise.id && (old.checking || old.save !== save);
        const mark = exercise.id + ' ' + outcome;
        if (!isNews || !isAt(exercise.page) || kept(WENT) === mark) { return; }
        keep(WENT, mark);
        leads = outcome;
        tellSoon();
    }

    // The view that shows what the newest save is about: the first in which a difference is marked, else the first of which
    // something is said, or, where all is right, that of the run that was the point; none while it may still come.
    function telling() {
        if (state.verdict.outcome === 'solved') {
            const point = figures.find(function (it) { return it.run[0] === state.exercise.point; }) || figures[0];
            return point && point.view.isNew() ? point.view : null;
        }
        const says = [];
        for (const { view, seen } of figures) {
            const { kind, audit, ending } = view.isNew() ? view.drawn : {};
            if (view.isNew() && view.mark()) { return view; }
            if (kind || audit || ending) { says.push(view); }
            // One that is still being drawn may come before those that are drawn already.
            if (!view.isNew() && !view.refused && (seen || leads)) { return null; }
        }
        if (test && test.isNew()) { says.push(test); }
        return says.find(function (view) { return view.mark(); }) || says[0] || null;
    }

    function isAt(page) { return location.pathname === new URL(page, root).pathname; }

    // The figures of this exercise on this page, and a place for its verdict.
    function open(exercise) {
        figures.forEach(function (figure) { figure.view.remove(); });
        if (panel) { panel.remove(); }
        panel = makePanel(exercise);
        test = null;
        figures = Array.from(document.querySelectorAll('figure.recorded[data-run]:not(.recorded-board)')).flatMap(function (element) {
            const run = JSON.parse(element.dataset.run);
            // Where a reader places the queens there is no run to compare.
            const own = element.dataset.chapter === exercise.chapter && exercise.traces.includes(run[0]) && !element.matches('[data-place]');
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
            return { key, chapter: element.dataset.chapter, run, draw: whole(draw), own, seen: seen || Boolean(leads) };
        });
        socket.send(JSON.stringify({ figures: said, test: { player: { whole: true } } }));
    }
    // A player is opened with the whole run in sight: there the difference is marked.
    function whole(draw) {
        return draw.player ? { player: { ...draw.player, whole: true } } : draw;
    }

    function same(a, b) { return JSON.stringify(a) === JSON.stringify(b); }

    function end(code) {
        socket = null;
        endMoves();
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

    // ---- A board of this page plays against a function of yours: the terminal builds it and asks it.

    let asked = null, questions = 0;
    function isOpen() { return Boolean(socket) && socket.readyState === WebSocket.OPEN; }
    function hearMove(said) {
        if (!asked || asked.number !== said.number) { return; }
        if (said.came === 'step') { asked.hear(said.step); return; }
        const { done } = asked;
        asked = null;
        done(said);
    }
    function endMoves() {
        document.dispatchEvent(new Event('yours'));
        if (asked) { hearMove({ number: asked.number, came: 'gone' }); }
    }
    // The event `yours` of the document says that it can be asked now, or no more.
    window.lookAheadYours = {
        isOpen,
        // What came of a question; nothing where another one took its place. `hear` is told what is being done.
        ask(question, hear) {
            lookAheadYours.stop();
            if (!isOpen()) { return Promise.resolve({ came: 'gone' }); }
            questions += 1;
            socket.send(JSON.stringify({ number: questions, question }));
            return new Promise(function (done) { asked = { number: questions, hear, done }; });
        },
        stop() {
            if (!asked) { return; }
            if (isOpen()) { socket.send(JSON.stringify({ number: asked.number, question: null })); }
            const { done } = asked;
            asked = null;
            done(null);
        },
    };

    // ---- The line at the foot of the page: how it is with the newest save, on every page.

    function makeBar() {
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
            bar.link.href = isAt(exercise.page) ? '#yours-messages' : new URL(exercise.page, root) + '#exercise-' + exercise.id;
            bar.link.textContent = isAt(exercise.page) ? 'to the messages' : 'to the exercise';
        }
        if (panel) { panel.show(); }
        figures.forEach(function (figure) { figure.view.show(); });
        if (test) { test.show(); }
        const isDone = exercise && verdict && !over && !state.checking && ['failed', 'solved'].includes(verdict.outcome);
        const view = isDone ? telling() : null;
        bar.first.hidden = !view;
        if (view) {
            bar.first.textContent = verdict.outcome === 'failed' ? 'to the first difference' : 'to your run';
            bar.first.href = '#' + view.place;
            if (leads) {
                leads = '';
                tellSoon();
                view.go();
            }
        }
    }

    // ---- The verdict, with its messages, below the box of the exercise.

    function makePanel(exercise) {
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
                const verdict = state.verdict;
                section.dataset.outcome = verdict ? verdict.outcome : 'waiting';
                section.classList.toggle('yours-old', Boolean(over) || state.checking);
                line.textContent = !verdict ? 'Save your file, and the verdict appears here.' : MARKS[verdict.outcome] + ' ' + verdict.line;
                messages.hidden = !verdict;
                messages.firstChild.textContent = verdict && verdict.outcome === 'broken' ? 'What the compiler says' : 'What the tests say';
                if (verdict && verdict.text !== last) {
                    last = verdict.text;
                    text.replaceChildren(...prose(verdict.outcome === 'broken' ? last : unwrapped(last)));
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
            test = makeView({ element, before: null, input: null, isTest: true });
            test.name = said.name;
        }
        test.take(said);
    }

    // The terminal breaks a long sentence into lines of 76 signs, and the page breaks it as its box is wide. So a line goes on
    // where the next one begins with a word that had no room in it.
    function unwrapped(text) {
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

    // Words with code between backticks, as elements.
    function prose(text) {
        return text.split('`').map(function (part, n, all) {
            const isCode = n % 2 === 1 && n < all.length - 1;
            return isCode ? make('code', '', part) : (n % 2 === 1 ? '`' : '') + part;
        });
    }

    // ---- A picture of both runs, to keep or to send.

    const SVG = 'http://www.w3.org/2000/svg';

    /** One SVG file with the drawings beside each other, their names above, and a sentence below. */
    async function picture(sides, sentence) {
        const css = await Promise.all(Array.from(document.querySelectorAll('link[href*="theme/figures"]'), function (link) {
            return fetch(link.href).then(function (file) { return file.text(); });
        }));
        const svg = document.createElementNS(SVG, 'svg'), style = document.createElementNS(SVG, 'style');
        style.textContent = css.join('\n');
        svg.append(style);
        svg.setAttribute('class', 'fig');
        let x = 16, high = 0;
        const words = function (className, text, left, top) {
            const it = document.createElementNS(SVG, 'text');
            it.setAttribute('class', className);
            it.setAttribute('x', left);
            it.setAttribute('y', top);
            it.textContent = text;
            svg.append(it);
        };
        sides.forEach(function ({ name, drawing }) {
            const whole = drawing.querySelector('svg').cloneNode(true);
            // At its own size, whatever the page's zoom is.
            const [, , wide, tall] = whole.getAttribute('viewBox').split(' ').map(Number);
            Object.entries({ x, y: 32, width: wide, height: tall }).forEach(function ([key, value]) { whole.setAttribute(key, value); });
            whole.removeAttribute('style');
            words('h', name, x, 22);
            svg.append(whole);
            x += wide + 32;
            high = Math.max(high, tall);
        });
        words('p', sentence, 16, high + 56);
        const size = [Math.max(x, 16 + 7.5 * sentence.length), high + 72];
        svg.setAttribute('viewBox', '0 0 ' + size.join(' '));
        svg.setAttribute('width', size[0]);
        svg.setAttribute('height', size[1]);
        return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
    }

    function offer(blob, name) {
        const link = make('a');
        link.href = URL.createObjectURL(blob);
        link.download = name;
        link.click();
        setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
    }

    // ---- Ours, yours, or both, in one figure.

    function makeView({ element, before, input, isTest }) {
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
        const keeps = make('button', 'yours-keeps', 'Save the picture');
        keeps.type = 'button';
        keeps.addEventListener('click', async function () {
            offer(await picture([yours, ours], view.drawn.sentence || ''), element.id + '.svg');
        });
        const says = make('div', 'yours-says');
        const busy = make('p', 'yours-busy');
        const place = element.id + '-yours';
        views.id = place;
        views.tabIndex = -1;
        const [ours, yours] = ['Ours', 'Yours'].map(function (name) {
            const drawing = make('div', 'yours-drawing');
            const side = make('div', 'yours-side', make('p', 'yours-name', name), drawing);
            side.hidden = true;
            return { side, drawing, name };
        });
        const form = input ? makeInput(input) : null;
        views.append(keeps);
        const all = [views, busy, says, ours.side, yours.side].concat(form ? [form] : []);
        if (before) { before.before(views, busy, says); before.after(ours.side, yours.side, ...(form ? [form] : [])); } else { element.append(...all); }
        let isPair = false;
        new ResizeObserver(abreast).observe(element);

        const view = {
            place,
            drawn: null,
            placed: null,
            refused: '',
            // The first difference in a drawing.
            mark() { return yours.drawing.querySelector('.differs') || ours.drawing.querySelector('.differs'); },
            // Whether it shows the newest save.
            isNew() { return Boolean(view.drawn) && view.drawn.save === state.save; },
            take(said) {
                view.drawn = said;
                view.refused = '';
                put(ours, said.ours);
                put(yours, said.yours);
                fill(says, said);
                startPlayers();
                view.placed = inStep([ours, yours].map(function (it) { return it.drawing.querySelector('.fig-on'); }), abreast);
                together([ours, yours].map(function (it) { return it.drawing.querySelector('.fig-scroll'); }));
            },
            refuse(why) { view.refused = why; },
            // Another run is wanted now.
            forget() { view.drawn = null; view.refused = ''; },
            remove() {
                all.forEach(function (part) { part.remove(); });
                isPair = false;
                abreast();
                if (before) { before.hidden = false; }
            },
            // Brings what is said, and the place of which it is said, into sight, once the two drawings stand where they stay.
            async go(byHand) {
                await view.placed;
                const lifted = element.closest('details:not([open])');
                if (lifted) { lifted.open = true; }
                const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
                toPlace(calm);
                if (byHand) { views.focus({ preventScroll: true }); }
                // Other figures above are still being drawn, and the page grows: the place is kept until the reader moves. An observer
                // tells at once how large the page is.
                let begun = false;
                const grows = new ResizeObserver(function () {
                    if (!view.isNew()) { end(); } else if (begun) { toPlace('instant'); }
                    begun = true;
                });
                const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
                const end = function () {
                    grows.disconnect();
                    clearTimeout(waits);
                    acts.forEach(function (act) { removeEventListener(act, end, true); });
                };
                const waits = setTimeout(end, 2000);
                acts.forEach(function (act) { addEventListener(act, end, true); });
                grows.observe(document.querySelector('main'));
                function toPlace(behavior) {
                    const head = views.getBoundingClientRect().top, mark = view.mark();
                    // Where the place is far below, rather it than the sentence.
                    const room = bar.bar.getBoundingClientRect().top - 100, below = mark ? mark.getBoundingClientRect().bottom - head : 0;
                    scrollTo({ top: scrollY + head - 70 + Math.max(0, below - room), behavior });
                }
            },
            show() {
                const said = view.drawn, verdict = state.verdict;
                const wish = kept(VIEW) || 'both';
                const isBroken = Boolean(verdict) && verdict.outcome === 'broken';
                const isOld = Boolean(said) && Boolean(over || !view.isNew() || state.checking || isBroken);
                // Nothing is pressed before there is something of yours.
                views.hidden = !said;
                buttons.forEach(function (button, n) { button.setAttribute('aria-pressed', String(names[n] === wish)); });
                const isDrawing = !isTest && verdict && !over && !state.checking && !isBroken && !view.isNew() && !view.refused;
                const isWaiting = Boolean(isTest && said && said.waits) && !isOld;
                const why = isWaiting ? 'Ours runs the same test, and comes beside it in a moment …' : over || !isOld && !isDrawing ? '' : state.checking ? 'Your new save is being tested.'
                    : isBroken ? 'Your last save did not compile.' : 'Your new save runs, and is drawn here in a moment …';
                busy.textContent = why + (isOld && why ? ' Below is ' : '') + (isOld && why ? 'your save of ' + time(said.at) + '.' : '');
                busy.hidden = !busy.textContent;
                element.setAttribute('aria-busy', String(Boolean(isDrawing || isWaiting)));
                // Until there is something of yours, the book's own figure stands there.
                const hasOurs = Boolean(said && said.ours);
                if (before) { before.hidden = hasOurs || Boolean(said) && wish === 'yours'; }
                ours.side.hidden = !hasOurs || wish === 'yours';
                yours.side.hidden = !said || wish === 'ours';
                isPair = !ours.side.hidden && !yours.side.hidden;
                abreast();
                keeps.hidden = !isPair || !ours.drawing.querySelector('svg') || !yours.drawing.querySelector('svg');
                says.hidden = !said && !view.refused;
                element.classList.toggle('yours-dim', isOld);
                yours.side.querySelector('.yours-name').textContent = 'Yours' + (isOld ? ', of your save at ' + time(said.at) : '');
                if (view.refused) { says.textContent = view.refused; }
            },
        };
        function abreast() {
            if (!stepping) { return; }
            const isWide = matchMedia('(min-width: 1000px)').matches;
            stepping.abreast(element, isPair ? [ours.side, yours.side] : [], isWide ? 600 : Infinity);
        }
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

    // What scrolls in one of two drawings scrolls in the other.
    function together(boxes) {
        if (!boxes.every(Boolean)) { return; }
        boxes.forEach(function (box, n) {
            box.addEventListener('scroll', function () {
                const other = boxes[1 - n];
                if (Math.abs(other.scrollLeft - box.scrollLeft) > 1) { other.scrollLeft = box.scrollLeft; }
            }, { passive: true });
        });
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
        if (said.audit) { says.append(make('p', 'yours-audit', ...prose(said.audit))); }
        if (said.ending) { says.append(make('p', 'yours-ending', ...prose(said.ending))); }
        if (said.sentence && said.kind === 'nothing') {
            says.append(make('p', '', said.sentence));
        } else if (said.sentence && said.kind) {
            const head = said.wrong ? 'The first call that differs ≠' : 'Another way ≠';
            const sentence = make('p', 'yours-first', make('b', '', head), ' ' + said.sentence);
            says.append(sentence);
            if (!said.wrong) { says.append(make('p', 'yours-fine', 'A difference is no fault.')); }
        } else if (said.sentence) {
            const isRight = Boolean(state.verdict) && state.verdict.outcome === 'solved';
            says.classList.toggle('is-right', isRight);
            says.append(make('p', '', (isRight ? '✓ ' : '') + said.sentence));
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
    let script = null, stepping = null;
    async function inStep(players, then) {
        script = script || new Promise(function (done) {
            const style = make('link');
            style.rel = 'stylesheet';
            style.href = new URL('scripts/in-step.css', root);
            style.onload = style.onerror = done;
            if (document.querySelector('link[href$="scripts/in-step.css"]')) { done(); } else { document.head.append(style); }
        }).then(function () { return import(new URL('scripts/in-step.js', root)); }).then(function (it) { stepping = it; }, function () { /* they stand alone */ });
        await script;
        then();
        // Drawn anew meanwhile, they are no longer on the page.
        if (!stepping || !players.every(function (it) { return it && it.isConnected; })) { return; }
        stepping.inStep(players, ['ours', 'yours']);
    }

    // The figures' own script starts the players that it has not started yet.
    function startPlayers() { document.dispatchEvent(new Event('figures')); }

    if (kept(KEY)) {
        begin();
    } else if (tabs && location.hostname === '127.0.0.1') {
        tabs.postMessage('key?');
    }
})();
