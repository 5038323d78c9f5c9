/** Animation durations: zero for people who asked for reduced motion, in the system or here. */
import { prefersReducedMotion } from 'svelte/motion';
import { motion } from './settings.svelte';

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current || motion.value === 'less' ? 0 : milliseconds;
}
