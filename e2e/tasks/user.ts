import type { Locator, Page } from '@playwright/test';
import type { Effort } from './effort.ts';

/** Below this width, the console shows fewer buttons, as on phones. */
const NARROW_PX = 640;
/** Longer than any element takes to appear. */
export const PATIENCE_MS = 30_000;

/** A user who performs a task with one kind of input device and whose effort is measured. */
export abstract class User {
  readonly page: Page;
  readonly effort: Effort = { steps: 0, clicks: 0, keys: 0, waitMs: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < NARROW_PX;
  }

  /** Whether the user uses the console's keyboard shortcuts. */
  abstract get hasKeys(): boolean;

  /** Presses an action for selected rows, which is in a menu if there is no space. */
  async act(name: string): Promise<void> {
    const { page } = this;
    const button = page.getByRole('button', { name, exact: true });
    const more = page.getByRole('button', { name: 'More actions' });
    await this.see(button.or(more));
    if (await button.isVisible()) return this.press(button);
    await this.press(more);
    await this.press(page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  }

  /** Opens a screen by navigation, shortcut or name. */
  abstract goTo(screen: string, keys?: string): Promise<void>;

  /** Presses a control, or the equivalent shortcut. */
  abstract press(target: Locator, keys?: string): Promise<void>;

  /** Submits the typed text. */
  async enter(): Promise<void> {
    await this.pressKeys('Enter');
  }

  /** Opens a row of a list. */
  abstract open(row: Locator): Promise<void>;

  /** Adds a row of a list to the selection. */
  abstract select(row: Locator): Promise<void>;

  /** Replaces the text of a field. `keys` is the shortcut that focuses the field, if any. */
  abstract type(field: Locator, text: string, keys?: string): Promise<void>;

  /** Selects an option of a native list by its label. */
  abstract choose(list: Locator, label: string): Promise<void>;

  /** Waits until an element is shown. */
  async see(target: Locator): Promise<void> {
    const startMs = performance.now();
    await target.first().waitFor({ state: 'visible', timeout: PATIENCE_MS });
    this.effort.waitMs += performance.now() - startMs;
  }

  /** Waits until an element is gone. */
  async seeGone(target: Locator): Promise<void> {
    const startMs = performance.now();
    await target.first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });
    this.effort.waitMs += performance.now() - startMs;
  }

  /** Presses keys separated by spaces, one after another. */
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
