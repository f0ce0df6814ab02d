import type { Animal, Components } from '../components/schema.js';
import type { Gain } from './effects.js';
import { draw, feast, food, idol, text, tool } from './write.js';

const usual = [1, 3, 6, 10];
const deduced = { provenance: 'deduced' } as const;
const ours = { provenance: 'reconstructed' } as const;
const row = (id: string, en: string, de: string, copies: number, set: number[], income: Gain[]): Animal => ({
  id,
  name: text(en, de),
  parts: { copies: deduced, income: ours, set: ours },
  copies,
  set,
  income,
  joker: false,
});

export const animals: Components['animals'] = {
  provenance: 'reconstructed',
  note: 'The names that are not marked, that mammoths count twice at most, that the argentavis is a joker, 3 points for two, 10 for four and 2 for one mammoth are of the rules; the other points, names and incomes are ours.',
  values: [
    { ...row('giant-sloth', 'Giant sloth', 'Riesenfaultier', 10, usual, [food(4)]), provenance: 'rules' },
    {
      ...row('woolly-rhino', 'Woolly rhinoceros', 'Wollhaarnashorn', 10, usual, [food(3), tool(1)]),
      provenance: 'rules',
    },
    row('sabre-tooth', 'Sabre-toothed cat', 'Säbelzahnkatze', 10, usual, [food(2), idol(1)]),
    row('glyptodon', 'Glyptodon', 'Glyptodon', 10, usual, [food(2), tool(2)]),
    row('giant-beaver', 'Giant beaver', 'Riesenbiber', 10, usual, [food(2), draw(1)]),
    {
      ...row('woolly-mammoth', 'Woolly mammoth', 'Wollhaarmammut', 5, [2, 6], [feast(1), tool(1)]),
      provenance: 'rules',
    },
    {
      ...row('argentavis', 'Argentavis', 'Argentavis', 5, [], [food(1), idol(1)]),
      provenance: 'rules',
      joker: true,
    },
  ],
};

export const ground: Components['ground'] = {
  provenance: 'rules',
  values: { beyondSeats: 1, most: 6 },
};
