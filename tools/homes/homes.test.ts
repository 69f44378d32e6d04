// Holds the registry of homes against the source: what it says a screen uses is in the modules of that screen, and what
// a control says it calls is in the registry.
import { describe, expect, test } from 'vitest';
import { operationHomes } from '../../apps/web/src/shared/operations/operation-homes.ts';
import { screenCatalog } from '../../apps/web/src/shared/operations/screen-catalog.ts';
import { readScreenModules, readScreenRoutes } from './screen-modules.ts';

const routes = await readScreenRoutes();
const screens = Object.entries(screenCatalog);
const modules = new Map(
  await Promise.all(
    screens.map(async ([id, { to }]) => [id, await readScreenModules(routes.get(to) ?? 'missing')] as const),
  ),
);
/** Routes of the backend that make calls for a screen, where the screen does not make them itself. */
const routesInstead: Readonly<Record<string, string>> = {
  'drive.accessproposals.list': 'bff.indexes.accessRequests',
  'drive.approvals.list': 'bff.indexes.approvals',
  'calendar.channels.stop': 'bff.watches.stop',
  'drive.channels.stop': 'bff.watches.stop',
  'drive.operations.get': '/api/downloads',
};
const homes = Object.entries(operationHomes).flatMap(([operationId, places]) =>
  Object.keys(places).map((screenId) => ({ operationId, screenId })),
);

test('the catalogue names every screen of the console and nothing else', () => {
  expect(screens.map(([, { to }]) => to).toSorted()).toEqual([...routes.keys()].toSorted());
});

describe('homes of operations', () => {
  test('are screens whose modules name the operation', () => {
    const wrong = homes.filter(({ operationId, screenId }) => !isNamed(operationId, screenId));
    expect(wrong).toEqual([]);
  });

  test('are complete: every control that says what it calls is on a home of that operation', () => {
    const missing = controls().filter(
      ({ operationId, path }) =>
        !homes.some((home) => home.operationId === operationId && modules.get(home.screenId)?.has(path)),
    );
    expect(missing).toEqual([]);
  });
});

function isNamed(operationId: string, screenId: string): boolean {
  const names = [operationId, routesInstead[operationId]].filter((name) => name !== undefined);
  const texts = [...(modules.get(screenId)?.values() ?? [])];
  return texts.some((text) => names.some((name) => text.includes(`'${name}'`)));
}

/** Controls that name their operation in the source, with the module that they are in. */
function controls(): { operationId: string; path: string }[] {
  const texts = new Map([...modules.values()].flatMap((each) => [...each]));
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/data-op="([\w.]+)"/g)].map(([, operationId = '']) => ({ operationId, path })),
  );
}
