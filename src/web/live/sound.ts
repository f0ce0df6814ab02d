import type { Waiting } from '../api/lobby.js';
import { sound } from '../state/settings.js';

/** Two notes, a fifth apart. */
const NOTES = [659.25, 987.77];
const NOTE_SECONDS = 0.16;
const VOLUME = 0.12;

/** Sounds when it becomes the player's turn somewhere, if they want that. Browsers allow it after the first click only. */
export function soundFor(now: readonly Waiting[], before: readonly Waiting[]): void {
  const known = new Set(before.map(({ game }) => game));
  if (sound.value && now.some(({ game }) => !known.has(game))) play();
}

export function play(): void {
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  NOTES.forEach((frequency, nth) => {
    const at = context.currentTime + nth * NOTE_SECONDS;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 2 * NOTE_SECONDS);
  });
  setTimeout(() => void context.close(), 1_000);
}
