import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { navigateInPage } from '../fixtures/navigate-in-page.ts';
import type { ScreenAddress } from '../fixtures/screens.ts';
import { isExpectedEmptyState } from './expected-empty-states.ts';
import { readScreen } from './page-reading.ts';
import type { TestEnvironment } from './setting.ts';

const RENDER_FAILURE = /could not be (?:shown|displayed)/;
/** A list that reports itself as incomplete does not count as empty. */
const INCOMPLETE = /^Nothing found yet$/;
/** The phrases with which screens explain that content is missing. */
const EXPLAINED =
  /could not|not responding|not read|does not offer|is used up|not returned|paused: |tries again|Grant access|does not include/;
/** The screens of indexes, which are scanned while the other screens are opened. */
const INDEX_ROUTES: ReadonlySet<string> = new Set([
  '_console.index',
  '_console.reviews.index',
  '_console.access-requests',
  '_console.access-review',
]);
const LOADS_WITHIN_MS = 60_000;
const POLL_MS = 50;
/** A failed call is retried within seconds. */
const REPEATED_WITHIN_MS = 15_000;
const SHOWN_WITHIN_MS = 15_000;

/** Opens every screen of a console once and collects its faults. */
export class ScreenWalk {
  readonly #page: Page;
  readonly #environment: TestEnvironment;
  readonly #findings: string[] = [];
  readonly #pending = new Set<Request>();
  /** The requests of the loaded page. Late responses to those of the page before it say nothing about the screen. */
  #own = new WeakSet<Request>();
  #isPageLeft = false;
  /** The screen's calls whose last response was an error, by address. */
  readonly #failed = new Map<string, string>();
  readonly #reading = new Set<Promise<void>>();
  /** Ends the wait for the last response. */
  #onResponded: (() => void) | undefined;

  /** The page must show the console to a signed-in user. */
  constructor(page: Page, surroundings: TestEnvironment) {
    this.#page = page;
    this.#environment = surroundings;
    const end = (request: Request) => {
      this.#pending.delete(request);
      if (this.#pending.size === 0) this.#onResponded?.();
    };
    page.on('request', (request) => {
      this.#own.add(request);
      if (!isStream(request)) this.#pending.add(request);
    });
    page.on('framenavigated', (frame) => {
      if (!this.#isPageLeft || frame !== page.mainFrame()) return;
      this.#isPageLeft = false;
      this.#own = new WeakSet();
      this.#failed.clear();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('response', (response) => {
      const reading = this.#recordResponse(response).finally(() => this.#reading.delete(reading));
      this.#reading.add(reading);
    });
  }

  /**
   * Opens the screens to visit one after another, and those of indexes again at the end. Resolves to the faults, one line each.
   * `screens` are all screens that there are.
   */
  async run(screens: readonly ScreenAddress[], visited: readonly ScreenAddress[]): Promise<readonly string[]> {
    const { empty, expectedTexts, forbiddenTexts = {}, affectedRoutes = [] } = this.#environment;
    const routes = new Set(['*', ...screens.map(({ route }) => route)]);
    const named = [...[empty, expectedTexts, forbiddenTexts].flatMap(Object.keys), ...affectedRoutes];
    const unknown = named.filter((route) => !routes.has(route));
    this.#findings.push(...unknown.map((route) => `${route} is no screen`));
    const indexes = visited.filter(({ route }) => INDEX_ROUTES.has(route));
    for (const screen of [...visited, ...indexes]) await this.#visit(screen);
    return this.#findings;
  }

  async #visit({ route, path }: ScreenAddress): Promise<void> {
    this.#failed.clear();
    await this.#open(path);
    const { text, empty } = await this.#settle(path);
    const note = (what: string) => this.#findings.push(`${route} (${path}): ${what}`);
    if (RENDER_FAILURE.test(text)) note(`broken: ${text.slice(0, 300)}`);
    for (const title of empty) {
      if (!INCOMPLETE.test(title) && !isExpectedEmptyState(this.#environment.empty, route, title))
        note(`empty: ${title}`);
    }
    const [untrue] = this.#environment.forbiddenTexts?.[route]?.exec(text) ?? [];
    if (untrue !== undefined) note(`says “${untrue}”`);
    for (const failure of await this.#findUnexplained(path)) note(`unexplained: ${failure} :: ${text.slice(0, 250)}`);
    const wanted = this.#environment.expectedTexts[route];
    if (wanted !== undefined && !(await this.#shows(wanted))) note(`does not show ${wanted}: ${text.slice(0, 250)}`);
  }

  /** Returns calls that failed permanently although the screen does not report missing content. */
  async #findUnexplained(path: string): Promise<readonly string[]> {
    const endMs = performance.now() + REPEATED_WITHIN_MS;
    for (;;) {
      await Promise.all(this.#reading);
      if (this.#failed.size === 0) return [];
      const { text, hasAlert } = await this.#settle(path);
      if (hasAlert || EXPLAINED.test(text)) return [];
      if (performance.now() > endMs) return [...this.#failed.values()];
      await sleep(POLL_MS);
    }
  }

  async #shows(text: string): Promise<boolean> {
    const shows = (wanted: string) => document.body.textContent?.includes(wanted);
    const shown = this.#page.waitForFunction(shows, text, { timeout: SHOWN_WITHIN_MS });
    return shown.then(Boolean, () => false);
  }

  async #open(path: string): Promise<void> {
    if (this.#environment.usesPageLoads) {
      this.#pending.clear();
      this.#isPageLeft = true;
      await this.#page.goto(path);
    } else await this.#page.evaluate(navigateInPage, path);
    await expect(this.#page, path).toHaveTitle(/^.+ – Rotunda$/);
  }

  /** Waits until the screen's data has been loaded. Resolves to its content. */
  async #settle(path: string) {
    const endMs = performance.now() + LOADS_WITHIN_MS;
    for (;;) {
      await this.#waitForResponses(path);
      const screen = await this.#page.evaluate(readScreen);
      // Loaded data may trigger more requests.
      if (!screen.isLoading && this.#pending.size === 0) return screen;
      if (performance.now() > endMs) throw new Error(`${path} does not finish loading`);
      await sleep(POLL_MS);
    }
  }

  async #waitForResponses(path: string): Promise<void> {
    if (this.#pending.size === 0) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = () => reject(new Error(`${path} waits for ${[...this.#pending].map((request) => request.url())}`));
    const timer = setTimeout(fail, LOADS_WITHIN_MS);
    this.#onResponded = resolve;
    await promise.finally(() => clearTimeout(timer));
  }

  async #recordResponse(response: Response): Promise<void> {
    const { pathname, search } = new URL(response.url());
    const method = response.request().method();
    const key = `${method} ${pathname}${search}`;
    if (!pathname.startsWith('/api/') || !this.#own.has(response.request())) return;
    this.#failed.delete(key);
    if (response.status() < 400) return;
    const failure = `${response.status()} ${method} ${response.headers()['x-operation-id'] ?? ''} ${pathname}`;
    this.#failed.set(key, failure);
    // From this response on, the console omits what the service does not support.
    const problem = await response.json().catch(() => this.#repeat(response));
    if (Object(problem).failure === 'not_offered' && this.#failed.get(key) === failure) this.#failed.delete(key);
  }

  // The browser discards bodies that no page has read.
  async #repeat(response: Response): Promise<unknown> {
    const repeated = await this.#page.request.get(response.url(), { headers: { 'x-bff-csrf': '1' } });
    return repeated.json().catch(() => undefined);
  }
}

/** Whether a response lasts as long as the screen. */
function isStream(request: Request): boolean {
  return new URL(request.url()).pathname === '/api/live';
}
