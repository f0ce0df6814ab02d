import type { PushKeys } from '../../play/ports/channels/push-keys.js';
import type { PrismaClient } from '../generated/client.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';

/** Of the only row. */
const ID = '00000000-0000-0000-0000-000000000001';

export function openPushKeys(prisma: PrismaClient, keyring: Keyring = noKeys): PushKeys {
  const find = async () => {
    const row = await prisma.pushKey.findUnique({ where: { id: ID } });
    return row && { publicKey: row.publicKey, privateKey: keyring.open('pushKey', ID, row.privateKey) };
  };
  return {
    async pair(make, now) {
      const known = await find();
      if (known !== null) return known;
      const made = make();
      const data = {
        ...made,
        id: ID,
        createdAt: now,
        privateKey: keyring.seal('pushKey', ID, made.privateKey),
      };
      await prisma.pushKey.createMany({ data, skipDuplicates: true });
      return (await find()) ?? made;
    },
  };
}
