// @ts-check
// Questions that are answered in the page. The preprocessor computes what is right and writes a form for each question, and it
// marks what would give the answer away, which `veil.js` veils. Here the answer is compared, and what was said is kept in this
// browser and nowhere else. On the page "What you predicted" it is listed.


import { all } from './shared/make.js';
import { listed } from './predict/listed.js';
import { Question, questions } from './predict/question.js';

questions.push(...all('form.predict').map(function (form) { return new Question(/** @type {HTMLFormElement} */ (form)); }));
questions.forEach(function (question) { question.remember(); });
all('.predicted').forEach(listed);
