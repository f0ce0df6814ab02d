/** The signs that hold a link together, in all their widths: without them, no mail program finds one. */
const JOINTS = /([.。．｡․﹒‥…:：﹕/／⁄∕\\＼﹨@＠﹫])(?=\S)/gu;
/** Seven digits or more are a telephone number, whatever separates them. */
const NUMBER = /(?:\p{Nd}[\p{Z}\p{P}\p{S}]*){7,}/gu;

/**
 * A name that a stranger chose, for a mail. Mail programs make links of whatever looks like an address, so `evil.example`
 * becomes `evil. example`, and of a telephone number only the first digits stay.
 */
export const unlinked = (name: string): string =>
  name
    .replace(JOINTS, '$1 ')
    .replace(NUMBER, (digits) => `${[...digits.matchAll(/\p{Nd}/gu)].slice(0, 3).join('')}…`);
