import { type ReactNode, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/buttons/button.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog, preloadDialog } from './dialog.tsx';
import { DialogClose } from './dialog-close.tsx';
import { DialogFoot } from './dialog-foot.tsx';

beforeAll(async () => {
  await preloadDialog();
});

const PEOPLE = ['ana@example.com', 'bo@example.com'];

function Line({ rows }: { rows?: number }) {
  const [text, setText] = useState('Draft');
  return <TextField label="Text" value={text} onChange={setText} autoFocus {...(rows && { rows })} />;
}

function People() {
  const [text, setText] = useState('');
  return <SuggestField label="Text" value={text} onChange={setText} suggestions={PEOPLE} autoFocus />;
}

/** A form that adds names to a list and clears the field. */
function Names() {
  const [names, setNames] = useState<string[]>([]);
  const [text, setText] = useState('');
  const add = (next: string) => {
    if (!next.endsWith(',')) return setText(next);
    setNames([...names, next.slice(0, -1)]);
    setText('');
  };
  return (
    <>
      <TextField label="Text" value={text} onChange={add} autoFocus />
      <p>{names.join('; ')}</p>
    </>
  );
}

function Window({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog title="Share" isOpen={isOpen} onClose={close}>
      {children}
      <DialogFoot onClose={close}>
        <Button onPress={close}>Send</Button>
      </DialogFoot>
      <DialogClose onClose={close}>Leave it</DialogClose>
    </Dialog>
  );
}

const FIELDS: Readonly<Record<string, () => ReactNode>> = {
  'a line': () => <Line />,
  'several lines': () => <Line rows={3} />,
  'a line with suggestions': () => <People />,
  'a line whose words become a list': () => <Names />,
};

type Screen = Awaited<ReturnType<typeof render>>;
const WAYS: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'a press beside it': async () => {
    document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  },
  'its Cancel button': (screen) => screen.getByRole('button', { name: 'Cancel' }).click(),
  'another button that closes': (screen) => screen.getByRole('button', { name: 'Leave it' }).click(),
};
const CASES = Object.keys(FIELDS).flatMap((field) => Object.keys(WAYS).map((way) => [field, way] as const));

test.each(CASES)('text in %s is not lost by %s without confirmation', async (field, way) => {
  const screen = await render(<Window>{FIELDS[field]?.()}</Window>);
  const text = screen.getByLabelText('Text');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('zz,');
  const close = () => WAYS[way]?.(screen);
  await close();
  const question = screen.getByRole('alertdialog', { name: 'Discard your input?' });
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Leave it' })).toBeVisible();
  await close();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('keeping the typed text returns to its field, with the text in place', async () => {
  const screen = await render(<Window>{<Line />}</Window>);
  await userEvent.keyboard('Final');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Text')).toHaveFocus();
  await expect.element(screen.getByLabelText('Text')).toHaveValue('Final');
});

test('no confirmation is shown if nothing would be lost', async () => {
  const untouched = await render(<Window>{<Line />}</Window>);
  await userEvent.keyboard('{Escape}');
  await expect.element(untouched.getByRole('dialog')).not.toBeInTheDocument();
  await untouched.unmount();

  const emptied = await render(<Window>{<Line />}</Window>);
  await userEvent.keyboard('x{Backspace}');
  await userEvent.keyboard('{Escape}');
  await expect.element(emptied.getByRole('dialog')).not.toBeInTheDocument();
  await emptied.unmount();

  const sent = await render(<Window>{<Line />}</Window>);
  await userEvent.keyboard('Final');
  await sent.getByRole('button', { name: 'Send' }).click();
  await expect.element(sent.getByRole('dialog')).not.toBeInTheDocument();
});

test('every dialog closes through the confirmation guard', () => {
  const sources = import.meta.glob<string>('../../{features,shared,shell,routes}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const dialogs = Object.entries(sources).filter(([, source]) => /<Dialog\b/.test(source));
  expect(dialogs.length).toBeGreaterThan(50);
  const unguarded = dialogs.filter(([, source]) => /<Button[^>]*onPress=\{(onClose|close|onCancel)\}/.test(source));
  expect(unguarded.map(([path]) => path)).toEqual([]);
  // Other window components would not know about unsaved text.
  const others = Object.entries(sources).filter(([, source]) => /<(ModalOverlay|WindowOverlay)\b/.test(source));
  expect(others.map(([path]) => path)).toEqual(['../../shell/commands/command-list.tsx']);
});
