import { beforeEach, expect, test } from 'vitest';
import { followQueue, leaveQueue } from './queue-order.ts';

const place = (number: number) => ({ fileId: `f${number}`, approvalId: `a${number}` });
const [one, two, three, four] = [place(1), place(2), place(3), place(4)];

let app: object;

beforeEach(() => {
  app = {};
});

test('decided approvals keep their position, and new ones are appended', () => {
  expect(followQueue(app, 'waiting', [one, two, three])).toEqual([one, two, three]);
  expect(followQueue(app, 'waiting', [two, three])).toEqual([one, two, three]);
  expect(followQueue(app, 'waiting', [four, three])).toEqual([one, two, three, four]);
});

test('changing the filter or opening the queue resets the order', () => {
  followQueue(app, 'waiting', [one, two]);
  expect(followQueue(app, 'overdue', [two])).toEqual([two]);
  leaveQueue(app);
  expect(followQueue(app, 'overdue', [three])).toEqual([three]);
});
