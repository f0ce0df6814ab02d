import type { ComponentsShape, Language, Telling } from '../rulebook.js';

/** A template such as `{seat} takes {from:share}.`, or a function where a template does not suffice. */
export type Said<Args extends readonly unknown[]> = string | ((...args: Args) => string);

/** A text in every language, or one function for all of them. */
export type Texts<Args extends readonly unknown[]> =
  | { readonly [In in Language]: Said<Args> }
  | ((...args: Args) => string);

/** How values are put into words, by the name of the field or by the name after the colon. */
export type Formats<Components, View> = {
  /** The view is there where an action is put into words. */
  readonly [name: string]: (telling: Telling<Components>, value: never, view?: View) => string;
};

type AnyTelling = Telling<ComponentsShape>;
export type AnyFormats = {
  readonly [name: string]: (telling: AnyTelling, value: unknown, view?: unknown) => string;
};
type Fields = { readonly [name: string]: unknown };
/** What a template was made into; actions are put into words for a view. */
export type Sayer = (thing: Fields, telling: AnyTelling, view?: unknown) => string;

const seatName = ({ names }: AnyTelling, seat: unknown): string => names[Number(seat)] ?? '';

const plain = (_: AnyTelling, value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** Fields that are called so hold a seat, in every rulebook. */
const usual: AnyFormats = { seat: seatName, by: seatName, target: seatName };

/** Parses a template once; a placeholder that is no field does not wait until somebody reads the text. */
export function compileTemplate(template: string, fields: readonly string[], formats: AnyFormats): Sayer {
  const [first = '', ...pieces] = template.split('{');
  const parts = pieces.map((piece) => {
    const [placeholder = '', after = ''] = piece.split('}');
    const [name = '', format = name] = placeholder.split(':');
    if (!fields.includes(name)) throw new Error(`there is no field for {${placeholder}} in “${template}”`);
    const written = formats[format] ?? usual[format];
    if (written === undefined && format !== name)
      throw new Error(`there is no format ${format} for “${template}”`);
    return { name, after, write: written ?? plain };
  });
  return (thing, telling, view) => {
    let text = first;
    for (const { name, after, write } of parts) text += write(telling, thing[name], view) + after;
    return text;
  };
}
