import type { Page } from '@playwright/test';
import type { ScreenAddress } from '../../fixtures/screens.ts';
import { type Interaction, readInteractions } from './watch-interactions.ts';

/** What a walk measured. */
export type Walked = { interactions: Interaction[]; layoutShiftOf: Map<string, number> };

const PATIENT = { timeout: 15_000 };

/** A walk through one document: each step is one interaction, measured by itself. */
export class Walk {
  readonly walked: Walked = { interactions: [], layoutShiftOf: new Map() };
  readonly page: Page;
  #screen = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to a screen without loading the document again, and waits until it has what it asked for. */
  async goTo({ route, path }: ScreenAddress): Promise<void> {
    this.#screen = route.replace(/^_console\.?/, '');
    await this.page.evaluate((address) => history.pushState({}, '', address), path);
    await this.settle();
  }

  /** Waits until nothing loads. */
  async settle(): Promise<void> {
    await this.page.locator('h1').first().waitFor(PATIENT);
    await this.page
      .locator('[data-loading]')
      .first()
      .waitFor({ state: 'detached', ...PATIENT });
    this.#addShift((await readInteractions(this.page)).layoutShift);
  }

  /** Takes one step and measures it. */
  async take(name: string, act: () => Promise<unknown>): Promise<void> {
    await readInteractions(this.page);
    await act().catch((cause: unknown) => {
      throw new Error(`no ${name} on ${this.#screen}`, { cause });
    });
    const { durationMs, layoutShift } = await readInteractions(this.page);
    this.walked.interactions.push({ step: `${this.#screen}: ${name}`, durationMs });
    this.#addShift(layoutShift);
  }

  /** Presses keys one after the other, each a step. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.take(key, () => this.page.keyboard.press(key));
  }

  #addShift(layoutShift: number): void {
    const { layoutShiftOf } = this.walked;
    layoutShiftOf.set(this.#screen, (layoutShiftOf.get(this.#screen) ?? 0) + layoutShift);
  }
}
