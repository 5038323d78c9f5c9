/** Figures on their way across the board, space by space. */
import { cubicInOut } from 'svelte/easing';
import { Tween, prefersReducedMotion } from 'svelte/motion';

export interface Point {
  x: number;
  y: number;
}

const STEP = 230;
const LEAP = 700;
/** More spaces than this are not walked but flown over. */
const FARTHEST = 8;

export class Figure {
  at: Tween<Point>;
  #wanted = 0;

  constructor(start: Point) {
    this.at = new Tween(start, { duration: 0, easing: cubicInOut });
  }

  /** Walk through these points; a newer way begins where the figure is then. */
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

  /** Be there at once: the board has another size. */
  place(point: Point): void {
    this.#wanted += 1;
    void this.at.set(point, { duration: 0 });
  }
}
