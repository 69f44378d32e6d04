import type { WorkbookFacts } from '#shared/content/sheets/model/sheet-facts.ts';
import type { SheetSource } from './sheet-source.ts';

/** An opened spreadsheet, in the worker. */
export type WorkbookSource = {
  sheets: readonly SheetSource[];
  facts: () => WorkbookFacts;
};
