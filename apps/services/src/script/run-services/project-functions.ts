import { z } from 'zod';
import { findManifest } from '#items/script-content.ts';
import {
  findHeadDeployment,
  listVersionedDeployments,
  type ScriptDeployment,
} from '#script/projects/deployment-store.ts';
import { toEntryPoints } from '#script/projects/entry-points.ts';
import { StateTokens } from '#script/web-apps/state-tokens.ts';
import { removeConsent } from '#script/web-apps/web-app-consents.ts';
import { createServiceFunction, type RunContext, requireScope } from './service-function.ts';

/** Functions about the script's own project. */
export const projectFunctions = {
  /** Throws if the run lacks one of these scopes (full identifiers). */
  'project.requireScopes': createServiceFunction(
    z.tuple([z.string().max(200), z.array(z.string())]),
    (run, [method, scopes]) => {
      for (const scope of scopes) requireScope(run, method, [scope]);
    },
  ),
  /** Whether the run has all of these scopes. */
  'project.hasScopes': createServiceFunction(z.tuple([z.array(z.string())]), ({ identity }, [scopes]) =>
    scopes.every((scope) => identity.scopes.includes(scope)),
  ),
  /** Returns an ID token for the user of the run, or null if the run lacks its scope. */
  'project.identityToken': createServiceFunction(z.tuple([]), async ({ issueIdentityToken, identity }) => {
    return (await issueIdentityToken(identity)) ?? null;
  }),
  /** Returns a token with which the user's browser triggers a callback to a function of the script. */
  'project.stateToken': createServiceFunction(
    z.tuple([
      z.string().min(1).max(256),
      z.array(z.tuple([z.string().max(256), z.string().max(2_000)])).max(20),
      z.number().positive().max(3_600),
    ]),
    ({ identity: { email: _, ...identity }, ...run }, [functionName, values, timeoutSeconds]) =>
      new StateTokens(run).write({ functionName, arguments: values, identity }, timeoutSeconds),
  ),
  /** Revokes the user's consent to the script's web apps. */
  'project.invalidateAuth': createServiceFunction(z.tuple([]), ({ db, identity }) =>
    db.write(() => removeConsent(db, identity)),
  ),
  /** Returns the URL of the latest deployed web app, or of the one that serves the latest saved code. Null if there is none. */
  'project.webAppUrl': createServiceFunction(z.tuple([z.boolean()]), (run, [isDevMode]) => {
    const { db, identity } = run;
    const head = isDevMode ? findHeadDeployment(db, identity.scriptId) : undefined;
    const deployments = isDevMode ? (head ? [head] : []) : listVersionedDeployments(db, identity.scriptId);
    for (const deployment of deployments) {
      const url = findWebAppUrl(run, deployment);
      if (url !== undefined) return url;
    }
    return null;
  }),
};

function findWebAppUrl({ db, publicOrigin }: RunContext, deployment: ScriptDeployment): string | undefined {
  const { scriptId, manifestFileName, versionNumber } = deployment;
  const manifest = findManifest(db, scriptId, { name: manifestFileName, versionNumber });
  return toEntryPoints(manifest, deployment, publicOrigin).find(({ webApp }) => webApp)?.webApp?.url;
}
