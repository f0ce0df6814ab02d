import type { english } from './en.js';

export const german: typeof english = {
  steps: {
    chief:
      'Willkommen! Du führst einen Stamm durch vier Runden. Du musst nicht alles auf einmal verstehen: Wir gehen zusammen durch einen Zug. Wähle zuerst eine Seite deines Häuptlings. Seite B bringt im Zug des Häuptlings ein neues Mitglied, und damit wird dein Deck stärker.',
    member:
      'Deine Aufbaukarte gibt dir etwas für den Anfang. Die Arbeit tun die Mitglieder. Die Kundschafterin° ist beim Weiterziehen doppelt so stark, und genau das haben wir vor.',
    supplies:
      'Nimm die Nahrung, das Werkzeug kommt von selbst dazu. Nahrung wird zu Arbeitskraft, mit Werkzeug bezahlst du Lager.',
    advancement:
      'Ein Zug beginnt mit Fortschritten aus deiner Hand. Der erste kostet nichts. „Glut°“ bringt 2 Nahrung: Spiele sie aus.',
    use: 'Was ein Fortschritt bringt, musst du gleich nutzen. Nutze ihn.',
    enough:
      'Ein weiterer Fortschritt würde dich noch eine Karte aus der Hand kosten. Heb ihn dir für den nächsten Zug auf.',
    figure:
      'Jetzt setzt du eine Figur auf eine Spalte. Eine Spalte hat drei Felder, die du von oben nach unten durchgehst: Das obere kostet Arbeitskraft, das mittlere hat einen eigenen Preis, und das untere ist umsonst für den, der zuerst kommt. Noch ist niemand da. Setze den Häuptling auf „Weiterziehen“, dann darfst du auch seine Fähigkeit nutzen.',
    ability: 'Der Häuptling bringt dir einmal in diesem Zug ein neues Mitglied. Nutze die Fähigkeit.',
    recruit:
      'Das neue Mitglied kommt auf deinen Ablagestapel; du ziehst es später. Der Älteste° ist am Ende 2 Punkte wert.',
    'new-camp':
      'Ein Werkzeug bringt ein weiteres Lager aufs Startfeld. Lager sind dein Einfluss im Land: Mach das.',
    work: 'Ziehen kostet Arbeitskraft. Spiele die Kundschafterin° aus: In dieser Spalte bringt sie 2 statt 1.',
    pay: 'Zahle 1 Arbeitskraft für eine Lagerbewegung.',
    springs:
      'Bei jeder Sonnenfinsternis bringen dir alle Felder etwas ein, auf denen niemand mehr Einfluss hat als du. Die heißen Quellen° bringen einen Götzen. Ziehe ein Lager auf Feld 5.',
    'pay-again': 'Dir bleibt 1 Arbeitskraft. Zahle sie für noch eine Bewegung.',
    grassland:
      'Feld 4 grenzt an Feld 5 und bringt 2 Nahrung. Aus Lagern auf drei Feldern, die alle aneinandergrenzen, kann später eine Siedlung werden.',
    'go-on':
      'Mit Sammlerinnen oder Nahrung könntest du weitermachen, aber spar sie dir. Geh weiter zum mittleren Feld.',
    middle:
      'In der Mitte könntest du eine Siedlung bauen, doch dafür brauchst du Lager auf drei Feldern, die aneinandergrenzen. Noch nicht: Geh weiter.',
    bottom:
      'Du warst zuerst in dieser Spalte, also gehört dir das untere Feld: ein neues Lager und eine Bewegung. Nimm es.',
    camp: 'Zuerst das neue Lager, damit du es gleich ziehen kannst.',
    forest:
      'Zieh es auf Feld 6: Der Wald° grenzt an Feld 5 und bringt bei jeder Sonnenfinsternis ein Werkzeug.',
    'end-turn': 'Das war ein ganzer Zug. Beende ihn und sieh den anderen zu.',
  },
  prompts: {
    'play-advancements':
      'Der erste Fortschritt ist umsonst; jeder weitere kostet noch eine Karte aus deiner Hand.',
    'use-advancement': 'Nutze ihn jetzt, sonst verfällt er.',
    'more-advancements': 'Ist er dir eine weitere Handkarte wert?',
    'place-figure':
      'Geh dorthin, wo du zuerst bist, wegen des unteren Feldes, und wo deine Mitglieder stark sind.',
    act: 'Spiele Mitglieder für Arbeitskraft aus, bezahle die obere Aktion, sooft du magst, dann geh weiter.',
    'middle-closed': 'In der Mitte ist jetzt nichts zu holen: Geh weiter.',
    middle: 'Die mittlere Aktion geht einmal. Kannst du sie bezahlen, und brauchst du sie?',
    'after-middle': 'Die Mitte ist erledigt: Geh weiter.',
    bottom: 'Das untere Feld kostet nichts: Nimm es.',
    'after-bottom': 'Jetzt bleibt nur, den Zug zu beenden.',
    gain: 'Nimm, was du brauchst, in der Reihenfolge, die dir passt.',
    recruit: 'Mitglieder sind jetzt Arbeitskraft und am Ende Punkte.',
    'move-camp': 'Such Felder, auf denen niemand mehr Einfluss hat, und drei, die aneinandergrenzen.',
    'lay-eclipse':
      'Die Karten auf dem Finsternisstapel bestimmen mit ihrer Arbeitskraft die neue Reihenfolge. Was du auf der Hand behältst, kannst du später ausspielen.',
  },
  end: 'So geht ein Zug. In dieser Runde folgen noch zwei; dann werden Karten für die Sonnenfinsternis gelegt: Wer die meiste Arbeitskraft legt, ist zuerst dran, und das Land bringt sein Einkommen. Punkte gibt es für heilige Steine, Megalithen, Götzen, Tiere und begrabene Karten. Spiel weiter, und frag den Trainer, wann immer du wissen willst, was eine Aktion wert ist.',
};
