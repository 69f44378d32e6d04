import { expect, test } from 'vitest';
import { summaryOf } from './row-summary.ts';

const row = { due: 'Overdue by 2 d', by: 'by Olga' };

test('what a row is read out with is its second line, where that is a text', () => {
  const narrowDetail = ({ due, by }: typeof row) => `${due} · ${by}`;
  expect(summaryOf(row, 'Contract', { narrowDetail })).toBe('Overdue by 2 d, by Olga');
});

test('a list whose second line is more than a text says what is read out', () => {
  const words = { narrowDetail: () => null, rowSummary: ({ by }: typeof row) => `In review · ${by}` };
  expect(summaryOf(row, 'Contract', words)).toBe('In review, by Olga');
});

test('what the label says is not read out again', () => {
  const rowSummary = () => 'Plan · Reader';
  expect(summaryOf(row, 'petra@partner.example, Plan', { rowSummary })).toBe('Reader');
  expect(summaryOf(row, 'Plan, Reader', { rowSummary })).toBeUndefined();
});
