import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './bar-chart.tsx';

const DAY_MS = 86_400_000;

function drawChart(fine: readonly number[], previous: readonly (number | undefined)[] = []) {
  const points = fine.map((value, at) => ({
    startMs: at * DAY_MS,
    endMs: (at + 1) * DAY_MS,
    total: value + 5,
    failed: 5,
    users: 1,
    fine: value,
    failedShare: 0,
    previousTotal: previous[at],
  }));
  return render(
    <div style={{ width: 640 }}>
      <BarChart
        title="Runs"
        points={points}
        heightPx={114}
        scalePx={40}
        parts={[
          { read: (point) => point.fine, fill: 'green' },
          { read: ({ failed }) => failed, fill: 'red' },
        ]}
        reference={({ previousTotal }) => previousTotal}
      />
    </div>,
  );
}

test('bars stack their parts on a scale with a round end, each above its column', async () => {
  const { container } = await drawChart([15, 0, 35]);
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['0', '20', '40']);
  const bars = [...container.querySelectorAll('[data-bar]')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => [part.getAttribute('fill'), part.getBoundingClientRect().height]),
  );
  expect(bars).toEqual([
    [
      ['green', 37.5],
      ['red', 12.5],
    ],
    [['red', 12.5]],
    [
      ['green', 87.5],
      ['red', 12.5],
    ],
  ]);
  const [first, , last] = [...container.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBe(400);
});

test('a line shows values to compare with, and leaves out unknown ones', async () => {
  const { container } = await drawChart([15, 15, 15, 15], [10, 20, undefined, 30]);
  const lines = [...container.querySelectorAll('[stroke-dasharray] line')].map((line) =>
    ['x1', 'x2', 'y1', 'y2'].map((name) => line.getAttribute(name)).join(' '),
  );
  expect(lines).toEqual(['12.5% 25% 83 83', '25% 37.5% 58 58', '25% 25% 83 58', '87.5% 87.5% 33 33']);
});
