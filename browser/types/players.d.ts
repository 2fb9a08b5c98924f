// The players of a page, as its modules see them: see `clock.js` and `player.js` of the figures.

/** A player, as other scripts see it; −1 is the step of one whose whole run is in sight. */
interface Player {
  at(): number;
  go(at: number): void;
  toggle(): void;
  again(): void;
  follow(at: number, words: string, quiet: boolean): void;
  lead(to: (at: number, quiet: boolean) => void): void;
  print(is: boolean): void;
}

/** The players that the figures' script has started. */
declare const figPlayers: { of: WeakMap<Element, Player>; all(): Player[] };
