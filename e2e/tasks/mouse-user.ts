import type { Locator } from '@playwright/test';
import { PATIENCE_MS, User } from './user.ts';

/** A user who uses the mouse wherever possible, and the keyboard only for text. */
export class MouseUser extends User {
  get hasKeys(): boolean {
    return false;
  }

  async goTo(screen: string): Promise<void> {
    await this.press(
      this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen, exact: true }),
    );
  }

  async press(target: Locator): Promise<void> {
    await this.see(target);
    this.effort.steps += 1;
    this.effort.clicks += 1;
    await target.first().click({ timeout: PATIENCE_MS });
  }

  async open(row: Locator): Promise<void> {
    await this.press(row);
  }

  async select(row: Locator): Promise<void> {
    await this.press(row.first().getByRole('checkbox'));
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.see(field);
    this.effort.steps += 1;
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      this.effort.clicks += 1;
      await field.click({ timeout: PATIENCE_MS });
    }
    await this.write(field, text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    await this.see(list);
    this.effort.steps += 1;
    this.effort.clicks += 2;
    await list.selectOption({ label });
  }
}
