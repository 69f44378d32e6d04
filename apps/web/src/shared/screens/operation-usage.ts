import type { OperationId } from '@rotunda/api-client/operations';
import { screenUsage } from '@rotunda/api-client/screen-usage';
import type { ScreenId } from './screen-registry.ts';

/** Screens that use operations. The explorer is left out, because it runs them all. */
type UsedScreenId = Exclude<ScreenId, 'explorer' | 'operation' | 'coverage'>;

/** The screens that use each operation, with the control that calls it. The generator refuses an operation without a screen. */
export const operationUsage: Readonly<Record<OperationId, Readonly<Partial<Record<UsedScreenId, string>>>>> =
  screenUsage;
