// Wrong answers, of which a reader chooses one: its lines, its verdict, and its run beside the right one, in step.
'use strict';

document.querySelectorAll('.student').forEach(function (student) {
    const list = student.querySelector('.student-answers'), shown = student.querySelector('.student-shown');
    const panels = JSON.parse(student.querySelector('.student-all').textContent);

    // The two players are there once the figures' script has started them.
    function inStep() {
        const players = Array.from(shown.querySelectorAll('.fig-player'));
        if (players.length !== 2 || typeof figPlayers !== 'object' || !players.every(function (it) { return figPlayers.of.has(it); })) { return; }
        const names = Array.from(shown.querySelectorAll('.student-name')).map(function (it) { return it.textContent; });
        window.lookAheadInStep(players, names);
    }

    function choose(at) {
        shown.innerHTML = panels[at];
        if (window.hljs) { shown.querySelectorAll('pre code').forEach(function (it) { window.hljs.highlightBlock(it); }); }
        document.dispatchEvent(new CustomEvent('figures'));
        inStep();
    }

    list.setAttribute('role', 'radiogroup');
    list.setAttribute('aria-label', 'The wrong answer that is shown');
    Array.from(list.children).forEach(function (item, at) {
        const input = document.createElement('input'), label = document.createElement('label');
        input.type = 'radio';
        input.name = student.id;
        input.checked = at === 0;
        input.addEventListener('change', function () { choose(at); });
        label.append(input, ' ', ...item.childNodes);
        item.setAttribute('role', 'none');
        item.append(label);
    });
    inStep();
});
