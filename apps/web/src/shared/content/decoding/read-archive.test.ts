import { gzipSync, strToU8, zipSync } from 'fflate';
import { packTar } from 'modern-tar';
import { expect, test } from 'vitest';
import type { ArchiveFormat } from './archive-format.ts';
import { listArchive, readArchiveMember } from './read-archive.ts';

const FILES = { 'a b.txt': 'one', 'ü/two.txt': 'two' };
const zip = () => new Uint8Array(zipSync({ 'a b.txt': strToU8('one'), 'ü/two.txt': strToU8('two') }));
const tar = () => packTar(Object.entries(FILES).map(([name, body]) => ({ header: { name, size: body.length }, body })));
const gzip = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes));

const MAKERS: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>> = {
  zip: async () => zip(),
  tar,
  'tar.gz': async () => gzip(await tar()),
};

test.each(['zip', 'tar', 'tar.gz'] as const)(
  'the files of a %s archive are listed with checksums, and read',
  async (format) => {
    const archive = { bytes: (await MAKERS[format]?.()) ?? new Uint8Array(), format, name: 'archive' };
    const members = await listArchive(archive);
    expect(members.map(({ name, sizeBytes, crc32 }) => [name, sizeBytes, crc32])).toEqual([
      ['a b.txt', 3, '7a6c86f1'],
      ['ü/two.txt', 3, '11ca8a66'],
    ]);
    expect(new TextDecoder().decode(await readArchiveMember(archive, 'ü/two.txt'))).toBe('two');
    await expect(readArchiveMember(archive, 'three.txt')).rejects.toThrow('the archive has no three.txt');
  },
);

test('a gzip file is an archive with one file and its name', async () => {
  const archive = { bytes: gzip(strToU8('Zebra')), format: 'gz' as const, name: 'app.log.gz' };
  expect(await listArchive(archive)).toMatchObject([{ name: 'app.log', sizeBytes: 5 }]);
  expect(new TextDecoder().decode(await readArchiveMember(archive, 'app.log'))).toBe('Zebra');
});

test('content built to exhaust memory is rejected during unpacking, whatever size it declares', async () => {
  const zeros = new Uint8Array(8_000_000);
  const message = 'The file unpacks to more than 200 times its size.';
  await expect(listArchive({ bytes: gzip(zeros), format: 'gz', name: 'a.gz' })).rejects.toThrow(message);
  const honest = new Uint8Array(zipSync({ zeros }));
  await expect(readArchiveMember({ bytes: honest, format: 'zip', name: 'a.zip' }, 'zeros')).rejects.toThrow(message);
});

test.each([
  ['zip', async () => zip().slice(0, -30)],
  ['tar', async () => new Uint8Array(strToU8('This is no archive. '.repeat(100)))],
  ['tar.gz', async () => gzip(await tar()).slice(0, -12)],
] as const)('a damaged %s archive is refused', async (format: ArchiveFormat, make) => {
  await expect(listArchive({ bytes: await make(), format, name: 'a' })).rejects.toThrow();
});
