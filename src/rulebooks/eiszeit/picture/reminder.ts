import { type Block, block, panel, roomIn, textLines, wrapped } from '../../../engine/drawing/index.js';
import { listed, say } from '../../../engine/words.js';
import { counted } from '../texts/names.js';
import type { Scene } from './scene.js';

const SIZE = 13;

/** The numbers that this game is played with. */
export function reminderBlock(scene: Scene, width: number): Block {
  const room = roomIn(width);
  const lines = [feeding(scene), scoring(scene), fires(scene), limits(scene)].flatMap((said) =>
    wrapped(said, room, SIZE),
  );
  const height = lines.length * SIZE * 1.3;
  const heading = say(scene, { en: 'Good to know', de: 'Gut zu wissen' });
  return panel(width, heading, block(room, height, textLines(0, SIZE * 0.65, lines, { size: SIZE })));
}

function feeding(scene: Scene): string {
  const { limit, perMammoth } = scene.view.numbers;
  const hunters = counted(scene, limit, 'hunter');
  return say(scene, {
    en: `A region feeds ${hunters}, ${perMammoth} more for each mammoth, and more by its fires. Where more stand, those with the fewest lose first; hunters with clubs are safe.`,
    de: `Ein Gebiet ernährt ${hunters}, ${perMammoth} mehr je Mammut und mehr durch Feuer. Stehen dort mehr, verliert zuerst, wer die wenigsten hat; Jäger mit Keule sind sicher.`,
  });
}

function scoring(scene: Scene): string {
  const { points } = scene.view.numbers;
  const parts = points.map((each, mammoths) => {
    const most =
      mammoths === points.length - 1 && mammoths > 0 ? say(scene, { en: ' or more', de: ' oder mehr' }) : '';
    const herd =
      mammoths === 1 && most === ''
        ? counted(scene, 1, 'mammoth')
        : `${mammoths}${most} ${say(scene, { en: 'mammoths', de: 'Mammuts' })}`;
    return say(scene, { en: `${each} with ${herd}`, de: `${each} bei ${herd}` });
  });
  return say(scene, {
    en: `Points for each hunter: ${listed(scene, parts)}.`,
    de: `Punkte je Jäger: ${listed(scene, parts)}.`,
  });
}

function fires(scene: Scene): string {
  const values = scene.view.numbers.fires;
  const kinds = [...new Set(values)].map(
    (value) => `${values.filter((other) => other === value).length} × ${value}`,
  );
  return say(scene, {
    en: `Values of the fire tiles: ${listed(scene, kinds)}.`,
    de: `Werte der Feuerplättchen: ${listed(scene, kinds)}.`,
  });
}

function limits(scene: Scene): string {
  const { stoneLimit, handSize } = scene.view.numbers;
  const stones = counted(scene, stoneLimit, 'stone');
  const cards = counted(scene, handSize, 'card');
  return say(scene, {
    en: `With ${stones} or more at the start of your turn, play a light card, or a cult that copies one. A full hand has ${cards}.`,
    de: `Ab ${stoneLimit} ${stoneLimit === 1 ? 'Stein' : 'Steinen'} zu Beginn des Zuges muss es eine helle Karte sein oder ein Kult, der eine helle nachahmt. Volle Hand: ${cards}.`,
  });
}
