import type { Locator, Page } from '@playwright/test';
import type { Effort } from './effort.ts';

/** Below this width, phones have fewer buttons. */
const NARROW_PX = 640;
/** Longer than anything on a screen takes to appear. */
export const PATIENCE_MS = 30_000;

/** Somebody who does a task with one kind of device, and is counted. */
export abstract class User {
  readonly page: Page;
  readonly effort: Effort = { steps: 0, clicks: 0, keys: 0, waitMs: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < NARROW_PX;
  }

  /** Whether the keys of the console do what controls do. */
  abstract get hasKeys(): boolean;

  /** Presses an action for selected rows, which a menu holds where there is no room. */
  async act(name: string): Promise<void> {
    const { page } = this;
    const button = page.getByRole('button', { name, exact: true });
    const more = page.getByRole('button', { name: 'More actions' });
    await this.see(button.or(more));
    if (await button.isVisible()) return this.press(button);
    await this.press(more);
    await this.press(page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  }

  /** Opens a screen by the navigation, by its keys, or by its name. */
  abstract goTo(screen: string, keys?: string): Promise<void>;

  /** Presses a control, or the keys that do the same. */
  abstract press(target: Locator, keys?: string): Promise<void>;

  /** Sends what was typed. */
  async enter(): Promise<void> {
    await this.pressKeys('Enter');
  }

  /** Opens a row of a list. */
  abstract open(row: Locator): Promise<void>;

  /** Selects a row of a list, beside those that are selected. */
  abstract select(row: Locator): Promise<void>;

  /** Types into a field, in place of what is in it; keys lead there where the console has some. */
  abstract type(field: Locator, text: string, keys?: string): Promise<void>;

  /** Chooses an option of a list of the browser by its label. */
  abstract choose(list: Locator, label: string): Promise<void>;

  /** Waits until something is shown. */
  async see(target: Locator): Promise<void> {
    const startMs = performance.now();
    await target.first().waitFor({ state: 'visible', timeout: PATIENCE_MS });
    this.effort.waitMs += performance.now() - startMs;
  }

  /** Waits until something is gone. */
  async seeGone(target: Locator): Promise<void> {
    const startMs = performance.now();
    await target.first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });
    this.effort.waitMs += performance.now() - startMs;
  }

  /** Presses keys one after the other, which spaces stand between. */
  protected async pressKeys(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      this.effort.keys += key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }

  protected async write(field: Locator, text: string): Promise<void> {
    this.effort.keys += text.length;
    if ((await field.inputValue().catch(() => '')) !== '') await this.pressKeys('Control+a');
    await field.pressSequentially(text);
  }
}
