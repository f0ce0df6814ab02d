/** The steps of `npm start` that tests need too. JavaScript, because it also runs before anything is installed. */
export interface Steps {
  generate(): void;
  build(): Promise<void>;
}

export async function steps(): Promise<Steps> {
  const path = new URL('../../../src/setup/prepare.mjs', import.meta.url).href;
  return (await import(path)) as Steps;
}
