import type { Sample } from './sample.ts';

/** Scripts that use files and calendars. */
export const serviceSamples: readonly Sample[] = [
  {
    name: 'files reports into a folder that it makes when there is none',
    code: `function main() {
        const folders = DriveApp.getFoldersByName("Reports of '26");
        const folder = folders.hasNext() ? folders.next() : DriveApp.createFolder("Reports of '26");
        const file = folder.createFile('may.csv', 'day,sales\\n1,20', MimeType.CSV);
        folder.createFile(Utilities.newBlob('notes', 'text/plain', 'notes.txt'));
        file.setDescription('May').setStarred(true).setName('may-final.csv');
        const again = DriveApp.getFileById(file.getId());
        const names = [];
        const files = folder.getFiles();
        while (files.hasNext()) names.push(files.next().getName());
        return [again.getName(), again.getDescription(), again.isStarred(), again.getBlob().getDataAsString(), names.sort(),
          again.getParents().next().getName(), again.getOwner().getEmail(), again.getSize()];
      }`,
    result: [
      'may-final.csv',
      'May',
      true,
      'day,sales\n1,20',
      ['may-final.csv', 'notes.txt'],
      "Reports of '26",
      'owner@example.com',
      14,
    ],
  },
  {
    name: 'moves old files to an archive and throws others away',
    code: `function main() {
        const from = DriveApp.createFolder('Inbox');
        const archive = DriveApp.createFolder('Archive');
        ['a.txt', 'b.txt', 'c.log'].forEach((name) => from.createFile(name, name));
        const found = from.searchFiles('title contains ".txt" and modifiedDate > "2020-01-01"');
        let moved = 0;
        while (found.hasNext()) { found.next().moveTo(archive); moved += 1; }
        from.getFiles().next().setTrashed(true);
        const copy = archive.getFilesByName('a.txt').next().makeCopy('a-copy.txt', from);
        return [moved, from.getFiles().hasNext() && from.getFiles().next().getName(), copy.getBlob().getDataAsString(),
          archive.getFilesByType('text/plain').hasNext()];
      }`,
    result: [2, 'a-copy.txt', 'a.txt', true],
  },
  {
    name: 'shares a file and lists who has it',
    code: `function main() {
        const file = DriveApp.createFile('shared.txt', 'hello');
        file.addEditor('bo@example.com').addViewers(['ana@example.com', 'chen@example.com']);
        file.removeViewer('chen@example.com');
        file.setSharing(DriveApp.Access.ANYONE_WITH_LINK, DriveApp.Permission.VIEW);
        const before = [file.getSharingAccess(), file.getSharingPermission()];
        file.setSharing(DriveApp.Access.PRIVATE, DriveApp.Permission.NONE);
        return [file.getEditors().map((u) => u.getEmail()), file.getViewers().map((u) => u.getEmail()), before, file.getSharingAccess()];
      }`,
    result: [['bo@example.com'], ['ana@example.com'], ['ANYONE_WITH_LINK', 'VIEW'], 'PRIVATE'],
  },
  {
    name: 'writes down its file in the log',
    code: `function main() {
        try { DriveApp.getFileById('no-such-file'); } catch (e) { Logger.log('%s', e.message); }
        Logger.log(DriveApp.createFile('logged.txt', 'x'));
        return Logger.getLog().split('\\n').map((line) => line.slice(0, 45));
      }`,
    result: ['No item with the given ID could be found. Pos', 'logged.txt', ''],
  },
  {
    name: 'lists and uploads through the advanced Drive service',
    code: `function main() {
        const blob = Utilities.newBlob('one,two', 'text/csv', 'x.csv');
        const made = Drive.Files.create({ name: 'advanced.csv' }, blob, { fields: 'id,name,mimeType' });
        const page = Drive.Files.list({ q: "name = 'advanced.csv'", fields: 'files(id,name)' });
        Drive.Files.update({ description: 'changed' }, made.id);
        const read = Drive.Files.get(made.id, { fields: 'description,size' });
        Drive.Files.remove(made.id);
        let message = '';
        try { Drive.Files.get(made.id); } catch (e) { message = e.message.replace(made.id, 'ID'); }
        return [made.mimeType, page.files.length, read, message];
      }`,
    result: [
      'text/csv',
      1,
      { description: 'changed', size: '7' },
      'API call to drive.files.get failed with error: File not found: ID.',
    ],
  },
  {
    name: 'plans meetings and changes them',
    code: `function main() {
        const calendar = CalendarApp.getDefaultCalendar();
        const event = calendar.createEvent('Planning', new Date(2026, 4, 4, 10), new Date(2026, 4, 4, 11),
          { location: 'Room 1', description: 'Quarter', guests: 'ana@example.com, bo@example.com' });
        event.setTitle('Planning Q3').addPopupReminder(15).setColor(CalendarApp.EventColor.RED).setTag('team', 'sales');
        event.setTime(new Date(2026, 4, 4, 14), new Date(2026, 4, 4, 15)).removeGuest('bo@example.com');
        const [found] = calendar.getEventsForDay(new Date(2026, 4, 4));
        return [found.getTitle(), found.getStartTime().getHours(), found.getLocation(), found.getColor(), found.getTag('team'),
          found.getGuestList().map((g) => g.getEmail() + ' ' + g.getGuestStatus()), found.getPopupReminders(),
          calendar.getEventById(event.getId()).getTitle(), found.isAllDayEvent()];
      }`,
    result: ['Planning Q3', 14, 'Room 1', '11', 'sales', ['ana@example.com INVITED'], [15], 'Planning Q3', false],
  },
  {
    name: 'enters holidays as whole days and a weekly series',
    code: `function main() {
        const calendar = CalendarApp.createCalendar('Team', { timeZone: 'Europe/Berlin' });
        const day = calendar.createAllDayEvent('Holiday', new Date(2026, 9, 3));
        calendar.createAllDayEvent('Off-site', new Date(2026, 9, 5), new Date(2026, 9, 8));
        const rule = CalendarApp.newRecurrence().addWeeklyRule().onlyOnWeekdays([CalendarApp.Weekday.TUESDAY]).times(3);
        const series = calendar.createEventSeries('Stand-up', new Date(2026, 9, 6, 9), new Date(2026, 9, 6, 9, 15), rule);
        const titles = () => calendar.getEvents(new Date(2026, 9, 1), new Date(2026, 10, 1)).map((e) => e.getTitle());
        const before = titles();
        series.deleteEventSeries();
        day.deleteEvent();
        return [day.isAllDayEvent(), day.getAllDayStartDate().getDate(), before, titles(),
          CalendarApp.getCalendarsByName('Team').length, CalendarApp.getCalendarById('none@example.com')];
      }`,
    result: [true, 3, ['Holiday', 'Off-site', 'Stand-up', 'Stand-up', 'Stand-up'], ['Off-site'], 1, null],
  },
  {
    name: 'finds a free hour through the advanced Calendar service',
    code: `function main() {
        const made = Calendar.Events.insert({ summary: 'Busy', start: { dateTime: '2026-06-01T10:00:00Z' }, end: { dateTime: '2026-06-01T11:00:00Z' } }, 'primary');
        const query = { timeMin: '2026-06-01T00:00:00Z', timeMax: '2026-06-02T00:00:00Z', items: [{ id: 'primary' }] };
        const busy = Calendar.Freebusy.query(query).calendars.primary.busy;
        const items = Calendar.Events.list('primary', { timeMin: query.timeMin, timeMax: query.timeMax, singleEvents: true }).items;
        Calendar.Events.remove('primary', made.id);
        return [busy.length, items.map((e) => e.summary)];
      }`,
    result: [1, ['Busy']],
  },
];
