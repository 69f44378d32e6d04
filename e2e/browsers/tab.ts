import type { Page } from '@playwright/test';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { limitCommands } from './limit-commands.ts';

/** How long a browser may take to start. */
export const START_TIMEOUT_MS = 60_000;

/** How long a step waits for the page. */
const STEP_TIMEOUT_MS = 60_000;

/** How long a browser may take to respond to a command. */
const COMMAND_TIMEOUT_MS = 60_000;

/** How long a page may take to load. Shorter, so that the browser itself reports a page that does not load. */
export const PAGE_LOAD_TIMEOUT_MS = 50_000;

/** The size of a tab’s window. */
export const WINDOW = { width: 1440, height: 900 };

/**
 * How to find an element: by its role in WAI-ARIA 1.3 and its complete accessible name, or by a part of its text. A field may
 * have any role.
 */
type Kind = Exclude<Parameters<Page['getByRole']>[0], 'img'> | 'image' | 'field' | 'text';

const KEYS: Readonly<Record<string, string>> = { Control: Key.CONTROL, Enter: Key.ENTER, Home: Key.HOME };

// Finds the visible and enabled elements that may have a name or a text, innermost first. WebDriver queries role and name for one
// element at a time.
const FIND_CANDIDATES = `
  const [kind, name] = arguments;
  const textOf = (ids) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const namesOf = (element) =>
    [element.getAttribute('aria-label'), textOf(element.getAttribute('aria-labelledby')), element.textContent]
      .concat([...(element.labels ?? [])].map((label) => label.textContent)).join(' ');
  const selectors = { field: 'input, textarea', text: 'body *' };
  const selector = selectors[kind] ?? 'a, aside, button, dialog, h1, h2, h3, h4, img, input, nav, section, textarea, [role]';
  const read = kind === 'text' ? (element) => element.textContent : namesOf;
  return [...document.querySelectorAll(selector)]
    .filter((element) => read(element).includes(name) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
    .sort((one, other) => one.textContent.length - other.textContent.length)
    .slice(0, 20);`;

const READ_FOCUS = `
  const read = (root) => {
    const focused = root.activeElement;
    return focused?.shadowRoot ? read(focused.shadowRoot) : (focused?.getAttribute('aria-label') ?? '');
  };
  return read(document);`;

/**
 * The only tab of a browser, with its own cookies and storage. Each step waits until the page allows it, and rejects after a
 * minute.
 */
export class Tab implements AsyncDisposable {
  readonly #driver: WebDriver;
  readonly #programs: AsyncDisposable;

  private constructor(driver: WebDriver, programs: AsyncDisposable) {
    this.#driver = driver;
    this.#programs = programs;
  }

  /** Opens the tab of a new browser. Takes ownership of the browser's programs, which end with the tab. */
  static async open(driver: WebDriver, programs: AsyncDisposableStack): Promise<Tab> {
    limitCommands(driver, COMMAND_TIMEOUT_MS);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    return new Tab(driver, programs.move());
  }

  async goto(url: string): Promise<void> {
    await this.#driver.get(url);
  }

  /** Waits until the page has a matching element that is visible and enabled. */
  async see(kind: Kind, name: string): Promise<void> {
    await this.#withElement(kind, name, async () => undefined);
  }

  async click(kind: Kind, name: string): Promise<void> {
    await this.#withElement(kind, name, (element) => element.click());
  }

  /** Replaces the text of the field with a label. */
  async fill(label: string, text: string): Promise<void> {
    await this.#withElement('field', label, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  /** Types text into the focused element, key by key. */
  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  /** Presses one key or a combination: `a`, `Enter`, `Control+s`. */
  async press(keys: string): Promise<void> {
    const held = keys.split('+').map((key) => KEYS[key] ?? key);
    const actions = this.#driver.actions();
    for (const key of held) actions.keyDown(key);
    for (const key of held.toReversed()) actions.keyUp(key);
    await actions.perform();
  }

  /** Selects a file of this machine in the file input with a label. */
  async chooseFile(label: string, path: string): Promise<void> {
    const input = By.css(`input[type=file][aria-label=${JSON.stringify(label)}]`);
    await this.#until(`file input “${label}”`, async () => {
      await this.#driver.findElement(input).sendKeys(path);
      return true;
    });
  }

  /** Returns the `aria-label` of the focused element, including those in shadow trees. */
  readFocus(): Promise<string> {
    return this.#driver.executeScript<string>(READ_FOCUS);
  }

  /** Returns the URL and all visible text. */
  readPage(): Promise<string> {
    return this.#driver.executeScript<string>("return location.href + '\\n' + document.body.innerText");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await using _programs = this.#programs;
    await this.#driver.quit();
  }

  async #withElement(kind: Kind, name: string, use: (element: WebElement) => Promise<unknown>): Promise<void> {
    await this.#until(`${kind} “${name}”`, async () => {
      // Firefox returns nothing while it is replacing the document.
      const found = await this.#driver.executeScript<WebElement[] | null>(FIND_CANDIDATES, kind, name);
      for (const element of found ?? []) {
        if (!(await isNamed(element, kind, name))) continue;
        await use(element);
        return true;
      }
      return false;
    });
  }

  /** Repeats a step until it succeeds, because elements may be rerendered between two commands. */
  async #until(what: string, step: () => Promise<boolean>): Promise<void> {
    const attempt = async () => {
      try {
        return await step();
      } catch (cause) {
        if (cause instanceof error.WebDriverError) return false;
        throw cause;
      }
    };
    await this.#driver.wait(attempt, STEP_TIMEOUT_MS, `There is no ${what}.`);
  }
}

async function isNamed(element: WebElement, kind: Kind, name: string): Promise<boolean> {
  if (kind === 'text') return true;
  const hasRole = kind === 'field' || (await element.getAriaRole()) === kind;
  return hasRole && (await element.getAccessibleName()) === name;
}
