// Checks that tables in the documents list exactly what the code defines.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { liveTopics } from '@rotunda/api-client/live-topics';
import { operations } from '@rotunda/api-client/operations';
import { RETRY_CLASSES } from '@rotunda/api-client/trait-types';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { INDEX_NAMES } from '#features/indexes/readers/index-reader.ts';
import { CONFIG_VARIABLES } from '#platform/config/config.ts';
import { CONNECTION_LIMITS } from '#platform/config/connection-limits.ts';
import { oidcVariables } from '#platform/config/oidc-config.ts';
import { isInternalTopic } from '#platform/invalidations/internal-topic.ts';
import { parseServiceTopic } from '#platform/invalidations/service-topic.ts';
import { RATE_SETTINGS } from '#platform/limits/rate-limits.ts';
import { Metrics } from '#platform/observability/metrics.ts';
import { readCodes, readTable } from '#testing/document-table.ts';
import { BULKHEAD_LIMITS } from '#upstream/client/upstream-bulkhead.ts';
import { CALL_LIMITS } from '#upstream/client/upstream-request.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const schemas = readSchemas();

describe('docs/deployment.md', () => {
  test('lists every metric series with its labels', async () => {
    const described = readTable('deployment', 'series')
      .filter(([series]) => series?.startsWith('`rotunda_'))
      .map(([series = '', labels = '']) => `${series.replaceAll('`', '')}(${readCodes(labels).toSorted().join()})`);
    expect(described.toSorted()).toEqual(await readSeries());
  });

  test('quotes the messages of the checks verbatim', () => {
    const messages = readTable('deployment', 'problem').flatMap(([, , cell = '']) => readCodes(cell));
    const sources = ['apps/bff/src', 'packages/environment/src', 'packages/data-directory/src']
      .flatMap((path) =>
        readdirSync(`${repository}${path}`, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`),
      )
      .filter((path) => /(?<!\.test)\.ts$/.test(path))
      .map((path) => readFileSync(`${repository}${path}`, 'utf8'))
      .join('\n');
    expect(messages.length).toBeGreaterThan(15);
    expect(messages.filter((message) => !sources.includes(message))).toEqual([]);
  });
});

describe('the console’s variables', () => {
  const documents = ['configuration', 'sign-in', 'remote-services', 'deployment']
    .map((name) => readFileSync(`${repository}docs/${name}.md`, 'utf8'))
    .join('\n');

  test('are all documented under the names by which they are read', () => {
    expect(CONFIG_VARIABLES.filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
  });

  test('are the only documented names with their prefixes', () => {
    const named = [...documents.matchAll(/`((?:BFF|OIDC)_[A-Z_]+)\b/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual([]);
  });
});

describe('docs/live-events.md', () => {
  test('lists every kind of topic in the stream, and no other topic', () => {
    const topics = readTable('live-events', 'topic').flatMap(([cell = '']) => readCodes(cell));
    const kinds = topics.map((topic) => topic.replace(/:.*/, ''));
    const streamed = Object.entries(liveTopics).flatMap(([kind, topic]) => (topic ? [kind.replace(/:.*/, '')] : []));
    expect(new Set(kinds)).toEqual(new Set(streamed));
    const named = topics.map((topic) =>
      topic
        .replace('{name}', INDEX_NAMES[0])
        .replace('{jobId}', '0'.repeat(36))
        .replace(/\{.*\}/, 'x'),
    );
    expect(named.filter((topic) => !isInternalTopic(topic) && parseServiceTopic(topic) === undefined)).toEqual([]);
  });

  test('lists every mode of a status', () => {
    expect(readNames('live-events', 'mode')).toEqual(readEnum('LiveStatus', 'mode'));
  });

  test('lists every state of an invalidation', () => {
    expect(readNames('live-events', 'state')).toEqual(readEnum('LiveInvalidation', 'state'));
  });
});

describe('docs', () => {
  test('name the identity provider’s variables as the configuration does, and name each of them', () => {
    const named = readdirSync(`${repository}/docs`)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readFileSync(`${repository}/docs/${name}`, 'utf8').match(/\bOIDC_[A-Z_]+\b/g) ?? []);
    expect([...new Set(named)].toSorted()).toEqual(['OIDC_ISSUER', ...Object.keys(oidcVariables)].toSorted());
  });
});

describe('docs/jobs-and-indexes.md', () => {
  test('lists every state of a delayed call', () => {
    expect(readNames('jobs-and-indexes', 'state')).toEqual(readEnum('DelayedCall', 'state'));
  });

  test('lists every index', () => {
    expect(readNames('jobs-and-indexes', 'index')).toEqual([...INDEX_NAMES].toSorted());
  });

  test('names only fields that a response with coverage has', () => {
    const fields = Object.keys(schemas.Coverage?.properties ?? {});
    expect(readNames('jobs-and-indexes', 'field').filter((name) => !fields.includes(name))).toEqual([]);
  });
});

describe('docs/audit.md', () => {
  test('lists every outcome and every fault', () => {
    expect(readNames('audit', 'outcome')).toEqual(schemas.AuditOutcome?.enum?.toSorted());
    expect(readNames('audit', 'fault')).toEqual(readEnum('AuditFault', 'kind'));
  });
});

describe('docs/calls.md', () => {
  test('lists every retry class', () => {
    expect(readNames('calls', 'class')).toEqual([...RETRY_CLASSES].toSorted());
  });

  const { headersMs, watchMs, runMs, betweenBytesMs } = CALL_LIMITS;
  const seconds = (ms: number) => `${ms / 1_000} s`;
  const count = (number: number) => number.toLocaleString('en');

  test.each([
    ['concurrent calls to one service', `${BULKHEAD_LIMITS.concurrent}, and ${BULKHEAD_LIMITS.queued} in the queue`],
    ['concurrent calls to one service by jobs, indexes and live topics', `${BULKHEAD_LIMITS.background}`],
    [
      'requests of one session to `/api`, `/auth` and `/dl`',
      `${RATE_SETTINGS.sessionPerSecond} a second, with bursts of ${RATE_SETTINGS.sessionBurst} more`,
    ],
    ['high-risk calls of one user; a job counts once', `${RATE_SETTINGS.highRiskPerMinute} a minute`],
    ['uploads started by one user', `${RATE_SETTINGS.uploadsPerMinute.toLocaleString('en')} a minute`],
    [
      'requests without a session from one address, and to unknown channels at `/hooks`',
      `${RATE_SETTINGS.anonymousPerSecond} a second`,
    ],
    ['sign-ins started from one address', `${RATE_SETTINGS.signInsPerMinute} a minute`],
    ['live streams of one session', `${CONNECTION_LIMITS.streamsOfSession}, each with up to 20 topics`],
    ['live streams of a process', count(CONNECTION_LIMITS.streams)],
    ['connections to a process', count(CONNECTION_LIMITS.all)],
    ['connections from one address that is not a trusted proxy', count(CONNECTION_LIMITS.perAddress)],
    [
      'time until a response begins',
      `${seconds(headersMs)}; watch channels ${seconds(watchMs)}; runs ${seconds(runMs)}`,
    ],
    ['idle time within a response, on either side', seconds(betweenBytesMs)],
  ])('gives the limit of %s', (what, limit) => {
    expect(readTable('calls', 'what').find(([cell]) => cell === what)?.[1]).toBe(limit);
  });

  test('names each operation with a larger body limit, and the limit', () => {
    const text = readFileSync(`${repository}/docs/calls.md`, 'utf8').replaceAll('\n', ' ');
    const sentences = [...text.matchAll(/((?:`[a-z]+\.[\w.]+`(?:, | and )?)+) accepts? (\d+) MiB/g)];
    const named = sentences.flatMap(([, names = '', mebibytes]) =>
      readCodes(names).map((id) => [id, Number(mebibytes) * 1024 * 1024] as const),
    );
    const larger = Object.values(operations).flatMap((operation) =>
      'bodyLimitBytes' in operation ? [[operation.id, operation.bodyLimitBytes] as const] : [],
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(larger));
  });
});

function readNames(name: string, title: string): string[] {
  return readTable(name, title)
    .flatMap(([cell = '']) => readCodes(cell))
    .toSorted();
}

function readSchemas() {
  const schema = z.object({ enum: z.array(z.unknown().transform(String)).optional() });
  const withProperties = schema.extend({ properties: z.record(z.string(), schema).optional() });
  const document = z.object({ components: z.object({ schemas: z.record(z.string(), withProperties) }) });
  const text = readFileSync(`${repository}/packages/api-client/openapi/bff.openapi.json`, 'utf8');
  return document.parse(JSON.parse(text)).components.schemas;
}

function readEnum(schema: string, property: string): string[] | undefined {
  return schemas[schema]?.properties?.[property]?.enum?.toSorted();
}

/** Returns every metric series as `name(labels)`, after each has counted something. */
async function readSeries(): Promise<string[]> {
  const metrics = new Metrics();
  const zero = () => 0;
  const liveModes = () => new Map([['pushed', 0]]);
  metrics.measureState({ liveStreams: zero, droppedStreams: zero, liveModes, openActions: zero, lateRecords: zero });
  metrics.measureBudgets(() => [{ service: 'drive', scope: 'read', callsPerMinute: 1, used: 1 }]);
  metrics.countRequest({
    requestId: '',
    traceId: '',
    method: 'GET',
    path: '/api/drive',
    operationId: 'drive.files.get',
    operation: 'drive.files.get',
    status: 200,
    isAborted: false,
    durationMs: 1,
    receivedBytes: 1,
    sentBytes: 1,
    userHash: undefined,
    upstreamStatus: 200,
    upstreamMs: 1,
  });
  const source = { caller: 'index', userId: 'https://issuer.example p1', requestId: '' } as const;
  metrics.countCall({ ...source, operationId: 'drive.files.get', status: 200, durationMs: 1 });
  await metrics.countRefresh(Promise.resolve());
  metrics.countLoss('broken');
  metrics.countRetry('drive', '503');
  metrics.countPause('drive', 'read');
  metrics.measureCircuitBreaker('drive', 'read', () => false);
  metrics.queueMetrics('drive').onWait();
  metrics.queueMetrics('drive').measure(zero);
  metrics.countRefusedConnection();
  metrics.store.onStatement('read');
  metrics.countMessageLag(1);
  metrics.countStreamLag(1);
  const { text } = await metrics.read();
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map((match) => match[1] ?? '');
  const labelsOf = (name: string) => new RegExp(`^${name}(?:_sum)?(?:\\{(.*)\\})? `, 'm').exec(text)?.[1] ?? '';
  const toKeys = (labels: string) => [...labels.matchAll(/(\w+)="/g)].map((match) => match[1] ?? '').toSorted();
  return names.map((name) => `${name}(${toKeys(labelsOf(name)).join()})`).toSorted();
}
