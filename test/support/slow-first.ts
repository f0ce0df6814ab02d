import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long although they are small: a quarter of a minute and more. */
const SLOW = [
  ...['contract/', 'workers/pool.'],
  ...['fuzz/', 'pressure/queues.', 'release/', 'tournaments/', 'witness/'].map((name) => `http/${name}`),
  ...['process/campaign.', 'web/table.', 'web/whole-game.'],
];

const isSlow = ({ moduleId }: TestSpecification): boolean =>
  SLOW.some((name) => moduleId.includes(`/test/${name}`));

/**
 * Vitest begins with the largest files. The slow ones come before the others of their project: at the end of a run one
 * core would wait for another.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => [
      ...own.filter(isSlow),
      ...own.filter((file) => !isSlow(file)),
    ]);
  }
}
