// @ts-check
// Wrong answers, of which a reader chooses one: its lines, or the whole of it once the exercise is solved, its verdict, and its run beside the right one, in step.

import { inStep } from './in-step.js';
import { root } from './shared/make.js';

document.querySelectorAll('.student').forEach(function (student) {
    const list = student.querySelector('.student-answers'), shown = student.querySelector('.student-shown');
    const panels = fetch(root + 'students/' + student.id + '.json').then(function (answer) { return answer.json(); });
    let wanted = 0;

    // The two players are there once the figures' script has started them.
    function step() {
        const players = Array.from(shown.querySelectorAll('.fig-player'));
        if (players.length !== 2 || typeof figPlayers !== 'object' || !players.every(function (it) { return figPlayers.of.has(it); })) { return; }
        const names = Array.from(shown.querySelectorAll('.student-name')).map(function (it) { return it.textContent; });
        inStep(players, names);
    }

    /** @param {number} at */
    async function choose(at) {
        wanted = at;
        const all = await panels;
        if (at !== wanted) { return; }
        shown.innerHTML = all[at];
        tell();
        if (window.hljs) { shown.querySelectorAll('pre code').forEach(function (it) { window.hljs.highlightBlock(it); }); }
        document.dispatchEvent(new CustomEvent('figures'));
        step();
    }

    // Plays the first answer once, as soon as its runs are in view: its line is written, then saved, then tested while its run is
    // drawn. Anything that the reader does here ends it.
    function playOnce() {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        const player = !still && figPlayers.of.get(shown.querySelector('.fig-player'));
        if (!player) { return; }
        let waiting = 0;
        /**
         * @param {string} name
         * @param {number} pause
         * @param {() => void} then
         */
        function stage(name, pause, then) {
            student.dataset.stage = name;
            waiting = setTimeout(then, pause);
        }
        const begins = new IntersectionObserver(function ([seen]) {
            if (!seen.isIntersecting) { return; }
            begins.disconnect();
            stage('written', 900, function () {
                stage('saved', 600, function () {
                    end();
                    player.toggle();
                });
            });
        }, { threshold: 0.5 });
        const acts = ['pointerdown', 'keydown', 'change'];
        function end() {
            begins.disconnect();
            clearTimeout(waiting);
            delete student.dataset.stage;
            acts.forEach(function (act) { student.removeEventListener(act, end, true); });
        }
        acts.forEach(function (act) { student.addEventListener(act, end, true); });
        begins.observe(shown.querySelector('.student-pair'));
    }

    // Who has solved the exercise may see the whole of an answer to it.
    function tell() {
        const solved = (document.documentElement.dataset.solved || '').split(' ');
        shown.querySelectorAll('.student-whole').forEach(function (it) { it.hidden = !solved.includes(it.dataset.after); });
    }
    document.addEventListener('solved', tell);

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
    const chosen = choose(0);
    if ('plays' in student.dataset) {
        // What was chosen stands before the choice.
        student.append(list);
        chosen.then(playOnce);
    }
});
