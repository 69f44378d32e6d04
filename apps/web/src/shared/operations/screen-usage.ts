import type { OperationId } from '@rotunda/api-client/operations';
import type { ScreenId } from './screen-catalog.ts';

/** Screens that operations are at home on. The explorer is none: it runs them all. */
type HomeId = Exclude<ScreenId, 'explorer' | 'operation' | 'coverage'>;

/** What uses an operation, by screen: at least one control, list or view. */
export type ScreenUsage = Readonly<
  { [Id in HomeId]: Record<Id, string> & Partial<Record<Exclude<HomeId, Id>, string>> }[HomeId]
>;

/** Homes of every operation of one service. */
export type OperationUsage<Service extends string> = Readonly<
  Record<Extract<OperationId, `${Service}.${string}`>, ScreenUsage>
>;
