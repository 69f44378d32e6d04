import { expect, test } from 'vitest';
import { BodySlots } from './body-slots.ts';

test('a user has no more than four large requests in progress, whatever other users send', () => {
  const slots = new BodySlots();
  const [first, second] = Array.from({ length: 4 }, () => slots.acquire('ana'));
  const refusal = expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 1 });
  expect(() => slots.acquire('ana')).toThrow(refusal);
  slots.acquire('bo')();
  first?.();
  second?.();
  slots.acquire('ana');
  slots.acquire('ana');
  expect(() => slots.acquire('ana')).toThrow(refusal);
});
