import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { drive } from '@googleapis/drive';
import { script } from '@googleapis/script';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#config.ts';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { sendMail } from '#core/mail.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { createAccount } from '#identity/accounts.ts';

import { type RunningServices, startServices } from '#start.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { toQuickPasswordHash } from '#testing/quick-password-hash.ts';

const PASSWORD = 'correct horse battery staple';
const CONSOLE_ORIGIN = 'http://localhost:4999';
const SCOPE_BASE = 'https://www.googleapis.com';

let directory: string;
let db: Database;
let services: RunningServices;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-pages-'));
  // A second connection, like that of a command run beside the services.
  db = openDatabase(join(directory, 'services.db'));
  const passwordHash = toQuickPasswordHash(PASSWORD);
  for (const [index, name] of ['ana', 'bo', 'cy'].entries()) {
    createAccount(db, {
      id: name,
      email: toEmail(name),
      displayName: name,
      permissionId: `1000000000000000000${index}`,
      role: null,
      isDomainAdmin: false,
      passwordHash,
      createdAtMs: 0,
    });
  }
  const parsed = parseConfig({
    SERVICES_PORT: '0',
    DATA_DIR: directory,
    PUBLIC_ORIGIN: CONSOLE_ORIGIN,
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  services = await startServices(parsed.config);
});
afterAll(async () => {
  await services.close();
  db.close();
  rmSync(directory, { recursive: true, force: true });
});

// Cy belongs to another organisation.
const toEmail = (name: string) => `${name}@${name === 'cy' ? 'other.example' : 'example.com'}`;

function driveAs(name: string) {
  const expiresAt = Date.now() + 3_600_000;
  const scopes = [`${SCOPE_BASE}/auth/drive`];
  const token = issueAccessToken(db, { accountId: name, clientId: 'test', scopes, expiresAt });
  return drive({ version: 'v3', rootUrl: `${services.origin}/`, headers: { authorization: `Bearer ${token}` } });
}

async function createFile(): Promise<string> {
  const { data } = await driveAs('ana').files.create({ requestBody: { name: 'Secret plans' } });
  return data.id ?? '';
}

/** Opens a page in a new browser and signs in on the way, like a user who follows a link. */
async function open(path: string, name: string) {
  const browser = new BrowserSession();
  const signIn = await browser.follow(services.origin + path);
  const response = await browser.submit(signIn.url, { email: toEmail(name), password: PASSWORD });
  const page = await browser.follow(redirectOf(response, signIn.url) ?? '');
  return { browser, url: page.url, status: page.response.status, text: await page.response.text() };
}

const tokenIn = (text: string) => /name="token" value="([^"]+)"/u.exec(text)?.[1] ?? '';

describe('the access request page', () => {
  test('requires a sign-in, does not name the item, and creates a proposal that the owner can accept', async () => {
    const fileId = await createFile();
    const page = await open(`/request-access/${fileId}`, 'bo');
    expect(page.status).toBe(200);
    expect(page.url.pathname).toBe(`/oidc/request-access/${fileId}`);
    expect(page.text).toContain('You are signed in as bo@example.com');
    expect(page.text).not.toContain('Secret plans');
    const form = { token: tokenIn(page.text), role: 'commenter', message: 'For the <audit>.' };
    const sent = await page.browser.submit(page.url, form);
    expect(sent.status).toBe(303);
    const after = await page.browser.follow(redirectOf(sent, page.url) ?? '');
    expect(await after.response.text()).toContain('Access requested');
    const { data } = await driveAs('ana').accessproposals.list({ fileId });
    expect(data.accessProposals).toMatchObject([
      {
        requesterEmailAddress: 'bo@example.com',
        rolesAndViews: [{ role: 'commenter' }],
        requestMessage: 'For the <audit>.',
      },
    ]);
    const proposalId = data.accessProposals?.[0]?.proposalId ?? '';
    const requestBody = { action: 'ACCEPT', role: ['reader'] };
    await driveAs('ana').accessproposals.resolve({ fileId, proposalId, requestBody });
    const given = await page.browser.follow(page.url);
    expect(await given.response.text()).toContain(`${CONSOLE_ORIGIN}/file/${fileId}`);
  });

  test('accepts a request once, from the page created for it', async () => {
    const fileId = await createFile();
    const { browser, url, text } = await open(`/request-access/${fileId}`, 'bo');
    const form = { token: tokenIn(text), role: 'reader', message: '' };
    expect((await browser.submit(url, { ...form, token: 'forged' })).status).toBe(400);
    expect((await browser.submit(url, { ...form, role: 'owner' })).status).toBe(400);
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.submit(url, form, elsewhere)).status).toBe(403);
    const other = await createFile();
    expect((await browser.submit(`${services.origin}/oidc/request-access/${other}`, form)).status).toBe(400);
    for (let time = 0; time < 2; time += 1) expect((await browser.submit(url, form)).status).toBe(303);
    expect((await driveAs('ana').accessproposals.list({ fileId })).data.accessProposals).toHaveLength(1);
    expect((await driveAs('ana').accessproposals.list({ fileId: other })).data.accessProposals).toEqual([]);
  });

  test('does not exist for items that cannot be requested', async () => {
    const { browser, status } = await open('/request-access/nothing', 'bo');
    expect(status).toBe(404);
    const { data: root } = await driveAs('ana').files.get({ fileId: 'root' });
    expect((await browser.get(`${services.origin}/oidc/request-access/${root.id}`)).status).toBe(404);
    const shortcutDetails = { targetId: await createFile() };
    const shortcut = { mimeType: 'application/vnd.google-apps.shortcut', shortcutDetails };
    const { data: link } = await driveAs('ana').files.create({ requestBody: shortcut });
    expect((await browser.get(`${services.origin}/oidc/request-access/${link.id}`)).status).toBe(404);
  });

  test('tells a user who already has access', async () => {
    const fileId = await createFile();
    expect((await open(`/request-access/${fileId}`, 'ana')).text).toContain('You have access');
  });

  test('rejects unsupported methods', async () => {
    const response = await fetch(`${services.origin}/mail`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});

describe('the mailbox', () => {
  test('shows users only messages sent to them, without foreign markup, and page by page', async () => {
    const mail = { sender: 'ana@example.com', subject: '<b>News</b>', sentAt: Date.UTC(2026, 0, 2, 3, 4) };
    for (let number = 1; number <= 51; number += 1) {
      sendMail(db, { ...mail, recipients: ['bo@example.com'], body: `Message ${number}.\n\n${CONSOLE_ORIGIN}/file/1` });
    }
    sendMail(db, { ...mail, recipients: ['ana@example.com'], body: 'For Ana.' });
    const { browser, url, text } = await open('/mail', 'bo');
    expect(text).toContain('&lt;b&gt;News&lt;/b&gt;');
    expect(text).toContain('2 Jan 2026, 03:04 UTC');
    expect(text).toContain(`<a href="${CONSOLE_ORIGIN}/file/1">`);
    expect(text).toContain('Message 51.');
    expect(text).not.toContain('Message 1.');
    expect(text).not.toContain('For Ana.');
    const older = new URL(/href="(\?before=\d+)"/u.exec(text)?.[1] ?? '', url);
    expect(await (await browser.get(older)).text()).toContain('Message 1.');
  });

  test('returns to the console if the sign-in is cancelled, and does not follow a forged return address', async () => {
    const browser = new BrowserSession();
    const signIn = await browser.follow(`${services.origin}/mail`);
    const cancelled = await browser.submit(signIn.url, { choice: 'cancel' });
    const { url } = await browser.follow(redirectOf(cancelled, signIn.url) ?? '');
    expect(url.href).toBe(`${CONSOLE_ORIGIN}/`);
    const forged = await browser.get(`${services.origin}/oidc/signed-in?state=${encodeURIComponent('//evil.example')}`);
    expect(forged.status).toBe(400);
  });
});

describe('a published document', () => {
  const DOCUMENT = 'application/vnd.google-apps.document';
  const asMarkdown = (text: string) => ({ mimeType: 'text/markdown', body: Readable.from([text]) });
  const rootUrl = () => ({ rootUrl: `${services.origin}/` });

  async function publish(requestBody: object) {
    const { data } = await driveAs('ana').files.create(
      { requestBody: { name: 'Notice', mimeType: DOCUMENT }, media: asMarkdown('# Closed on *Monday*') },
      rootUrl(),
    );
    const fileId = data.id ?? '';
    const published = { fileId, revisionId: 'head', requestBody: { published: true, ...requestBody } };
    const revision = await driveAs('ana').revisions.update({ ...published, fields: 'id,publishedLink' });
    return { fileId, link: new URL(revision.data.publishedLink ?? ''), revisionId: revision.data.id ?? '' };
  }

  test('is readable by anyone if it is published to all, in its published state, until it is unpublished', async () => {
    const { fileId, revisionId, link } = await publish({ publishedOutsideDomain: true });
    const response = await fetch(link);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const page = await response.text();
    expect(page).toContain('<h1>Closed on <em>Monday</em></h1>');
    expect(page).toMatch(/^<!doctype html>\n<html><head><link rel="icon" href="data:image\/svg\+xml,/);
    await driveAs('ana').files.update({ fileId, media: asMarkdown('# Open') }, rootUrl());
    expect(await (await fetch(link)).text()).toContain('Closed on');
    await driveAs('ana').revisions.update({ fileId, revisionId, requestBody: { published: false } });
    expect((await open(link.pathname, 'bo')).status).toBe(404);
  });

  test('follows changes if it is published with automatic updates', async () => {
    const { fileId, link } = await publish({ publishedOutsideDomain: true, publishAuto: true });
    await driveAs('ana').files.update({ fileId, media: asMarkdown('# Open again') }, rootUrl());
    expect(await (await fetch(link)).text()).toContain('<h1>Open again</h1>');
    await driveAs('ana').files.update({ fileId, requestBody: { trashed: true } });
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  });

  test('is otherwise readable by members of the organisation, and by users it is shared with', async () => {
    const { fileId, link } = await publish({});
    expect((await open(link.pathname, 'bo')).text).toContain('Closed on');
    expect(await open(link.pathname, 'cy')).toMatchObject({ status: 404 });
    const requestBody = { type: 'user', role: 'reader', view: 'published', emailAddress: toEmail('cy') };
    await driveAs('ana').permissions.create({ fileId, requestBody });
    expect((await open(link.pathname, 'cy')).text).toContain('Closed on');
    await expect(driveAs('cy').files.get({ fileId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('an organisation’s web app', () => {
  /** Deploys a web app of Ana that names its visitor. Returns the path of its address. */
  async function deploy(access: string): Promise<string> {
    const expiresAt = Date.now() + 3_600_000;
    const scopes = ['script.projects', 'script.deployments'].map((suffix) => `${SCOPE_BASE}/auth/${suffix}`);
    const token = issueAccessToken(db, { accountId: 'ana', clientId: 'test', scopes, expiresAt });
    const headers = { authorization: `Bearer ${token}` };
    const { projects } = script({ version: 'v1', rootUrl: `${services.origin}/`, headers });
    const { data: project } = await projects.create({ requestBody: { title: 'Web app' } });
    const scriptId = project.scriptId ?? '';
    const manifest = { timeZone: 'Etc/UTC', webapp: { access, executeAs: 'USER_DEPLOYING' } };
    const code =
      'function doGet() { return HtmlService.createHtmlOutput([Session.getActiveUser(), Session.getEffectiveUser()].join()); }';
    const files = [
      { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) },
      { name: 'Code', type: 'SERVER_JS', source: code },
    ];
    await projects.updateContent({ scriptId, requestBody: { files } });
    const { data: version } = await projects.versions.create({ scriptId, requestBody: {} });
    const requestBody = { versionNumber: version.versionNumber ?? 0 };
    const { data } = await projects.deployments.create({ scriptId, requestBody });
    return new URL(data.entryPoints?.[0]?.webApp?.url ?? '').pathname;
  }

  test('asks members to sign in, and opens for nobody else', async () => {
    const path = await deploy('DOMAIN');
    const opened = await open(path, 'bo');
    expect(opened.status).toBe(200);
    expect(opened.text).toContain('bo@example.com,ana@example.com');
    const stranger = await open(path, 'cy');
    expect(stranger.status).toBe(403);
    expect(stranger.text).not.toContain('ana@');
  });

  test('for its deployer alone is not available to colleagues', async () => {
    const path = await deploy('MYSELF');
    expect((await open(path, 'bo')).status).toBe(403);
    expect((await open(path, 'ana')).text).toContain('ana@example.com,ana@example.com');
  });

  test('for anyone does not reveal addresses of users outside the organisation', async () => {
    expect((await open(await deploy('ANYONE'), 'cy')).text).toContain(',ana@example.com');
    expect((await open(await deploy('ANYONE'), 'cy')).text).not.toContain('cy@');
  });
});
