import { expect, it } from 'vitest';
import { CLIENT, DEVICE_GRANT, DocumentDouble, form } from '../http/oauth/support.js';
import { bearer } from '../support/people.js';
import { press, type } from './support/keys.js';
import { describePage } from './support/stage.js';

const documents = new DocumentDouble();
documents.put(CLIENT, { redirect_uris: [], response_types: [], grant_types: [DEVICE_GRANT] });

describePage(
  'the page for the code of a device, with the keyboard alone,',
  (stage) => {
    const asked = async () => {
      const answer = await form(stage.service, '/oauth/device', { client_id: CLIENT, scope: 'read' });
      return (await answer.json()) as { readonly device_code: string; readonly user_code: string };
    };
    const tokenOf = async ({ device_code }: { readonly device_code: string }) => {
      const fields = { grant_type: DEVICE_GRANT, client_id: CLIENT, device_code };
      return (await (await form(stage.service, '/oauth/token', fields)).json()) as Record<string, string>;
    };

    it('signs a device in when its code is typed and allowed', async () => {
      const { page, go, person } = await stage.enterAs('Ayla');
      const device = await asked();
      await go('#/device');
      await page.getByLabel('Code').waitFor();
      await type(page, /^Code/, 'AAAA-AAAA');
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Code').fill('');
      await page.getByRole('heading', { level: 1 }).focus();
      await type(page, /^Code/, device.user_code.toLowerCase());
      await page.getByRole('heading', { name: '“Sample” wants to use your account' }).waitFor();
      await press(page, /^Allow$/);
      await page.getByText('Done. The device goes on by itself.').waitFor();
      const { access_token: token = '' } = await tokenOf(device);
      const { body } = await stage.service.http.get('/v1/me').set(bearer(token)).expect(200);
      expect(body.player.id).toBe(person.id);
    });

    it('has the code of a link, and tells the device when it is refused', async () => {
      const { page, go } = await stage.enterAs('Durc');
      const device = await asked();
      await go(`#/device?code=${device.user_code}`);
      expect(await page.getByLabel('Code').inputValue()).toBe(device.user_code);
      await press(page, /^(Next|Continue)$/);
      await page.getByRole('button', { name: 'Refuse' }).waitFor();
      await press(page, /^Refuse$/);
      await page.getByText('Refused. The device gets nothing.').waitFor();
      expect(await tokenOf(device)).toMatchObject({ error: 'access_denied' });
    });
  },
  { clientDocuments: documents },
);
