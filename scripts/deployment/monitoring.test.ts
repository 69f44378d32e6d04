// Checks that the alert rules and the dashboard in deploy/ use existing metrics and labels.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { Metrics } from '../../apps/bff/src/platform/observability/metrics.ts';

const alertFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string().min(1), action: z.string().min(1) }),
        }),
      ),
    }),
  ),
});
const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) }),
  ),
});

// A metric of Prometheus itself.
const BUILT_IN = new Set(['up']);
const EVERY_SERIES = new Set(['instance', 'job', 'le']);

/** The names of all metrics, with the labels of those that have values. */
let metrics: Map<string, Set<string>>;

beforeAll(async () => {
  metrics = await measure();
});

async function measure(): Promise<Map<string, Set<string>>> {
  const measured = new Metrics();
  measured.measureRuntime();
  const none = () => 0;
  const liveModes = () => new Map([['pushed', 0]]);
  measured.measureState({ liveStreams: none, droppedStreams: none, liveModes, openActions: none, lateRecords: none });
  measured.measureBudgets(() => [{ service: 'drive', scope: 'read', callsPerMinute: 1, used: 1 }]);
  const call = { operationId: 'drive.files.list', requestId: 'r', userId: undefined, durationMs: 1 } as const;
  measured.countCall({ ...call, caller: 'browser', status: 200 });
  const sizes = { durationMs: 1, receivedBytes: 0, sentBytes: 0 };
  const unknown = { operationId: undefined, userHash: undefined, upstreamStatus: undefined, upstreamMs: undefined };
  const operation = 'console';
  const request = { requestId: 'r', traceId: 't', method: 'GET', path: '/', status: 200, isAborted: false };
  measured.countRequest({ ...request, ...sizes, ...unknown, operation });
  await measured.countRefresh(Promise.resolve());
  measured.countLoss('refused');
  measured.countRetry('drive', 'timeout');
  measured.countPause('drive', 'read');
  measured.measureCircuitBreaker('drive', 'read', () => false);
  const room = measured.queueMetrics('drive');
  room.onWait();
  room.measure(none);
  measured.store.onStatement('read');
  const found = new Map<string, Set<string>>();
  for (const line of (await measured.read()).text.split('\n')) {
    const [, declared] = /^# TYPE (\w+)/.exec(line) ?? [];
    if (declared !== undefined) found.set(declared, new Set());
    const [, name = '', labels = ''] = /^(\w+)\{([^}]*)\}/.exec(line) ?? [];
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) found.get(toMetric(name))?.add(label);
  }
  return found;
}

function toMetric(series: string): string {
  return series.replace(/_(?:bucket|sum|count)$/, '');
}

/** Returns the unknown metrics and labels in an expression. */
function findUnknown(expression: string): string[] {
  const names = [...expression.matchAll(/\b(?:rotunda|nodejs|process)_\w+|\bup\b/g)].map(([name]) => name);
  if (names.length === 0) return [`no metric in ${expression}`];
  const unknown = names.filter((name) => !BUILT_IN.has(name) && !metrics.has(name) && !metrics.has(toMetric(name)));
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(','))
    .map((label) => label.trim());
  const matched = [...expression.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
  const known = new Set([...EVERY_SERIES, ...names.flatMap((name) => [...(metrics.get(toMetric(name)) ?? [])])]);
  return [...unknown, ...[...grouped, ...matched].filter((label) => !known.has(label))];
}

function read(name: string): string {
  return readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
}

test('every alert uses existing metrics, and states what happened and what to do', () => {
  const rules = alertFile.parse(parse(read('prometheus-alerts.yaml'))).groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(({ alert, expr }) => findUnknown(expr).map((name) => `${alert}: ${name}`))).toEqual([]);
});

test('every dashboard panel uses existing metrics, and names its series by their labels', () => {
  const { panels } = dashboard.parse(JSON.parse(read('grafana-dashboard.json')));
  expect(panels.length).toBeGreaterThan(5);
  for (const { title, targets } of panels) {
    const unknown = targets.flatMap(({ expr, legendFormat }) => {
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      const hidden = shown.filter(
        (label) => label !== 'instance' && !new RegExp(`by \\([^)]*\\b${label}\\b`).test(expr),
      );
      return [...findUnknown(expr), ...hidden];
    });
    expect([title, unknown]).toEqual([title, []]);
  }
});

test('an unknown metric or label is detected', () => {
  expect(findUnknown('sum by (operator) (rate(rotunda_requests_total{state="5xx"}[5m]))')).toEqual([
    'operator',
    'state',
  ]);
  expect(findUnknown('rotunda_requests')).toEqual(['rotunda_requests']);
});
