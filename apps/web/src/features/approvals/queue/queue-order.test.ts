import { beforeEach, expect, test } from 'vitest';
import { clearQueueOrder, mergeIntoQueueOrder } from './queue-order.ts';

const place = (number: number) => ({ fileId: `f${number}`, approvalId: `a${number}` });
const [one, two, three, four] = [place(1), place(2), place(3), place(4)];

let app: object;

beforeEach(() => {
  app = {};
});

test('decided approvals keep their position, and new ones are appended', () => {
  expect(mergeIntoQueueOrder(app, 'waiting', [one, two, three])).toEqual([one, two, three]);
  expect(mergeIntoQueueOrder(app, 'waiting', [two, three])).toEqual([one, two, three]);
  expect(mergeIntoQueueOrder(app, 'waiting', [four, three])).toEqual([one, two, three, four]);
});

test('changing the filter or opening the queue resets the order', () => {
  mergeIntoQueueOrder(app, 'waiting', [one, two]);
  expect(mergeIntoQueueOrder(app, 'overdue', [two])).toEqual([two]);
  clearQueueOrder(app);
  expect(mergeIntoQueueOrder(app, 'overdue', [three])).toEqual([three]);
});
