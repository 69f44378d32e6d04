import { operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { readParams } from './read-params.ts';

const files = operations['drive.files.list'];
const events = operations['calendar.events.list'];
const processes = operations['script.processes.list'];
const query = (text: string) => new URLSearchParams(text);
const refusal = (reason: string, location: string, message?: string) =>
  expect.objectContaining({
    httpStatus: 400,
    errors: [expect.objectContaining({ reason, location, ...(message !== undefined && { message }) })],
  });

describe('readParams', () => {
  test('returns typed values and defaults', () => {
    const params = readParams(files, {}, query('pageSize=7&supportsAllDrives=true&q=a'));
    expect(params).toMatchObject({ pageSize: 7, supportsAllDrives: true, q: 'a' });
    expect(readParams(files, {}, query(''))).toMatchObject({ pageSize: 100 });
  });

  test('collects repeated parameters', () => {
    const params = readParams(events, { calendarId: 'primary' }, query('eventTypes=default&eventTypes=outOfOffice'));
    expect(params).toMatchObject({ calendarId: 'primary', eventTypes: ['default', 'outOfOffice'] });
  });

  test('accepts an alias of a value', () => {
    const params = readParams(events, { calendarId: 'primary' }, query('eventTypes=fromGmail&eventTypes=default'));
    expect(params).toMatchObject({ eventTypes: ['fromMail', 'default'] });
    expect(() => readParams(events, { calendarId: 'primary' }, query('eventTypes=constructor'))).toThrow(
      refusal('invalidParameter', 'eventTypes'),
    );
  });

  test('distinguishes a flag that is off by default from one sent as false', () => {
    const calendars = operations['calendar.calendarList.list'];
    expect(readParams(calendars, {}, query(''))).not.toHaveProperty('showHidden');
    expect(readParams(calendars, {}, query('showHidden=false'))).toMatchObject({ showHidden: false });
    const grant = operations['calendar.acl.insert'];
    expect(readParams(grant, { calendarId: 'primary' }, query(''))).toMatchObject({ sendNotifications: true });
  });

  test('lowers a page size above the maximum to the maximum', () => {
    expect(readParams(files, {}, query('pageSize=5000'))).toMatchObject({ pageSize: 1000 });
    expect(readParams(processes, {}, query('pageSize=5000'))).toMatchObject({ pageSize: 200 });
  });

  test.each(['0', '-1', '1.5', 'ten', '99999999999', '1e2', ' 7'])('rejects the page size %j', (value) => {
    expect(() => readParams(files, {}, query(`pageSize=${encodeURIComponent(value)}`))).toThrow(
      refusal('invalid', 'pageSize'),
    );
  });

  test('accepts zero as a page size if the document does', () => {
    expect(readParams(processes, {}, query('pageSize=0'))).toMatchObject({ pageSize: 0 });
  });

  test('states the range in the calendar service’s wording', () => {
    expect(() => readParams(events, { calendarId: 'primary' }, query('maxResults=0'))).toThrow(
      refusal('invalidParameter', 'maxResults', "Invalid value '0'. Values must be within the range: [1, 2147483647]"),
    );
  });

  test('states the enumeration values in the calendar service’s wording', () => {
    expect(() => readParams(events, { calendarId: 'primary' }, query('orderBy=colour'))).toThrow(
      refusal('invalidParameter', 'orderBy', expect.stringContaining("regular expression: 'startTime|updated'")),
    );
  });

  test.each(['yes', '2', 'T'])('rejects the boolean %s', (value) => {
    expect(() => readParams(files, {}, query(`supportsAllDrives=${value}`))).toThrow(
      refusal('invalid', 'supportsAllDrives'),
    );
  });

  test.each(['2026-01-01', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00', 'yesterday'])(
    'rejects the time %s',
    (value) => {
      expect(() => readParams(events, { calendarId: 'primary' }, query(`timeMin=${value}`))).toThrow(
        refusal('invalidParameter', 'timeMin'),
      );
    },
  );

  test('an empty query value counts as absent', () => {
    expect(readParams(files, {}, query('q=&pageSize='))).not.toHaveProperty('q');
  });

  test('a missing required parameter is named', () => {
    expect(() => readParams(operations['drive.changes.list'], {}, query(''))).toThrow(refusal('required', 'pageToken'));
  });

  test('only the scripting service rejects unknown parameters', () => {
    expect(() => readParams(files, {}, query('whatever=1'))).not.toThrow();
    expect(() => readParams(processes, {}, query('whatever=1'))).toThrow(
      expect.objectContaining({ httpStatus: 400, message: expect.stringContaining('Unknown name "whatever"') }),
    );
    expect(() => readParams(processes, {}, query('prettyPrint=false&quotaUser=x'))).not.toThrow();
  });
});
