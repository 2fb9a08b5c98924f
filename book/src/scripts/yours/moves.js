// @ts-check
// A board of this page plays against a function of yours: the terminal builds it and asks it.

import { now } from './now.js';

/** @type {{ number: number, hear: (step: string) => void, done: (said: any) => void } | null} */
let asked = null;
let questions = 0;

function isOpen() { return Boolean(now.socket) && now.socket.readyState === WebSocket.OPEN; }

/** @param {{ number: number, came: string, step?: string }} said */
export function hearMove(said) {
    if (!asked || asked.number !== said.number) { return; }
    if (said.came === 'step') { asked.hear(said.step); return; }
    const { done } = asked;
    asked = null;
    done(said);
}

export function endMoves() {
    document.dispatchEvent(new Event('yours'));
    if (asked) { hearMove({ number: asked.number, came: 'gone' }); }
}

// The event `yours` of the document says that it can be asked now, or no more.
window.lookAheadYours = {
    isOpen,
    // What came of a question; nothing where another one took its place. `hear` is told what is being done.
    ask(question, hear) {
        window.lookAheadYours.stop();
        if (!isOpen()) { return Promise.resolve({ came: 'gone' }); }
        questions += 1;
        now.socket.send(JSON.stringify({ number: questions, question }));
        return new Promise(function (done) { asked = { number: questions, hear, done }; });
    },
    stop() {
        if (!asked) { return; }
        if (isOpen()) { now.socket.send(JSON.stringify({ number: asked.number, question: null })); }
        const { done } = asked;
        asked = null;
        done(null);
    },
};
