import { expect, it } from 'vitest';
import { nameFiles } from './name-files.ts';

it('names files by the end of their path, and by more of it where others end the same', () => {
  const ids = [
    '/console/src/features/jobs/queries.ts',
    '/console/src/features/people/queries.ts',
    '/console/src/routes/_console.tsx?tsr-split=component',
    '/console/src/routes/-event.peek.tsx',
  ];
  expect([...nameFiles(ids).values()]).toEqual(['jobs-queries', 'people-queries', '_console', 'event-peek']);
});
