import type { Page } from '@playwright/test';
import type { ScreenAddress } from '../../fixtures/screens.ts';
import { type Interaction, readInteractions } from './watch-interactions.ts';

/** The measurements of a walk. */
export type InteractionResults = { interactions: Interaction[]; layoutShiftOf: Map<string, number> };

const PATIENT = { timeout: 15_000 };

/** A walk through one document. Each step is one interaction, measured separately. */
export class InteractionRecorder {
  readonly results: InteractionResults = { interactions: [], layoutShiftOf: new Map() };
  readonly page: Page;
  #screen = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** Navigates to a screen without reloading the document, and waits until its data has been loaded. */
  async goTo({ route, path }: ScreenAddress): Promise<void> {
    this.#screen = route.replace(/^_console\.?/, '');
    await this.page.evaluate((address) => history.pushState({}, '', address), path);
    await this.waitUntilLoaded();
  }

  /** Waits until nothing is loading. */
  async waitUntilLoaded(): Promise<void> {
    await this.page.locator('h1').first().waitFor(PATIENT);
    await this.page
      .locator('[data-loading]')
      .first()
      .waitFor({ state: 'detached', ...PATIENT });
    this.#addShift((await readInteractions(this.page)).layoutShift);
  }

  /** Performs one step and measures it. */
  async measureStep(name: string, act: () => Promise<unknown>): Promise<void> {
    await readInteractions(this.page);
    await act().catch((cause: unknown) => {
      throw new Error(`no ${name} on ${this.#screen}`, { cause });
    });
    const { durationMs, layoutShift } = await readInteractions(this.page);
    this.results.interactions.push({ step: `${this.#screen}: ${name}`, durationMs });
    this.#addShift(layoutShift);
  }

  /** Presses keys one after another, each as a separate step. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.measureStep(key, () => this.page.keyboard.press(key));
  }

  #addShift(layoutShift: number): void {
    const { layoutShiftOf } = this.results;
    layoutShiftOf.set(this.#screen, (layoutShiftOf.get(this.#screen) ?? 0) + layoutShift);
  }
}
