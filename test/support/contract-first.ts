import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isContract = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/contract/');

/**
 * Vitest begins with the largest files. Those of the contract are small but play whole games, so they come before the
 * others of their project: at the end of a run one core would wait for another.
 */
export class ContractFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => [
      ...own.filter(isContract),
      ...own.filter((file) => !isContract(file)),
    ]);
  }
}
