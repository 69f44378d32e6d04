import { expect, test } from 'vitest';
import { changeDetail } from './change-columns.tsx';

test('the age of a change comes before the address, which may be long', () => {
  const time = '2026-11-23T15:00:00.000Z';
  const emailAddress = 'a.person.with.a.very.long.address.that.does.not.fit@example.com';
  const detail = changeDetail({ time, file: { lastModifyingUser: { emailAddress } } }, Date.parse(time) + 3_600_000);
  expect(detail).toBe(`1 h ago · ${emailAddress}`);
});
