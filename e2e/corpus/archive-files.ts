import { gzipSync } from 'node:zlib';
import type { CorpusFile, FileBytes } from './corpus-file.ts';
import { encodePng } from './encode-png.ts';
import { encodeTar } from './encode-tar.ts';
import { encodeWav } from './encode-wav.ts';
import { readFont } from './font-files.ts';
import { packZip as zip } from './pack-zip.ts';

const gzip = (content: FileBytes) => new Uint8Array(gzipSync(content));

const INNER = zip({ 'deep/plan.txt': 'Hay for 3 zebras' });

/** Archives whose files are opened and compared in place, including damaged archives and bombs. */
export const ARCHIVE_FILES: readonly CorpusFile[] = [
  {
    name: 'plans.zip',
    mimeType: 'application/zip',
    content: zip({ 'plan.txt': 'Hay', 'sums/costs.csv': 'a,b\n1,2\n' }),
    shows: ['2 files, 11 B unpacked', 'plan.txt', 'sums/costs.csv'],
    viewedPart: 'part',
  },
  {
    name: 'changed.zip',
    mimeType: 'application/zip',
    content: zip({ 'plan.txt': 'Hay', 'same.txt': 'Zebra', 'old.txt': 'x' }),
    viewedPart: 'part',
    later: {
      content: zip({ 'plan.txt': 'Straw', 'same.txt': 'Zebra', 'new.txt': 'y' }),
      differs: ['1 file changed, 1 file added, 1 file removed', 'plan.txt', 'old.txt', 'new.txt'],
    },
  },
  {
    name: 'opened.zip',
    mimeType: 'application/zip',
    content: zip({ 'plan.txt': 'Hay for 3 zebras' }),
    opens: ['plan.txt'],
    shows: ['Hay for 3 zebras'],
    viewedPart: 'all',
  },
  {
    name: 'nested.zip',
    mimeType: 'application/zip',
    content: zip({ 'inner.zip': INNER }),
    opens: ['inner.zip', 'deep/plan.txt'],
    shows: ['Hay for 3 zebras'],
    viewedPart: 'all',
  },
  {
    name: 'deep.zip',
    mimeType: 'application/zip',
    content: zip({ '1.zip': zip({ '2.zip': zip({ '3.zip': zip({ '4.zip': zip({ 'five.txt': 'x' }) }) }) }) }),
    opens: ['1.zip', '2.zip', '3.zip', '4.zip', 'five.txt'],
    shows: ['Archives in archives are opened up to 4 levels deep.'],
    viewedPart: 'part',
  },
  {
    name: 'opened-change.zip',
    mimeType: 'application/zip',
    content: zip({ 'plan.txt': 'Hay for 3 zebras' }),
    viewedPart: 'part',
    later: { content: zip({ 'plan.txt': 'Hay for 4 zebras' }), opens: ['plan.txt'], differs: ['Hay for 4 zebras'] },
  },
  {
    name: 'recordings.zip',
    mimeType: 'application/zip',
    content: zip({ 'silence.wav': encodeWav(61) }),
    opens: ['silence.wav'],
    shows: ['1:01, 0% played'],
    viewedPart: 'part',
    later: { content: zip({ 'silence.wav': encodeWav(75) }), opens: ['silence.wav'], differs: ['1:01', '1:15'] },
  },
  {
    name: 'pictures.zip',
    mimeType: 'application/zip',
    content: zip({ 'grey.png': encodePng({ width: 40, height: 20 }, () => 128) }),
    opens: ['grey.png'],
    shows: ['Fit, 40 × 20 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'fonts.zip',
    mimeType: 'application/zip',
    content: zip({ 'DejaVuSansMono.ttf': readFont('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf') }),
    opens: ['DejaVuSansMono.ttf'],
    shows: ['DejaVu Sans Mono'],
    viewedPart: 'part',
  },
  {
    name: 'logs.tar',
    mimeType: 'application/x-tar',
    content: encodeTar({ 'logs/a b.txt': 'one', 'logs/ü.txt': 'two' }),
    opens: ['logs/a b.txt'],
    shows: ['one'],
    viewedPart: 'part',
  },
  {
    name: 'logs.tar.gz',
    mimeType: 'application/gzip',
    content: gzip(encodeTar({ 'logs/a.txt': 'one' })),
    viewedPart: 'part',
    later: {
      content: gzip(encodeTar({ 'logs/a.txt': 'two' })),
      differs: ['1 file changed', 'logs/a.txt'],
    },
  },
  {
    name: 'app.log.gz',
    mimeType: 'application/gzip',
    content: gzip('Zebra started'),
    opens: ['app.log'],
    shows: ['Zebra started'],
    viewedPart: 'all',
  },
  {
    name: 'empty.zip',
    mimeType: 'application/zip',
    content: zip({}),
    shows: ['0 files, 0 B unpacked'],
    viewedPart: 'all',
  },
  {
    name: 'bomb.zip',
    mimeType: 'application/zip',
    content: () => zip({ 'zeros.txt': new Uint8Array(40_000_000) }),
    opens: ['zeros.txt'],
    shows: ['The file unpacks to more than 200 times its size.'],
    viewedPart: 'part',
  },
  {
    name: 'bomb.gz',
    mimeType: 'application/gzip',
    content: () => gzip(new Uint8Array(40_000_000)),
    shows: ['The file unpacks to more than 200 times its size.'],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.zip',
    mimeType: 'application/zip',
    content: zip({ 'plan.txt': 'Hay' }).slice(0, -30),
    shows: ['This file cannot be read.'],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.tar.gz',
    mimeType: 'application/gzip',
    content: gzip(encodeTar({ 'a.txt': 'one' })).slice(0, -12),
    shows: ['This file cannot be read.'],
    viewedPart: 'nothing',
  },
  {
    name: 'text.tar',
    mimeType: 'application/x-tar',
    content: 'This is no archive. '.repeat(100),
    shows: ['This file cannot be read.'],
    viewedPart: 'nothing',
  },
  {
    name: 'paths.zip',
    mimeType: 'application/zip',
    content: zip({ 'invoice\u202egnp.exe': 'x', '<b>bold</b>.txt': 'x' }),
    shows: ['invoice⟨U+202E⟩gnp.exe', '<b>bold</b>.txt'],
    viewedPart: 'part',
  },
];
