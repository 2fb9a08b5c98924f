// @ts-check
// Your own code in the book's figures: `cargo course --book` opens a page with a key behind its `#`. Then the page hears
// of every save: the verdict, what your code does in each figure of the exercise, and where that first differs from
// ours. Without a key this script does nothing.

import { KEY, keep, kept, shown } from './yours/keep.js';
import { begin } from './yours/page.js';

// A key belongs to the address that it was opened at; another tab of the same browser may have it.
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('yours') : null;

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
if (kept(KEY)) {
    begin();
} else if (tabs && location.hostname === '127.0.0.1') {
    tabs.postMessage('key?');
}
