import type { english } from './en.js';

export const german: typeof english = {
  steps: {
    animal:
      'Willkommen! Die Beute einer Jagd wird verteilt: Reihum nehmen alle Plättchen aus der Mitte, bis jeder einen Anteil hat. Du fängst an und darfst nehmen, so viel du willst. Aber Vorsicht: Wer nach dir kommt, darf deinen ganzen Anteil rauben, statt aus der Mitte zu nehmen. Nimm also wenig, und nimm, was am Ende viel wert ist. Das sind verschiedene Tiere: Alle sieben bringen 30 Punkte. Beginne mit der Säbelzahnkatze°.',
    another: 'Ein Tier zählt nur, wenn du seine Art noch nicht hast. Der Höhlenbär° ist eine andere.',
    third: 'Drei Arten bringen am Ende 4 Punkte, fünf bringen 15. Nimm auch den Steppenwisent°.',
    axe: 'Eine Axt bringt dir bei der Wertung eine Karte, und mit Karten überrascht man die anderen. Für eine einzelne Axt raubt dich niemand aus.',
    stop: 'Vier Plättchen sind ein bescheidener Anteil. Gier würde bestraft: Hör hier auf und sieh zu, was denen passiert, die mehr nehmen.',
    rob: 'Eine ganze Runde ist vorbei und gewertet. Deine drei Tiere hast du behalten, aber ohne Feuer hast du 5 Punkte verloren: Die kosten die wenigsten Feuer immer. Jetzt fehlt nur noch dein Anteil. In der Mitte liegen Fleisch und Feuer, das ist gut. Aber Bot 3 hat fünf Stoßzähne, und jeder ist 2 Punkte wert. Raube diesen Anteil!',
    return:
      'Wer raubt, muss mindestens ein Plättchen in die Mitte zurücklegen und mindestens eines behalten. Was ein Fragezeichen zeigt, kommt erst bei der Wertung heraus, darum fällt der Abschied von diesem leicht.',
    keep: 'Stoßzähne und Äxte bleiben bei dir. Lege nichts mehr zurück. Bot 3 hat jetzt keinen Anteil, ist also wieder dran und bedient sich bei jemand anderem – oder bei dir.',
  },
  prompts: {
    division:
      'Nimm Plättchen aus der Mitte oder raube einen Anteil. Ein kleiner Anteil mit guten Plättchen wird selten geraubt, ein großer fast immer. Wer als Letzter keinen Anteil hat, muss die ganze Mitte nehmen oder rauben.',
  },
  end: 'Mehr ist am Teilen nicht dran. Nach jeder Runde wird gewertet: Stoßzähne bringen je 2 Punkte, das meiste Fleisch 8, der erste Platz auf der Fellleiste so viele, wie die Nummer der Runde sagt; die wenigsten Feuer kosten 5. Nach Runde 5 zählen die Tiere. Spiel weiter, und frag den Trainer, wann immer du wissen willst, was eine Aktion wert ist.',
};
