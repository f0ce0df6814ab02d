import type { Words } from './words.js';

export const germanTable: Pick<Words, 'room' | 'table'> = {
  room: {},
  table: {},
};
