import { expect, test } from 'vitest';
import { BodySlots } from './body-slots.ts';

test('a user sends no more than four jobs at a time, whatever other users send and however the jobs end', async () => {
  const slots = new BodySlots();
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const sent = ends.map(({ promise }) => slots.run('ana', () => promise));
  await expect(slots.run('ana', async () => 1)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 1 });
  expect(await slots.run('bo', async () => 2)).toBe(2);
  ends[0]?.resolve();
  ends[1]?.reject(new Error('the browser disconnected'));
  await Promise.allSettled(sent.slice(0, 2));
  expect(await Promise.all([1, 2].map((value) => slots.run('ana', async () => value)))).toEqual([1, 2]);
  for (const end of ends) end.resolve();
  await Promise.allSettled(sent);
});
