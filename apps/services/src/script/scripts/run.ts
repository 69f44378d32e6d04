import { invalidArgument } from '#core/dialect.ts';
import { longOperation } from '#core/operation.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { toRunAnswer } from './run-answer.ts';
import { requireRunTarget } from './run-target.ts';

export const handler = longOperation('script.scripts.run', async (context) => {
  const { caller, params, body } = context;
  const { function: functionName = '', parameters = [], devMode = false } = body ?? {};
  if (functionName === '') {
    const description = 'Function name must be specified.';
    throw invalidArgument(description, [{ field: 'function', description }]);
  }
  const { scriptId, deploymentId, files, role } = requireRunTarget(context, params.scriptId, devMode);
  const end = await executeFunction(context, {
    scriptId,
    deploymentId,
    files,
    functionName,
    parameters,
    account: { id: caller.accountId, email: caller.email },
    processType: 'EXECUTION_API',
    userAccessLevel: toAccessLevel(role),
  });
  return toRunAnswer(end);
});
