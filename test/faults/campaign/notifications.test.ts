import { describe, expect, it } from 'vitest';
import { dropNotifications } from './notifications.js';

const message = (type: string, content: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(4 + content.length, 1);
  return Buffer.concat([head, Buffer.from(content)]);
};
const row = message('D', 'a row');
const notification = message('A', 'a notification');

describe('a connection that drops notifications', () => {
  it('passes everything else on, however it is cut into chunks', () => {
    const all = Buffer.concat([row, notification, row, notification, row]);
    for (let size = 1; size <= all.length; size += 1) {
      const filter = dropNotifications(() => true);
      const passed: Buffer[] = [];
      for (let at = 0; at < all.length; at += size) passed.push(filter(all.subarray(at, at + size)));
      expect(Buffer.concat(passed)).toEqual(Buffer.concat([row, row, row]));
    }
  });

  it('passes notifications on while it is off', () => {
    let isOn = true;
    const filter = dropNotifications(() => isOn);
    expect(filter(notification)).toHaveLength(0);
    isOn = false;
    expect(filter(notification)).toEqual(notification);
  });
});
