// @ts-check
// What stands behind an exercise: which ones this reader has solved, and of which ones they have opened our code. Both are
// kept in this browser, and the page's root has them as `data-solved` and `data-opened`. Who learns of more tells it with
// an event of that name at the document, `new CustomEvent('solved', { detail: ['queens-3'] })`.

(function () {
    'use strict';

    const root = document.documentElement;

    function kept(what) {
        try {
            const it = JSON.parse(localStorage.getItem('look-ahead.' + what));
            return Array.isArray(it) ? it.filter(function (id) { return /^[\w-]+$/.test(id); }) : [];
        } catch {
            return [];
        }
    }

    function add(what, more) {
        const all = Array.from(new Set([...kept(what), ...more]));
        root.dataset[what] = all.join(' ');
        try { localStorage.setItem('look-ahead.' + what, JSON.stringify(all)); } catch { /* it lasts as long as the page */ }
    }

    ['solved', 'opened'].forEach(function (what) {
        if (kept(what).length > 0) { add(what, []); }
        document.addEventListener(what, function (event) { add(what, /** @type {CustomEvent<string[]>} */ (event).detail); });
    });
    // Our code of what is solved is no secret any more.
    function open() {
        const ids = (root.dataset.solved || '').split(' ').filter(Boolean);
        if (ids.length > 0) { document.dispatchEvent(new CustomEvent('opened', { detail: ids })); }
    }
    open();
    document.addEventListener('solved', open);
})();
