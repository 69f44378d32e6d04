// Checks the screen usage of operations against the source. The modules of a screen name each operation that it uses,
// and the usage lists each operation that a control names.
import { describe, expect, test } from 'vitest';
import { operationUsage } from '../../apps/web/src/shared/screens/operation-usage.ts';
import { screenRegistry } from '../../apps/web/src/shared/screens/screen-registry.ts';
import { readScreenModules, readScreenRoutes } from './screen-modules.ts';

const routes = await readScreenRoutes();
const screens = Object.entries(screenRegistry);
const modules = new Map(
  await Promise.all(
    screens.map(async ([id, { to }]) => [id, await readScreenModules(routes.get(to) ?? 'missing')] as const),
  ),
);
/** Routes of the BFF that call an operation on behalf of a screen. The screen names the route instead. */
const routesInstead: Readonly<Record<string, string>> = {
  'calendar.acl.get': 'bff.jobs.create',
  'drive.accessproposals.list': 'bff.indexes.accessRequests',
  'drive.approvals.list': 'bff.indexes.approvals',
  'calendar.channels.stop': 'bff.watches.stop',
  'drive.channels.stop': 'bff.watches.stop',
  'drive.operations.get': '/api/downloads',
};
const usages = Object.entries(operationUsage).flatMap(([operationId, places]) =>
  Object.keys(places).map((screenId) => ({ operationId, screenId })),
);

test('the registry contains exactly the screens of the console', () => {
  expect(screens.map(([, { to }]) => to).toSorted()).toEqual([...routes.keys()].toSorted());
});

describe('screens of operations', () => {
  test('are screens of the registry', () => {
    expect(usages.filter(({ screenId }) => !Object.hasOwn(screenRegistry, screenId))).toEqual([]);
  });

  test('are screens whose modules name the operation', () => {
    const wrong = usages.filter(({ operationId, screenId }) => !isNamed(operationId, screenId));
    expect(wrong).toEqual([]);
  });

  test('are complete: every control that names its operation is on a screen that the usage lists', () => {
    const missing = listControls().filter(
      ({ operationId, path }) =>
        !usages.some((usage) => usage.operationId === operationId && modules.get(usage.screenId)?.has(path)),
    );
    expect(missing).toEqual([]);
  });
});

function isNamed(operationId: string, screenId: string): boolean {
  const names = [operationId, routesInstead[operationId]].filter((name) => name !== undefined);
  const texts = [...(modules.get(screenId)?.values() ?? [])];
  return texts.some((text) => names.some((name) => text.includes(`'${name}'`)));
}

/** Returns the controls that name their operation in the source, with their modules. */
function listControls(): { operationId: string; path: string }[] {
  const texts = new Map([...modules.values()].flatMap((each) => [...each]));
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/data-op="([\w.]+)"/g)].map(([, operationId = '']) => ({ operationId, path })),
  );
}
