import { expect, test } from 'vitest';
import type { Revision } from './revision.ts';
import { describeUnavailableContent } from './unavailable-content-text.ts';

const file = { id: 'file-1', mimeType: 'text/plain', headRevisionId: 'rev-4' };

function revision(number: number, keepForever = false): Revision {
  return { id: `rev-${number}`, keepForever };
}

test('the revisions whose content was saved are named next to those whose content was not', () => {
  const revisions = [revision(1), revision(2, true), revision(3), revision(4)] as const;
  expect(describeUnavailableContent(file, revisions, [revisions[0], revisions[3]])).toBe(
    'The content of revision 1 is no longer available because it was not kept forever. You can compare revisions 2 and 4.',
  );
});

test('both are named if neither was saved, and nothing is offered if only the current content is left', () => {
  const revisions = [revision(1), revision(2), revision(3), revision(4)] as const;
  expect(describeUnavailableContent(file, revisions, [revisions[0], revisions[1]])).toBe(
    'The content of revisions 1 and 2 is no longer available because it was not kept forever. Only the current content is available.',
  );
});
