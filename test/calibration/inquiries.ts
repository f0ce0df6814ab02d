import * as eiszeit from './eiszeit.js';
import * as endlessWinter from './endless-winter.js';
import * as mammut from './mammut.js';
import type { Inquiry } from './question.js';
import * as talDerMammuts from './tal-der-mammuts.js';

/** By the id of the rulebook. One without questions of its own has no file, and no line here. */
const inquiries: { readonly [id: string]: Inquiry } = {
  mammut: mammut.inquiry,
  eiszeit: eiszeit.inquiry,
  'endless-winter': endlessWinter.inquiry,
  'tal-der-mammuts': talDerMammuts.inquiry,
};

const without: Inquiry = { round: 'round-began', questions: [] };

export const inquiryOf = (id: string): Inquiry => inquiries[id] ?? without;
