import { answerApplicationRequest, getApplicationRequest } from '../../api/applications.js';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { words } from '../../texts/words.js';
import { Asking } from './asking.js';

/** Where an application has sent the browser. The answer leads back to it. */
export function Authorize({ id }: { readonly id: string }) {
  const t = words().applications;
  const asked = useLoaded((signal) => getApplicationRequest(id, signal), [id]);
  const answer = async (allow: boolean) => {
    location.assign(await answerApplicationRequest(id, allow));
  };
  return (
    <div class="narrow">
      <Heading title={t.title} />
      {asked.failure !== null && (
        <>
          <p role="alert">{t.over}</p>
          <Trouble failure={asked.failure} again={asked.again} />
        </>
      )}
      {asked.value !== null && <Asking asked={asked.value} answer={answer} />}
    </div>
  );
}
