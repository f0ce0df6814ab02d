import type { Seat, Text } from '../../../engine/rulebook.js';
import type { Figure } from '../fields.js';
import type { View } from '../view-schema.js';
import { both } from './names.js';

/** What is lost with a figure that leaves or dies: a camp needs a woman of its tribe. */
export function campLostText(view: View, seat: Seat | null, figure: Figure, hex: number): Text {
  const pieces = view.pieces.find((one) => one.hex === hex);
  const women = pieces?.people.find((group) => group.seat === seat)?.women;
  if (figure !== 'woman' || pieces?.camp?.seat !== seat || seat === null || women !== 1) return both('');
  const { ears } = pieces.camp;
  return ears > 0
    ? {
        en: `: the camp on hex ${hex} is lost, with its field`,
        de: `: Das Lager auf Feld ${hex} geht samt Acker verloren`,
      }
    : { en: `: the camp on hex ${hex} is lost`, de: `: Das Lager auf Feld ${hex} geht verloren` };
}

/** The same as a sentence of its own, for a player who is asked to confirm it; null if no camp is lost. */
export function campLoss(view: View, seat: Seat | null, figure: Figure, hex: number): Text | null {
  const { en, de } = campLostText(view, seat, figure, hex);
  return en === '' ? null : { en: sentence(en), de: sentence(de) };
}

const sentence = (text: string): string => `${text.charAt(2).toUpperCase()}${text.slice(3)}.`;
