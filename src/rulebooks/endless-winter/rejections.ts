import type { Text } from '../../engine/rulebook.js';

export const rejections = {} satisfies Record<string, Text>;
