import { expect, test } from 'vitest';
import { resultOf, run } from '#testing/run-source.ts';
import { withUtcAsLocalTime } from './local-time-zone.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { loadInternalCode } from './sandbox-bridge.ts';
import { openLoadedSandbox, takeSnapshot } from './sandbox-snapshot.ts';

const RANDOM_STATE_BYTES = 8;

/** Returns the memory of a sandbox, without the state of its random numbers. */
function readMemory({ memory }: Sandbox, randomStateAddress: number): Buffer {
  const bytes = Buffer.from(new Uint8Array(memory.buffer));
  return bytes.fill(0, randomStateAddress, randomStateAddress + RANDOM_STATE_BYTES);
}

test('a sandbox from the snapshot has the memory of one that has loaded the code itself', async () => {
  const { pages, randomStateAddress } = await takeSnapshot(0);
  expect(pages.size).toBeGreaterThan(0);
  const expected = await openSandbox(0);
  withUtcAsLocalTime(() => loadInternalCode(expected));
  const restored = await openLoadedSandbox(0);
  expect(readMemory(restored, randomStateAddress).equals(readMemory(expected, randomStateAddress))).toBe(true);
});

test('all snapshots are equal, whenever they are taken', async () => {
  const first = await takeSnapshot(0);
  const second = await takeSnapshot(0);
  const { randomStateAddress } = first;
  expect(second.randomStateAddress).toBe(randomStateAddress);
  expect([...second.pages.keys()]).toEqual([...first.pages.keys()]);
  for (const [address, page] of first.pages) {
    const other = second.pages.get(address);
    for (const each of [page, other]) {
      const offset = randomStateAddress - address;
      if (offset >= 0) each?.fill(0, offset, offset + RANDOM_STATE_BYTES);
    }
    expect(Buffer.from(page).equals(other ?? Buffer.alloc(0))).toBe(true);
  }
});

test('runs that start together draw different random numbers', async () => {
  const runs = Array.from({ length: 20 }, () => run('function main() { return Math.random(); }'));
  const drawn = new Set((await Promise.all(runs)).map(({ end }) => resultOf(end)));
  expect(drawn.size).toBe(20);
});

test('no run changes the snapshot', async () => {
  const { randomStateAddress } = await takeSnapshot(0);
  const before = readMemory(await openLoadedSandbox(0), randomStateAddress);
  await run(`
    Array.prototype.map = Object.prototype.toString = JSON.parse = null;
    delete globalThis.DriveApp;
    async function main() { Object.assign((await import('internal:main.js')).install, { left: 1 }); }
  `);
  expect(readMemory(await openLoadedSandbox(0), randomStateAddress).equals(before)).toBe(true);
});

test('a sandbox leaves nothing in the memory that the next one uses', async () => {
  const { randomStateAddress } = await takeSnapshot(0);
  const first = await openLoadedSandbox(0);
  const expected = readMemory(first, randomStateAddress);
  new Uint8Array(first.memory.buffer).fill(7);
  first[Symbol.dispose]();
  const second = await openLoadedSandbox(0);
  expect(second.memory).toBe(first.memory);
  expect(readMemory(second, randomStateAddress).equals(expected)).toBe(true);
  const third = await openLoadedSandbox(0);
  expect(third.memory).not.toBe(first.memory);
});

test('memory that has grown is not used again', async () => {
  const maximumBytes = 64 * 1024 * 1024;
  const first = await openSandbox(maximumBytes);
  first.memory.grow(1);
  first[Symbol.dispose]();
  expect((await openSandbox(maximumBytes)).memory).not.toBe(first.memory);
});
