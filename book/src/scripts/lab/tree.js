// @ts-check
// A written tree: `[3:[44, 61], {40, 35}]`. A node has children or is a leaf; what stands before its
// bracket is its own value, and braces say that MAX moves there.

/** @typedef {{ value: string, braces?: boolean, children?: TreeNode[] }} TreeNode */

/** So many levels a written tree may have. */
export const DEEPEST = 60;

export const tree = {
    /**
     * Nothing where it is no tree, or one that is too deep.
     * @param {string} text
     * @returns {TreeNode | null}
     */
    read: function (text) {
        const words = text.match(/[-−]?\d+|[^\s]/g) || [];
        /** @type {TreeNode[]} */
        const open = [];
        let at = 0;
        /** @type {TreeNode | null} */
        let whole = null;
        while (at < words.length && !whole) {
            let value = '';
            /** @type {TreeNode | undefined} */
            let node;
            if (/\d/.test(words[at])) { value = words[at].replace('−', '-'); at += 1; }
            if (value && words[at] !== ':') {
                node = { value };
            } else {
                if (value) { at += 1; }
                if (words[at] !== '[' && words[at] !== '{' || open.length === DEEPEST) { return null; }
                open.push({ value, braces: words[at] === '{', children: [] });
                at += 1;
                continue;
            }
            // What is complete is put below what is open, and may complete that.
            while (node) {
                const above = open[open.length - 1];
                if (!above) { whole = node; break; }
                above.children.push(node);
                node = null;
                if (words[at] === ',') { at += 1; } else if (words[at] === (above.braces ? '}' : ']')) { at += 1; node = open.pop(); } else { return null; }
            }
        }
        return at === words.length ? whole : null;
    },
    /** @param {string} text */
    isTooDeep: function (text) {
        let deep = 0;
        return Array.from(text).some(function (sign) {
            deep += '[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0;
            return deep > DEEPEST;
        });
    },
    /**
     * @param {TreeNode} node
     * @returns {string}
     */
    write: function ({ value, braces, children }) {
        if (!children) { return value; }
        const inside = children.map(tree.write).join(', ');
        return (value ? value + ':' : '') + (braces ? '{' + inside + '}' : '[' + inside + ']');
    },
};
