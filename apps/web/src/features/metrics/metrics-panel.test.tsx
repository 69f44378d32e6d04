import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';
// Charts are loaded on demand. Loading them here saves the tests the wait.
import './metrics-charts.tsx';

const HOUR_MS = 3_600_000;
const FIRST_MS = Date.UTC(2026, 10, 19);
const hours = (count: number) => new Date(FIRST_MS + count * HOUR_MS).toISOString();
const day = (index: number) => ({ value: '5', startTime: hours(index * 24), endTime: hours((index + 1) * 24) });
const deployment = (versionNumber: number, updateTime: string) => ({
  deploymentId: `deployment-${versionNumber}`,
  deploymentConfig: { versionNumber },
  updateTime,
});
const responses: StubResponses = {
  'drive.files.get': () => sampleFile({ id: 'script-1', name: 'Order sync' }),
  'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync' }),
  'script.projects.getContent': () => ({ files: [] }),
  'script.projects.getMetrics': () => ({ totalExecutions: [0, 1, 2, 3, 4, 5, 6].map(day) }),
  'script.projects.deployments.list': () => ({
    deployments: [deployment(1, hours(10)), deployment(2, hours(146)), deployment(3, hours(149))],
  }),
  'script.processes.listScriptProcesses': () => ({}),
};
const bff = {
  'GET /api/pins': () => ({ places: [] }),
  'GET /api/deployment-history': () => ({ deployments: [] }),
};

test('neighbouring deployments share a label that names both, and no mark overlaps another or the days', async () => {
  const { screen } = await renderApp({ url: '/scripts/script-1/overview', responses, bff });
  for (const width of [1440, 390]) {
    await page.viewport(width, 900);
    const one = screen.getByText(/^Deployed version 1 19 Nov/);
    const both = screen.getByText(/^Deployed version 2 25 Nov, .*, version 3 25 Nov, /);
    await expect.element(both).toBeInTheDocument();
    const labels = [one, both].map((text) => text.element().closest('p'));
    expect(labels.map((label) => label?.firstElementChild?.textContent)).toEqual(['version 1', '2 deployments']);
    expect(labels[1]?.title).toMatch(/^Deployed version 2 .*, version 3 /);
    const [first, second] = labels.map((label) => label?.getBoundingClientRect() ?? new DOMRect());
    expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    expect(second?.right).toBeLessThanOrEqual(screen.getByRole('main').element().getBoundingClientRect().right);
    const ticksTop = screen.getByText('Wed', { exact: true }).element().getBoundingClientRect().top;
    const marks = [...(labels[0]?.parentElement?.children ?? [])];
    expect(marks).toHaveLength(5);
    expect(marks.every((mark) => mark.getBoundingClientRect().bottom <= ticksTop)).toBe(true);
  }
});

test('a day shows its deployments', async () => {
  const { screen } = await renderApp({ url: '/scripts/script-1/overview', responses, bff });
  await expect
    .element(screen.getByRole('button', { name: /^Wed 25 Nov: 5 runs, .*, deployed version 2, version 3\. Open/ }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Tue 24 Nov: .* active users\. Open/ })).toBeInTheDocument();
});
