import type { OperationId } from '@rotunda/api-client/operations';
import { screenUsage } from '@rotunda/api-client/screen-usage';
import type { ScreenId } from './screen-registry.ts';

/** Screens that operations are at home on. The explorer is none: it runs them all. */
type HomeId = Exclude<ScreenId, 'explorer' | 'operation' | 'coverage'>;

/** Where each operation is at home, and what uses it there: an operation without a screen is not generated. */
export const operationHomes: Readonly<Record<OperationId, Readonly<Partial<Record<HomeId, string>>>>> = screenUsage;
