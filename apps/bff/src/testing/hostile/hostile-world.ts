import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ServicesProcess } from '#testing/processes/services-process.ts';
import { ENDLESS_RULES } from './calendar-inputs.ts';
import { makeCrowdedFolders } from './crowded-folders.ts';
import { NESTED_CONTENTS } from './drive-inputs.ts';
import type { HostileTargets } from './hostile-input.ts';

const EDITOR = 'application/vnd.google-apps';
const MANY = 300;
const REMOVED_RULES = 50_000;
const START = '2027-01-04T09:00:00Z';
const made = z.object({ id: z.string() });

/** The embedded services in a separate process, with all resources that hostile inputs refer to. */
export class HostileWorld implements AsyncDisposable {
  readonly services: ServicesProcess;
  readonly targets: HostileTargets;

  private constructor(services: ServicesProcess, targets: HostileTargets) {
    this.services = services;
    this.targets = targets;
  }

  /** `variables` are added to the environment of the services. */
  static async start(variables: Readonly<Record<string, string>> = {}): Promise<HostileWorld> {
    const services = await ServicesProcess.start({ DEMO: '1', ...variables });
    return new HostileWorld(services, await new HostileWorldBuilder(services).make());
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.services[Symbol.asyncDispose]();
  }
}

class HostileWorldBuilder {
  readonly #services: ServicesProcess;

  constructor(services: ServicesProcess) {
    this.#services = services;
  }

  async make(): Promise<HostileTargets> {
    const calendar = await this.#makeCalendar();
    const everySecond = await this.#makeCalendar();
    const everySecondEvent = await this.#storeRule(everySecond, ENDLESS_RULES.everySecond);
    const neverMatching = await this.#makeCalendar();
    await this.#storeRule(neverMatching, ENDLESS_RULES.neverMatching);
    const everySecondOfADay = await this.#makeCalendar();
    await this.#storeRule(everySecondOfADay, ENDLESS_RULES.everySecondOfADay);
    const [manySeries, clearedCalendar] = [await this.#makeCalendar(), await this.#makeCalendar()];
    for (let index = 0; index < MANY; index += 1) await this.#makeSeries(manySeries, 'RRULE:FREQ=HOURLY');
    for (let index = 0; index < 2 * MANY; index += 1) await this.#makeSeries(clearedCalendar, 'RRULE:FREQ=DAILY');
    const { origin, authorization } = this.#services;
    return {
      ...(await makeCrowdedFolders(origin, authorization, (path, body) => this.#post(path, body))),
      crowdedCalendar: await this.#makeCrowdedCalendar(),
      clearedCalendar,
      calendar,
      dailySeries: await this.#makeSeries(calendar, 'RRULE:FREQ=DAILY'),
      everySecond,
      everySecondEvent,
      neverMatching,
      everySecondOfADay,
      manySeries,
      file: await this.#post('/drive/v3/files', { name: 'file' }),
      nestedPage: await this.#storeDocument('text/html', NESTED_CONTENTS.page),
      nestedLists: await this.#storeDocument('text/markdown', NESTED_CONTENTS.lists),
      wideTable: await this.#upload(`${EDITOR}.spreadsheet`, 'text/csv', 'name,2026-01-01,17\n'.repeat(250_000)),
      script: await this.#post('/drive/v3/files', { name: 'script', mimeType: `${EDITOR}.script` }),
    };
  }

  #makeCalendar(): Promise<string> {
    return this.#post('/calendar/v3/calendars', { summary: 'hostile' });
  }

  /** Creates a calendar that very many users had access to and lost it. */
  async #makeCrowdedCalendar(): Promise<string> {
    const id = await this.#makeCalendar();
    this.#write(
      `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${REMOVED_RULES})
       INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence)
       SELECT c.number, 'user', 'p' || n || '@partner.example', 'none', n FROM counted CROSS JOIN calendars AS c
       WHERE c.id = ?`,
      id,
    );
    return id;
  }

  #makeSeries(calendar: string, rule: string): Promise<string> {
    const [start, end] = [START, '2027-01-04T09:00:01Z'].map((dateTime) => ({ dateTime, timeZone: 'UTC' }));
    return this.#post(`/calendar/v3/calendars/${calendar}/events`, { start, end, recurrence: [rule] });
  }

  /** Stores a series whose rule was stored before such rules were rejected. */
  async #storeRule(calendar: string, rule: string): Promise<string> {
    const id = await this.#makeSeries(calendar, 'RRULE:FREQ=DAILY');
    this.#write('UPDATE events SET recurrence = ? WHERE id = ?', JSON.stringify([rule]), id);
    return id;
  }

  #write(sql: string, ...values: readonly string[]): void {
    const database = new DatabaseSync(this.#services.databasePath, { timeout: 5_000 });
    database.prepare(sql).run(...values);
    database.close();
  }

  /** Stores a document whose content was stored before such content was rejected. */
  async #storeDocument(type: string, content: string): Promise<string> {
    const id = await this.#upload(`${EDITOR}.document`, type, 'harmless');
    const contentId = await this.#upload(type, type, content);
    this.#write(
      `UPDATE document_sources SET (blob_sha256, size_bytes) = (SELECT blob_sha256, size_bytes FROM items WHERE id = ?)
       WHERE item_number = (SELECT number FROM items WHERE id = ?)`,
      contentId,
      id,
    );
    return id;
  }

  #upload(mimeType: string, type: string, content: string): Promise<string> {
    const metadata = JSON.stringify({ name: 'document', mimeType });
    const part = (contentType: string, text: string) => `--b\r\ncontent-type: ${contentType}\r\n\r\n${text}\r\n`;
    const body = `${part('application/json', metadata)}${part(type, content)}--b--`;
    return this.#send('/upload/drive/v3/files?uploadType=multipart', 'multipart/related; boundary=b', body);
  }

  #post(path: string, body: object): Promise<string> {
    return this.#send(path, 'application/json', JSON.stringify(body));
  }

  async #send(path: string, contentType: string, body: string): Promise<string> {
    const { origin, authorization } = this.#services;
    const headers = { authorization, 'content-type': contentType };
    const response = await fetch(origin + path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return made.parse(await response.json()).id;
  }
}
