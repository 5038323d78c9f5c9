/** Pinching, panning and following on the board. */
import { cubicOut } from 'svelte/easing';
import { Tween, prefersReducedMotion } from 'svelte/motion';

interface Shot {
  /** The zoom relative to the whole board, and the upper left corner of the visible part, in window pixels. */
  k: number;
  x: number;
  y: number;
}

const CLOSEST = 4;
/** Fingers tremble: a smaller movement is a tap. */
const TREMBLE = 8;

export class Camera {
  width = $state(0);
  height = $state(0);
  #shot = new Tween<Shot>({ k: 1, x: 0, y: 0 }, { duration: 0, easing: cubicOut });
  #fingers = new Map<number, { x: number; y: number }>();
  #hasMoved = false;

  get now(): Shot {
    return this.#shot.current;
  }

  get isClose(): boolean {
    return this.#shot.target.k > 1.01;
  }

  /** Whether the pointer has just dragged the board, so that releasing it is not a tap. */
  get hasDragged(): boolean {
    return this.#hasMoved;
  }

  #set(k: number, x: number, y: number, duration: number): void {
    const close = Math.min(CLOSEST, Math.max(1, k));
    const shot = {
      k: close,
      x: Math.min(0, Math.max(this.width * (1 - close), x)),
      y: Math.min(0, Math.max(this.height * (1 - close), y)),
    };
    void this.#shot.set(shot, { duration: prefersReducedMotion.current ? 0 : duration });
  }

  /** Zoom so that what lies under a point of the window stays there. */
  zoom(by: number, x = this.width / 2, y = this.height / 2, duration = 0): void {
    const { k, x: left, y: top } = this.#shot.target;
    const next = Math.min(CLOSEST, Math.max(1, k * by));
    this.#set(next, x - ((x - left) * next) / k, y - ((y - top) * next) / k, duration);
  }

  whole(): void {
    this.#set(1, 0, 0, 300);
  }

  /** Bring a point of the board (in pixels of the whole board) into the middle, as close as it is now or as wanted. */
  show(x: number, y: number, close = this.#shot.target.k): void {
    this.#set(close, this.width / 2 - x * close, this.height / 2 - y * close, 450);
  }

  // Fingers

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) {
      this.#hasMoved = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, board: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!this.#hasMoved && this.#fingers.size === 1 && Math.hypot(dx, dy) < TREMBLE) {
      return;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const apart = (one: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      const [x, y] = [(now.x + other.x) / 2 - board.x, (now.y + other.y) / 2 - board.y];
      this.zoom(apart(now) / apart(before), x, y);
      this.#hasMoved = true;
    } else if (this.isClose) {
      const { k, x, y } = this.#shot.target;
      this.#set(k, x + dx, y + dy, 0);
      this.#hasMoved = true;
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
