import { expect, type Page, type Request, type Response } from '@playwright/test';
import type { ScreenAddress } from '../fixtures/screens.ts';
import type { Surroundings } from './setting.ts';
import { isTrulyEmpty } from './true-emptiness.ts';

/** What a screen shows. */
type Shown = { text: string; empty: string[]; hasAlert: boolean };

const BROKEN = /could not be (?:shown|displayed)/;
/** A list that says of itself that it is not complete is not empty. */
const INCOMPLETE = /^Nothing found yet$/;
/** Words with which screens say that something is missing and why. */
const EXPLAINED =
  /could not|not responding|not read|does not offer|is used up|not returned|paused: |tries again|Grant access|does not include/;
/** Screens of indexes, which are scanned while the others are opened. */
const INDEX_ROUTES: ReadonlySet<string> = new Set([
  '_console.index',
  '_console.reviews.index',
  '_console.access-requests',
]);

/** Opens every screen of a console once, and collects what is wrong with them. */
export class ScreenWalk {
  readonly #page: Page;
  readonly #surroundings: Surroundings;
  readonly #findings: string[] = [];
  readonly #pending = new Set<Request>();
  /** Calls of the screen whose last response was an error, by their address. */
  readonly #failed = new Map<string, string>();
  readonly #reading = new Set<Promise<void>>();

  constructor(page: Page, surroundings: Surroundings) {
    this.#page = page;
    this.#surroundings = surroundings;
    const end = (request: Request) => void this.#pending.delete(request);
    page.on('request', (request) => {
      if (!isStream(request)) this.#pending.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('response', (response) => {
      const reading = this.#note(response).finally(() => this.#reading.delete(reading));
      this.#reading.add(reading);
    });
  }

  /** Opens the screens one after the other, those of indexes once more at the end; resolves to what is wrong, one line each. */
  async run(screens: readonly ScreenAddress[]): Promise<readonly string[]> {
    const { empty, shown, untrue = {} } = this.#surroundings;
    const routes = new Set(['*', ...screens.map(({ route }) => route)]);
    const unknown = [empty, shown, untrue].flatMap(Object.keys).filter((route) => !routes.has(route));
    this.#findings.push(...unknown.map((route) => `${route} is no screen`));
    const indexes = screens.filter(({ route }) => INDEX_ROUTES.has(route));
    for (const screen of [...screens, ...indexes]) await this.#visit(screen);
    return this.#findings;
  }

  async #visit({ route, path }: ScreenAddress): Promise<void> {
    this.#pending.clear();
    this.#failed.clear();
    await this.#page.goto(path);
    await expect(this.#page, path).toHaveTitle(/^.+ – Rotunda$/);
    await this.#settle(path);
    const { text, empty, hasAlert } = await this.#page.evaluate(readShown);
    const note = (what: string) => this.#findings.push(`${route} (${path}): ${what}`);
    if (BROKEN.test(text)) note(`broken: ${text.slice(0, 300)}`);
    for (const title of empty) {
      if (!INCOMPLETE.test(title) && !isTrulyEmpty(this.#surroundings.empty, route, title)) note(`empty: ${title}`);
    }
    await Promise.all(this.#reading);
    if (!hasAlert && !EXPLAINED.test(text)) {
      for (const failure of this.#failed.values()) note(`unexplained: ${failure} :: ${text.slice(0, 250)}`);
    }
    const [untrue] = this.#surroundings.untrue?.[route]?.exec(text) ?? [];
    if (untrue !== undefined) note(`says “${untrue}”`);
    const wanted = this.#surroundings.shown[route];
    if (wanted !== undefined && !text.includes(wanted)) note(`does not show ${wanted}: ${text.slice(0, 250)}`);
  }

  /** Waits until the screen has what it asked for. */
  async #settle(path: string): Promise<void> {
    const main = this.#page.locator('main');
    const isSettled = async () => this.#pending.size === 0 && (await main.locator('[data-loading]').count()) === 0;
    await expect(main, path).not.toBeEmpty();
    const waitUntilSettled = () =>
      expect.poll(isSettled, { message: `${path} loads`, timeout: 60_000, intervals: [50] }).toBe(true);
    await waitUntilSettled();
    // What has come may lead to more.
    await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await waitUntilSettled();
  }

  async #note(response: Response): Promise<void> {
    const { pathname, search } = new URL(response.url());
    const method = response.request().method();
    const key = `${method} ${pathname}${search}`;
    if (!pathname.startsWith('/api/')) return;
    this.#failed.delete(key);
    if (response.status() < 400) return;
    const failure = `${response.status()} ${method} ${response.headers()['x-operation-id'] ?? ''} ${pathname}`;
    this.#failed.set(key, failure);
    // From this response on the console is without what the service does not offer.
    const problem = await response.json().catch(() => undefined);
    if (Object(problem).failure === 'not_offered' && this.#failed.get(key) === failure) this.#failed.delete(key);
  }
}

/** Whether a response lasts as long as the screen. */
function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === '/api/live';
}

/** Runs in the page. */
function readShown(): Shown {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const findShown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const empty = findShown('main [data-empty]').filter((element) => element.closest('[role=alert]') === null);
  return {
    text: document.body.textContent ?? '',
    empty: empty.map((element) => element.textContent ?? ''),
    hasAlert: findShown('[role=alert]').some((element) => element.textContent?.trim() !== ''),
  };
}
