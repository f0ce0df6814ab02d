/** The types of the API. The package carries them in place of this file. */
export type { components, operations } from '../../../openapi/client.js';
