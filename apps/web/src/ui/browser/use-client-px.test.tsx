import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useClientPx } from './use-client-px.ts';

const KEY = 'rotunda.px.test';

afterEach(() => localStorage.clear());

/** Renders an element of a width. Resolves to the widths of all renderings. */
async function renderWidths(widthPx: number): Promise<number[]> {
  const widths: number[] = [];
  function Measured() {
    const ref = useRef<HTMLDivElement>(null);
    widths.push(useClientPx(ref, 'clientWidth', KEY));
    return <div ref={ref} style={{ width: widthPx }} />;
  }
  const screen = await render(<Measured />);
  await expect.poll(() => widths.at(-1)).toBe(widthPx);
  await screen.unmount();
  return widths;
}

test('an element is rendered with its last known size, and again only with another size', async () => {
  expect(new Set(await renderWidths(300))).toEqual(new Set([0, 300]));
  expect(await renderWidths(300)).toEqual([300]);
  expect(new Set(await renderWidths(200))).toEqual(new Set([300, 200]));
});
