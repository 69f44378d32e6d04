import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** A status that the service knows. */
export type ProcessStatus = NonNullable<ScriptSchemas['GoogleAppsScriptTypeProcess']['processStatus']>;
