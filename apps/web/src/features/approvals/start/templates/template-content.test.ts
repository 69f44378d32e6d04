import { expect, test } from 'vitest';
import type { StartValues } from '#features/approvals/start/form/use-start-form.ts';
import { fromTemplateContent, toTemplateContent } from './template-content.ts';

const values: StartValues = {
  emails: 'ana@example.com, bo@example.com',
  message: 'Please read it.',
  due: { kind: 'workingDays', workingDays: 4, day: '', clock: '12:30', zone: 'Asia/Tokyo' },
  change: 'NO_APPROVAL_ACTION',
  isLocked: true,
  pinsContent: false,
  escalation: { remind: -24, reassign: 24, reviewer: 'cy@example.com' },
};

test('a form filled in from a template matches the form it was saved from', () => {
  const other = { ...values.due, kind: 'day', day: '2026-11-30', zone: 'UTC' } as const;
  expect(fromTemplateContent(toTemplateContent(values), other)).toEqual(values);
});

test('dates and half-typed addresses are not part of a template', () => {
  const due = { ...values.due, kind: 'day', day: '2026-11-30' } as const;
  const content = toTemplateContent({ ...values, due, emails: 'ana@example.com, bo' });
  expect(content).toMatchObject({ reviewers: ['ana@example.com'], due: { kind: 'none' } });
});
