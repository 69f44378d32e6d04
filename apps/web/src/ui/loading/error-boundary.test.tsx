import { type ReactNode, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DialogWindow } from '#ui/dialogs/dialog-window.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { TrayFrame } from '#ui/panels/tray-frame.tsx';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OverlayPart, PanelPart, Part, WindowPart } from './part.tsx';

let isBroken = true;

function Content() {
  if (isBroken) throw new ReferenceError('Temporal is not defined');
  return <p>The content</p>;
}

// React reports each error caught by a boundary. The page logs nothing else.
const reported = vi.spyOn(console, 'error');

afterEach(() => {
  isBroken = true;
  reported.mockClear();
});

const close = () => undefined;

function Popover({ children }: { children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={trigger} type="button">
        Open
      </button>
      <PopoverFrame label="Columns" triggerRef={trigger} className="w-360" onClose={close}>
        {children}
      </PopoverFrame>
    </>
  );
}

const slots: Readonly<Record<string, ReactNode>> = {
  'a panel of a screen': (
    <ErrorBoundary name="Coming up">
      <Content />
    </ErrorBoundary>
  ),
  'a part that is loaded late': (
    <Part name="The charts">
      <Content />
    </Part>
  ),
  'the place of a side panel': (
    <PanelPart onClose={close}>
      <Content />
    </PanelPart>
  ),
  'a side panel': (
    <SidePanel title="Details" onClose={close}>
      <Content />
    </SidePanel>
  ),
  'the place of a dialog': (
    <WindowPart onClose={close}>
      <Content />
    </WindowPart>
  ),
  'a dialog': (
    <DialogWindow title="Rename" onClose={close}>
      <Content />
    </DialogWindow>
  ),
  'the place of a menu': (
    <OverlayPart onClose={close}>
      <Content />
    </OverlayPart>
  ),
  'a popover': (
    <Popover>
      <Content />
    </Popover>
  ),
  'a tray': (
    <TrayFrame label="Uploads" status="2 of 3" onClear={undefined}>
      <Content />
    </TrayFrame>
  ),
};

test.each(Object.keys(slots))('an error in %s stays there, shows its cause and can be retried', async (slot) => {
  const view = await render(
    <>
      <h1>The screen</h1>
      {slots[slot]}
    </>,
  );
  const error = view.getByRole('alert');
  await expect.element(error).toMatchTextContent(/could not be shown/);
  await expect.element(error).toMatchTextContent(/Something went wrong in the console: Temporal is not defined\./);
  await expect.element(view.getByText('The screen')).toBeInTheDocument();
  isBroken = false;
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect.element(view.getByText('The content')).toBeVisible();
  await expect.element(error).not.toBeInTheDocument();
});

test('a module whose code no longer exists asks to reload the page', async () => {
  const Missing = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/charts.js');
  };
  const view = await render(
    <Part name="The charts">
      <Missing />
    </Part>,
  );
  await expect.element(view.getByRole('alert')).toMatchTextContent(/^The charts could not be shown/);
  await expect.element(view.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
