import type { OperationId } from '@rotunda/api-client/operations';
import { screenUsage } from '@rotunda/api-client/screen-usage';
import type { ScreenId } from './screen-registry.ts';

/** The screens that use operations. Excludes the explorer, because it runs all of them. */
type UsedScreenId = Exclude<ScreenId, 'explorer' | 'operation' | 'coverage'>;

/** The screens that use each operation, with the control that calls it. The generator rejects operations without a screen. */
export const operationUsage: Readonly<Record<OperationId, Readonly<Partial<Record<UsedScreenId, string>>>>> =
  screenUsage;
