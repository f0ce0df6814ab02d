import { playsBots, setPlaysBots } from '../../api/challenges.js';
import { Tick } from '../../parts/choice.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';

/** Whether the player plays with bots. */
export function WithBots() {
  const t = words().challenges;
  const plays = useLoaded(playsBots, []);
  const task = useTask();
  const change = (isOn: boolean) =>
    void task.run(async () => {
      await setPlaysBots(isOn);
      plays.again();
    });
  return (
    <>
      {plays.failure !== null && <Trouble failure={plays.failure} again={plays.again} />}
      {plays.value !== null && (
        <Tick label={t.playsBots} isOn={plays.value} onChange={change} hint={t.playsBotsHint} />
      )}
      {task.failure !== null && <Trouble failure={task.failure} />}
    </>
  );
}
