import type { Audience, ComponentsShape, Language } from '../rulebook.js';

/** A template such as `{seat} takes {from:share}.`, or a function if a template is not enough. */
export type Said<Args extends readonly unknown[]> = string | ((...args: Args) => string);

/** A text in every language, or one function for all of them. */
export type Texts<Args extends readonly unknown[]> =
  | { readonly [In in Language]: Said<Args> }
  | ((...args: Args) => string);

/** Formats of values, by the name of the field or the name after the colon. */
export type Formats<Components, View> = {
  /** `view` is set for the texts of actions only. */
  readonly [name: string]: (telling: Audience<Components>, value: never, view?: View) => string;
};

type AnyAudience = Audience<ComponentsShape>;
export type AnyFormats = {
  readonly [name: string]: (telling: AnyAudience, value: unknown, view?: unknown) => string;
};
type Fields = { readonly [name: string]: unknown };
/** A compiled text. `view` is set for actions only. */
export type Sayer = (thing: Fields, telling: AnyAudience, view?: unknown) => string;

const seatName = ({ names }: AnyAudience, seat: unknown): string => names[Number(seat)] ?? '';

const plain = (_: AnyAudience, value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** Fields with these names hold a seat in every rulebook. */
const usual: AnyFormats = { seat: seatName, by: seatName, target: seatName };

/** Parses a template when the rulebook is built, so that a wrong placeholder fails at once. */
export function compileTemplate(template: string, fields: readonly string[], formats: AnyFormats): Sayer {
  const [first = '', ...pieces] = template.split('{');
  const parts = pieces.map((piece) => {
    const [placeholder = '', after = ''] = piece.split('}');
    const [name = '', format = name] = placeholder.split(':');
    if (!fields.includes(name)) throw new Error(`there is no field for {${placeholder}} in “${template}”`);
    const written = formats[format] ?? usual[format];
    if (written === undefined && format !== name)
      throw new Error(`there is no format ${format} for “${template}”`);
    return { name, format, after, write: written ?? plain };
  });
  return (thing, telling, view) => {
    let text = first;
    for (const { name, format, after, write } of parts) {
      try {
        text += write(telling, thing[name], view) + after;
      } catch (cause) {
        throw new Error(`the format ${format} cannot write {${name}} in “${template}”: ${cause}`, { cause });
      }
    }
    return text;
  };
}
