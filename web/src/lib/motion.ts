/** How long things move: not at all for those who asked their system for less of it. */
import { prefersReducedMotion } from 'svelte/motion';

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}
