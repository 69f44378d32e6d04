import type { Page } from '@playwright/test';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** A file that changes the title of its own and the surrounding page if it is executed. */
const HOSTILE = {
  'hostile.html': {
    type: 'text/html',
    content: '<title>ran</title><h1>Hostile page</h1><script>parent.postMessage("ran", "*")</script>',
  },
  'hostile.svg': {
    type: 'image/svg+xml',
    content: '<svg xmlns="http://www.w3.org/2000/svg"><script>parent.postMessage("ran", "*")</script></svg>',
  },
};

/** Additional files that could mislead a viewer. */
const HOSTILE_TO_VIEWERS = {
  'hostile.md': {
    type: 'text/markdown',
    content: '# Hostile\n\n<img src="x" onerror="parent.postMessage(\'ran\', \'*\')">',
  },
  'hostile.pdf': { type: 'application/pdf', content: hostilePdf() },
};

/** Returns a PDF that asks its reader to run a script when opened. */
function hostilePdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (parent.postMessage\\("ran", "*"\\); app.alert\\("ran"\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n`;
}

/** Requests the URL for saving a file, as the console does. */
function requestTicket(page: Page, fileId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const response = await fetch('/api/downloads', {
      method: 'POST',
      headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'drive.files.get', params: { fileId: id } }),
    });
    const { url } = await response.json();
    return url;
  }, fileId);
}

test('T14: uploaded markup is saved, and never runs in the console', async ({ consoleMessages, openAs, stack }) => {
  consoleMessages.allow(/violates the following Content Security Policy|Refused to execute script/);
  const { page } = await openAs('operator');
  const services = await openServicesClient(stack, 'operator');
  for (const [name, { type, content }] of Object.entries(HOSTILE)) {
    const media = { content, contentType: type };
    const { id = '' } = await services.call('drive.files.create', {}, { body: { name }, media });

    const downloading = page.waitForEvent('download');
    const ticket = await requestTicket(page, id);
    await page.evaluate((url) => window.location.assign(url), ticket);
    expect((await downloading).suggestedFilename()).toBe(name);

    // Loaded by the page in every way that could execute markup.
    const framed = await requestTicket(page, id);
    const asScript = await requestTicket(page, id);
    const direct = `/api/drive/v3/files/${id}?alt=media`;
    const heard = await page.evaluate(
      async ([frameUrl = '', scriptUrl = '', directUrl = '']) => {
        const messages: unknown[] = [];
        window.addEventListener('message', ({ data }) => messages.push(data));
        const load = (element: HTMLElement) =>
          new Promise<void>((resolve) => {
            element.addEventListener('load', () => resolve());
            element.addEventListener('error', () => resolve());
            document.body.append(element);
          });
        const frame = Object.assign(document.createElement('iframe'), { src: frameUrl });
        const script = Object.assign(document.createElement('script'), { src: scriptUrl });
        const object = Object.assign(document.createElement('object'), { data: directUrl });
        const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
        void load(frame);
        void load(object);
        await Promise.all([blocked, load(script)]);
        for (const element of [frame, script, object]) element.remove();
        return messages;
      },
      [framed, asScript, direct],
    );
    expect(heard).not.toContain('ran');
    await expect(page).not.toHaveTitle('ran');

    const saved = await page.request.get(await requestTicket(page, id));
    expect(saved.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await saved.text()).toBe(content);
  }
});

test('T14: hostile files are previewed in the console, and nothing in them runs', async ({ openAs, stack }) => {
  const { page } = await openAs('operator');
  const services = await openServicesClient(stack, 'operator');
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }) => {
      if (data === 'ran') document.title = 'ran';
    });
  });
  page.on('dialog', () => {
    throw new Error('a file opened a window');
  });
  const shown = {
    'hostile.html': page.getByRole('heading', { name: 'Hostile page' }),
    'hostile.md': page.getByRole('heading', { name: 'Hostile', exact: true }),
    'hostile.pdf': page.getByRole('img', { name: 'Page 1' }),
    'hostile.svg': page.getByRole('img', { name: 'hostile.svg' }),
  };
  for (const [name, { type, content }] of Object.entries({ ...HOSTILE, ...HOSTILE_TO_VIEWERS })) {
    const media = { content, contentType: type };
    const { id = '' } = await services.call('drive.files.create', {}, { body: { name }, media });
    await page.goto(`/file/${id}/preview`);
    await expect(Object.entries(shown).find(([key]) => key === name)?.[1] ?? page.getByText(name)).toBeVisible();
    // Scripts would have been executed by the end of a later task of the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).not.toHaveTitle('ran');
    expect(page.frames()).toHaveLength(1);
  }
});

test('T13: a download address works only in the session that requested it', async ({ openAs, stack }) => {
  const { page } = await openAs('operator');
  const services = await openServicesClient(stack, 'operator');
  const media = { content: 'words', contentType: 'text/plain' };
  const { id = '' } = await services.call('drive.files.create', {}, { body: { name: 'words.txt' }, media });
  const ticket = await requestTicket(page, id);
  const { page: other } = await openAs('reviewer');
  await other.goto(ticket);
  await expect(other.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('an upload in parts works in the browser, which sees 308 and Range', async ({ openAs }) => {
  const { page } = await openAs('operator');
  const seen = await page.evaluate(async () => {
    const part = 256 * 1024;
    const total = part + 3;
    const headers = { 'x-bff-csrf': '1' };
    const started = await fetch('/api/files/uploads', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'drive.files.create', metadata: { name: 'parts.bin' }, sizeBytes: total }),
    });
    const url = started.headers.get('location') ?? '';
    const put = async (range: string, sizeBytes: number) => {
      const body = sizeBytes > 0 ? new Uint8Array(sizeBytes) : null;
      const response = await fetch(url, {
        method: 'PUT',
        headers: { ...headers, 'content-range': `bytes ${range}` },
        body,
      });
      return { status: response.status, range: response.headers.get('range'), text: await response.text() };
    };
    return [
      await put(`*/${total}`, 0),
      await put(`0-${part - 1}/${total}`, part),
      await put(`*/${total}`, 0),
      await put(`${part}-${total - 1}/${total}`, 3),
    ];
  });
  expect(seen).toEqual([
    { status: 308, range: null, text: '' },
    { status: 308, range: 'bytes=0-262143', text: '' },
    { status: 308, range: 'bytes=0-262143', text: '' },
    { status: 200, range: null, text: expect.stringContaining('"parts.bin"') },
  ]);
});
