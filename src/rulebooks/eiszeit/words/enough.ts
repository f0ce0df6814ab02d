import type { Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Doing, View } from '../schemas/view.js';
import type { Told } from './vocabulary.js';

interface Ending {
  readonly nothing: Text;
  /** Where some of it has been done already. */
  readonly noMore?: Text;
}

const placing: Ending = {
  nothing: { en: 'Place no hunter', de: 'Platziere keinen Jäger' },
  noMore: { en: 'Place no more hunters', de: 'Platziere keine weiteren Jäger' },
};
const moving: Ending = {
  nothing: { en: 'Move no hunter', de: 'Versetze keinen Jäger' },
  noMore: { en: 'Move no more hunters', de: 'Versetze keine weiteren Jäger' },
};
const swapping: Ending = { nothing: { en: 'Swap no hunters', de: 'Tausche keine Jäger' } };
const anything: Ending = { nothing: { en: 'Leave it at that', de: 'Lass es dabei' } };

const endings: Readonly<Record<Doing, Ending>> = {
  'placing-first': anything,
  playing: anything,
  'choosing-copy': anything,
  'choosing-opponent': anything,
  'placing-hunters': placing,
  camping: placing,
  'camping-mammoth': { nothing: { en: 'Bring no mammoth', de: 'Hole kein Mammut' } },
  trekking: moving,
  'trekking-mammoth': { nothing: { en: 'Take no mammoth along', de: 'Nimm kein Mammut mit' } },
  'moving-mammoth': {
    nothing: {
      en: 'Leave the mammoths and pay the lowest price',
      de: 'Lass die Mammuts stehen und zahle den kleinsten Preis',
    },
  },
  'moving-fire': { nothing: { en: 'Move no fire tile', de: 'Lege kein Feuerplättchen um' } },
  swapping,
  'swapping-with': swapping,
  'taking-club': { nothing: { en: 'Neither a club nor a mammoth', de: 'Weder Keule noch Mammut' } },
  driving: moving,
  'removing-hunters': {
    nothing: { en: 'Remove no hunter', de: 'Entferne keinen Jäger' },
    noMore: { en: 'Remove no more hunters', de: 'Entferne keine weiteren Jäger' },
  },
  'taking-club-or-moving': {
    nothing: { en: 'Take no club and move no hunter', de: 'Nimm keine Keule und versetze keinen Jäger' },
  },
  'moving-hunters': moving,
  'removing-mammoth': { nothing: { en: 'Return no mammoth', de: 'Stelle kein Mammut zurück' } },
  'giving-club': { nothing: { en: 'Give no club', de: 'Gib keine Keule her' } },
  discarding: { nothing: { en: 'Discard no card', de: 'Wirf keine Karte ab' } },
  drawing: anything,
  'laying-glacier': { nothing: { en: 'Lay no glacier', de: 'Lege keinen Gletscher' } },
};

/** What it means to be done with what is asked. */
export function enough({ turn }: View, telling: Told): string {
  const { nothing, noMore = nothing } = turn === null ? anything : endings[turn.doing];
  return say(telling, turn !== null && turn.used > 0 ? noMore : nothing);
}
