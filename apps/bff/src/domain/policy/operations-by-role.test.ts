import { readFile } from 'node:fs/promises';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import { ROLES, type Role } from '@rotunda/api-client/roles';
import { describe, expect, test } from 'vitest';
import { describeOperationsByRole } from './operations-by-role.ts';
import type { PolicyRule } from './policy-rule.ts';

const DOCUMENT = '../../../../../docs/operations-by-role.md';
const written = await readFile(new URL(DOCUMENT, import.meta.url), 'utf8');

test('the document of operations by role matches the policy', async () => {
  await expect(describeOperationsByRole()).toMatchFileSnapshot(DOCUMENT);
});

function flip({ roles, risk }: PolicyRule, role: Role): PolicyRule {
  return { roles: roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role], risk };
}

describe('T12: a flipped rule changes the document', () => {
  test.each(Object.values(operations))('$id', ({ id }) => {
    for (const role of ROLES) {
      expect(describeOperationsByRole({ ...operationTraits, [id]: flip(operationTraits[id], role) })).not.toBe(written);
    }
    const risk = operationTraits[id].risk === 'read' ? 'write' : 'read';
    expect(describeOperationsByRole({ ...operationTraits, [id]: { ...operationTraits[id], risk } })).not.toBe(written);
  });
});
