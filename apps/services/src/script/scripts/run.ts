import { invalidArgument } from '#core/errors/service-error-format.ts';
import { longOperation } from '#core/operations/operation.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { toRunResponse } from './run-response.ts';
import { requireRunTarget } from './run-target.ts';

// Names of executions are stored and compared. No function has a name this long.
const MAX_NAME_CHARACTERS = 256;

export const handler = longOperation('script.scripts.run', async (context) => {
  const { caller, params, body } = context;
  // Null counts as missing, which destructuring defaults would not handle.
  const functionName = body?.function ?? '';
  requireFunctionName(functionName);
  const { role, ...target } = requireRunTarget(context, params.scriptId, body?.devMode ?? false);
  const end = await executeFunction(context, {
    ...target,
    functionName,
    parameters: body?.parameters ?? [],
    account: { id: caller.accountId, email: caller.email },
    processType: 'EXECUTION_API',
    userAccessLevel: toAccessLevel(role),
  });
  return toRunResponse(end);
});

function requireFunctionName(name: string): void {
  if (name !== '' && name.length <= MAX_NAME_CHARACTERS) return;
  const description = name === '' ? 'Function name must be specified.' : 'Function name is too long.';
  throw invalidArgument(description, [{ field: 'function', description }]);
}
