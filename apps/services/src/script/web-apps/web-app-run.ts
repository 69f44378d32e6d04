import type { Account } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import type { FormField, ScriptEngine, ScriptResult } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import type { WebApp, WebAppUser } from './web-app.ts';
import type { WebAppVisitors } from './web-app-visitors.ts';

/** Dependencies of web apps. */
export type WebAppDeps = {
  db: Database;
  clock: Clock;
  scripts: ScriptEngine;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Receives errors for which a generic message was sent. */
  onError: (error: unknown) => void;
  /** Missing if sign-in is not available. */
  visitors?: WebAppVisitors;
};

/** A web app function to run for a visitor, on behalf of `user`. */
export type WebAppCall = {
  functionName: string;
  parameters: readonly unknown[];
  /** The fields of a form, which is then the only argument. */
  form?: readonly FormField[];
  user: WebAppUser;
  /** Undefined for an anonymous visitor. */
  visitor: Account | undefined;
  /** Whether the function returns a response. */
  isWebApp?: boolean;
  userAgent: string | undefined;
};

/** Runs a function of a web app and records it as a process. */
export function executeWebApp(deps: WebAppDeps, app: WebApp, call: WebAppCall): Promise<ScriptResult> {
  const { scriptId, deploymentId, files, timeZone, kind } = app;
  const { user, visitor, ...rest } = call;
  const role = visitor && findItemRole(deps.db, { accountId: visitor.id, domain: visitor.domain }, scriptId);
  return executeFunction(deps, {
    ...rest,
    scriptId,
    deploymentId,
    files,
    timeZone,
    isDevMode: kind === 'dev',
    scopes: user.scopes,
    account: user.account,
    // Email addresses are only visible within an organisation.
    activeUser: visitor?.domain === user.account.domain ? visitor.email : '',
    processType: 'WEBAPP',
    userAccessLevel: toAccessLevel(role),
  });
}
