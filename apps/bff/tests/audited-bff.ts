import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { components } from '@rotunda/api-client/bff-types';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

export type AuditList = components['schemas']['AuditList'];
export type AuditEntry = AuditList['entries'][number];
type AuditCheck = components['schemas']['AuditCheck'];

const RECORDS = fileURLToPath(new URL('../src/app/records-main.ts', import.meta.url));
const RENAME = '/api/drive/v3/files/f1';

/** A console with an operator who makes calls, and an audit trail to search, verify and tamper with. */
export class AuditedBff implements AsyncDisposable {
  readonly bff: TestBff;
  operator: TestBrowser;

  private constructor(bff: TestBff, operator: TestBrowser) {
    this.bff = bff;
    this.operator = operator;
  }

  static async start(): Promise<AuditedBff> {
    const bff = await TestBff.start();
    return new AuditedBff(bff, await bff.signIn('operator'));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.bff[Symbol.asyncDispose]();
  }

  /** Signs in with another browser, as after a restart. */
  async signInAgain(): Promise<void> {
    this.operator = this.bff.openBrowser();
    await this.operator.signIn();
  }

  rename(query = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.operator.request(RENAME + query, { method: 'PATCH', headers, body: '{"name":"a private name"}' });
  }

  async search(query = ''): Promise<AuditEntry[]> {
    const response = await this.operator.request(`/api/audit${query}`);
    expect(response.status).toBe(200);
    const { entries } = response.json() as AuditList;
    return entries;
  }

  /** Waits until all started calls have ended, which is recorded after the response. */
  settle(): Promise<void> {
    return expect.poll(() => this.search('?outcome=pending')).toEqual([]);
  }

  async check(): Promise<AuditCheck> {
    return (await this.operator.request('/api/audit/check')).json() as AuditCheck;
  }

  async execute(statement: string): Promise<void> {
    await using store = this.bff.openStore();
    await sql.raw(statement).execute(store);
  }

  /** Changes the store like an attacker with access to its server, who can drop triggers. */
  async tamper(...statements: string[]): Promise<void> {
    const triggers = this.bff.config.database
      ? ['audit_records_no_change ON audit_records']
      : ['audit_records_no_update', 'audit_records_no_delete'];
    for (const trigger of triggers) await this.execute(`DROP TRIGGER IF EXISTS ${trigger}`);
    for (const statement of statements) await this.execute(statement);
  }

  /** Runs the records command on the store. */
  records(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
    return new Promise((resolve) => {
      const env = this.bff.storeEnv();
      execFile(process.execPath, [RECORDS, ...args], { env }, (error, output, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
      });
    });
  }
}
