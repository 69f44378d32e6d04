/** @import { TriggerFacts, TriggerSchedule } from '#core/operations/script-engine.ts' */
/** @import { Host } from '#script/runtime/sandbox/host/host.js' */

import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';
import { ClockTriggerBuilder, WEEK_DAYS } from './clock-trigger-builder.js';
import { StateTokenBuilder } from './state-token-builder.js';

/**
 * Creates the scripts' `ScriptApp`: the project's time-driven triggers, and the script's authorisation. Trigger changes are
 * applied when the run has ended.
 * @param {Host} host
 * @param {{ scriptId: string, triggers: readonly TriggerFacts[], isDevMode: boolean }} facts
 */
export function createScriptApp(host, { scriptId, triggers, isDevMode }) {
  /** @type {Trigger[]} */
  let current = triggers.map((facts) => new Trigger(facts));

  /** @param {TriggerSchedule} schedule */
  function create(schedule) {
    const triggerId = host('createTrigger', [schedule]);
    const trigger = new Trigger({ triggerId, functionName: schedule.functionName });
    current.push(trigger);
    return trigger;
  }

  return publicService('ScriptApp', {
    AuthMode: toEnumeration(['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL']),
    AuthorizationStatus: toEnumeration(['REQUIRED', 'NOT_REQUIRED']),
    EventType: toEnumeration(['CLOCK', 'ON_OPEN', 'ON_EDIT', 'ON_FORM_SUBMIT', 'ON_CHANGE', 'ON_EVENT_UPDATED']),
    InstallationSource: toEnumeration(['APPS_MARKETPLACE_DOMAIN_ADD_ON', 'NONE', 'WEB_STORE_ADD_ON']),
    TriggerSource: toEnumeration(['SPREADSHEETS', 'CLOCK', 'FORMS', 'DOCUMENTS', 'CALENDAR']),
    WeekDay: toEnumeration(WEEK_DAYS),
    getScriptId: () => scriptId,
    // Deprecated. It identifies a script, as does the ID.
    getProjectKey: () => scriptId,
    /** @returns {string} A bearer token that is revoked when the run ends. */
    getOAuthToken: () => host('service', ['operation.token', []]),
    /** @returns {string | null} An OpenID Connect ID token for the user of the run. Null without the scope `openid`. */
    getIdentityToken: () => host('service', ['project.identityToken', []]),
    getService: () => {
      /** @returns {string | null} */
      const getUrl = () => host('service', ['project.webAppUrl', [isDevMode]]);
      return publicService('Script.Service', { getUrl, isEnabled: () => getUrl() !== null });
    },
    /**
     * @param {string} _authMode
     * @param {string[]} [scopes]
     */
    getAuthorizationInfo: (_authMode, scopes = []) =>
      publicService('Script.AuthorizationInfo', {
        getAuthorizationStatus: () =>
          host('service', ['project.hasScopes', [scopes.map(String)]]) ? 'NOT_REQUIRED' : 'REQUIRED',
        getAuthorizationUrl: () => null,
      }),
    getInstallationSource: () => 'NONE',
    invalidateAuth: () => {
      host('service', ['project.invalidateAuth', []]);
    },
    // A run always has all scopes of its manifest. Otherwise it is not started.
    requireAllScopes: () => undefined,
    /**
     * @param {string} _authMode
     * @param {string[]} scopes
     */
    requireScopes: (_authMode, scopes) => {
      if (!Array.isArray(scopes)) throw wrongArguments('ScriptApp.requireScopes', [scopes]);
      host('service', ['project.requireScopes', ['ScriptApp.requireScopes', scopes.map(String)]]);
    },
    newStateToken: () => new StateTokenBuilder(host),
    // Document triggers are not supported.
    getUserTriggers: () => [],
    getProjectTriggers: () => [...current],
    getScriptTriggers: () => [...current],
    /** @param {string} functionName */
    newTrigger: (functionName) => {
      if (!functionName) throw wrongArguments('ScriptApp.newTrigger', [functionName]);
      const timeBased = () => new ClockTriggerBuilder(String(functionName), create);
      return publicService('Script.TriggerBuilder', { timeBased });
    },
    /** @param {Trigger} trigger */
    deleteTrigger: (trigger) => {
      if (!(trigger instanceof Trigger)) throw wrongArguments('ScriptApp.deleteTrigger', [trigger]);
      if (!current.includes(trigger)) return;
      current = current.filter((each) => each !== trigger);
      host('deleteTrigger', [trigger.getUniqueId()]);
    },
  });
}

class Trigger extends PublicObject {
  #facts;

  /** @param {TriggerFacts} facts */
  constructor(facts) {
    super('Script.Trigger');
    this.#facts = facts;
  }

  getUniqueId() {
    return this.#facts.triggerId;
  }

  getHandlerFunction() {
    return this.#facts.functionName;
  }

  getEventType() {
    return 'CLOCK';
  }

  getTriggerSource() {
    return 'CLOCK';
  }

  getTriggerSourceId() {
    return null;
  }

  get [Symbol.toStringTag]() {
    return 'Trigger';
  }
}
