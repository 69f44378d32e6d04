import { LimitError } from '@rotunda/document-formats/limit-error';
import { odsToWorkbook } from '@rotunda/document-formats/ods-to-workbook';
import { readWhole } from '@rotunda/document-formats/sheet-parts';
import { xlsxToWorkbook } from '@rotunda/document-formats/xlsx-to-workbook';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import type { SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { toSource } from './compact-source.ts';
import { openArchive, type SheetArchive } from './open-archive.ts';
import type { WorkbookSource } from './workbook-source.ts';

const DOWNLOAD = 'Download the file to open it in another program.';
const ARCHIVE = [0x50, 0x4b];
/** The container format of Excel 97–2003, and of password-protected workbooks. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** Opens an XLSX or ODS workbook. Rejects with a DecodingError that states the problem and the remedy. */
export async function openWorkbook(content: Blob, format: SheetFormat): Promise<WorkbookSource> {
  await requireArchive(content);
  const archive = await openArchive(content).catch((error: unknown) => {
    throw error instanceof LimitError ? tooLarge(error) : truncated();
  });
  await requireReadable(archive);
  const isOpenDocument = archive.names.includes('content.xml') && !archive.names.includes('xl/workbook.xml');
  try {
    const { sheets, omitted } = await (isOpenDocument ? odsToWorkbook(archive) : xlsxToWorkbook(archive));
    const sources = sheets.map(toSource);
    const facts = { sheets: sources.map((source) => source.facts()), omitted, warnings: [], isComplete: true };
    return { sheets: sources, facts: () => facts };
  } catch (error) {
    throw error instanceof LimitError ? tooLarge(error) : damaged(format);
  }
}

async function requireArchive(content: Blob): Promise<void> {
  const head = new Uint8Array(await content.slice(0, COMPOUND_FILE.length).arrayBuffer());
  if (ARCHIVE.every((byte, index) => head[index] === byte)) return;
  if (!COMPOUND_FILE.every((byte, index) => head[index] === byte)) {
    throw new DecodingError(
      content.size === 0 ? 'The file is empty.' : 'This file is not a spreadsheet.',
      `Its content is of another type than its name says. ${DOWNLOAD}`,
    );
  }
  // The names of its parts, which can be anywhere in the file, are in UTF-16.
  const names = new TextDecoder('latin1').decode(await content.arrayBuffer()).replaceAll('\0', '');
  if (names.includes('EncryptedPackage')) throw protectedByPassword();
  throw new DecodingError(
    'Excel 97–2003 workbooks (XLS) cannot be shown.',
    `Ask the owner to save it as XLSX or ODS. ${DOWNLOAD}`,
  );
}

async function requireReadable(archive: SheetArchive): Promise<void> {
  const manifest = await readWhole(archive, 'META-INF/manifest.xml').catch(() => '');
  if (archive.isEncrypted || manifest.includes('encryption-data')) throw protectedByPassword();
  if (archive.names.includes('xl/workbook.bin')) {
    throw new DecodingError(
      'Binary Excel workbooks (XLSB) cannot be shown.',
      `Ask the owner to save it as XLSX. ${DOWNLOAD}`,
    );
  }
  if (archive.names.includes('xl/workbook.xml') || archive.names.includes('content.xml')) return;
  throw new DecodingError(
    'This file is an archive, but not a spreadsheet.',
    `Its content is of another type than its name says. ${DOWNLOAD}`,
  );
}

function protectedByPassword(): DecodingError {
  return new DecodingError(
    'This spreadsheet is protected by a password.',
    'Ask the owner for a copy without a password, or download the file and open it with the password.',
  );
}

function tooLarge({ message }: LimitError): DecodingError {
  return new DecodingError(message, DOWNLOAD);
}

function truncated(): DecodingError {
  return new DecodingError(
    'This spreadsheet is incomplete: its end is missing.',
    'Ask the owner for the complete file, or download the available part.',
  );
}

function damaged(format: SheetFormat): DecodingError {
  return new DecodingError(
    'This spreadsheet cannot be read.',
    `The file is damaged, or its content is not ${format.toUpperCase()}. ${DOWNLOAD}`,
  );
}
