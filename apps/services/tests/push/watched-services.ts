import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { startTestReceiver, type TestReceiver } from '#testing/start-test-receiver.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

/** Starts services with their own clock and a message receiver, separate for each test of a file. */
export function prepareWatchedServices() {
  const time = { nowMs: 0 };
  let services: TestServices;
  let receiver: TestReceiver;
  beforeEach(async () => {
    time.nowMs = Date.now();
    services = await startTestServices({ clock: { nowMs: () => time.nowMs } });
    receiver = await startTestReceiver();
  });
  afterEach(async () => {
    await services[Symbol.asyncDispose]();
    await receiver[Symbol.asyncDispose]();
  });
  return {
    time,
    services: () => services,
    receiver: () => receiver,
    /** Returns a request body that opens a new channel to the receiver. */
    toBody: <Body extends object>(body?: Body) => ({
      id: randomUUID(),
      type: 'web_hook',
      address: receiver.address,
      ...body,
    }),
  };
}
