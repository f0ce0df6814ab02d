import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import { atlasOf, type Card, cardOf } from '../atlas.js';
import { copyable, isPlayable, mustPlayLight, priceOf, stonesOf } from '../cards.js';
import { CardId, type Colour, ColourName, SeatNumber } from '../fields.js';
import { endRound } from '../round.js';
import { action, type Game, prompt, step } from '../rules.js';
import { isLastRound, type State } from '../state.js';
import type { Code } from '../texts/index.js';
import { colourWord, counted, type Narration, nameOf, priceOf as priceText, quoted } from '../texts/names.js';
import { aboutCard } from '../texts/prompts.js';
import type { View } from '../view-schema.js';

export const play = action('play', {
  fields: { card: CardId },
  description: 'Play a card. A light one is paid for at once, but for those with several prices.',
  carryOut: (game, seat, { card: id }, rng) => {
    const card = cardOf(game.state.components, id);
    game.add({ type: 'card-played', seat, card: id });
    if (card.effect.type !== 'cult') {
      begin(game, seat, card, rng);
      return;
    }
    const [only, ...others] = copyable(game.state, seat);
    if (only !== undefined && others.length === 0) copy(game, seat, only, rng);
    else game.add({ type: 'copy-offered', seat });
  },
  text: ({ card: id }, telling, view) => {
    const [card, price] = [quoted(telling, id), priceText(telling, id)];
    const { colour, effect } = cardOf(telling.components, id);
    if (effect.type === 'cult') {
      const tops = copyableIn(view).map((top) => quoted(telling, top));
      return say(telling, {
        en: `Play ${card} and copy ${tops.join(' or ')}`,
        de: `Spiele ${card} und ahme ${tops.join(' oder ')} nach`,
      });
    }
    const rule = cardOf(telling.components, id).text[telling.language];
    return colour === 'light'
      ? say(telling, { en: `Play ${card} for ${price}: ${rule}`, de: `Spiele ${card} für ${price}: ${rule}` })
      : say(telling, {
          en: `Play ${card} and take ${price}: ${rule}`,
          de: `Spiele ${card} und nimm ${price}: ${rule}`,
        });
  },
  whyNot: (state, { card }, seat) => {
    const known = whyNotCard(state, { card }, seat);
    if (known !== 'not_asked_for') return known;
    const { colour, effect } = cardOf(state.components, card);
    if (effect.type === 'cult') return whyNotCult(state);
    return colour === 'light' ? 'too_few_stones' : 'stone_limit';
  },
});

export const layDown = action('lay-down', {
  fields: { card: CardId },
  description: 'Only where no card at all can be played: lay one down without effect.',
  carryOut: (game, seat, { card }) => game.add({ type: 'card-laid-down', seat, card }),
  text: { en: 'Lay down {card} without effect', de: 'Lege {card} ohne Wirkung ab' },
  whyNot: (state, action, seat) => {
    const known = whyNotCard(state, action, seat);
    return known === 'not_asked_for' ? 'something_playable' : known;
  },
});

export const turnStep = step('turn', {
  prompt: prompt('play-card', {
    en: 'Which card do you play?',
    de: 'Welche Karte spielst du aus?',
    words: (telling, { about }, question) => {
      const { limit } = telling.components.stones.values;
      const stones = counted(telling, Number(about?.stones ?? 0), 'stone');
      const purse = say(telling, { en: `You have ${stones}.`, de: `Du hast ${stones}.` });
      const more = say(telling, {
        en: `With ${limit} stones or more it must be a light one, or a cult that copies a light one.`,
        de: `Ab ${limit} Steinen muss es eine helle sein oder ein Kult, der eine helle nachahmt.`,
      });
      return [question, purse, ...(about?.lightOnly === true ? [more] : [])].join(' ');
    },
  }),
  about: (state, _, seat) => ({ lightOnly: mustPlayLight(state, seat), stones: stonesOf(state, seat) }),
  answers: [play, layDown],
  legal: (state, _, seat) => {
    const kinds = kindsInHand(state, seat);
    const playable = kinds.filter((card) => isPlayable(state, seat, cardOf(state.components, card)));
    return playable.length > 0
      ? playable.map((card) => ({ type: 'play', card }) as const)
      : kinds.map((card) => ({ type: 'lay-down', card }) as const);
  },
});

export const chooseCopy = action('choose-copy', {
  fields: { colour: ColourName },
  description: 'Which of the two discard piles a cult card copies the top of.',
  carryOut: (game, seat, { colour }, rng) => copy(game, seat, colour, rng),
  text: ({ colour }, telling, view) => copying(colour, view, telling),
});

export const copyStep = step('copy', {
  prompt: prompt('choose-copy', {
    en: 'The top of which discard pile does the cult copy?',
    de: 'Die oberste Karte welches Ablagestapels ahmt der Kult nach?',
    words: (telling, { about }, question) => {
      const tops = [about?.light, about?.dark].filter((top) => typeof top === 'string' && top !== '');
      const either = tops.map((top) => quoted(telling, String(top)));
      const cards = either.join(say(telling, { en: ' or ', de: ' oder ' }));
      return either.length < 2
        ? question
        : say(telling, {
            en: `Which card does the cult copy, ${cards}?`,
            de: `Welche Karte ahmt der Kult nach, ${cards}?`,
          });
    },
  }),
  about: ({ piles }) => ({ light: piles.light.top ?? '', dark: piles.dark.top ?? '' }),
  answers: [chooseCopy],
  legal: (state, _, seat) => copyable(state, seat).map((colour) => ({ type: 'choose-copy', colour })),
});

export const chooseOpponent = action('choose-opponent', {
  fields: { seat: SeatNumber },
  description: 'Who shall carry out the dark card.',
  carryOut: (game, seat, action) => game.add({ type: 'opponent-chosen', seat, opponent: action.seat }),
  text: ({ seat }, telling, { turn }) => {
    const name = nameOf(telling, seat);
    const card = turn?.card ?? null;
    const it = card === null ? say(telling, { en: 'the card', de: 'die Karte' }) : quoted(telling, card);
    return say(telling, { en: `Let ${name} carry out ${it}`, de: `Lass ${name} ${it} ausführen` });
  },
  whyNot: () => 'own_seat',
});

export const opponentStep = step('opponent', {
  prompt: prompt('choose-opponent', {
    en: 'Which opponent carries out the card?',
    de: 'Welcher Mitspieler führt die Karte aus?',
    words: aboutCard(),
  }),
  about: (_, { card }) => ({ card }),
  answers: [chooseOpponent],
  legal: (state, { seat }) =>
    [...state.scores.keys()]
      .filter((other) => other !== seat)
      .map((other) => ({ type: 'choose-opponent', seat: other })),
});

export const kindsInHand = ({ hands }: State, seat: Seat): string[] => [...new Set(hands[seat])];

/** Why a card is not among those that a hand has to offer. */
export function whyNotCard(state: State, { card }: { readonly card: string }, seat: Seat): Code {
  if (!atlasOf(state.components).cards.has(card)) return 'no_such_card';
  return state.hands[seat]?.includes(card) ? 'not_asked_for' : 'card_not_in_hand';
}

/** Only the limit of stones bars a dark card from being copied, and only its cost a light one. */
function whyNotCult({ piles }: State): Code {
  if (piles.dark.top !== null) return 'stone_limit';
  return piles.light.top === null ? 'nothing_to_copy' : 'too_few_stones';
}

function copy(game: Game, seat: Seat, colour: Colour, rng: Rng): void {
  const { top } = game.state.piles[colour];
  if (top === null) throw new Error(`nothing to copy on the ${colour} pile`);
  game.add({ type: 'card-copied', seat, card: top });
  begin(game, seat, cardOf(game.state.components, top), rng);
}

/** Light cards are paid for, dark cards bring stones; then their action is carried out. */
function begin(game: Game, seat: Seat, card: Card, rng: Rng): void {
  if (card.colour === 'dark') {
    if (!takeStones(game, seat, card.stones.values)) {
      endRound(game, rng);
      return;
    }
  } else if (card.effect.type !== 'mammoth') {
    game.add({ type: 'stones-paid', seat, stones: priceOf(game.state, card) });
  }
  game.add({ type: 'action-began', seat, card: card.id });
}

/** What the dark pool lacks comes from the light one. False where the card is void: the last of the last round. */
function takeStones(game: Game, seat: Seat, gain: number): boolean {
  const { darkPool, lightPool } = game.state;
  if (isLastRound(game.state) && gain >= darkPool) {
    game.add({ type: 'stones-voided', seat, stones: darkPool });
    return false;
  }
  const dark = Math.min(gain, darkPool);
  game.add({ type: 'stones-taken', seat, dark, light: Math.min(gain - dark, lightPool) });
  return true;
}

/** The cards on top that the viewer could copy now. */
function copyableIn({ viewer, seats, piles, numbers }: View): string[] {
  const stones = viewer === null ? 0 : (seats[viewer]?.stones ?? 0);
  const { light, dark } = piles;
  return [
    ...(light.top !== null && light.top.stones <= stones ? [light.top.card] : []),
    ...(dark.top !== null && stones < numbers.stoneLimit ? [dark.top.card] : []),
  ];
}

function copying(colour: Colour, { piles }: View, telling: Narration): string {
  const top = piles[colour].top;
  if (top === null) {
    const word = colourWord(telling, colour);
    return say(telling, { en: `Copy the top ${word} card`, de: `Ahme die oberste ${word} Karte nach` });
  }
  const [card, price] = [quoted(telling, top.card), priceText(telling, top.card)];
  return colour === 'light'
    ? say(telling, {
        en: `Copy ${card} from the light pile for ${price}`,
        de: `Ahme ${card} vom hellen Stapel für ${price} nach`,
      })
    : say(telling, {
        en: `Copy ${card} from the dark pile and take ${price}`,
        de: `Ahme ${card} vom dunklen Stapel nach und nimm ${price}`,
      });
}
