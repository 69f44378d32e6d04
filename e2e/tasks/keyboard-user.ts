import type { Locator } from '@playwright/test';
import { User } from './user.ts';

/** More presses than a user would make before giving up. */
const MAX_PRESSES = 250;
/** Roles of controls where Tab reaches one and arrow keys reach the others. */
const ARROW_KEY_ROLES = new Set(['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'radio']);

type FocusPosition = { isOnTarget: boolean; isInSameGroup: boolean; isBefore: boolean };

/** A user without a mouse, who reaches every control with Tab, arrow keys or the console's shortcuts. */
export class KeyboardUser extends User {
  get hasKeys(): boolean {
    return true;
  }

  async goTo(screen: string, keys?: string): Promise<void> {
    this.effort.steps += 1;
    if (keys !== undefined) return this.pressKeys(keys);
    await this.pressKeys('Control+k');
    const dialog = this.page.getByRole('dialog');
    await this.see(dialog.getByRole('searchbox'));
    await this.write(dialog.getByRole('searchbox'), screen);
    await this.see(dialog.getByRole('menuitem', { name: `Go to ${screen}` }));
    await this.pressKeys('Enter');
  }

  async press(target: Locator, keys?: string): Promise<void> {
    await this.see(target);
    this.effort.steps += 1;
    if (keys !== undefined) return this.pressKeys(keys);
    const role = await this.#focus(target.first());
    if (role === 'radio') return;
    await this.pressKeys(role === 'checkbox' ? 'Space' : 'Enter');
  }

  async open(row: Locator): Promise<void> {
    await this.#goToRow(row);
    await this.pressKeys('Enter');
  }

  async select(row: Locator): Promise<void> {
    await this.#goToRow(row);
    await this.pressKeys('x');
  }

  async type(field: Locator, text: string, keys?: string): Promise<void> {
    await this.see(field);
    this.effort.steps += 1;
    if (keys !== undefined) await this.pressKeys(keys);
    await this.#focus(field);
    await this.write(field, text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    await this.see(list);
    this.effort.steps += 1;
    await this.#focus(list);
    this.effort.keys += label.length;
    // The browser's native list supports typing letters and is not part of the page.
    await list.selectOption({ label });
  }

  async #goToRow(row: Locator): Promise<void> {
    await this.see(row);
    this.effort.steps += 1;
    const found = row.first();
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      if ((await found.evaluate(findFocusPosition)).isOnTarget) return;
      await this.pressKeys('j');
    }
    throw new Error(`j does not come to ${row}`);
  }

  /** Moves the focus to a control. Resolves to its role. */
  async #focus(target: Locator): Promise<string> {
    const role = await target.evaluate((element) => element.getAttribute('role') ?? Reflect.get(element, 'type') ?? '');
    const before = (await target.evaluate(findFocusPosition)).isBefore;
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const place = await target.evaluate(findFocusPosition);
      if (place.isOnTarget) return role;
      if (ARROW_KEY_ROLES.has(role) && (role !== 'radio' || place.isInSameGroup)) await this.pressKeys('ArrowDown');
      else await this.pressKeys(before ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`the focus does not come to ${target}`);
  }
}

/** Returns the position of the focus relative to a control. Runs in the page. */
function findFocusPosition(target: Element): FocusPosition {
  const active = document.activeElement ?? document.body;
  const descendant = active.getAttribute('aria-activedescendant');
  const group = target.closest('[role=radiogroup], fieldset');
  return {
    isOnTarget: active === target || (descendant !== null && descendant === target.id),
    isInSameGroup:
      (group?.contains(active) ?? false) ||
      (Reflect.get(target, 'name') ?? '') === (Reflect.get(active, 'name') ?? ' '),
    isBefore: (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  };
}
