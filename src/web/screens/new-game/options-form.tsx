import type { Rulebook } from '../../api/rulebooks.js';
import { Choice, Tick } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { words } from '../../texts/words.js';
import { type Options, type Schema, type Value, valuesOf } from './option-schema.js';
import { type OptionWords, wordsOf } from './option-words.js';

export function defaultsOf(schema: Schema): Options {
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    entries.flatMap(([key, one]) => (one.default === undefined ? [] : [[key, one.default]])),
  );
}

interface Props {
  readonly book: Rulebook;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** A form generated from the schema of the options. */
export function OptionsForm({ book, options, onChange }: Props) {
  const t = words().newGame;
  const entries = Object.entries((book.options as Schema).properties ?? {});
  if (entries.length === 0) return null;
  return (
    <fieldset class="card">
      <legend>{t.options}</legend>
      {entries.map(([key, one]) => (
        <Option
          key={key}
          text={wordsOf(book, key)}
          schema={one}
          value={options[key] ?? null}
          onChange={(value) => onChange({ ...options, [key]: value })}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  readonly text: OptionWords;
  readonly schema: Schema;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Option({ text, schema, value, onChange }: OptionProps) {
  const { name, textOf } = text;
  const hint = text.hint === null ? {} : { hint: text.hint };
  if (schema.type === 'boolean')
    return <Tick label={name} isOn={value === true} onChange={onChange} {...hint} />;
  const values = valuesOf(schema);
  if (values !== null) {
    return (
      <Choice
        label={name}
        value={JSON.stringify(value)}
        options={values.map((one) => ({ value: JSON.stringify(one), text: textOf(one) }))}
        onChange={(chosen) => onChange(JSON.parse(chosen) as Value)}
        {...hint}
      />
    );
  }
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return (
    <Field
      label={name}
      type={isNumber ? 'number' : 'text'}
      value={value === null ? '' : String(value)}
      onInput={(typed) => onChange(isNumber ? Number(typed) : typed)}
      {...hint}
    />
  );
}
