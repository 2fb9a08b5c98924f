// @ts-check
// Your own code in the book's figures. Only a book beside an editor has this file, and what it loads.

import(new URL((typeof path_to_root === 'string' ? path_to_root || './' : './') + 'scripts/yours.js', location.href).href);
