import type { Advancement, Components } from '../components/schema.js';
import type { Ability } from './effects.js';
import {
  advancement,
  animal,
  animalReveal,
  animalTop,
  at,
  bury,
  camp,
  draw,
  feast,
  food,
  free,
  idol,
  megalith,
  move,
  oneOf,
  recruit,
  settlement,
  slay,
  stone,
  text,
  tool,
  way,
  work,
} from './write.js';

const row = (id: string, en: string, de: string, ability: Ability, points = 0): Advancement => ({
  id,
  name: text(en, de),
  ability,
  points,
  copies: 1,
});
const pay = (...args: Parameters<typeof way>): Ability => oneOf(way(...args));
const perSettlement = { of: 'settlements' } as const;

const one: Advancement[] = [
  row('hearth-fire', 'Hearth fire', 'Herdfeuer', free(food(3))),
  row('blades', 'Blades', 'Klingen', free(tool(2))),
  row('storage-pit', 'Storage pit', 'Vorratsgrube', pay({ tool: 1 }, feast(1))),
  row('ancestor-song', 'Ancestor song', 'Ahnenlied', pay({ food: 1 }, idol(2))),
  row('fire-tales', 'Fire tales', 'Feuergeschichten', pay({ food: 2 }, draw(2))),
  row('pitfall', 'Pitfall', 'Fallgrube', free(animalTop(1))),
  row('drive-hunt', 'Drive hunt', 'Treibjagd', free(animalReveal(2), animal(1))),
  row('smokehouse', 'Smokehouse', 'Räucherwerk', free(slay(1), food(2))),
  row('tent-poles', 'Tent poles', 'Zeltstangen', free(camp(1), move(1))),
  row('trails', 'Trails', 'Fährten', free(move(3))),
  row('lever', 'Lever', 'Hebebaum', free(megalith(1))),
  row('grave-goods', 'Grave goods', 'Grabbeigaben', pay({ food: 1 }, bury(1), idol(1))),
  row('adoption', 'Adoption', 'Aufnahme', pay({ food: 1 }, recruit(1))),
  row('wake', 'Wake', 'Totenwache', free(bury(1), food(1))),
  row(
    'trading-place',
    'Trading place',
    'Tauschplatz',
    oneOf(way({ food: 1 }, tool(2)), way({ tool: 1 }, food(4))),
  ),
  row('hunting-charm', 'Hunting charm', 'Jagdzauber', at('hunt', free(work(2)))),
  row('quarry', 'Quarry', 'Steinbruch', at('develop', free(work(2)))),
  row('walking-staff', 'Walking staff', 'Wanderstab', at('migrate', free(work(2)))),
  row('rite-dance', 'Rite dance', 'Weihetanz', at('initiate', free(work(2)))),
  row('common-cause', 'Common cause', 'Gemeinsinn', free(work(1), food(1))),
];

const two: Advancement[] = [
  row('great-fire', 'Great fire', 'Großes Feuer', free(feast(1), tool(1)), 1),
  row('obsidian', 'Obsidian', 'Obsidian', free(tool(3)), 2),
  row('stone-circle', 'Stone circle', 'Steinkreis', pay({ food: 1 }, megalith(2)), 1),
  row('ancestor-cult', 'Ancestor cult', 'Ahnenkult', pay({ food: 1 }, idol(3)), 1),
  row('sagas', 'Sagas', 'Sagen', free(draw(2)), 2),
  row('great-chase', 'Great chase', 'Große Jagd', pay({ tool: 1 }, animal(2)), 1),
  row('meat-store', 'Meat store', 'Fleischlager', free(slay(2), food(2)), 2),
  row('winter-camp', 'Winter camp', 'Winterlager', free(camp(1), move(3)), 1),
  row('migration', 'Migration of peoples', 'Völkerwanderung', free(move(4)), 2),
  row('village', 'Village founding', 'Dorfgründung', pay({ food: 2 }, settlement(1)), 2),
  row('holy-find', 'Holy find', 'Heiliger Fund', pay({ food: 2 }, stone(1)), 1),
  row('burial-mound', 'Burial mound', 'Grabhügel', free(bury(2)), 3),
  row('coming-of-age', 'Coming of age', 'Mannbarkeit', pay({ food: 1 }, recruit(1), bury(1)), 1),
  row('alliance', 'Alliance', 'Bündnis', pay({ tool: 1 }, recruit(2)), 1),
  row('handing-on', 'Handing on', 'Weitergabe', free(advancement(1)), 1),
  row('joint-work', 'Joint work', 'Gemeinschaftswerk', free(work(3)), 1),
  row('art-of-the-hunt', 'Art of the hunt', 'Jagdkunst', at('hunt', free(work(2), animalTop(1))), 1),
  row('mastery', 'Mastery', 'Meisterschaft', at('develop', free(work(3))), 2),
  row('wide-ways', 'Wide ways', 'Weite Wege', at('migrate', free(work(1), camp(1), move(2))), 1),
  row('market', 'Market', 'Markt', free(tool(1, perSettlement), food(1, perSettlement)), 2),
];

export const advancements: Components['advancements'] = {
  provenance: 'reconstructed',
  note: 'Forty cards, twenty for each age, are of the rules, and that all differ is found; the cards themselves are ours.',
  parts: { shown: { provenance: 'rules' } },
  values: { one, two, shown: 8 },
};
