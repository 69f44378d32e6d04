import type { OperationId } from '@rotunda/api-client/operations';
import type { ScreenId } from './screen-catalog.ts';

/** What uses an operation, by screen: at least one control, list or view. */
export type Homes = Readonly<
  { [Id in ScreenId]: Record<Id, string> & Partial<Record<Exclude<ScreenId, Id>, string>> }[ScreenId]
>;

/** Homes of every operation of one service. */
export type HomesOf<Service extends string> = Readonly<Record<Extract<OperationId, `${Service}.${string}`>, Homes>>;
