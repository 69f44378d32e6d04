import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServices } from '#testing/start-test-services.ts';
import { ClientSandbox } from './run-client.ts';

const require = createRequire(import.meta.url);
const libraryPath = (name: string) => JSON.stringify(require.resolve(name));

// Uses the libraries as documented: no address is configured.
const PROGRAM = `
const { drive, auth } = require(${libraryPath('@googleapis/drive')});
const { calendar } = require(${libraryPath('@googleapis/calendar')});
const { script } = require(${libraryPath('@googleapis/script')});
const { Readable } = require('node:stream');

const client = new auth.OAuth2();
client.setCredentials({ access_token: process.env.TOKEN });
const files = drive({ version: 'v3', auth: client }).files;
const { events } = calendar({ version: 'v3', auth: client });
const { projects } = script({ version: 'v1', auth: client });

async function main() {
  const media = { mimeType: 'text/plain', body: Readable.from(['con', 'tent']) };
  const { data: file } = await files.create({ requestBody: { name: 'note' }, media, fields: 'id,size' });
  const { data: content } = await files.get({ fileId: file.id, alt: 'media' });
  const { data: list } = await files.list({ q: "name = 'note'", fields: 'files(name)' });
  const missing = await files.get({ fileId: 'nothing' }).catch(({ status, message }) => [status, message]);
  const day = { start: { date: '2026-11-26' }, end: { date: '2026-11-27' } };
  const { data: event } = await events.insert({ calendarId: 'primary', requestBody: { summary: 'talk', ...day } });
  const { data: project } = await projects.create({ requestBody: { title: 'code' } });
  console.log(JSON.stringify([file.size, content, list.files, missing, event.summary, project.title]));
}
void main();
`;

test('the public libraries for Node work at their built-in addresses', async () => {
  await using services = await startTestServices();
  await using sandbox = await ClientSandbox.start(services.origin);
  const path = join(sandbox.directory, 'program.cjs');
  writeFileSync(path, PROGRAM);
  const output = await sandbox.run(process.execPath, [path], { TOKEN: services.token('ana@example.com') });
  expect(JSON.parse(output)).toEqual([
    '7',
    'content',
    [{ name: 'note' }],
    [404, 'File not found: nothing.'],
    'talk',
    'code',
  ]);
});

const PROGRAM_AT_OWN_ADDRESS = `
const { drive, auth } = require(${libraryPath('@googleapis/drive')});
const client = new auth.OAuth2();
client.setCredentials({ access_token: process.env.TOKEN });
const about = drive({ version: 'v3', auth: client, rootUrl: process.env.ORIGIN + '/' }).about;
about.get({ fields: 'user(emailAddress)' }).then(({ data }) => console.log(data.user.emailAddress));
`;

test('a library that sends all calls through the proxy still reaches the services at the services’ own address', async () => {
  await using services = await startTestServices();
  await using sandbox = await ClientSandbox.start(services.origin);
  const path = join(sandbox.directory, 'program.cjs');
  writeFileSync(path, PROGRAM_AT_OWN_ADDRESS);
  const variables = { TOKEN: services.token('ana@example.com'), ORIGIN: services.origin };
  expect(await sandbox.run(process.execPath, [path], variables)).toBe('ana@example.com\n');
});
