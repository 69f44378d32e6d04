import type { ComparisonService } from '#shared/content/sheets/comparing/comparison-service.ts';
import type { SheetService } from '#shared/content/sheets/reading/sheet-service.ts';

/** The methods of the worker, which holds one spreadsheet or two revisions of one. */
export type SheetMethods = Pick<SheetService, keyof SheetService> & Pick<ComparisonService, keyof ComparisonService>;

export type SheetMethod = keyof SheetMethods;

/** The result of a method. */
export type SheetResult<Name extends SheetMethod> = Awaited<ReturnType<SheetMethods[Name]>>;

export type SheetRequest = {
  [Name in SheetMethod]: { id: number; name: Name; args: Parameters<SheetMethods[Name]> };
}[SheetMethod];

/** `failure` states the problem and the remedy. */
export type SheetResponse =
  | { id: number; result: SheetResult<SheetMethod> }
  | { id: number; failure: { message: string; remedy: string } };
