import { describe, expect, test } from 'vitest';
import { readAudiences, toAudiences } from '../scripts/audiences.ts';
import { generateAuditLabels } from '../scripts/generate-audit-labels.ts';
import { type PlacedOperation, readOperations } from '../scripts/read-operations.ts';
import { TraitReader } from '../scripts/trait-reader.ts';
import { operationTraits } from './generated/operation-traits.gen.ts';
import { shownTopics } from './generated/shown-topics.gen.ts';

const REQUIRED = ['x-risk', 'x-roles'];
const OF_READS = [...REQUIRED, 'x-shows'];
const OF_CHANGES = [...REQUIRED, 'x-effect', 'x-step-up', 'x-lock', 'x-precondition', 'x-undo', 'x-retry'];

const operations = await readOperations();
const reader = new TraitReader(await readAudiences(), operations);

describe.each(operations.map((placed) => [placed.operation.operationId, placed] as const))('%s', (id, placed) => {
  const isRead = placed.operation['x-risk'] === 'read';
  const own = isRead ? OF_READS : OF_CHANGES;
  const foreign = OF_CHANGES.filter((trait) => !own.includes(trait) && trait !== 'x-retry');

  function readWith(change: object) {
    return () => reader.read({ ...placed, operation: { ...placed.operation, ...change } });
  }

  test.each(own)('cannot be generated without a known %s', (trait) => {
    expect(readWith({ [trait]: undefined })).toThrow(`${id}: ${trait} is missing`);
    expect(readWith({ [trait]: trait === 'x-undo' ? { kind: 'other' } : ['other'] })).toThrow(id);
  });

  test('has no trait meant for other operations', () => {
    const others = isRead ? foreign : ['x-shows'];
    for (const trait of others) expect(readWith({ [trait]: [] })).toThrow(trait);
  });
});

test('a permanently destructive operation requires recent authentication', () => {
  const ending = operations.filter(({ operation }) => operation.operationId === 'drive.files.delete');
  expect(ending).toHaveLength(1);
  for (const placed of ending) {
    const operation = { ...placed.operation, 'x-step-up': 'never' };
    expect(() => reader.read({ ...placed, operation })).toThrow('x-step-up must have the value always');
  }
});

test('every change an operation makes is visible through a read', () => {
  const kindOf = (topic: string) => topic.replace(/:\{\w+\}$/, '');
  const shown = new Set(Object.values(shownTopics).flatMap((topics = []) => topics.map(kindOf)));
  const changed = Object.values(operationTraits).flatMap(({ effects }) => effects.map(kindOf));
  expect(changed.filter((topic) => !shown.has(topic))).toEqual([]);
});

describe('an audience', () => {
  const schema = { enum: ['operator', 'support'] as const, 'x-audiences': { operators: { operator: true } } };

  test('covers every role', () => {
    const undecided = { enum: [...schema.enum], 'x-audiences': schema['x-audiences'] };
    expect(() => toAudiences(undecided)).toThrow('operators does not decide on support');
  });

  test('has no unknown role', () => {
    const wrong = { operators: { operator: true, support: false, auditor: false } };
    expect(() => toAudiences({ enum: [...schema.enum], 'x-audiences': wrong })).toThrow('unknown roles: auditor');
  });
});

test('an operation cannot be generated without a label for the audit log', () => {
  const [placed] = operations;
  const operation = { ...placed?.operation, 'x-audit-label': undefined };
  expect(() => generateAuditLabels([{ ...placed, operation } as PlacedOperation])).toThrow('x-audit-label is missing');
});
