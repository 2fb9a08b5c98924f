// What the scripts of a page find there: mdBook's names, those of the figures' script, and what a query gives.

/** mdBook's way from a page to the book's first folder. */
declare const path_to_root: string | undefined;

/** What a terminal beside the page is asked: a move of a function of the student's. */
interface Yours {
  isOpen(): boolean;
  ask(question: object, hear: (step: string) => void): Promise<any>;
  stop(): void;
}

interface Window {
  /** Beside an editor only: see `yours/moves.js`. */
  lookAheadYours?: Yours;
  /** mdBook's highlighter. */
  hljs?: { highlightBlock(block: Element): void };
}

interface ParentNode {
  /** Elements of the pages are elements of HTML, unless the script says otherwise. */
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelector<K extends keyof SVGElementTagNameMap>(selectors: K): SVGElementTagNameMap[K] | null;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll<K extends keyof SVGElementTagNameMap>(selectors: K): NodeListOf<SVGElementTagNameMap[K]>;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

interface Element {
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
}
