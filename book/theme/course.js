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

    // What mdBook leaves unsaid to a screen reader: its bar is a landmark, and the label in it a button.
    const bar = document.getElementById('mdbook-menu-bar');
    if (bar) { bar.setAttribute('role', 'banner'); }
    const toggle = document.getElementById('mdbook-sidebar-toggle');
    if (toggle) {
        toggle.setAttribute('role', 'button');
        toggle.tabIndex = 0;
        toggle.addEventListener('keydown', function (event) {
            if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                toggle.click();
            }
        });
    }

    // A corner of a table that heads nothing is no heading.
    all('.content th').forEach(function (head) {
        if (head.textContent.trim() !== '' || head.children.length > 0) { return; }
        const cell = document.createElement('td');
        cell.style.cssText = head.style.cssText;
        head.replaceWith(cell);
    });

    // What scrolls sideways can be reached by the keyboard, and shows at its edges that there is
    // more; what does not is no stop on the way. A tree begins with its root in sight.
    const names = { 'fig-scroll': 'Drawing', 'fig-window': 'Number line', 'table-wrapper': 'Table' };
    function edges(box) {
        const more = box.scrollWidth - box.clientWidth;
        const scrolls = more > 1 && box.clientWidth > 0;
        box.classList.toggle('more-left', scrolls && box.scrollLeft > 2);
        box.classList.toggle('more-right', scrolls && box.scrollLeft < more - 2);
        box.classList.toggle('scrolls', scrolls);
        if (!scrolls) {
            ['tabindex', 'role', 'aria-label'].forEach(function (name) { box.removeAttribute(name); });
        } else if (!box.hasAttribute('tabindex')) {
            const name = Object.keys(names).find(function (name) { return box.classList.contains(name); });
            box.tabIndex = 0;
            box.setAttribute('role', 'group');
            box.setAttribute('aria-label', (names[name] || 'Code') + ', wider than the page');
            const root = box.querySelector('[id$="-n0"]');
            if (root && !box.closest('.fig-on')) {
                const middle = root.getBoundingClientRect(), frame = box.getBoundingClientRect();
                box.scrollLeft += middle.left + middle.width / 2 - frame.left - frame.width / 2;
            }
        }
    }
    const boxes = all('.fig-scroll, .fig-window, .content .table-wrapper, .content pre > code, .content pre');
    const sizes = new ResizeObserver(function (changed) {
        changed.forEach(function (entry) { edges(entry.target); });
    });
    boxes.forEach(function (box) {
        sizes.observe(box);
        box.addEventListener('scroll', function () { edges(box); }, { passive: true });
    });

    // mdBook turns the page on a bare arrow key. While a figure is being used the arrows belong to it:
    // they scroll a wide drawing, or step through a run. That holds at its ends, and where the
    // browser gives a button that is clicked no focus; until something else is used.
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    let used = null;
    function use(event) {
        const figure = event.target.closest && event.target.closest('figure.recorded');
        if (event.type === 'pointerdown' || figure) { used = figure; }
    }
    document.addEventListener('pointerdown', use, true);
    document.addEventListener('focusin', use, true);
    document.addEventListener('focusin', function (event) {
        if (!event.target.closest('figure.recorded')) { used = null; }
    }, true);
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
