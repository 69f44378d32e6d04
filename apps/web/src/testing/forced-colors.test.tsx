import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderApp } from './render-app.tsx';
import { sampleFile } from './sample-files.ts';

type Place = {
  /** The kind of resource that can be selected or have the focus. */
  role: string;
  /** Opens the elements and focuses the first one. */
  open: () => Promise<void>;
  /** The keys to press. The elements are recorded after each key. */
  keys: readonly string[];
  /** The expected states. */
  states: readonly string[];
};

const names = ['Budget.txt', 'Contract.txt', 'Minutes.txt'];
const openBy = (name: string | RegExp) => async () => {
  const button = page.getByRole('button', { name }).first();
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.matches('[role=option], [role^=menuitem]')).toBe(true);
};

const PLACES: Readonly<Record<string, Place>> = {
  'the rows of a list': {
    role: 'row',
    open: async () => {
      const row = page.getByRole('row', { name: /^Budget/ });
      await expect.element(row).toBeVisible();
      row.element().focus();
    },
    keys: ['{ArrowDown}', '{Control>}a{/Control}', '{ArrowDown}'],
    states: ['', 'focused', 'selected', 'selected focused'],
  },
  'the choices of a filter': {
    role: 'option',
    open: openBy(/^Type/),
    keys: ['{Enter}', '{ArrowDown}', '{ArrowDown}'],
    states: ['', 'focused', 'selected', 'selected focused'],
  },
  'the actions of a menu': {
    role: 'menuitem',
    open: openBy('New'),
    keys: ['{ArrowDown}'],
    states: ['', 'focused'],
  },
  'the commands of the palette': {
    role: 'menuitem',
    open: async () => {
      await expect.element(page.getByRole('row', { name: /^Budget/ })).toBeVisible();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    },
    keys: ['{ArrowDown}', '{ArrowDown}'],
    states: ['', 'focused'],
  },
};

beforeEach(() => setForcedColors('active'));
afterEach(() => setForcedColors('none'));

test.for(Object.entries(PLACES))(
  'in forced colours, the focused element in %s looks different from the selected one',
  async ([, place]) => {
    await renderApp({
      url: '/files',
      responses: {
        'drive.files.list': () => ({ files: names.map((name) => sampleFile({ id: name, name })) }),
        'drive.drives.list': () => ({ drives: [] }),
      },
      bff: { 'GET /api/files/uploads': () => ({ uploads: [] }) },
    });
    await place.open();
    const states = new Map<string, Set<string>>();
    const seen = () => [...new Set([...states.values()].flatMap((each) => [...each]))].toSorted();
    recordAppearances(place.role, states);
    for (const key of place.keys) {
      await userEvent.keyboard(key);
      recordAppearances(place.role, states);
    }
    expect(seen()).toEqual([...place.states].toSorted());
    for (const [look, all] of states) expect([...all], look).toHaveLength(1);
  },
);

/** Records the states of elements by their appearance, limited to what forced colours leave visible. */
function recordAppearances(role: string, states: Map<string, Set<string>>): void {
  const active = document.activeElement?.getAttribute('aria-activedescendant');
  for (const element of document.querySelectorAll(`[role=${role}]`)) {
    if (element.querySelector('[role=columnheader]')) continue;
    const isFocused = element.matches(':focus-visible') || (active !== null && element.id === active);
    const isSelected = element.ariaSelected === 'true';
    const { outlineStyle, outlineWidth, outlineColor, forcedColorAdjust, backgroundColor, borderStyle, borderWidth } =
      getComputedStyle(element);
    const ground = forcedColorAdjust === 'none' ? backgroundColor : 'Canvas';
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    const look = `${outline} on ${ground}, ${borderStyle} ${borderWidth}`;
    const state = [isSelected && 'selected', isFocused && 'focused'].filter(Boolean).join(' ');
    states.set(look, (states.get(look) ?? new Set()).add(state));
  }
}

/** Makes the browser emulate forced colours, or ends the emulation. */
async function setForcedColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}
