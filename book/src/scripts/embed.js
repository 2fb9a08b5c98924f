// @ts-check
// A lab or a game alone, for the page of somebody else: `move-order.html?embed=what-if-order` shows this figure and nothing
// around it.
// And where a page has the words that embed one, they get the address of this copy of the book.

const id = new URLSearchParams(location.search).get('embed');
const lab = id && document.getElementById(id);
if (lab && lab.matches('main :is(figure.recorded, figure.play)')) {
    document.documentElement.classList.add('embedded');
    for (let it = /** @type {Element} */ (lab); !it.matches('main'); it = it.parentElement) { it.classList.add('embedded-one'); }
    const link = document.createElement('a');
    link.className = 'embedded-from';
    link.href = location.pathname + '#' + id;
    link.target = '_blank';
    link.textContent = document.title.replace(' - ', ', from ');
    lab.append(link);
}
document.querySelectorAll('.embed-words').forEach(function (words) {
    const text = /** @type {Text} */ (words.firstChild);
    text.data = text.data.replace(/src="([^"]*)"/, function (_, address) { return 'src="' + new URL(address, location.href).href + '"'; });
});
