import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { z } from 'zod';
import { HostException } from '#script/host-exception.ts';
import { findScriptOperation } from './operation-caller.ts';
import { createServiceFunction, requireScope } from './service-function.ts';

const media = z.object({ base64: z.string(), contentType: z.string().max(255) });
const call = z.object({
  id: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
  media: media.optional(),
});

/** The service operations, and the token with which scripts can call them. */
export const operationFunctions = {
  // The first argument is the method called by the script, for its error messages.
  'operation.call': createServiceFunction(z.tuple([z.string().max(200), call]), (run, [method, wanted]) => {
    const operation = findScriptOperation(wanted.id);
    if (!operation) throw new HostException(`There is no operation ${wanted.id}.`);
    requireScope(
      run,
      method,
      operation.scopes.map((suffix) => toScopeIdentifier(run.scopeBase, suffix)),
    );
    return run.operations.call(wanted);
  }),
  'operation.token': createServiceFunction(z.tuple([]), (run) => run.operations.token()),
};
