import type { AnyAction, AnyRulebook } from '../any-rulebook.js';
import type { Language } from '../rulebook.js';
import { eachLanguage, say } from '../words.js';
import type { AnyEventDefinition, AnySpec, AnyTexts } from './erased.js';
import { isHidden, isSecret } from './fields.js';
import { promptsOf } from './prompts.js';
import { type AnyFormats, compileTemplate, type Sayer } from './texts.js';

type Words = AnyRulebook['words'];
type Said = Readonly<Record<Language, Sayer>>;

/** The texts of prompts, actions and events. */
export function wordsBy({ actions, events, steps, formats = {} }: AnySpec): Words {
  const prompts = new Map(promptsOf(steps).map((prompt) => [prompt.kind, prompt]));
  const acts = new Map(
    actions.map(({ type, fields, text }) => [type, compile(text, Object.keys(fields), formats)]),
  );
  const losses = new Map(actions.map(({ type, loses }) => [type, loses]));
  const facts = new Map(events.map((event) => [event.type, factOf(event, formats)]));
  return {
    prompt: (prompt, telling) => {
      const known = prompts.get(prompt.kind);
      if (known === undefined) return prompt.kind;
      const question = say(telling, known);
      return known.words?.(telling, prompt, question) ?? question;
    },
    action: (action: AnyAction, view, telling) =>
      known(acts.get(action.type), action.type)[telling.language](action, telling, view),
    loss: (action: AnyAction, view, telling) => {
      const lost = losses.get(action.type)?.(action, view) ?? null;
      return lost === null ? null : say(telling, lost);
    },
    event: (event, telling) => {
      const { whole, unseen, secrets } = known(facts.get(event.type), event.type);
      const fields: Readonly<Record<string, unknown>> = { ...event };
      const said = secrets.some((name) => fields[name] === undefined) ? unseen : whole;
      return said[telling.language](fields, telling);
    },
  };
}

function factOf({ fields, text, unseen = text }: AnyEventDefinition, formats: AnyFormats) {
  const entries = Object.entries(fields).filter(([, field]) => !isHidden(field));
  const secrets = entries.filter(([, field]) => isSecret(field)).map(([name]) => name);
  const names = entries.map(([name]) => name);
  const open = names.filter((name) => !secrets.includes(name));
  return {
    whole: compile(text, names, formats),
    unseen: unseen === text ? compile(text, names, formats) : compile(unseen, open, formats),
    secrets,
  };
}

/** Compiles the text of every language. A wrong template fails here, when the rulebook is built. */
function compile(texts: AnyTexts, fields: readonly string[], formats: AnyFormats): Said {
  const said = (language: Language): Sayer => {
    const text = typeof texts === 'function' ? texts : texts[language];
    if (text === undefined)
      throw new Error(`there is no text in ${language} beside “${JSON.stringify(texts)}”`);
    return typeof text === 'string' ? compileTemplate(text, fields, formats) : text;
  };
  return eachLanguage(said);
}

function known<Item>(item: Item | undefined, type: string): Item {
  if (item === undefined) throw new Error(`there are no words for ${type}`);
  return item;
}
