// @ts-check
// Small courtesies that need a script. Without it every page can still be read.

(function () {
    'use strict';

    const all = function (what) { return Array.from(document.querySelectorAll(what)); };

    // The first stop of the Tab key leads past the list of all pages.
    const content = document.getElementById('mdbook-content');
    if (content) {
        const skip = document.createElement('a');
        skip.className = 'skip';
        skip.href = '#mdbook-content';
        skip.textContent = 'Skip to the text';
        content.tabIndex = -1;
        skip.addEventListener('click', function (event) {
            event.preventDefault();
            content.focus();
        });
        document.body.prepend(skip);
    }

    // What mdBook leaves unsaid to a screen reader: its bar is a landmark, and the label in it ought to be a button.
    const bar = document.getElementById('mdbook-menu-bar');
    if (bar) {
        bar.setAttribute('role', 'banner');
        // It comes back when a reader scrolls up. A leap up would leave it amid the page until the next scroll, where mdBook has set it
        // before the leap.
        document.addEventListener('scroll', function () {
            if (scrollY > 0 && bar.getBoundingClientRect().top > 0) { bar.style.top = scrollY + 'px'; }
        }, { passive: true });
    }
    const toggle = document.getElementById('mdbook-sidebar-toggle');
    if (toggle) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = toggle.className;
        button.title = toggle.title;
        button.append(...toggle.childNodes);
        const names = ['aria-label', 'aria-controls', 'aria-expanded'];
        function follow() {
            names.forEach(function (name) { button.setAttribute(name, toggle.getAttribute(name)); });
        }
        button.addEventListener('click', function () { toggle.click(); });
        new MutationObserver(follow).observe(toggle, { attributes: true });
        follow();
        toggle.style.display = 'none';
        toggle.after(button);
    }

    // Where a page ends, mdBook has two arrows. They become the names of the pages that they lead to. The next page is the one that
    // the last sentence names, and its card says what it is and how long it takes, as the contents know it.
    const entries = new Map(all('#mdbook-sidebar .chapter-link-wrapper > a[href]').map(function (link) { return [link.href, link]; }));
    const named = all('.content main > p').reverse().find(function (it) { return it.textContent.startsWith('Next:'); });
    all('.nav-wrapper > a').forEach(function (turn) {
        const isNext = turn.matches('.next');
        const link = isNext && named && named.querySelector('a');
        if (link && entries.has(link.href)) { turn.href = link.href; }
        const entry = entries.get(turn.href);
        if (!entry) { return; }
        const line = function (kind, words) {
            const it = document.createElement('span');
            it.className = 'turn-' + kind;
            it.textContent = words;
            return it;
        };
        const title = line('title', entry.textContent);
        turn.replaceChildren(line('way', isNext ? 'Next' : 'Before'), title);
        ['aria-label', 'title'].forEach(function (name) { turn.removeAttribute(name); });
        const { asks, exercise, further, id, read, solve } = entry.dataset;
        if (!isNext) { return; }
        Object.entries({ asks, exercise, further, id }).forEach(function ([name, value]) {
            if (value !== undefined) { title.dataset[name] = value; }
        });
        if (read) { turn.append(line('time', read + ' minutes to read' + (solve ? ', ' + solve + ' to solve' : ''))); }
    });

    // The contents tick off a page whose questions are all answered, and one whose exercise is solved: beside an editor the
    // course says which are (see yours.js).
    function tick() {
        const solved = (document.documentElement.dataset.solved || '').split(' ');
        let kept = [];
        try { kept = Object.keys(localStorage); } catch (error) { /* nothing is kept */ }
        all(':is(#mdbook-sidebar, .nav-wrapper) :is([data-asks], [data-id])').forEach(function (link) {
            // A question's name begins with its page's.
            const page = link.closest('a').href.slice(new URL(path_to_root || '.', location.href).href.length);
            const begins = 'look-ahead.predict.predict-' + page.replace(/index\.html$/, 'readme').replace(/\.html$/, '').replace(/[^a-z0-9]/g, '-') + '-';
            const answers = kept.filter(function (key) { return key.startsWith(begins); }).length;
            link.classList.toggle('done', (link.dataset.id && link.dataset.id.split(' ').every(function (id) { return solved.includes(id); })) || answers >= link.dataset.asks);
        });
    }
    tick();
    ['answered', 'solved'].forEach(function (it) { document.addEventListener(it, tick); });

    // The contents of a chapter show the core path, the exercises and the project. All other pages wait behind a button.
    all('#mdbook-sidebar .chapter > li > ol.section').forEach(function (list) {
        const others = Array.from(list.children).filter(function (item) {
            const link = item.querySelector(':scope > .chapter-link-wrapper > a[href]');
            return link && ('further' in link.dataset || link.href.endsWith('/words.html'));
        });
        if (others.length < 2) { return; }
        others.forEach(function (item) { item.classList.add('other'); });
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = others.length + ' more pages';
        const open = function (isOpen) {
            list.classList.toggle('fewer', !isOpen);
            button.setAttribute('aria-expanded', isOpen);
        };
        open(others.some(function (item) { return item.querySelector('a.active'); }));
        button.addEventListener('click', function () { open(list.classList.contains('fewer')); });
        const item = document.createElement('li');
        item.className = 'chapter-item more-pages';
        item.append(button);
        list.append(item);
    });
    all('#mdbook-sidebar .chapter').forEach(function (contents) { contents.classList.add('folded'); });

    // The search is a landmark, and its field has a name. Where there is no page, it is in sight.
    const search = document.getElementById('mdbook-search-wrapper');
    if (search) {
        search.setAttribute('role', 'search');
        document.getElementById('mdbook-searchbar').setAttribute('aria-label', 'Search the book');
        // What it searches is fetched when it is used.
        const begin = function () { document.getElementById('mdbook-search-toggle').click(); };
        if (document.querySelector('.content .no-page')) { search.addEventListener('focusin', begin, { once: true }); }
    }

    // A corner of a table that heads nothing is no heading.
    all('.content th').forEach(function (head) {
        if (head.textContent.trim() !== '' || head.children.length > 0) { return; }
        const cell = document.createElement('td');
        cell.style.cssText = head.style.cssText;
        head.replaceWith(cell);
    });

    // Where a row of a table is a card, each cell says by itself of which column it is, and it stays a table for who hears it.
    all('.content .stacked table').forEach(function (table) {
        const heads = Array.from(table.querySelectorAll('thead :is(th, td)'));
        const roles = { table: 'table', 'thead, tbody': 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };
        table.setAttribute('role', roles.table);
        Object.keys(roles).forEach(function (what) {
            table.querySelectorAll(what).forEach(function (part) { part.setAttribute('role', roles[what]); });
        });
        table.querySelectorAll('tbody tr').forEach(function (row) {
            Array.from(row.children).forEach(function (cell, at) {
                cell.dataset.label = heads[at] ? heads[at].textContent : '';
                cell.classList.toggle('none', cell.textContent.trim() === '–');
                // One part beside the label, however many words and links it has.
                const inside = document.createElement('span');
                inside.append(...cell.childNodes);
                cell.append(inside);
            });
        });
    });

    // What scrolls sideways can be reached by the keyboard, and shows at its edges that there is
    // more; what does not is no stop on the way. A tree begins with its root in sight.
    const names = { 'fig-scroll': 'Drawing', 'fig-window': 'Number line', 'table-wrapper': 'Table' };
    function edges(box) {
        // A table that is too wide is first set closer, and closer again; for good, so that nothing goes to and fro.
        ['closer', 'closest'].forEach(function (step) {
            if (box.scrollWidth > box.clientWidth + 1 && box.classList.contains('table-wrapper')) { box.classList.add(step); }
        });
        if (box.classList.contains('closer')) {
            // Words at the head of a row are not squeezed into a pile of lines, as far as they go.
            const heads = Array.from(box.querySelectorAll('tbody tr > :first-child'));
            box.classList.toggle('wordy', heads.some(function (head) { return head.textContent.trim().length > 12; }));
        }
        const more = box.scrollWidth - box.clientWidth;
        const scrolls = more > 1 && box.clientWidth > 0;
        box.classList.toggle('more-left', scrolls && box.scrollLeft > 2);
        box.classList.toggle('more-right', scrolls && box.scrollLeft < more - 2);
        const root = scrolls && !box.classList.contains('scrolls') && box.querySelector('[id$="-n0"]');
        if (root && !box.closest('.fig-on:not(.over)')) {
            const middle = root.getBoundingClientRect(), frame = box.getBoundingClientRect();
            box.scrollLeft += middle.left + middle.width / 2 - frame.left - frame.width / 2;
        }
        box.classList.toggle('scrolls', scrolls);
        // The tree of a player has a stop of its own, from which the keys lead to whatever is out of sight.
        if (!scrolls || box.matches('.fig-calls .fig-scroll, .fig-game .fig-scroll')) {
            ['tabindex', 'role', 'aria-label'].forEach(function (name) { box.removeAttribute(name); });
        } else if (!box.hasAttribute('tabindex')) {
            const name = Object.keys(names).find(function (name) { return box.classList.contains(name); });
            box.tabIndex = 0;
            box.setAttribute('role', 'group');
            box.setAttribute('aria-label', (names[name] || 'Code') + ', wider than the page');
        }
    }
    const sizes = new ResizeObserver(function (changed) {
        changed.forEach(function (entry) { edges(entry.target); });
    });
    const known = new WeakSet();
    function observe() {
        all('.fig-scroll, .fig-window, .content .table-wrapper, .content pre > code, .content pre').forEach(function (box) {
            // A player's code is a stop by itself: it scrolls downwards, too.
            if (known.has(box) || box.closest('.fig-code')) { return; }
            known.add(box);
            sizes.observe(box);
            box.addEventListener('scroll', function () { edges(box); }, { passive: true });
        });
    }
    observe();
    // A figure was drawn anew.
    document.addEventListener('figures', observe);

    // mdBook turns the page on a bare arrow key. While a figure is being used the arrows belong to it:
    // they scroll a wide drawing, or step through a run. That holds at its ends, and where the
    // browser gives a button that is clicked no focus; until something else is used.
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    let used = null;
    function use(event) { used = event.target.closest ? event.target.closest('figure.recorded') : null; }
    document.addEventListener('pointerdown', use, true);
    document.addEventListener('focusin', use, true);
    document.addEventListener('keydown', function (event) {
        if (!used || !keys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) { return; }
        if (used.contains(event.target)) { return; }
        event.stopImmediatePropagation();
        const player = used.querySelector('.fig-player');
        if (player && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') {
            event.preventDefault();
            const again = { key: event.key, shiftKey: event.shiftKey, bubbles: true, cancelable: true };
            player.dispatchEvent(new KeyboardEvent('keydown', again));
        }
    }, true);
    all('figure.recorded').forEach(function (figure) {
        figure.addEventListener('keydown', function (event) {
            if (keys.includes(event.key)) { event.stopPropagation(); }
        });
    });

    // The whole book on paper: the answers of a chapter stand at its end, each with a number that
    // stands at its question; only chapters begin on a new page, and what is wide is turned.
    function answersBehindChapters() {
        const main = document.querySelector('main');
        let number = 0, title = '', shown = '', waiting = [];
        function reference(details, number) {
            const link = document.createElement('a');
            link.className = 'answer-at';
            link.href = '#answer-' + number;
            link.textContent = 'answer ' + number;
            let before = details.previousElementSibling;
            while (before && before.matches('script, style, link')) { before = before.previousElementSibling; }
            // A question that is answered in the page: behind what it asks, and what it offers.
            if (before && before.matches('form.predict')) { before = before.querySelector('.predict-among:not([hidden])') || before.querySelector('legend') || before.querySelector('.predict-ask'); }
            // A table that is asked about.
            const asked = before && before.matches('.table-wrapper') ? before.previousElementSibling : null;
            if (asked && asked.tagName === 'P' && /\?$/.test(asked.textContent.trim())) { before = asked; }
            if (before && /^[OU]L$/.test(before.tagName)) { before = before.lastElementChild; }
            if (before && before.tagName === 'LI' && before.lastElementChild && before.lastElementChild.tagName === 'P') { before = before.lastElementChild; }
            if (before && (/^(P|LI)$/.test(before.tagName) || before.closest('form.predict'))) {
                before.append(' ', link);
                details.remove();
            } else {
                const line = document.createElement('p');
                line.className = 'answer-line';
                line.append(link);
                details.replaceWith(line);
            }
        }
        function answer(details) {
            number += 1;
            const it = document.createElement('div');
            it.className = 'answer';
            it.id = 'answer-' + number;
            it.dataset.number = String(number);
            const summary = details.querySelector('summary');
            const words = summary.textContent.trim();
            summary.remove();
            if (!/^(Answers?|Think first|What you should see|Predict)/.test(words)) {
                const head = document.createElement('p');
                head.className = 'answer-head';
                head.textContent = words;
                it.append(head);
            }
            reference(details, number);
            // An answer within an answer needs no box: whoever reads it has opened the page.
            details.querySelectorAll('details').forEach(function (inner) {
                const says = inner.querySelector('summary');
                if (says && /^Answers?$/.test(says.textContent.trim())) {
                    says.remove();
                    inner.replaceWith(...inner.childNodes);
                }
            });
            it.append(...details.childNodes);
            waiting.push([title, it]);
        }
        function section(place) {
            if (waiting.length) {
                const head = document.createElement('h1');
                head.textContent = 'Answers';
                place.append(head);
                // For one or two there need not be a page.
                place.classList.toggle('few', waiting.length < 3);
            }
            waiting.forEach(function (entry) {
                if (entry[0] !== shown) {
                    const head = document.createElement('h3');
                    head.textContent = shown = entry[0];
                    place.append(head);
                }
                place.append(entry[1]);
            });
            waiting = [];
            place.hidden = false;
        }
        const parts = 'h1, details:not(.figure-twin):not(details details), .answers, main > div[style*="break-before"]';
        // What is covered is read at once: whoever wants to covers the paper.
        main.querySelectorAll('details.cover').forEach(function (it) {
            it.querySelector('summary').remove();
            it.replaceWith(...it.childNodes);
        });
        let chapter = false;
        Array.from(main.querySelectorAll(parts)).forEach(function (part) {
            if (part.tagName === 'H1') {
                title = part.textContent;
            } else if (part.tagName === 'DETAILS') {
                answer(part);
            } else if (part.classList.contains('answers')) {
                section(part);
                chapter = true;
            } else if (chapter) {
                chapter = false;
            } else {
                part.remove();
            }
        });
        all('figure.recorded').forEach(function (figure) {
            const scroll = figure.querySelector('.fig-scroll');
            // Up to this width its labels have six points on an upright page. A turned page leaves the one before half empty.
            if (!scroll || !(parseFloat(scroll.style.getPropertyValue('--w')) > 1120)) { return; }
            figure.classList.add('turned');
            // Its heading goes with it.
            const head = figure.previousElementSibling;
            if (head && (/^H\d$/.test(head.tagName) || head.matches('.label'))) { head.classList.add('turned'); }
        });
    }
    if (/\/print\.html$/.test(location.pathname)) { answersBehindChapters(); }

    // A browser loads modules from a server alone, and whatever is answered, played or changed in a page consists of them.
    const main = document.querySelector('main');
    if (main && document.documentElement.classList.contains('unserved')) {
        const words = document.createElement('p'), command = document.createElement('code');
        words.className = 'unserved-says';
        command.textContent = 'cargo book serve';
        words.append('This page was opened as a file, from which a browser runs no questions, games or labs. Type ', command, ' in the folder of the course to have them.');
        main.prepend(words);
    }

    // On paper nothing can be opened: print the answers too, and close them again afterwards.
    let opened = [];
    window.addEventListener('beforeprint', function () {
        opened = all('.content details:not([open]):not(.figure-twin)');
        opened.forEach(function (details) { details.open = true; });
    });
    window.addEventListener('afterprint', function () {
        opened.forEach(function (details) { details.open = false; });
        opened = [];
    });
})();
