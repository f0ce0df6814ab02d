import type { Text } from '../../../engine/rulebook.js';

/** What a seat is doing while it is asked a question of a kind, after its name. */
export const doings: Readonly<Record<string, Text>> = {
  'choose-chief': { en: 'chooses a chief', de: 'wählt einen Häuptling' },
  'choose-setup': { en: 'chooses a set-up card', de: 'wählt eine Aufbaukarte' },
  'play-advancements': { en: 'may play advancements', de: 'darf Fortschritte ausspielen' },
  'place-figure': { en: 'sets a figure', de: 'setzt eine Figur ein' },
  'rest-tile': { en: 'takes a rest tile', de: 'nimmt ein Ruheplättchen' },
  act: { en: 'takes actions', de: 'führt Aktionen aus' },
  middle: { en: 'is on the middle space', de: 'ist auf dem mittleren Feld' },
  bottom: { en: 'is on the bottom space', de: 'ist auf dem unteren Feld' },
  'lay-eclipse': { en: 'lays an eclipse pile', de: 'legt einen Sonnenfinsternisstapel' },
  'eclipse-step': { en: 'takes income in the eclipse', de: 'nimmt Einkommen in der Sonnenfinsternis' },
  gain: { en: 'takes what was gained', de: 'nimmt, was gewonnen wurde' },
  'lower-income': { en: 'takes an income', de: 'nimmt ein Einkommen' },
  'move-camp': { en: 'moves a camp', de: 'zieht ein Lager' },
  settle: { en: 'builds a settlement', de: 'baut eine Siedlung' },
  'build-megalith': { en: 'builds a megalith', de: 'baut einen Megalithen' },
  'idol-track': { en: 'moves an idol marker', de: 'bewegt einen Götzenmarker' },
  bury: { en: 'buries a card', de: 'begräbt eine Karte' },
  recruit: { en: 'recruits a member', de: 'nimmt ein Mitglied' },
  'choose-animal': { en: 'takes an animal', de: 'nimmt ein Tier' },
  slay: { en: 'slays an animal', de: 'erlegt ein Tier' },
  'choose-stone': { en: 'takes a sacred stone', de: 'nimmt einen Heiligen Stein' },
  'choose-advancement': { en: 'takes an advancement', de: 'nimmt einen Fortschritt' },
  discard: { en: 'discards a card', de: 'wirft eine Karte ab' },
};
