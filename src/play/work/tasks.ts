import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { adviceTask } from '../coaching/advice-task.js';
import { lessonTask } from '../coaching/lesson-task.js';
import { botTask } from './bot-task.js';
import { draftTask } from './draft-task.js';
import { filmTask, pictureTask } from './drawing-tasks.js';
import { listTask } from './list-task.js';
import { planTask } from './plan-task.js';
import { pointsTask } from './points-task.js';
import { recapTask } from './recap-task.js';
import { searchTask } from './search-task.js';
import type { Stopped } from './stopped.js';
import { worldTask } from './world-task.js';

/** Input and output are data: they may be copied to another thread. */
export const tasks = {
  advice: adviceTask,
  bot: botTask,
  draft: draftTask,
  lesson: lessonTask,
  list: listTask,
  plan: planTask,
  points: pointsTask,
  recap: recapTask,
  world: worldTask,
  picture: pictureTask,
  film: filmTask,
  search: searchTask,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

type AnyTask = (rulebook: AnyRulebook, input: unknown, stopped: Stopped) => unknown;

/** The table has the types of each task; who runs one by its name has checked them by `TaskInput`. */
export const runTask = async (
  name: TaskName,
  rulebook: AnyRulebook,
  input: unknown,
  stopped: Stopped,
): Promise<unknown> => (tasks[name] as AnyTask)(rulebook, input, stopped);
