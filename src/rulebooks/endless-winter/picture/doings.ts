import type { Text } from '../../../engine/rulebook.js';
import type { Kind } from '../texts/index.js';

const onMiddle: Text = { en: 'is on the middle space', de: 'ist auf dem mittleren Feld' };
const onBottom: Text = { en: 'is on the bottom space', de: 'ist auf dem unteren Feld' };
const advancing: Text = { en: 'may play advancements', de: 'darf Fortschritte ausspielen' };
const building: Text = { en: 'builds a megalith', de: 'baut einen Megalithen' };
const climbing: Text = { en: 'moves an idol marker', de: 'bewegt einen Götzenmarker' };
const earning: Text = { en: 'takes an income', de: 'nimmt ein Einkommen' };
const discarding: Text = { en: 'discards a card', de: 'wirft eine Karte ab' };

/** What a seat is doing while it is asked a question of a kind, after its name. */
export const doings: Readonly<Record<Kind, Text>> = {
  'choose-side': { en: 'chooses a side of the chief', de: 'wählt eine Seite des Häuptlings' },
  'choose-chief': { en: 'chooses a chief', de: 'wählt einen Häuptling' },
  'choose-setup': { en: 'chooses a set-up card', de: 'wählt eine Aufbaukarte' },
  'play-advancements': advancing,
  'use-advancement': { en: 'has played an advancement', de: 'hat einen Fortschritt ausgespielt' },
  'more-advancements': advancing,
  'place-figure': { en: 'sets a figure', de: 'setzt eine Figur ein' },
  'rest-tile': { en: 'takes a rest tile', de: 'nimmt ein Ruheplättchen' },
  act: { en: 'takes actions', de: 'führt Aktionen aus' },
  middle: onMiddle,
  'middle-closed': onMiddle,
  'after-middle': onMiddle,
  bottom: onBottom,
  'bottom-closed': onBottom,
  'after-bottom': onBottom,
  resting: { en: 'rests', de: 'ruht' },
  'lay-eclipse': { en: 'lays an eclipse pile', de: 'legt einen Sonnenfinsternisstapel' },
  'eclipse-step': { en: 'takes income in the eclipse', de: 'nimmt Einkommen in der Sonnenfinsternis' },
  'eclipse-members': {
    en: 'uses eclipse abilities',
    de: 'nutzt Fähigkeiten in der Sonnenfinsternis',
  },
  gain: { en: 'takes what was gained', de: 'nimmt, was gewonnen wurde' },
  'lower-income': earning,
  'lesser-only': earning,
  'move-camp': { en: 'moves a camp', de: 'zieht ein Lager' },
  settle: { en: 'builds a settlement', de: 'baut eine Siedlung' },
  'build-megalith': building,
  'build-megalith-in-setup': building,
  'add-neutral': { en: 'adds a neutral megalith', de: 'setzt einen neutralen Megalithen' },
  'idol-track': climbing,
  'idol-track-in-setup': climbing,
  bury: { en: 'buries a card', de: 'begräbt eine Karte' },
  recruit: { en: 'recruits a member', de: 'nimmt ein Mitglied' },
  'choose-animal': { en: 'takes an animal', de: 'nimmt ein Tier' },
  slay: { en: 'slays an animal', de: 'erlegt ein Tier' },
  'choose-stone': { en: 'takes a sacred stone', de: 'nimmt einen Heiligen Stein' },
  'buy-stone': { en: 'buys a sacred stone', de: 'kauft einen Heiligen Stein' },
  'choose-advancement': { en: 'takes an advancement', de: 'nimmt einen Fortschritt' },
  discard: discarding,
  'discard-for-advancement': discarding,
};

export const doingOf = (kind: string | undefined): Text | undefined =>
  isKind(kind) ? doings[kind] : undefined;

const isKind = (kind: string | undefined): kind is Kind => kind !== undefined && kind in doings;
