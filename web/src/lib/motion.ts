/** How long things move: not at all for those who asked their system, or us, for less of it. */
import { prefersReducedMotion } from 'svelte/motion';
import { motion } from './settings.svelte';

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current || motion.value === 'less' ? 0 : milliseconds;
}
