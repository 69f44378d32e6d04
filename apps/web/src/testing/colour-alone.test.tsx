import '../styles/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { getEventStyle } from '#features/calendar/event/event-style.ts';
import { ColorChoice } from '#features/events/editor/color-choice.tsx';
import { MetricsCharts } from '#features/metrics/metrics-charts.tsx';
import { ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { statusNames } from '#features/processes/status/status-names.ts';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { CalendarColors } from '#shared/calendar/fields/calendar-colors.tsx';
import type { EventState } from '#shared/calendar/occurrence.ts';

const PALETTE = {
  1: { background: '#a4bdfc', foreground: '#1d1d1d' },
  2: { background: '#7ae7bf', foreground: '#1d1d1d' },
  3: { background: '#dbadff', foreground: '#1d1d1d' },
};
const nothing = () => undefined;

test('every process status has its own word and shape', async () => {
  const statuses = Object.keys(statusNames);
  const screen = await render(
    <ul>
      {statuses.map((status) => (
        <li key={status}>
          <ProcessStatusChip status={status} />
        </li>
      ))}
    </ul>,
  );
  const chips = screen.getByRole('listitem').elements();
  const shapes = chips.map((chip) => chip.querySelector('svg')?.innerHTML);
  expect(new Set(shapes).size).toBe(statuses.length);
  expect(chips.map((chip) => chip.textContent)).toEqual(Object.values(statusNames));
});

test('confirmed, open and cancelled events of the same colour differ in their border and strikethrough', async () => {
  const kinds: Readonly<Record<EventState, string>> = {
    confirmed: 'agreed',
    tentative: 'open',
    unanswered: 'open',
    declined: 'off',
    cancelled: 'off',
  };
  const states = Object.keys(kinds) as EventState[];
  const screen = await render(
    <ul>
      {states.map((state) => (
        <li key={state} className={getEventStyle({ color: 'teal', type: 'default', state }).className}>
          {state}
        </li>
      ))}
    </ul>,
  );
  const kindsByLook = new Map<string, Set<string>>();
  for (const [at, element] of screen.getByRole('listitem').elements().entries()) {
    const { borderTopStyle, textDecorationLine } = getComputedStyle(element);
    const look = `${borderTopStyle} ${textDecorationLine}`;
    const state = states[at];
    if (state) kindsByLook.set(look, (kindsByLook.get(look) ?? new Set()).add(kinds[state]));
  }
  expect([...kindsByLook.values()].map((each) => [...each])).toEqual([['agreed'], ['open'], ['off']]);
});

test.for(['an event', 'a calendar'])(
  'each of the colours for %s has a name, and the selected one a tick',
  async (what) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(colorsQuery.queryKey, { calendar: PALETTE, event: PALETTE });
    const screen = await render(
      <QueryClientProvider client={queryClient}>
        {what === 'an event' ? (
          <ColorChoice label="Colour" none="That of the calendar" palette={PALETTE} value="2" onChange={nothing} />
        ) : (
          <CalendarColors entry={{ id: 'c', colorId: '2' }} onChange={nothing} />
        )}
      </QueryClientProvider>,
    );
    const swatches = screen
      .getByRole('button')
      .elements()
      .filter((button) => button.ariaPressed !== null);
    const names = swatches.map((swatch) => swatch.textContent);
    expect(new Set(names).size).toBe(swatches.length);
    expect(names).not.toContain('');
    const isTicked = (swatch: Element) => swatch.querySelector('svg') !== null;
    expect(swatches.filter((swatch) => isTicked(swatch) !== (swatch.ariaPressed === 'true'))).toEqual([]);
    expect(swatches.filter(isTicked)).toHaveLength(1);
  },
);

test('chart series differ in their pattern, and the legend shows the same patterns', async () => {
  const day = 86_400_000;
  const points = [1, 2, 3].map((at) => ({
    startMs: at * day,
    endMs: (at + 1) * day,
    total: 5,
    failed: 2,
    users: 1,
    fine: 3,
    failedShare: 40,
    previousTotal: 4,
  }));
  const screen = await render(
    <div style={{ width: 600 }}>
      <MetricsCharts points={points} marks={[]} isWeekly={false} onOpen={nothing} />
    </div>,
  );
  const patternOf = (shape: Element) => {
    if (shape.closest('[stroke-dasharray]')) return 'dashed';
    return shape.getAttribute('fill')?.startsWith('url(') ? 'hatched' : 'plain';
  };
  const legend = [...screen.container.querySelectorAll('li svg > *')].map(patternOf);
  expect(legend).toEqual(['plain', 'hatched', 'dashed']);
  const drawn = [...screen.container.querySelectorAll('[data-bar] rect, svg[stroke-dasharray] line')].map(patternOf);
  expect(new Set(drawn)).toEqual(new Set(legend));
});
