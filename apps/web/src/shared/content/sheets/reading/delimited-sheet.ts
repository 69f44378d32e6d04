import { findDelimiter, splitDeclaredDelimiter } from '@rotunda/document-formats/find-delimiter';
import Papa from 'papaparse';
import type { SheetFacts } from '#shared/content/sheets/model/sheet-facts.ts';
import { ByteStore } from './byte-store.ts';
import { RowIndex } from './row-index.ts';
import { measureWidths, type SheetSource } from './sheet-source.ts';
import { Utf8Transcoder } from './utf8-transcoder.ts';

const SAMPLE_BYTES = 64 * 1024; // The delimiter is detected from these bytes.
const SAMPLE_ROWS = 100;
const INDEX_STEP = 64;
/** The same as Excel's limit. */
const MAX_COLUMNS = 16_384;

/**
 * A delimited text (CSV, TSV) that is available as a sheet while it loads. Its bytes are stored unchanged, with an index of its
 * rows.
 */
export class DelimitedSheet implements SheetSource {
  readonly #name: string;
  readonly #transcoder = new Utf8Transcoder();
  readonly #bytes = new ByteStore();
  #delimiter: string | undefined;
  #index: RowIndex | undefined;
  /** The first bytes, until there are enough to detect the delimiter. */
  #sample: Uint8Array<ArrayBuffer>[] = [];
  #sampleBytes = 0;
  #widths: number[] = [];
  #isComplete = false;

  constructor(name: string, delimiter?: string) {
    this.#name = name;
    this.#delimiter = delimiter;
  }

  append(bytes: Uint8Array): void {
    this.#add(this.#transcoder.transcode(bytes));
  }

  end(): void {
    this.#add(this.#transcoder.end());
    this.#isComplete = true;
    if (!this.#index) this.#begin();
  }

  facts(): SheetFacts {
    const columnCount = Math.min(MAX_COLUMNS, this.#index?.columnCount ?? 0);
    return {
      name: this.#name,
      isHidden: false,
      rowCount: this.#index?.rowCount ?? 0,
      columnCount,
      widths: this.#widths.slice(0, columnCount),
      merged: [],
      notes: [],
    };
  }

  warnings(): string[] {
    const { rowCount = 0, columnCount = 0, isInQuotes = false } = this.#index ?? {};
    const warnings: string[] = [];
    if (this.#isComplete && isInQuotes) {
      const row = rowCount.toLocaleString('en');
      warnings.push(`The quotation mark in row ${row} is never closed, so the rest of the text is in its cell.`);
    }
    if (columnCount > MAX_COLUMNS) {
      const [shown, all] = [MAX_COLUMNS.toLocaleString('en'), columnCount.toLocaleString('en')];
      warnings.push(`Showing the first ${shown} of ${all} columns.`);
    }
    return warnings;
  }

  async readRows(first: number, count: number): Promise<string[][]> {
    const { bytes, skipped } = await this.#readBytes(first, count);
    const rows = this.#parse(bytes).slice(skipped, skipped + count);
    return rows.map((row) => row.slice(0, MAX_COLUMNS));
  }

  async mightContain(first: number, count: number, lowerText: string): Promise<boolean> {
    // Quotes and line breaks may be escaped differently in the file.
    if (/["\r\n]/.test(lowerText)) return true;
    const { bytes } = await this.#readBytes(first, count);
    return new TextDecoder().decode(bytes).toLowerCase().includes(lowerText);
  }

  /** Reads the bytes of rows, with the number of preceding rows that are included. */
  async #readBytes(first: number, count: number): Promise<{ bytes: Uint8Array; skipped: number }> {
    const index = this.#index;
    if (!index || first >= index.rowCount) return { bytes: new Uint8Array(), skipped: 0 };
    const start = index.findStart(first);
    return { bytes: await this.#bytes.read(start.offset, index.findEnd(first + count)), skipped: first - start.row };
  }

  #add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#bytes.append(bytes);
    if (this.#index) {
      this.#index.append(bytes);
      return;
    }
    this.#sample.push(bytes);
    this.#sampleBytes += bytes.length;
    if (this.#sampleBytes >= SAMPLE_BYTES) this.#begin();
  }

  #begin(): void {
    const parts = this.#sample;
    const sample = new Uint8Array(this.#sampleBytes);
    let at = 0;
    for (const part of parts) {
      sample.set(part, at);
      at += part.length;
    }
    this.#sample = [];
    const { content, declared } = splitDeclaredDelimiter(new TextDecoder().decode(sample.subarray(0, SAMPLE_BYTES)));
    this.#delimiter = declared ?? this.#delimiter ?? findDelimiter(content);
    this.#index = new RowIndex(this.#delimiter, INDEX_STEP);
    this.#index.append(sample);
    const rows = this.#parse(sample.subarray(0, SAMPLE_BYTES)).slice(0, SAMPLE_ROWS);
    this.#widths = measureWidths(rows, Math.max(0, ...rows.map((row) => row.length)));
  }

  #parse(bytes: Uint8Array): string[][] {
    return parseRows(bytes, this.#delimiter ?? ',');
  }
}

/** Parses the fields of rows from UTF-8 text. */
export function parseRows(bytes: Uint8Array, delimiter: string): string[][] {
  const index = new RowIndex(delimiter);
  index.append(bytes);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Array.from({ length: index.rowCount }, (_, row) => {
    const text = decoder.decode(bytes.subarray(index.findStart(row).offset, index.findEnd(row + 1)));
    return parseRow(text.replace(/\r?\n$|\r$/, ''), delimiter);
  });
}

// Parsed individually, so that line breaks can only occur in quotes. The parser accepts a quote followed by spaces as closing
// only before a line break.
function parseRow(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter);
  const { data } = Papa.parse<string[]>(`${text}\n`, { delimiter, newline: '\n' });
  const last = data.at(-1);
  return (last?.length === 1 && last[0] === '' ? data.slice(0, -1) : data).flat();
}
