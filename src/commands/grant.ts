import { setRole } from '../play/moderation/roles.js';
import { type Power, powers } from '../play/ports/moderation/staff.js';
import { BadUsage, command, type Surroundings } from './command.js';
import { oneLine, sayText } from './say.js';
import { accountNamed, withStore } from './with-store.js';

const GRANT = 'usage: permafrost grant [--database WHERE] moderator|operator PLAYER';
const REVOKE = 'usage: permafrost revoke [--database WHERE] PLAYER';
const WHERE =
  '  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR';

interface Wish {
  readonly database: string | undefined;
  readonly player: string;
  readonly role: Power | null;
}

const set = ({ database, player, role }: Wish, surroundings: Surroundings): Promise<number> =>
  withStore(database, surroundings, async (context) => {
    const { id, name } = await accountNamed(context, player);
    const done = await setRole(context, { actor: { by: 'command' }, playerId: id, role });
    if (!done.ok) throw new Error(`${name} has no role.`);
    sayText(oneLine(`${name} (${id}) is now ${role ?? 'a player'}.`));
    return 0;
  });

const isPower = (text: string | undefined): text is Power => powers.some((one) => one === text);

export const grant = command({
  summary: 'give an account the role moderator or operator',
  help: `${GRANT}

PLAYER is an id, or a name that only one account has. Moderators handle reports and take measures; operators also give
roles and read the audit log. It takes effect at once, in every process. The service may keep running.

${WHERE}`,
  options: { database: { type: 'string' } },
  async run({ values: { database }, positionals: [role, player, ...rest] }, surroundings) {
    if (!isPower(role) || player === undefined || rest.length > 0) throw new BadUsage(GRANT);
    return set({ database, player, role }, surroundings);
  },
});

export const revoke = command({
  summary: 'take the role of an account away',
  help: `${REVOKE}

PLAYER is an id, or a name that only one account has. It takes effect at once, in every process.

${WHERE}`,
  options: { database: { type: 'string' } },
  async run({ values: { database }, positionals: [player, ...rest] }, surroundings) {
    if (player === undefined || rest.length > 0) throw new BadUsage(REVOKE);
    return set({ database, player, role: null }, surroundings);
  },
});
