/*
 * A bot that searches. Before it acts it asks the server for a state that its seat cannot tell from the true one, and plays on
 * from there with the rules on this machine. It knows no rulebook.
 * Install:           npm install permafrost-client permafrost-engine
 * Make its account:  curl $SERVER/v1/players -H 'content-type: application/json' -d '{"name":"Robot","bot":true}'
 * Run it:            SERVER=http://127.0.0.1:3000 TOKEN=pf_… node search_bot.ts
 * With the id of a game as an argument, it ends when that game is over. STEPS says how much it thinks.
 */
import { Client, type Turn } from 'permafrost-client';
import { loadEngine, search } from 'permafrost-engine';

const { SERVER: server = 'http://127.0.0.1:3000', TOKEN: token = '', STEPS = '4000' } = process.env;
const [only] = process.argv.slice(2);
const client = new Client({ server, token });

async function choose({ game, seat, version, actions }: Turn): Promise<string> {
  const [first] = actions;
  if (first !== undefined && actions.length === 1) return first.id;
  const world = await client.call('getWorld', { path: { id: game }, query: { seat } });
  if (world === null) throw new Error('a world that was not asked for');
  const engine = await loadEngine(world.rulebook, world.rulesVersion);
  // The built-in bot plays on in what is imagined, and is the measure of what is found.
  const wish = { steps: Number(STEPS), candidates: 4, policy: 'bot', seed: version } as const;
  return engine.actionId(search(engine, world.state, seat, wish).action);
}

if (only === undefined) await client.play(choose);
const game = await client.games.play(only ?? '', choose);
console.log(JSON.stringify(game.outcome));
