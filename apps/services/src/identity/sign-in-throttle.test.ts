import { expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { openDatabase } from '#db/open-database.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

function createThrottle() {
  const clock = { time: 1_000_000, nowMs: () => clock.time };
  const db = openDatabase(':memory:');
  return { clock, db, throttle: new SignInThrottle(db, clock) };
}

async function fail(throttle: SignInThrottle, times: number, email = 'ana@example.com', address = '10.0.0.1') {
  for (let attempt = 0; attempt < times; attempt += 1) await throttle.begin(email, address);
}

test('five failures on one account block the sixth attempt for a quarter of an hour', async () => {
  const { clock, throttle } = createThrottle();
  await fail(throttle, 5);
  clock.time += 5 * MINUTE_MS;
  expect(await throttle.begin(' ANA@example.com', '10.0.0.1')).toEqual({ retryAfterMs: 10 * MINUTE_MS });
  clock.time += 10 * MINUTE_MS;
  expect(await throttle.begin('ana@example.com', '10.0.0.1')).toBeUndefined();
});

test('attempts on other accounts and from other addresses are still allowed', async () => {
  const { throttle } = createThrottle();
  await fail(throttle, 5);
  expect(await throttle.begin('bo@example.com', '10.0.0.1')).toBeUndefined();
  expect(await throttle.begin('ana@example.com', '10.0.0.2')).toBeUndefined();
});

test('fifty failures from one address block it for every account', async () => {
  const { throttle } = createThrottle();
  for (let account = 0; account < 50; account += 1) await fail(throttle, 1, `person${account}@example.com`);
  expect(await throttle.begin('ana@example.com', '10.0.0.1')).toBeDefined();
  expect(await throttle.begin('ana@example.com', '10.0.0.2')).toBeUndefined();
});

test('a success clears the failures of its account, but not those of its address on other accounts', async () => {
  const { throttle } = createThrottle();
  await fail(throttle, 4);
  await throttle.begin('ana@example.com', '10.0.0.1');
  await throttle.recordSuccess('ana@example.com', '10.0.0.1');
  await fail(throttle, 4);
  expect(await throttle.begin('ana@example.com', '10.0.0.1')).toBeUndefined();
  for (let account = 0; account < 41; account += 1) await fail(throttle, 1, `person${account}@example.com`);
  expect(await throttle.begin('bo@example.com', '10.0.0.1')).toBeDefined();
});

test('text typed as an address is not stored', async () => {
  const { db, throttle } = createThrottle();
  await fail(throttle, 1, 'my-password');
  const keys = db.all<{ key: string }>('SELECT attempt_key AS key FROM sign_in_attempts');
  expect(keys.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)]);
  expect(JSON.stringify(keys)).not.toContain('my-password');
});
