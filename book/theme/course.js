// Small courtesies that need a script. Without it every page can still be read.

(function () {
    'use strict';

    // mdBook turns the page on a bare arrow key. Inside a figure the arrows belong to the
    // figure: they scroll a wide drawing, or step through a run.
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    document.querySelectorAll('figure.recorded').forEach(function (figure) {
        figure.addEventListener('keydown', function (event) {
            if (keys.includes(event.key)) {
                event.stopPropagation();
            }
        });
    });

    // On paper nothing can be opened: print the answers too, and close them again afterwards.
    let opened = [];
    window.addEventListener('beforeprint', function () {
        opened = Array.from(document.querySelectorAll('.content details:not([open]):not(.figure-twin)'));
        opened.forEach(function (details) { details.open = true; });
    });
    window.addEventListener('afterprint', function () {
        opened.forEach(function (details) { details.open = false; });
        opened = [];
    });
})();
