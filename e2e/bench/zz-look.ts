import { chromium } from '@playwright/test';
import { startStack } from '../fixtures/stack.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
const stack = await startStack();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ baseURL: stack.consoleOrigin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.stack?.slice(0, 600)));
  await page.goto('/');
  console.log('url', page.url());
  await signIn(page, 'operator', stack.demoPassword).catch((e) => console.log(String(e).slice(0, 400)));
  for (const path of process.argv.slice(2)) { await page.goto(path); await page.waitForTimeout(1500); console.log(path, (await page.locator('body').innerText()).slice(0, 300).replaceAll('\n', ' | ')); }
} finally { await browser.close(); await stack.stop(); }
