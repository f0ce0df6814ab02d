import type { Prompt, Words } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { meta } from '../meta.js';
import type { Action } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
import type { View } from '../schemas/view.js';
import { actionWords } from './actions.js';
import { eventWords } from './events.js';
import { type MammutTelling, quoted } from './names.js';

export const words: Words<Action, View, Components> = {
  prompt: promptWords,
  action: actionWords,
  event: eventWords,
};

function promptWords({ kind, about = {} }: Prompt, telling: MammutTelling): string {
  if (about.doing === 'taking')
    return say(telling, { en: 'Take more tiles, or end.', de: 'Nimm weitere Plättchen oder höre auf.' });
  if (about.doing === 'robbing')
    return say(telling, {
      en: 'Which of the robbed tiles go back into the middle? At least one.',
      de: 'Welche der geraubten Plättchen kommen in die Mitte zurück? Mindestens eines.',
    });
  if (about.doing === 'dividing' && about.last === true)
    return say(telling, {
      en: 'Only your share is missing: take all of the middle, or rob; before that you may play cards.',
      de: 'Nur dein Anteil fehlt noch: Nimm die ganze Mitte oder raube; vorher darfst du Karten ausspielen.',
    });
  const question = meta.prompts[kind];
  const asked = question === undefined ? kind : say(telling, question);
  return typeof about.card === 'string' ? `${quoted(telling, about.card)}: ${asked}` : asked;
}
