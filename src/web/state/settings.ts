import { computed, effect, signal } from '@preact/signals';
import { onStoredElsewhere, store, stored } from './stored.js';

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];
/** The languages that rulebooks have, and the service writes in. */
export const servedLanguages = ['en', 'de'] as const;
export type ServedLanguage = (typeof servedLanguages)[number];
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Settings {
  readonly language: Language;
  readonly scheme: Scheme;
  /** Whether to show browser notifications for prompts. */
  readonly notify: boolean;
  /** Whether to sound when it becomes the player's turn. */
  readonly sound: boolean;
  /** Whether pictures take the full width on wide screens. */
  readonly largePicture: boolean;
}

const NAME = 'settings';
const isObject = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null;

function read(): Settings {
  const kept = stored(NAME, isObject) ?? {};
  const preferred = languages.find((one) => navigator.language.startsWith(one)) ?? 'en';
  return {
    language: languages.find((one) => one === kept.language) ?? preferred,
    scheme: schemes.find((one) => one === kept.scheme) ?? 'system',
    notify: kept.notify === true,
    sound: kept.sound === true,
    largePicture: kept.largePicture === true,
  };
}

const settings = signal(read());
onStoredElsewhere(NAME, () => {
  settings.value = read();
});

export const language = computed(() => settings.value.language);
/** The language of what the service writes for the player: rules, mails, messages. */
export const servedLanguage = computed(() => servedLanguages.find((one) => one === language.value) ?? 'en');
export const scheme = computed(() => settings.value.scheme);
export const notify = computed(() => settings.value.notify);
export const sound = computed(() => settings.value.sound);
export const largePicture = computed(() => settings.value.largePicture);

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  store(NAME, settings.value);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(dark.matches);
dark.addEventListener('change', () => {
  systemIsDark.value = dark.matches;
});

/** The scheme in effect. */
export const shade = computed(() => {
  if (scheme.value !== 'system') return scheme.value;
  return systemIsDark.value ? 'dark' : 'light';
});

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.scheme = scheme.value;
});
