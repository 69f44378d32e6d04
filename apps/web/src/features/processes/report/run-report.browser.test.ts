import { expect, test } from 'vitest';
import { runReport } from './run-report.ts';

test('the report of a platform error includes its remedy, for owners who cannot see the console', () => {
  const error = { type: 'Exception', message: 'You have exceeded the property storage quota.' };
  expect(runReport({ functionName: 'syncOrders', processStatus: 'FAILED' }, error)).toContain('Delete properties');
  expect(runReport({ functionName: 'syncOrders', processStatus: 'FAILED' }, undefined)).not.toContain('Delete');
});
