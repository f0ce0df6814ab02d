import { createHmac, hash } from 'node:crypto';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
