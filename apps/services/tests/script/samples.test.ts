import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { samples } from './samples/samples.ts';
import { clientOf, deployHead, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 20_000 } });
  for (const name of ['ana', 'bo', 'chen']) services.account(`${name}@example.com`);
});
afterAll(() => services[Symbol.asyncDispose]());

async function runSample(code: string, manifest: object = {}) {
  const project = { owner: OWNER, manifest: { timeZone: 'Europe/Berlin', executionApi: {}, ...manifest } };
  const scriptId = makeProject(services, { ...project, code: { Code: code } });
  deployHead(services, scriptId);
  const requestBody = { function: 'main', parameters: [] };
  const { data } = await clientOf(services, OWNER).scripts.run({ scriptId, requestBody });
  return data.error ? Object(data.error.details?.[0]).errorMessage : data.response?.result;
}

describe('a typical shared script', () => {
  test.each(samples)('$name', async ({ code, result }) => {
    expect(await runSample(code)).toEqual(result);
  });
});

describe('a script without a required scope', () => {
  test.each([
    ['MailApp.sendEmail("a@example.com", "s", "b")', 'MailApp.sendEmail'],
    ['GmailApp.sendEmail("a@example.com", "s", "b")', 'GmailApp.sendEmail'],
    ['DriveApp.createFile("s", "text")', 'DriveApp.createFile'],
    ['CalendarApp.createEvent("s", new Date(), new Date())', 'CalendarApp.createEvent'],
    ['Drive.Files.create({ name: "s" })', 'drive.files.create'],
    ['SpreadsheetApp.create("s")', 'SpreadsheetApp.create'],
    ['DocumentApp.create("s")', 'DocumentApp.create'],
  ])('gets the public error for %s', async (expression, method) => {
    const scope = 'https://www.googleapis.com/auth/userinfo.email';
    const message = await runSample(`function main() { return ${expression}; }`, { oauthScopes: [scope] });
    expect(message).toContain(`Specified permissions are not sufficient to call ${method}. Required permissions: `);
    expect(services.db.get('SELECT count(*) AS count FROM outbox_messages WHERE subject = ?', 's')).toEqual({
      count: 0,
    });
  });
});
