import { giveRole } from '../../support/people.js';
import type { Stage } from './stage.js';

/** The console, entered by an operator with the keyboard. */
export async function enterConsole(stage: Stage) {
  const visitor = await stage.enterAs('Creb');
  await giveRole(stage.service, visitor.person, 'operator');
  await visitor.go('#/admin');
  await visitor.page.getByRole('tab', { name: 'Reports' }).waitFor();
  const tab = async (name: string) => {
    await visitor.page.getByRole('tab', { name, exact: true }).press('Enter');
    await visitor.page.getByRole('tabpanel', { name }).waitFor();
  };
  return { ...visitor, tab };
}
