import { describe, expect, it } from 'vitest';
import { portRanges, readSettings } from '../src/env.js';

describe('the settings of webhooks and mail', () => {
  it('are safe where nothing is said: nobody private is called, and no mail is sent', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ WEBHOOK_ALLOW_PRIVATE: false, WEBHOOK_PORTS: '80,443,1024-65535' });
    expect(settings.SMTP_URL).toBeUndefined();
    expect(portRanges(settings.WEBHOOK_PORTS)).toEqual([
      [80, 80],
      [443, 443],
      [1024, 65_535],
    ]);
  });

  it('are read as they are written', () => {
    const given = {
      ...{ WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_PORTS: '443', PUBLIC_URL: 'https://example.com/games' },
      ...{ SMTP_URL: 'smtps://me:secret@mail.example.com', MAIL_FROM: 'Games <games@example.com>' },
    };
    expect(readSettings(given)).toMatchObject({ ...given, WEBHOOK_ALLOW_PRIVATE: true });
  });

  it('are refused where they cannot be meant, without telling a password', () => {
    const wrong = { WEBHOOK_PORTS: '80-', PUBLIC_URL: 'example.com', SMTP_URL: 'http://me:secret@mail' };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example.com' })).toThrow('MAIL_FROM');
  });
});

describe('TRUST_PROXY', () => {
  it('is refused as true, with what to write instead', () => {
    expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow(
      /X-Forwarded-For from every client.*number of proxies/,
    );
  });

  it.each([
    'yes',
    '0',
    '100',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    'proxy.example',
    '127.0.0.1,',
  ])('is refused as %s', (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow('TRUST_PROXY');
  });

  it.each(['false', '1', '99', '127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])('may be %s', (value) => {
    expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
  });
});

describe('SECRETS_KEY', () => {
  const base64 = 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=';
  const hex = 'abcdef01'.repeat(8);

  it('is 32 bytes in base64 or hexadecimal, and SECRETS_KEY_OLD any number of them', () => {
    for (const key of [base64, base64.slice(0, -1), hex])
      expect(readSettings({ SECRETS_KEY: key, SECRETS_KEY_OLD: `${hex},${base64}` }).SECRETS_KEY).toBe(key);
    expect(readSettings({ SECRETS_KEY: '' }).SECRETS_KEY).toBeUndefined();
  });

  it('is refused otherwise, and not shown', () => {
    for (const wrong of ['correct horse battery staple', hex.slice(1), `${base64}a`, `${hex},${hex}`]) {
      const read = () => readSettings({ SECRETS_KEY: wrong });
      expect(read).toThrow('SECRETS_KEY');
      expect(read).not.toThrow(wrong);
    }
    const read = () => readSettings({ SECRETS_KEY_OLD: `${hex},secret` });
    expect(read).toThrow('SECRETS_KEY_OLD');
    expect(read).not.toThrow('secret,');
  });
});
