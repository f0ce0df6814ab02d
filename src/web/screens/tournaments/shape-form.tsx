import type { Format } from '../../api/tournaments.js';
import { Choice } from '../../parts/choice.js';
import { words } from '../../texts/words.js';
import type { TermsProps } from './terms.js';

const formats = ['round-robin', 'swiss', 'knockout'] as const satisfies readonly Format[];
const roundCounts = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const sizes = [8, 16, 32, 64, 128] as const;
const MAX_ROUND_ROBIN = 32;
const tables = [2, 3, 4, 5, 6] as const;

interface Props extends TermsProps {
  readonly bounds: { readonly min: number; readonly max: number };
}

/** The format, the rounds and the number of players. */
export function ShapeForm({ bounds, terms, change }: Props) {
  const t = words().tournaments;
  const { format, seats, rounds, maxPlayers } = terms;
  const most = (of: Format): number => (of === 'round-robin' ? MAX_ROUND_ROBIN : 128);
  const asOptions = (numbers: readonly number[]) =>
    numbers.map(String).map((value) => ({ value, text: value }));
  return (
    <>
      <Choice
        label={t.format}
        value={format}
        options={formats.map((value) => ({ value, text: t.formats[value] }))}
        onChange={(value) => change({ format: value, maxPlayers: Math.min(maxPlayers, most(value)) })}
      />
      {format === 'swiss' && (
        <Choice
          label={t.rounds}
          value={roundCounts.find((one) => one === String(rounds)) ?? ''}
          options={roundCounts.map((value) => ({ value, text: value || t.anyRounds }))}
          onChange={(value) => change({ rounds: value === '' ? null : Number(value) })}
        />
      )}
      <Choice
        label={t.seats}
        value={String(seats)}
        options={asOptions(tables.filter((one) => one >= bounds.min && one <= bounds.max))}
        onChange={(value) => change({ seats: Number(value) })}
      />
      <Choice
        label={t.most}
        value={String(maxPlayers)}
        options={asOptions(sizes.filter((one) => one <= most(format)))}
        onChange={(value) => change({ maxPlayers: Number(value) })}
      />
    </>
  );
}
