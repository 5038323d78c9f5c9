/** Figures on their way across the board, space by space. */
import { cubicInOut } from 'svelte/easing';
import { Tween, prefersReducedMotion } from 'svelte/motion';

export interface Point {
  x: number;
  y: number;
}

const STEP = 230;
const LEAP = 700;
/** Beyond this many spaces, figures fly instead of walking. */
const FARTHEST = 8;

export class Figure {
  at: Tween<Point>;
  #wanted = 0;

  constructor(start: Point) {
    this.at = new Tween(start, { duration: 0, easing: cubicInOut });
  }

  /** Walk through these points; a newer walk starts where the figure is at that time. */
  async go(points: Point[]): Promise<void> {
    const turn = (this.#wanted += 1);
    const last = points.at(-1);
    if (last === undefined) {
      return;
    }
    if (prefersReducedMotion.current) {
      await this.at.set(last, { duration: 0 });
      return;
    }
    const stops = points.length > FARTHEST ? [last] : points;
    for (const point of stops) {
      await this.at.set(point, { duration: points.length > FARTHEST ? LEAP : STEP });
      if (turn !== this.#wanted) {
        return;
      }
    }
  }

  /** Jump there at once: the board has been resized. */
  place(point: Point): void {
    this.#wanted += 1;
    void this.at.set(point, { duration: 0 });
  }
}
