import { randomBytes } from 'node:crypto';

export type NewId = (at: Date) => string;

/** UUID version 7: ids sort by creation time, so listing the newest first needs no other index. */
export const newId: NewId = (at) => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isId = (text: string): boolean => UUID.test(text);

/** A secret that fits in a URL, a header and a shell without quoting. */
export const newSecret = (bytes = 24): string => randomBytes(bytes).toString('base64url');
