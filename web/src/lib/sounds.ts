/** A few short synthesized sounds. */
import { sound } from './settings.svelte';

interface Sound {
  /** The pitches in order, in hertz; noise has none. */
  pitches: readonly number[];
  /** Seconds between starts, and how long each lasts. */
  step: number;
  lasts: number;
  shape: OscillatorType | 'noise';
  volume: number;
}

const tones = (pitches: readonly number[], more: Partial<Sound> = {}): Sound => ({
  pitches,
  step: 0.11,
  lasts: 0.28,
  shape: 'triangle',
  volume: 0.12,
  ...more,
});

const TUNES = {
  turn: tones([587, 880]),
  card: tones([2400, 1500], { shape: 'noise', step: 0.04, lasts: 0.09, volume: 0.16 }),
  step: tones([220, 196], { shape: 'sine', step: 0.09, lasts: 0.1 }),
  dice: tones([900, 1300, 1000, 1500, 1100], { shape: 'noise', step: 0.07, lasts: 0.06, volume: 0.22 }),
  power: tones([440, 554, 659]),
  gain: tones([523, 784], { step: 0.08, lasts: 0.2 }),
  hit: tones([160, 110], { shape: 'square', step: 0.06, lasts: 0.16, volume: 0.08 }),
  loss: tones([392, 311], { step: 0.13, lasts: 0.3 }),
  death: tones([294, 220, 147], { step: 0.18, lasts: 0.5 }),
  won: tones([523, 659, 784, 1047], { step: 0.13, lasts: 0.4 }),
  lost: tones([392, 349, 311, 262], { step: 0.2, lasts: 0.5 }),
  end: tones([523, 659, 523]),
} as const satisfies Record<string, Sound>;

export type Tune = keyof typeof TUNES;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A source of a tone, or of noise around a pitch. */
function sourceOf(at: AudioContext, shape: Sound['shape'], pitch: number): { start: AudioScheduledSourceNode; out: AudioNode } {
  if (shape !== 'noise') {
    const tone = at.createOscillator();
    tone.type = shape;
    tone.frequency.value = pitch;
    return { start: tone, out: tone };
  }
  if (hiss === null) {
    hiss = at.createBuffer(1, at.sampleRate / 4, at.sampleRate);
    const samples = hiss.getChannelData(0);
    samples.forEach((_, n) => (samples[n] = Math.random() * 2 - 1));
  }
  const noise = at.createBufferSource();
  noise.buffer = hiss;
  const band = at.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 2;
  noise.connect(band);
  return { start: noise, out: band };
}

/** Delayed by this many seconds, so that several sounds can follow each other. */
export function play(name: Tune, after = 0): void {
  if (!sound.value) {
    return;
  }
  context ??= new AudioContext();
  const at = context;
  const { pitches, step, lasts, shape, volume } = TUNES[name];
  pitches.forEach((pitch, n) => {
    const { start, out } = sourceOf(at, shape, pitch);
    const loudness = at.createGain();
    const begins = at.currentTime + after + n * step;
    loudness.gain.setValueAtTime(0.0001, begins);
    loudness.gain.exponentialRampToValueAtTime(volume, begins + Math.min(0.02, lasts / 4));
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    out.connect(loudness).connect(at.destination);
    start.start(begins);
    start.stop(begins + lasts + 0.02);
  });
}
