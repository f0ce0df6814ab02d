import type { Texts } from './en.js';

export const german: Texts = {
  summary: `Jede Runde hat einen Preis, den ein Würfel bestimmt. Beide wählen geheim 1, 2 oder 3, aber nie dieselbe Zahl in zwei Runden. 1 schlägt 2, 2 schlägt 3, und 3 schlägt 1; wer gewinnt, erhält den Preis. Nach 30 Runden gewinnt, wer die meisten Punkte hat.
`,

  rejections: {
    same_again: 'Diese Zahl hast du in der Runde davor gewählt.',
  },
};
