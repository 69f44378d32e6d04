import { expect, test } from 'vitest';
import { readDeploymentText, toDescription } from './deployment-text.ts';

test('a deployment keeps its name, whatever the messages of its changes', () => {
  const first = toDescription({ name: 'Production', message: '' });
  expect(first).toBe('Production');
  const second = toDescription({ ...readDeploymentText(first), message: 'Rolled back\nbecause of 17 failures' });
  expect(readDeploymentText(second)).toEqual({ name: 'Production', message: 'Rolled back\nbecause of 17 failures' });
  expect(toDescription({ ...readDeploymentText(second), message: '' })).toBe('Production');
});

test('a deployment without a description has no name', () => {
  expect(readDeploymentText(undefined)).toEqual({ name: '', message: '' });
  expect(toDescription({ name: '', message: 'Why' })).toBe('\n\nWhy');
  expect(readDeploymentText('\n\nWhy')).toEqual({ name: '', message: 'Why' });
});
