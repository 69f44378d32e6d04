import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLiveState } from '#shared/live/live-state.ts';
import { notifyTopicChange } from '#shared/live/topic-listeners.ts';
import { scheduleCall } from './delayed-call.ts';

const held = {
  delayedCallId: 's1',
  operationId: 'drive.approvals.approve',
  params: {},
  label: 'Approved',
  createTime: '2026-11-21T10:00:00.000Z',
  sendTime: '2026-11-21T10:00:00.000Z',
};

let state: string;
let questions: number;

beforeEach(() => {
  vi.useFakeTimers();
  state = 'sending';
  questions = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (init?.method === 'POST') return Response.json({ ...held, state: 'held' }, { status: 201 });
    // The page may still send requests of a component that another test file has rendered.
    if (!new Request(input).url.endsWith('/api/delayed-calls/s1')) return Response.json({}, { status: 404 });
    questions += 1;
    return Response.json({ ...held, state });
  });
});

afterEach(() => {
  setLiveState('connecting');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const call = { operationId: 'drive.approvals.approve', params: {}, label: 'Approved', holdMs: 0 } as const;

test('with a live stream the outcome is requested when the stream reports a change, and not before', async () => {
  setLiveState('live');
  const onSettled = vi.fn();
  await scheduleCall(call, { onSettled });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(questions).toBe(1);
  expect(onSettled).not.toHaveBeenCalled();
  state = 'sent';
  notifyTopicChange('delayed-calls');
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce(), 10_000);
  expect(questions).toBe(2);
});

test('without a live stream the outcome is polled every second', async () => {
  setLiveState('off');
  const onSettled = vi.fn();
  await scheduleCall(call, { onSettled });
  await vi.advanceTimersByTimeAsync(3_400);
  expect(questions).toBe(4);
  state = 'sent';
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce(), 10_000);
});
