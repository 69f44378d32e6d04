import { type ReactNode, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { MultiSelect } from './multi-select.tsx';
import { OptionalSelect } from './optional-select.tsx';
import { SingleSelect } from './single-select.tsx';
import { SuggestField } from './suggest-field.tsx';

const CHOICES = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));
const nothing = () => undefined;

type Opener = { opener: ReactNode; role: 'option' | 'menuitem'; first: string };

/** The control that opens a list, and the element that then has the focus. */
const OPENERS: Readonly<Record<string, Opener>> = {
  'a select': {
    opener: <SingleSelect label="Open" choices={CHOICES} value="Two" onChange={nothing} />,
    role: 'option',
    first: 'Two',
  },
  'a select of which nothing is chosen': {
    opener: <OptionalSelect label="Open" choices={CHOICES} value={undefined} onChange={nothing} />,
    role: 'option',
    first: 'One',
  },
  'a select with several values': {
    opener: <MultiSelect label="Open" choices={CHOICES} values={['Three']} onChange={nothing} />,
    role: 'option',
    first: 'Three',
  },
  'a menu': {
    opener: (
      <MenuButton label="Open" actions={CHOICES.map(({ value, label }) => ({ id: value, label, onAction: nothing }))}>
        Open
      </MenuButton>
    ),
    role: 'menuitem',
    first: 'One',
  },
};

const KEYS = ['{Enter}', ' ', '{ArrowDown}'];
const cases = Object.entries(OPENERS).flatMap(([name, opener]) => KEYS.map((key) => ({ name, key, ...opener })));

beforeAll(async () => {
  // While the code is loading, React Aria receives no click before the list exists.
  await Promise.all([import('./choice-popover.tsx'), import('#ui/menus/action-menu.tsx')]);
});

test.for(cases)('$name opened with “$key” moves the focus to its entry', async ({ opener, role, first, key }) => {
  await render(opener);
  page.getByRole('button', { name: /^Open/ }).element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole(role, { name: first })).toHaveFocus();
});

test('a field opens its suggestions with Arrow Down, at the first one', async () => {
  await render(<Field />);
  page.getByRole('combobox').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const first = page.getByRole('option').first();
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first.element().id);
});

function Field() {
  const [text, setText] = useState('');
  return <SuggestField label="Person" value={text} onChange={setText} suggestions={['Ana', 'Bo']} />;
}
