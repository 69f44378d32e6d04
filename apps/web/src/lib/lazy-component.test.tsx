import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyComponent } from './lazy-component.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Renders the component with its fallback. Returns the list of renderings. */
function renderLate(Part: ReturnType<typeof lateGreeting>) {
  const rendered: string[] = [];
  const Fallback = () => {
    rendered.push('fallback');
    return <p>Loading</p>;
  };
  const screen = render(
    <Suspense fallback={<Fallback />}>
      <Part name="you" />
    </Suspense>,
  );
  return { rendered, screen };
}

function lateGreeting(load: () => Promise<{ Greeting: typeof Greeting }>) {
  return lazyComponent(load, 'Greeting');
}

test('a component is loaded when it is rendered', async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const Late = lateGreeting(load);
  expect(load).not.toHaveBeenCalled();
  const { rendered, screen } = renderLate(Late);
  await expect.element((await screen).getByText('Hello you')).toBeVisible();
  expect(rendered).not.toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('a preloaded component is rendered at once', async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const Late = lateGreeting(load);
  expect(Late.isLoaded()).toBe(false);
  await Late.preload();
  expect(Late.isLoaded()).toBe(true);
  const { rendered, screen } = renderLate(Late);
  await expect.element((await screen).getByText('Hello you')).toBeVisible();
  expect(rendered).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('a component whose preload failed loads again when it is rendered', async () => {
  const load = vi.fn(async () => ({ Greeting })).mockRejectedValueOnce(new Error('offline'));
  const Late = lateGreeting(load);
  await Late.preload();
  expect(Late.isLoaded()).toBe(false);
  const { screen } = renderLate(Late);
  await expect.element((await screen).getByText('Hello you')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
