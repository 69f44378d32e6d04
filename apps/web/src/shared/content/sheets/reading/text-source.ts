import type { WorkbookFacts } from '#shared/content/sheets/model/sheet-facts.ts';
import type { SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { DelimitedSheet } from './delimited-sheet.ts';
import type { SheetSource } from './sheet-source.ts';
import type { WorkbookSource } from './workbook-source.ts';

/** A delimited text as a spreadsheet with one sheet, while it loads. */
export class TextSource implements WorkbookSource {
  readonly sheets: readonly SheetSource[];
  readonly #sheet: DelimitedSheet;
  #isComplete = false;

  constructor(format: SheetFormat, name: string) {
    this.#sheet = new DelimitedSheet(name, format === 'tsv' ? '\t' : undefined);
    this.sheets = [this.#sheet];
  }

  append(bytes: Uint8Array): void {
    this.#sheet.append(bytes);
  }

  end(): void {
    this.#sheet.end();
    this.#isComplete = true;
  }

  facts(): WorkbookFacts {
    return {
      sheets: [this.#sheet.facts()],
      omitted: [],
      warnings: this.#sheet.warnings(),
      isComplete: this.#isComplete,
    };
  }
}
