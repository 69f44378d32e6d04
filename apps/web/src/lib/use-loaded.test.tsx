import { Suspense, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type LazyComponent, lazyComponent } from './lazy-component.ts';
import { useLoaded } from './use-loaded.ts';

type Props = { onShown: () => void };

function Editor({ onShown }: Props) {
  useLayoutEffect(() => {
    onShown();
  }, [onShown]);
  return <p>The editor</p>;
}

type LazyEditor = LazyComponent<typeof Editor>;

function WaitingEditor({ part: Part, onShown }: Props & { part: LazyEditor }) {
  return useLoaded(Part) ? <Part onShown={onShown} /> : <p>Loading</p>;
}

function SuspendingEditor({ part: Part, onShown }: Props & { part: LazyEditor }) {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Part onShown={onShown} />
    </Suspense>
  );
}

test('a component that loads in parallel with its data is shown without the fallback delay of React', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Editor: typeof Editor }>();
  const shown: string[] = [];
  // The component with a fallback is first in the page, and its code is requested first.
  const screen = await render(
    <>
      <SuspendingEditor part={lazyComponent(() => promise, 'Editor')} onShown={() => shown.push('with fallback')} />
      <WaitingEditor part={lazyComponent(() => promise, 'Editor')} onShown={() => shown.push('without fallback')} />
    </>,
  );
  await expect.element(screen.getByText('Loading').nth(1)).toBeVisible();
  resolve({ Editor });
  await expect.element(screen.getByText('The editor').nth(1)).toBeVisible();
  expect(shown).toEqual(['without fallback', 'with fallback']);
});

test('a component that is already loaded is shown at the first rendering, and so is a missing one', async () => {
  const part = lazyComponent(async () => ({ Editor }), 'Editor');
  await part.preload();
  const states: boolean[] = [];
  function Probe({ of }: { of: LazyEditor | undefined }) {
    states.push(useLoaded(of));
    return null;
  }
  await render(<Probe of={part} />);
  await render(<Probe of={undefined} />);
  expect(states).not.toContain(false);
});

test('a component that fails to load counts as loaded, and loads again when it is rendered', async () => {
  let attempts = 0;
  const part = lazyComponent(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return { Editor };
  }, 'Editor');
  const shown: string[] = [];
  const screen = await render(
    <Suspense fallback={<p>Loading again</p>}>
      <WaitingEditor part={part} onShown={() => shown.push('editor')} />
    </Suspense>,
  );
  await expect.element(screen.getByText('The editor')).toBeVisible();
  expect(attempts).toBe(2);
});
