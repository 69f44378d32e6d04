import { expect, test } from 'vitest';
import { describeOperationsByRole } from './operations-by-role.ts';

test('the document of operations by role says what the policy says', async () => {
  await expect(describeOperationsByRole()).toMatchFileSnapshot('../../../../docs/operations-by-role.md');
});
