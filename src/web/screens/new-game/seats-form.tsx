import type { SeatWish } from '../../api/games.js';
import { Choice } from '../../parts/choice.js';
import { words } from '../../texts/words.js';

const wishes = ['me', 'open', 'bot', 'strong', 'master'] as const;

const wishOf = (value: (typeof wishes)[number]): SeatWish =>
  value === 'strong' || value === 'master' ? { bot: value } : value;
const shownAs = (wish: SeatWish) => (typeof wish === 'object' ? wish.bot : wish);

interface Props {
  readonly bounds: { readonly min: number; readonly max: number };
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** The number of seats, and who takes which. */
export function SeatsForm({ bounds: { min, max }, seats, onChange }: Props) {
  const t = words().newGame;
  const counts = Array.from({ length: max - min + 1 }, (_, nth) => String(min + nth));
  const resize = (count: number) =>
    onChange(Array.from({ length: count }, (_, seat) => seats[seat] ?? 'open'));
  return (
    <fieldset class="card">
      <legend>{t.seats}</legend>
      {min < max && (
        <Choice
          label={t.seatCount}
          value={String(seats.length)}
          options={counts.map((value) => ({ value, text: value }))}
          onChange={(value) => resize(Number(value))}
        />
      )}
      <div class="line">
        {seats.map((wish, seat) => (
          <Choice
            // A seat is its index.
            key={seat}
            label={t.seat(seat)}
            value={shownAs(wish)}
            options={wishes.map((value) => ({ value, text: t.wishes[value] }))}
            onChange={(value) => onChange(seats.map((other, nth) => (nth === seat ? wishOf(value) : other)))}
          />
        ))}
      </div>
    </fieldset>
  );
}
