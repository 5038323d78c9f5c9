/** A few short tones, made on the spot. */
import { sound } from './settings.svelte';

const TUNES = {
  turn: [587, 880],
  card: [330],
  power: [440, 554, 659],
  end: [523, 659, 784, 1047],
} as const;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!sound.value) {
    return;
  }
  context ??= new AudioContext();
  const now = context.currentTime;
  TUNES[tune].forEach((pitch, n) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const begins = now + n * 0.11;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begins);
    volume.gain.exponentialRampToValueAtTime(0.12, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + 0.28);
    tone.connect(volume).connect(context!.destination);
    tone.start(begins);
    tone.stop(begins + 0.3);
  });
}
