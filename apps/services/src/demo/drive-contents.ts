import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import { writePdf } from './drive-pdf.ts';
import { writePng } from './drive-png.ts';
import { TOPICS } from './drive-topics.ts';
import type { Random } from './random.ts';

/** A stored content that files of the demo organisation have. */
export type DemoContent = {
  subject: string;
  mimeType: string;
  extension: string;
  blob: StoredBlob;
  /** What it was before it was written anew. */
  former: StoredBlob;
  /** What full text search finds. */
  text: string | undefined;
};

/** Writes a few contents of each kind for each subject; files share them. */
export async function storeContents(blobs: BlobStore, random: Random): Promise<DemoContent[]> {
  const contents: DemoContent[] = [];
  for (const subject of TOPICS.flatMap((topic) => topic.subjects)) {
    for (const { mimeType, extension, bytes, formerBytes, text } of makeContents(subject, random.fork(subject))) {
      const blob = await blobs.put(Readable.from([bytes]));
      const former = await blobs.put(Readable.from([formerBytes]));
      contents.push({ subject, mimeType, extension, blob, former, text });
    }
  }
  return contents;
}

type Made = { mimeType: string; extension: string; bytes: Buffer; text?: string };

type Matter = {
  subject: string;
  paragraphs: readonly string[];
  rows: readonly (readonly [number: number, place: string, amount: number])[];
  hue: number;
};

function makeContents(subject: string, random: Random): (Made & { formerBytes: Buffer })[] {
  const paragraphs = Array.from({ length: 6 }, () => makeParagraph(subject, random));
  const rows = Array.from(
    { length: 24 },
    (_, index) => [index + 1, random.pick(PLACES), random.integer(120, 98_000)] as const,
  );
  const hue = random.integer(0, 200);
  const former = writeKinds({
    subject,
    paragraphs: paragraphs.slice(0, 5).with(2, makeParagraph(subject, random)),
    rows: rows.slice(0, 21).with(7, [8, random.pick(PLACES), random.integer(120, 98_000)]),
    hue: hue + 40,
  });
  return writeKinds({ subject, paragraphs, rows, hue }).map((made, kind) => ({
    ...made,
    formerBytes: former[kind]?.bytes ?? made.bytes,
  }));
}

function writeKinds({ subject, paragraphs, rows, hue }: Matter): Made[] {
  const csv = ['number,place,amount', ...rows.map((row) => row.join(','))].join('\n');
  const markdown = [`# ${subject}`, ...paragraphs.flatMap((text, index) => [`## Part ${index + 1}`, text])].join(
    '\n\n',
  );
  const json = JSON.stringify(
    { subject, rows: rows.map(([number, place, amount]) => ({ number, place, amount })) },
    null,
    2,
  );
  return [
    toText('text/markdown', 'md', `${markdown}\n`),
    toText('text/plain', 'txt', `${paragraphs.join('\n\n')}\n`),
    toText('text/csv', 'csv', `${csv}\n`),
    toText('application/json', 'json', `${json}\n`),
    {
      mimeType: 'application/pdf',
      extension: 'pdf',
      bytes: writePdf([
        [subject, ...paragraphs.slice(0, 3).flatMap(wrapLines)],
        [`${subject}, continued`, ...paragraphs.slice(3).flatMap(wrapLines)],
      ]),
      text: paragraphs.join(' '),
    },
    {
      mimeType: 'image/png',
      extension: 'png',
      bytes: writePng(240, 160, (x, y) => [
        hue + (x / 240) * 55,
        90 + (y / 160) * 120,
        (x * y) % 256 > 128 ? 210 : 150,
      ]),
    },
  ];
}

function toText(mimeType: string, extension: string, text: string): Made {
  return { mimeType, extension, bytes: Buffer.from(text), text };
}

const PLACES = ['Lisbon', 'Malmö', 'Prague', 'Osaka', 'Lagos', 'Cairo', 'Taipei', 'Bergen'];
const OPENINGS = ['This part covers', 'The team agreed on', 'We compared', 'What remains open is', 'Next comes'];
const MIDDLES = ['the figures of the last quarter', 'the plan for the coming weeks', 'the questions from the review'];
const ENDINGS = ['and the owner follows up.', 'so nothing changes until then.', 'with numbers in the table below.'];

function makeParagraph(subject: string, random: Random): string {
  const sentences = Array.from(
    { length: random.integer(2, 4) },
    () => `${random.pick(OPENINGS)} ${random.pick(MIDDLES)} in ${random.pick(PLACES)}, ${random.pick(ENDINGS)}`,
  );
  return `${subject}: ${sentences.join(' ')}`;
}

function wrapLines(paragraph: string): string[] {
  const lines = paragraph.match(/.{1,88}(?:\s|$)/gu) ?? [];
  return [...lines.map((line) => line.trim()), ''];
}
