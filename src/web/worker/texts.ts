const texts = {
  en: {
    notTaken: 'Your answer was not taken',
    look: 'The game has gone on, or there is no connection. Look at the table.',
  },
  de: {
    notTaken: 'Deine Antwort kam nicht an',
    look: 'Die Partie ist weitergegangen, oder es gibt keine Verbindung. Sieh am Tisch nach.',
  },
  fr: {
    notTaken: 'Votre réponse n’a pas été prise en compte',
    look: 'La partie a continué, ou il n’y a pas de connexion. Regardez la table.',
  },
} as const;

export const textsOf = (language: string): { readonly notTaken: string; readonly look: string } =>
  Object.entries(texts).find(([name]) => name === language)?.[1] ?? texts.en;
