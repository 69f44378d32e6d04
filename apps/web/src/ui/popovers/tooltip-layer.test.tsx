import '#styles/theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TooltipLayer } from './tooltip-layer.tsx';

const LONG = 'Minutes of the general meeting of all members, second edition.txt';
const SHORT = 'Minutes.txt';
const LONGER_THAN_REST_MS = 1_000;

afterEach(() => {
  vi.useRealTimers();
});

function Cells({ names }: { names: readonly string[] }) {
  return (
    <div style={{ padding: 80 }}>
      {names.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: real lists have the same role for cells
        <div key={name} role="gridcell" tabIndex={0} className="w-160">
          <div className="truncate">{name}</div>
        </div>
      ))}
      <TooltipLayer keyOf={(key) => key} />
    </div>
  );
}

const tooltip = () => document.querySelector('[data-tooltip-box]')?.textContent;

test('truncated text is shown completely when its cell is focused, until Escape', async () => {
  await render(<Cells names={[LONG]} />);
  await userEvent.tab();
  await expect.poll(tooltip).toBe(LONG);
  await userEvent.keyboard('{Escape}');
  await expect.poll(tooltip).toBeUndefined();
});

test('truncated text is shown completely while it is hovered, and other text is not shown again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Cells names={[SHORT, LONG]} />);
  const shown: (string | undefined)[] = [];
  const watch = new MutationObserver(() => tooltip() !== undefined && shown.push(tooltip()));
  watch.observe(document.body, { childList: true, subtree: true });
  for (const name of [SHORT, LONG]) {
    await screen.getByText(name).hover();
    vi.advanceTimersByTime(LONGER_THAN_REST_MS);
  }
  await expect.poll(tooltip).toBe(LONG);
  watch.disconnect();
  expect(new Set(shown)).toEqual(new Set([LONG]));
});
