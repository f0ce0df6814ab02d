import { expect, it } from 'vitest';
import { inboxOf } from '../../../src/play/accounts/sign-in/codes.js';

it.each([
  ['Ayla+Games@Example.org', 'ayla@example.org'],
  ['a.y.l.a@gmail.com', 'ayla@gmail.com'],
  ['ay.la+x+y@GoogleMail.com', 'ayla@gmail.com'],
  ['ayla@mail.googlemail.com', 'ayla@mail.googlemail.com'],
])('mails to %s are counted with those to %s', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox);
});
