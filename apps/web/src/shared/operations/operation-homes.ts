import type { OperationId } from '@rotunda/api-client/operations';
import { calendarHomes } from './calendar-homes.ts';
import { driveHomes } from './drive-homes.ts';
import type { ScreenUsage } from './screen-usage.ts';
import { scriptHomes } from './script-homes.ts';

/** Where each operation is at home: an operation without a screen does not compile. */
export const operationHomes: Readonly<Record<OperationId, ScreenUsage>> = {
  ...scriptHomes,
  ...calendarHomes,
  ...driveHomes,
};
