import type { ComparisonService } from '#shared/content/sheets/comparing/comparison-service.ts';
import type { SheetService } from '#shared/content/sheets/reading/sheet-service.ts';

/** What the worker can be asked for: it holds one spreadsheet, or two states of one. */
export type SheetMethods = Pick<SheetService, keyof SheetService> & Pick<ComparisonService, keyof ComparisonService>;

export type SheetMethod = keyof SheetMethods;

/** What a method resolves with. */
export type SheetResult<Name extends SheetMethod> = Awaited<ReturnType<SheetMethods[Name]>>;

export type SheetRequest = {
  [Name in SheetMethod]: { id: number; name: Name; args: Parameters<SheetMethods[Name]> };
}[SheetMethod];

/** A `failure` says what is wrong and what to do. */
export type SheetResponse =
  | { id: number; result: SheetResult<SheetMethod> }
  | { id: number; failure: { message: string; remedy: string } };
