import type { english } from './en.js';

export const german: typeof english = {
  steps: {
    mammoth:
      'Willkommen! Am Ende eines Durchgangs bringt jeder deiner Jäger 1 Punkt, und 2, wo ein Mammut ist. Geh also dorthin, wo die Mammuts sind: Platziere deinen ersten Jäger in Gebiet 8.',
    spread:
      'Kein Gebiet ernährt alle: 3 Jäger, einen mehr je Mammut und so viele mehr, wie die verdeckten Feuer zeigen. Was zu viel ist, geht verloren. Verteile dich also: Auch in Gebiet 7 steht ein Mammut.',
    more: 'Die anderen drängen sich zusammen. Du nimmst dir die Weiden: Platziere einen Jäger in Gebiet 6.',
    'last-mammoth': 'Ein Mammut hat noch keinen Jäger von dir: Gebiet 5.',
    pair: 'Im Konflikt verliert zuerst, wer im Gebiet die wenigsten Jäger hat. Mit einem zweiten Jäger in Gebiet 7 stehst du dort sicherer.',
    'last-hunter': 'Der letzte der sechs: Verstärke genauso Gebiet 8. Danach werden die Karten verteilt.',
    light:
      'Jetzt spielst du eine Karte. Helle Karten kosten Steine und helfen dir; dunkle bringen Steine und helfen den anderen. Du hast 4 Steine. „Weideland°“ kostet 3 und platziert bis zu drei Jäger auf Weiden oder zwei beliebig. Spiele sie aus.',
    placing: 'Gebiet 6 ist eine Weide mit Mammut. Ein zweiter Jäger dort zählt 2 Punkte.',
    elsewhere: 'Gebiet 12 ist die andere Weide. Ein Mammut gibt es dort nicht, aber viel Platz.',
    'elsewhere-too':
      'Dein dritter Jäger darf jetzt nur noch auf eine Weide. Noch einmal Gebiet 12: Zu zweit seid ihr schwerer zu vertreiben.',
    discard:
      'Du darfst eine weitere Karte weglegen, um dafür eine andere zu ziehen. „Platztausch°“ hilft dir gerade nicht.',
    'draw-light':
      'Du ziehst auf fünf Karten nach und wählst für jede den Stapel. Helle Karten willst du spielen, also nimm eine.',
    'draw-dark':
      'Fünf Karten auf der Hand dürfen nicht alle dieselbe Farbe haben, und ohne dunkle Karten gehen dir die Steine aus. Nimm eine dunkle.',
    gift: 'Bot 3 hat eine dunkle Karte gespielt, und die anderen führen sie aus: auch du, ganz umsonst. In Gebiet 5 steht ein Mammut, und Bot 2 hat dort mehr Jäger als du. Platziere einen.',
    majority:
      'Und noch einen. Nun stehen in Gebiet 5 fünf Jäger, und mindestens vier werden satt. Muss einer gehen, dann einer von dem, der dort die wenigsten hat: von Bot 2.',
    dark: 'Du hast noch 1 Stein, du brauchst also eine dunkle Karte. „Kalte Nacht°“ bringt 3 Steine und lässt einen Mitspieler deiner Wahl einen Jäger entfernen. Das schadet dir am wenigsten.',
    opponent:
      'Wer darf den Jäger entfernen? Wem du nicht im Weg stehst, der wird deinen nicht wählen. Überlass es Bot 3: Seine Rivalen stehen anderswo.',
    keep: 'Deine Karten sind alle nützlich. Behalte sie.',
    'draw-again': 'Dunkle Karten bezahlen die hellen. Nimm noch eine.',
  },
  prompts: {
    'place-first-hunters':
      'Platziere Jäger dort, wo Mammuts sind, und verteile sie: Ein Gebiet ernährt nur wenige, und wer dort die wenigsten hat, verliert zuerst.',
    'play-card':
      'Helle Karten kosten Steine und helfen dir. Dunkle bringen Steine und helfen den anderen. Mit 8 oder mehr Steinen musst du eine helle spielen.',
    'place-hunter':
      'Such nach Mammuts und nach Gebieten, in denen du die meisten Jäger hast oder viel Platz ist.',
    discard: 'Leg eine Karte weg, die du so bald nicht spielst, oder behalte alle.',
    draw: 'Behalte beide Farben auf der Hand: Die dunklen bringen die Steine, die die hellen kosten.',
    'choose-opponent': 'Wähle den, dem es am wenigsten nützt oder dem du am wenigsten im Weg stehst.',
    'take-club': 'Ein Jäger mit Keule geht in keinem Konflikt verloren, und nur du darfst ihn versetzen.',
    'use-club': 'Gib die Keule einem Jäger, wo das Gedränge am größten ist, oder heb sie dir auf.',
  },
  end: 'Einen Zug kennst du jetzt: Karte spielen, vielleicht abwerfen, nachziehen. Nimmt jemand den letzten Stein des dunklen Vorrats, endet der Durchgang: Konflikte, dann 1 Punkt je Jäger, 2 bei einem Mammut, 3 bei zweien. Wer nach Punkten Letzter ist, darf einen Gletscher legen. Spiel weiter, und frag den Trainer, wann immer du wissen willst, was eine Aktion wert ist.',
};
