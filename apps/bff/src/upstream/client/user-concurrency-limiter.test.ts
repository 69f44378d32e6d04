import { describe, expect, test } from 'vitest';
import { UserConcurrencyLimiter } from './user-concurrency-limiter.ts';

describe('T16: the calls of one user in progress', () => {
  test.each([
    [false, 24],
    [true, 4],
  ])('are limited (upload: %s): %d at a time, whatever other users do', async (isUpload, most) => {
    const slots = new UserConcurrencyLimiter();
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = Array.from({ length: most }, () => slots.run('anna', isUpload, () => promise));
    await expect(slots.run('anna', isUpload, async () => 'more')).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      retryAfterSeconds: 1,
    });
    expect(await slots.run('ben', isUpload, async () => 'his')).toBe('his');
    expect(await slots.run('anna', !isUpload, async () => 'other')).toBe('other');
    resolve();
    await Promise.all(running);
    expect(await slots.run('anna', isUpload, async () => 'again')).toBe('again');
  });

  test('do not include failed calls', async () => {
    const slots = new UserConcurrencyLimiter();
    for (let index = 0; index < 30; index += 1) {
      await expect(slots.run('anna', false, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    }
    expect(await slots.run('anna', false, async () => 'fine')).toBe('fine');
  });
});
