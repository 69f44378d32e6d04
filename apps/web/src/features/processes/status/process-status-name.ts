import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** A process status of the service. */
export type ProcessStatus = NonNullable<ScriptSchemas['GoogleAppsScriptTypeProcess']['processStatus']>;
