import { expect, test } from 'vitest';
import { sampleProcess } from '#testing/sample-processes.ts';
import { pickFirstOfEachFunction, planRerun, type RerunFacts } from './rerun-plan.ts';
import type { RunnableProject } from './runnable-project.ts';

const functions = new Set(['syncOrders', 'report']);
const runnable: RunnableProject = {
  refusal: undefined,
  executables: [
    { deploymentId: 'newest', functions },
    { deploymentId: 'deployment-1', functions: new Set(['syncOrders']) },
  ],
  head: { refusal: undefined, functions: new Set(['report']) },
};

function factsOf(project: RunnableProject, scriptId?: string): RerunFacts {
  return { projects: new Map([['script-1', project]]), scriptId };
}

function refusalOf(
  members: Parameters<typeof sampleProcess>[0],
  project = runnable,
  from: 'deployed' | 'head' = 'deployed',
) {
  const { runs, refused } = planRerun([sampleProcess(members)], from, factsOf(project));
  expect(runs).toEqual([]);
  return refused[0]?.reason;
}

test('a deployment that is an API executable is run again, otherwise the latest changed one', () => {
  const processes = [
    sampleProcess(),
    sampleProcess({ deploymentId: 'gone' }),
    sampleProcess({ deploymentId: undefined, functionName: 'report' }),
  ];
  const { runs, refused } = planRerun(processes, 'deployed', factsOf(runnable));
  expect(runs.map(({ target, isDevMode }) => [target, isDevMode])).toEqual([
    ['deployment-1', false],
    ['newest', false],
    ['newest', false],
  ]);
  expect(refused).toEqual([]);
});

test('the latest code is run by project, including for processes without their own project', () => {
  const process = sampleProcess({ scriptId: undefined, functionName: 'report' });
  const { runs } = planRerun([process], 'head', factsOf(runnable, 'script-1'));
  expect(runs).toEqual([{ process, functionName: 'report', target: 'script-1', isDevMode: true }]);
});

test('processes that cannot be rerun are rejected with the reason', () => {
  expect(refusalOf({ processStatus: 'RUNNING' })).toBe('Still in progress.');
  expect(refusalOf({ functionName: undefined })).toBe('The service did not return the function.');
  expect(refusalOf({ scriptId: undefined })).toMatch(/^The service did not return the project/);
  expect(refusalOf({ functionName: 'load_' })).toBe('Private functions cannot be run.');
  expect(refusalOf({ functionName: 'gone' })).toBe('The function is not in the deployed version.');
  expect(refusalOf({}, runnable, 'head')).toBe('The function is not in the latest code.');
  expect(refusalOf({}, { refusal: 'The project is in the trash.' })).toBe('The project is in the trash.');
  expect(refusalOf({}, { ...runnable, executables: [] })).toBe('No version is deployed as an API executable.');
  const head = { refusal: 'Only editors of the project can run the latest code.' };
  expect(refusalOf({}, { ...runnable, head }, 'head')).toBe(head.refusal);
});

test('processes rejected for the same reason are grouped', () => {
  const processes = [1, 2, 3].map((id) =>
    sampleProcess({ processId: `p${id}`, functionName: id < 3 ? 'gone' : 'load_' }),
  );
  const { refused } = planRerun(processes, 'deployed', factsOf(runnable));
  expect(refused.map(({ processes: members }) => members.length)).toEqual([2, 1]);
});

test('each function of each target is run once on request', () => {
  const processes = ['syncOrders', 'syncOrders', 'report'].map((functionName, index) =>
    sampleProcess({ processId: `p${index}`, functionName, deploymentId: 'newest' }),
  );
  const { runs } = planRerun(processes, 'deployed', factsOf(runnable));
  expect(pickFirstOfEachFunction(runs).map(({ process }) => process.processId)).toEqual(['p0', 'p2']);
});
