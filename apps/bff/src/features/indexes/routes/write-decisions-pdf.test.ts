import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AccessDecisionRow } from '#features/indexes/store/access-decision-store.ts';
import { openDecisionsPdf } from './write-decisions-pdf.ts';

const FACTS = { principal: { name: 'Olga', email: 'olga@example.com' }, nowMs: 86_400_000, sinceMs: 0 };

function row(number: number): AccessDecisionRow {
  return {
    id: `d-${number}`,
    user_id: 'u',
    grant_id: `f${number}/p`,
    decision: 'removed',
    title: `Plan ${number}.txt`,
    grantee: 'petra@partner.example',
    role: 'writer',
    note: 'Contract ended',
    decided_at: 3_600_000,
    reviewer_email: 'olga@example.com',
    reviewer_name: 'Olga',
  };
}

/** Returns the lines of a document that uses the standard fonts. */
async function readText(pages: readonly (readonly AccessDecisionRow[])[]): Promise<string> {
  const pdf = openDecisionsPdf(
    FACTS,
    (async function* read() {
      yield* pages;
    })(),
  );
  const source = (await buffer(pdf)).toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*)\] TJ/g)])
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}

test('the report lists each decision with its author, page by page', async () => {
  const text = await readText([[row(1), row(2)], [row(3)]]);
  for (const line of [
    'Plan 1.txt',
    'Plan 3.txt',
    'Removed',
    'Contract ended',
    '1970-01-01 01:00:00 UTC by Olga (olga@example.com)',
  ])
    expect(text).toContain(line);
  expect(text).toContain('Decisions 1 to 2, page 1 of 1');
  expect(text).toContain('Decisions 3 to 3, page 1 of 1');
});

test('a report for a period without decisions says so', async () => {
  expect(await readText([])).toContain('No decisions, page 1 of 1');
});
