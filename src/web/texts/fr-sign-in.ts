import type { englishSignIn } from './en-sign-in.js';
import type { Widened } from './words-type.js';

/** The French texts about signing in. */
export const frenchSignIn: Widened<typeof englishSignIn> = {
  ways: {
    title: 'Se connecter',
    comeBack: 'Je suis déjà venu',
    comeBackHint:
      'N’importe laquelle de vos adresses ou de vos clés d’accès vous rend le compte, avec toutes ses parties.',
    usePasskey: 'Utiliser une clé d’accès',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyLabel: (day) => `Clé d’accès du ${day}`,
    passkeyUnused: 'Aucune clé d’accès n’a été utilisée.',
    mail: 'Votre adresse électronique',
    mailHint: 'Nous vous envoyons un code, et un lien pour ce navigateur.',
    addMailHint: 'Nous vous envoyons un code. Ensuite, vous pourrez vous connecter avec cette adresse.',
    send: 'Envoyer un code',
    by: (title) => `Continuer avec ${title}`,
    none: 'Ce serveur n’offre aucun moyen de revenir. Notez plutôt un de vos jetons.',
    sent: (address) =>
      `Nous avons envoyé un courriel à ${address}. Tapez son code ici, ou ouvrez son lien dans ce navigateur.`,
    code: 'Code',
    useCode: 'Continuer',
    noAccount: 'Il n’y a pas encore de compte pour cela. Comment les autres doivent-ils vous appeler ?',
    newName: 'Nom du nouveau compte',
    create: 'Créer le compte',
    elsewhere:
      'Ce lien appartient à un autre navigateur. Si vous l’avez demandé là-bas, tapez-y le code du courriel. Si vous ne l’avez pas demandé, fermez cette page, et ne donnez le code à personne.',
    again: 'Se reconnecter',
    waysIn: 'Moyens de revenir',
    waysInAre: 'Chacun d’eux vous rend votre compte, sur n’importe quel appareil. Deux sont plus sûrs qu’un.',
    guest:
      'Ce compte n’est que dans ce navigateur. Ajoutez un moyen de revenir, et il reste à vous si vous perdez le navigateur ou l’appareil.',
    kinds: { address: '(courriel)', passkey: '(clé d’accès)', provider: '' },
    remove: 'Retirer',
    devices: 'Où vous êtes connecté',
    here: 'ce navigateur',
    end: 'Terminer',
    endOthers: 'Terminer toutes les autres',
    handle: 'Identifiant public',
    handleHint:
      'Il n’est qu’à vous : les autres vous invitent par @ et l’identifiant. Vous pouvez le changer tous les 30 jours.',
    since: 'depuis',
    giveUp: 'Y renoncer',
    giveUpSure: 'Renoncer à l’identifiant ?',
    giveUpMeans: 'Pendant 90 jours, vous pouvez le reprendre. Ensuite, tout le monde le peut.',
    takeHandle: 'Prendre cet identifiant',
    hint: 'Bienvenue ! Vos parties ne sont que dans ce navigateur. Ajoutez une clé d’accès ou une adresse, pour qu’elles restent à vous.',
    hintYes: 'En ajouter un',
    hintNo: 'Pas maintenant',
  },
};
