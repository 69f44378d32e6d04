import { expect, test } from 'vitest';
import { formatRowSummary } from './row-summary.ts';

const row = { due: 'Overdue by 2 d', by: 'by Olga' };

test('a row is announced with its second line, if that is text', () => {
  const narrowDetail = ({ due, by }: typeof row) => `${due} · ${by}`;
  expect(formatRowSummary(row, 'Contract', { narrowDetail })).toBe('Overdue by 2 d, by Olga');
});

test('a list whose second line is not plain text defines its announcement', () => {
  const words = { narrowDetail: () => null, rowSummary: ({ by }: typeof row) => `In review · ${by}` };
  expect(formatRowSummary(row, 'Contract', words)).toBe('In review, by Olga');
});

test('text in the label is not announced again', () => {
  const rowSummary = () => 'Plan · Reader';
  expect(formatRowSummary(row, 'petra@partner.example, Plan', { rowSummary })).toBe('Reader');
  expect(formatRowSummary(row, 'Plan, Reader', { rowSummary })).toBeUndefined();
});
