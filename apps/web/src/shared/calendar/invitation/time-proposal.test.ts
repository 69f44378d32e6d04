import { expect, test } from 'vitest';
import { readProposal, writeProposal } from './time-proposal.ts';

const start = Temporal.ZonedDateTime.from('2026-11-24T14:00[Europe/Berlin]');
const proposal = { start, end: start.add({ minutes: 45 }) };

test('a proposed time is a readable line before the note', () => {
  expect(writeProposal(proposal, ' I am on a train before. ')).toBe(
    'Proposed time: 2026-11-24 14:00 to 2026-11-24 14:45 (Europe/Berlin)\nI am on a train before.',
  );
});

test.each(['', 'Later is better.', 'Two\nlines'])('the time and the note %j are parsed back', (note) => {
  const read = readProposal(writeProposal(proposal, note));
  expect([String(read.proposal?.start), String(read.proposal?.end), read.note]).toEqual([
    String(proposal.start),
    String(proposal.end),
    note,
  ]);
});

test.each([
  'Proposed time: tomorrow',
  'On a train. Proposed time: 2026-11-24 14:00 to 2026-11-24 14:45 (Europe/Berlin)',
  'Proposed time: 2026-11-24 14:00 to 2026-11-24 13:00 (Europe/Berlin)',
  'Proposed time: 2026-13-24 14:00 to 2026-13-24 15:00 (Europe/Berlin)',
  'Proposed time: 2026-11-24 14:00 to 2026-11-24 15:00 (Nowhere/Here)',
  '',
])('the comment %j proposes no time', (comment) => {
  expect(readProposal(comment)).toEqual({ proposal: undefined, note: comment });
});
