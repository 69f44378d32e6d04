import type { Sample } from './sample.ts';

/** Scripts that store state, count, compress and send data. */
export const stateSamples: readonly Sample[] = [
  {
    name: 'caches what is slow to compute',
    code: `function slow(n) { console.log('computing'); return n * n; }
      function cached(n) {
        const cache = CacheService.getScriptCache();
        const known = cache.get('square-' + n);
        if (known != null) return Number(known);
        const value = slow(n);
        cache.put('square-' + n, String(value), 1500);
        return value;
      }
      function main() {
        const cache = CacheService.getUserCache();
        cache.putAll({ a: '1', b: '2', c: '3' }, 60);
        cache.remove('c');
        return [cached(12), cached(12), cache.getAll(['a', 'b', 'c']), cache.get('none')];
      }`,
    result: [144, 144, { a: '1', b: '2' }, null],
  },
  {
    name: 'counts under a lock',
    code: `function main() {
        const lock = LockService.getScriptLock();
        lock.waitLock(10000);
        const properties = PropertiesService.getScriptProperties();
        const next = Number(properties.getProperty('TICKET') || 100) + 1;
        properties.setProperty('TICKET', String(next));
        const held = lock.hasLock();
        lock.releaseLock();
        return [next, held, lock.hasLock(), lock.tryLock(1), PropertiesService.getScriptProperties().getProperty('TICKET')];
      }`,
    result: [101, true, false, true, '101'],
  },
  {
    name: 'sends a report by mail',
    code: `function main() {
        const before = MailApp.getRemainingDailyQuota();
        MailApp.sendEmail({ to: 'ana@example.com, Bo <bo@example.com>', subject: 'Weekly report', htmlBody: '<p>Sales: <b>12</b></p>' });
        GmailApp.sendEmail(Session.getActiveUser().getEmail(), 'Copy', 'Sales: 12', { name: 'Reports' });
        return before - MailApp.getRemainingDailyQuota();
      }`,
    result: 3,
  },
  {
    name: 'packs files into an archive and out again',
    code: `function main() {
        const csv = Utilities.newBlob('a,b\\n1,2', 'text/csv', 'data.csv');
        const note = Utilities.newBlob('Grüße').setName('note.txt');
        const zip = Utilities.zip([csv, note], 'all.zip');
        const names = Utilities.unzip(zip).map((blob) => [blob.getName(), blob.getContentType(), blob.getDataAsString()]);
        const packed = Utilities.gzip(note);
        return [zip.getName(), names, packed.getName(), Utilities.ungzip(packed).getDataAsString(), note.getBytes().slice(0, 3)];
      }`,
    result: [
      'all.zip',
      [
        ['data.csv', 'text/csv', 'a,b\n1,2'],
        ['note.txt', 'text/plain', 'Grüße'],
      ],
      'note.txt.gz',
      'Grüße',
      [71, 114, -61],
    ],
  },
  {
    name: 'reads and writes dates in its own zone',
    code: `function main() {
        const date = Utilities.parseDate('2024-03-31 02:30', 'Europe/Berlin', 'yyyy-MM-dd HH:mm');
        const other = Utilities.parseDate('5 Jan 2024, 4:05 PM', 'America/New_York', 'd MMM yyyy, h:mm a');
        return [date.getHours(), other.toISOString(), Utilities.formatDate(other, 'GMT', "yyyy-'W'ww F W"),
          new Date(2024, 9, 27, 2, 30).toISOString(), other.toLocaleDateString('de-DE', { weekday: 'long' })];
      }`,
    result: [3, '2024-01-05T21:05:00.000Z', '2024-W01 1 1', '2024-10-27T00:30:00.000Z', 'Freitag'],
  },
  {
    name: 'installs its triggers once',
    code: `function main() {
        ScriptApp.getProjectTriggers().forEach((trigger) => ScriptApp.deleteTrigger(trigger));
        ScriptApp.newTrigger('main').timeBased().everyWeeks(1).onWeekDay(ScriptApp.WeekDay.MONDAY).atHour(9).create();
        ScriptApp.newTrigger('main').timeBased().onMonthDay(31).atHour(6).nearMinute(30).create();
        ScriptApp.newTrigger('main').timeBased().after(10 * 60 * 1000).create();
        ScriptApp.newTrigger('main').timeBased().at(new Date(Date.now() + 3600000)).create();
        ScriptApp.newTrigger('main').timeBased().atDate(2030, 1, 1).create();
        return [ScriptApp.getProjectTriggers().map((t) => t.getHandlerFunction() + ' ' + t.getEventType()).length,
          ScriptApp.AuthMode.FULL, ScriptApp.getOAuthToken().length > 20];
      }`,
    result: [5, 'FULL', true],
  },
  {
    name: 'asks what it may do, and needs what it lacks',
    code: `function main() {
        const [held, missing] = ['https://www.googleapis.com/auth/drive', 'https://www.googleapis.com/auth/none'];
        ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL);
        ScriptApp.requireScopes(ScriptApp.AuthMode.FULL, [held]);
        let message = '';
        try { ScriptApp.requireScopes(ScriptApp.AuthMode.FULL, [held, missing]); } catch (e) { message = e.message; }
        const statusOf = (scopes) => ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, scopes).getAuthorizationStatus();
        return [statusOf([held]), statusOf([missing]), message, ScriptApp.getInstallationSource(), ScriptApp.getUserTriggers().length,
          ScriptApp.getService().getUrl(), ScriptApp.getService().isEnabled()];
      }`,
    result: [
      'NOT_REQUIRED',
      'REQUIRED',
      'Specified permissions are not sufficient to call ScriptApp.requireScopes. Required permissions: https://www.googleapis.com/auth/none',
      'NONE',
      0,
      null,
      false,
    ],
  },
];
