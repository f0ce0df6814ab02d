import { MARK, marked, type Provenance } from '../../../engine/components.js';
import type { Parts } from '../components/schema.js';

interface Source {
  readonly provenance: Provenance;
}
interface Row {
  readonly provenance?: Provenance;
  readonly parts?: Parts;
}

/** Whether one value of a row needs a mark. A row whose name has the mark has it for all of its values. */
export function hasMark({ provenance }: Source, row: Row | undefined, part: string): boolean {
  const ofName = row?.provenance ?? provenance;
  return ofName === 'rules' && (row?.parts?.[part]?.provenance ?? ofName) !== 'rules';
}

/** What is said of one value of a row. */
export const markedPart = (group: Source, row: Row | undefined, part: string, said: string): string =>
  said !== '' && hasMark(group, row, part) ? `${said}${MARK}` : said;

/** What is said of a value of a group that has no name of its own. */
export const markedIn = (group: Source & { readonly parts?: Parts }, said: string, part = ''): string =>
  said === '' ? said : marked(group.parts?.[part] ?? group, said);
