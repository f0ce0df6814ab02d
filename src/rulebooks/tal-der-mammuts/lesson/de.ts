import type { english } from './en.js';

export const german: typeof english = {
  steps: {
    camp: 'Willkommen! Du führst einen Stamm. Wer an zwei Rundenenden hintereinander vier Lager hat, gewinnt; hier endet das Spiel spätestens mit dem ersten Winter, und dann zählen Lager, Leute und Nahrung. Dein Stamm muss essen: Beginne am Wasser und in der Ebene, wo sich ein Acker besäen lässt, auf Feld 9.',
    field:
      'Ein Lager in der Ebene kann einen Acker haben. Er kostet 1 Nahrung und bringt in der letzten Sommerrunde 8. Besäe ihn.',
    wind: 'Jede Runde beginnt mit der Natur: Tiere kommen und ziehen mit dem Wind. Du hast fünf Sonderkarten und darfst eine passende spielen. Spar sie dir vorerst: Spiele keine Karte.',
    warrior:
      'Jetzt ziehen deine Leute, jeder bis zu zwei Schritte. Für ein zweites Lager braucht es einen Krieger und eine Frau, allein zusammen auf einem freien Feld. Schick einen Krieger von Feld 9 auf Feld 4.',
    woman:
      'Eine Frau geht mit. Die andere muss auf Feld 9 bleiben: Ein Lager ohne Frau ist für immer verloren, samt Acker.',
    moved: 'Das Paar ist unterwegs. Die Übrigen bewachen das Lager: Beende deine Bewegung.',
    food: 'Der Stamm isst: 1 Nahrung je Figur. Wasser und im Sommer auch Wald bringen etwas ein, einmal für jedes Feld, auf dem du stehst. Du hast genug: Spiele keine Karte.',
    'second-wind': 'Die letzte Sommerrunde. Sieh nach, was kommt und wohin es zieht. Spiele keine Karte.',
    stay: 'Auf Feld 4 ist ein Bison aufgetaucht. Neben ihm darf dein Paar kein Lager gründen, aber jagen darf es ihn. Bleib und beende deine Bewegung.',
    fight:
      'Ein Kampf: Beide würfeln und zählen ihre Zahl dazu, du 1 für deinen Krieger. In drei von vier Fällen gewinnst du. Eine Fackel° bringt gegen Tiere noch 1 dazu, und eine verlorene Frau wäre schlimmer als eine verbrauchte Karte. Spiele sie.',
    roots:
      'Der Bison ist Nahrung. Du stehst auf einem Waldfeld, also bringen dir „Wurzeln und Beeren°“ noch 1. Das Jahr ist kurz: Nutze sie.',
    harvest: 'Und der Acker bringt 8 Nahrung, denn er wurde nicht zertrampelt. Lass den Stamm essen.',
    births:
      'Am Ende einer Jahreszeit kommen Kinder zur Welt: eines in einem Lager mit einer Frau, zwei bei zweien oder mehr. Ob Mädchen oder Krieger, sagt der Würfel. Weiter zu den Geburten!',
  },
  prompts: {
    'place-camp': 'Beginne am Wasser, wo es Nahrung gibt, und nicht zu nah bei anderen.',
    sow: 'Ein Acker kostet 1 Nahrung und bringt am Ende des Sommers 8.',
    'nature-window': 'Spiele nur dann eine Karte, wenn dir schadet, was die Natur tut.',
    move: 'Lass in jedem Lager eine Frau. Ein Krieger und eine Frau, die sich nicht bewegt haben und allein auf einem freien Feld sind, dürfen ein weiteres gründen.',
    found: 'Jedes Lager zählt: Gründe eines, wo immer ein Paar es darf.',
    'fight-window':
      'Schau auf die Chancen: Eine Karte lohnt sich, wo sie einen Kampf wendet, auf den es ankommt.',
    'food-window': 'Rechne nach: Hat dein Stamm genug, dann heb dir die Karten für den Winter auf.',
    'birth-window': 'Karten für Geburten sind umso mehr wert, je mehr Frauen du hast.',
  },
  end: 'Das war der erste Sommer. Der Winter dauert länger, und die Wälder ernähren dann niemanden: Spar Nahrung. Gründe Lager mit Paaren, die sich nicht bewegt haben, lass in jedem eine Frau, und sieh dir vor einem Kampf die Chancen an. Spiel weiter, und frag den Trainer, wann immer du wissen willst, was eine Aktion wert ist.',
};
