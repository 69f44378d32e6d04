import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import type { Response } from '#core/http/response.ts';
import type { OpenRunServices, RunIdentity, RunServices } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { HostException } from '#script/host-exception.ts';
import { writeProperties } from '#script/properties/property-store.ts';
import { cacheFunctions } from './cache-functions.ts';
import { documentFunctions } from './document-functions.ts';
import { fetchFunctions } from './fetch-functions.ts';
import { lockFunctions } from './lock-functions.ts';
import { mailFunctions } from './mail-functions.ts';
import { OperationCaller } from './operation-caller.ts';
import { operationFunctions } from './operation-functions.ts';
import { projectFunctions } from './project-functions.ts';
import { ScriptCaches } from './script-caches.ts';
import { ScriptFetcher } from './script-fetcher.ts';
import { ScriptLocks } from './script-locks.ts';
import type { RunContext, ServiceFunction } from './service-function.ts';

type Deps = {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  /** Prefix of scope identifiers. */
  scopeBase: string;
  /** Public origin of the services. */
  publicOrigin: string;
  /** Handles an operation call like one received over HTTP. */
  respond: (call: Call) => Promise<Response>;
  /** Addresses that scripts may fetch from. */
  fetchPolicy: AddressPolicy;
  issueIdentityToken: RunContext['issueIdentityToken'];
  /** Receives errors that are not caused by a script. */
  onError: (error: unknown) => void;
};

// The time limit also stops a script that calls continuously at about this number.
const MAX_CALLS = 20_000;
const MAX_RESULT_CHARACTERS = 8_000_000;
const SERVER_ERROR = "We're sorry, a server error occurred. Please wait a bit and try again.";

const functions: ReadonlyMap<string, ServiceFunction> = new Map(
  Object.entries({
    ...cacheFunctions,
    ...documentFunctions,
    ...fetchFunctions,
    ...lockFunctions,
    ...mailFunctions,
    ...operationFunctions,
    ...projectFunctions,
  }),
);

/** Creates the services for script runs. Caches and locks are shared by all its runs. */
export function createRunServices(deps: Deps): OpenRunServices {
  const fetcher = new ScriptFetcher(deps.fetchPolicy);
  const shared = { caches: new ScriptCaches(), locks: new ScriptLocks(), fetcher };
  return (identity) => openRunServices({ ...deps, ...shared }, identity);
}

function openRunServices(
  deps: Deps & Pick<RunContext, 'caches' | 'locks' | 'fetcher'>,
  identity: RunIdentity,
): RunServices {
  const { db, clock, onError, locks } = deps;
  const operations = new OperationCaller(deps, identity);
  let takeChanges: Parameters<RunServices['call']>[2] = () => [];
  let calls = 0;
  const storeProperties = () => db.write(() => writeProperties(db, identity, takeChanges(), clock.nowMs()));
  const context: RunContext = { ...deps, identity, operations, storeProperties };
  return {
    async call(name, argumentsJson, takePropertyChanges) {
      takeChanges = takePropertyChanges;
      calls += 1;
      try {
        if (calls > MAX_CALLS) throw new HostException('Service invoked too many times in a short time.');
        const perform = functions.get(name);
        if (!perform) throw new HostException(`No such function: ${name}`);
        const json = JSON.stringify(await Promise.resolve(perform(context, JSON.parse(argumentsJson))));
        if (json !== undefined && json.length > MAX_RESULT_CHARACTERS) throw new HostException('Response too large.');
        return { json };
      } catch (error) {
        if (error instanceof HostException || error instanceof ServiceError) return { error: error.message };
        onError(error);
        return { error: SERVER_ERROR };
      }
    },
    close() {
      locks.releaseAll(context);
      operations.close().catch(onError);
    },
  };
}
