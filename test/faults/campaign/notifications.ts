const NOTIFICATION = 'A'.charCodeAt(0);
/** The type of a message, and its length without the type. */
const HEAD = 5;

/**
 * Takes the messages of a Postgres server as they come in chunks, from the first after `LISTEN` was sent, and removes
 * notifications while `isOn` returns true.
 */
export function dropNotifications(isOn: () => boolean): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const kept: Buffer[] = [];
    while (rest.length >= HEAD) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) break;
      if (rest[0] !== NOTIFICATION || !isOn()) kept.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(kept);
  };
}
