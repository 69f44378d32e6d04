/** @import { TriggerFacts } from '#core/script-engine.ts' */
/** @import { Host } from './host.js' */
import { Exception, wrongArguments } from './exception.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MINUTES = [1, 5, 10, 15, 30]; // What the platform takes.

/**
 * `ScriptApp` of scripts, as far as it is about the project's own time-driven triggers. Triggers come and go when the
 * run has ended.
 * @param {Host} host
 * @param {{ scriptId: string, triggers: readonly TriggerFacts[] }} facts
 */
export function createScriptApp(host, { scriptId, triggers }) {
  /** @type {Trigger[]} */
  let current = triggers.map((facts) => new Trigger(facts));

  /**
   * @param {string} functionName
   * @param {number} intervalMs
   * @param {number} firstRunMs
   */
  function create(functionName, intervalMs, firstRunMs) {
    const triggerId = host('createTrigger', [functionName, intervalMs, firstRunMs]);
    const trigger = new Trigger({ triggerId, functionName });
    current.push(trigger);
    return trigger;
  }

  return {
    EventType: Object.freeze({ CLOCK: 'CLOCK' }),
    TriggerSource: Object.freeze({ CLOCK: 'CLOCK' }),
    getScriptId: () => scriptId,
    getProjectTriggers: () => [...current],
    /** @param {string} functionName */
    newTrigger: (functionName) => {
      if (!functionName) throw wrongArguments('ScriptApp.newTrigger', [functionName]);
      return { timeBased: () => new ClockTriggerBuilder(String(functionName), create) };
    },
    /** @param {Trigger} trigger */
    deleteTrigger: (trigger) => {
      if (!(trigger instanceof Trigger)) throw wrongArguments('ScriptApp.deleteTrigger', [trigger]);
      if (!current.includes(trigger)) return;
      current = current.filter((each) => each !== trigger);
      host('deleteTrigger', [trigger.getUniqueId()]);
    },
  };
}

class Trigger {
  #facts;

  /** @param {TriggerFacts} facts */
  constructor(facts) {
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

  get [Symbol.toStringTag]() {
    return 'Trigger';
  }
}

class ClockTriggerBuilder {
  #functionName;
  #create;
  #intervalMs = 0;
  /** @type {number | undefined} */
  #hour;
  #minute = 0;

  /**
   * @param {string} functionName
   * @param {(functionName: string, intervalMs: number, firstRunMs: number) => Trigger} create
   */
  constructor(functionName, create) {
    this.#functionName = functionName;
    this.#create = create;
  }

  /** @param {number} count */
  everyMinutes(count) {
    if (!MINUTES.includes(count)) throw new Exception('The value you passed to everyMinutes was invalid.');
    return this.#every('everyMinutes', count, MINUTE_MS);
  }

  /** @param {number} count */
  everyHours(count) {
    return this.#every('everyHours', count, HOUR_MS);
  }

  /** @param {number} count */
  everyDays(count) {
    return this.#every('everyDays', count, DAY_MS);
  }

  /** @param {number} count */
  everyWeeks(count) {
    return this.#every('everyWeeks', count, 7 * DAY_MS);
  }

  /** @param {number} hour */
  atHour(hour) {
    if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw wrongArguments('ClockTriggerBuilder.atHour', [hour]);
    this.#hour = hour;
    return this;
  }

  /** @param {number} minute */
  nearMinute(minute) {
    const isMinute = Number.isInteger(minute) && minute >= 0 && minute < 60;
    if (!isMinute) throw wrongArguments('ClockTriggerBuilder.nearMinute', [minute]);
    this.#minute = minute;
    return this;
  }

  create() {
    if (this.#intervalMs === 0) throw new Exception('The trigger has no schedule.');
    return this.#create(this.#functionName, this.#intervalMs, this.#toFirstRun());
  }

  get [Symbol.toStringTag]() {
    return 'ClockTriggerBuilder';
  }

  /**
   * @param {string} method
   * @param {number} count
   * @param {number} unitMs
   */
  #every(method, count, unitMs) {
    if (!Number.isInteger(count) || count < 1 || count > 1000) {
      throw wrongArguments(`ClockTriggerBuilder.${method}`, [count]);
    }
    this.#intervalMs = count * unitMs;
    return this;
  }

  #toFirstRun() {
    const nowMs = Date.now();
    if (this.#hour === undefined) return nowMs + this.#intervalMs;
    const first = new Date(nowMs);
    first.setHours(this.#hour, this.#minute, 0, 0);
    if (first.getTime() <= nowMs) first.setDate(first.getDate() + 1);
    return first.getTime();
  }
}
