import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
