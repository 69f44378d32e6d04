import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Sheet } from '#core/workbook/cell.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { writeXlsx } from '#core/workbook/write-xlsx.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject } from './script-project.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ANA = 'ana@example.com';

/** The sheet in the XLSX export after a script changed it, and the return value of the script. */
export type SheetRun = { sheet: Sheet | undefined; result: unknown };

/** Uploads a sheet, runs script code on it as `sheet`, and exports it. */
export async function runOnSheet(services: TestServices, given: Sheet, code: string): Promise<SheetRun> {
  const id = await upload(services, given);
  const source = `function main() { const sheet = SpreadsheetApp.openById('${id}').getSheets()[0]; ${code} }`;
  const project = { owner: ANA, manifest: { timeZone: 'Etc/UTC', executionApi: {} }, code: { Code: source } };
  const scriptId = makeProject(services, project);
  deployHead(services, scriptId);
  const { data } = await clientOf(services, ANA).scripts.run({ scriptId, requestBody: { function: 'main' } });
  expect(data.error).toBeUndefined();
  const exported = await fetch(`${services.origin}/drive/v3/files/${id}/export?mimeType=${encodeURIComponent(XLSX)}`, {
    headers: { authorization: `Bearer ${services.token(ANA)}` },
  });
  const [sheet] = await readXlsx(new Uint8Array(await exported.arrayBuffer()));
  return { sheet, result: data.response?.result };
}

async function upload(services: TestServices, sheet: Sheet): Promise<string> {
  const boundary = randomUUID();
  const metadata = { name: 'Plan', mimeType: 'application/vnd.google-apps.spreadsheet' };
  const part = (type: string) => `\r\n--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const uploaded = await fetch(`${services.origin}/upload/drive/v3/files?uploadType=multipart`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${services.token(ANA)}`,
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([
      Buffer.from(`${part('application/json')}${JSON.stringify(metadata)}${part(XLSX)}`),
      await writeXlsx([sheet]),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return String(Object(await uploaded.json()).id);
}
