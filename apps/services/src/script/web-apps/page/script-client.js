// `google.script` for pages of web apps. A page has its own origin without cookies. Its calls use the token that the server put
// into the page.

/** @typedef {{ callPath: string, token: string }} PageSettings */
/** @typedef {(value: unknown, userObject?: unknown) => void} Handler */
/** @typedef {{ onSuccess?: Handler, onFailure?: Handler, userObject?: unknown }} Runner */
/** @typedef {{ name: string, contentType: string, base64: string }} SentFile */
/** @typedef {{ parameters: unknown[] } | { form: [string, string | SentFile][] }} Arguments */

const MAX_CONCURRENT_CALLS = 10; // As on the public platform. Further calls wait.

/** @param {PageSettings} settings */
function createGoogleScript({ callPath, token }) {
  /** @type {(() => Promise<void>)[]} */
  const waiting = [];
  let running = 0;

  function startWaiting() {
    while (running < MAX_CONCURRENT_CALLS) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      void start().finally(() => {
        running -= 1;
        startWaiting();
      });
    }
  }

  /**
   * @param {string} functionName
   * @param {Promise<Arguments>} args
   * @param {Runner} runner
   */
  async function call(functionName, args, { onSuccess, onFailure = reportError, userObject }) {
    const outcome = await send(functionName, args);
    if (outcome.error) onFailure(toError(outcome.error), userObject);
    else onSuccess?.(outcome.result ?? null, userObject);
  }

  /**
   * @param {string} functionName
   * @param {Promise<Arguments>} args
   * @returns {Promise<{ result?: unknown, error?: { name: string, message: string } }>}
   */
  async function send(functionName, args) {
    try {
      const body = JSON.stringify({ token, functionName, ...(await args) });
      // Plain text, because a cross-origin JSON request would need a preflight.
      const headers = { 'content-type': 'text/plain' };
      const response = await fetch(callPath, { method: 'POST', headers, body, credentials: 'omit' });
      return await response.json();
    } catch {
      const message = 'NetworkError: Connection failure due to HTTP 0';
      return { error: { name: 'NetworkError', message } };
    }
  }

  /**
   * @param {Runner} runner
   * @returns {object}
   */
  function toRunner(runner) {
    const options = {
      /** @param {Handler} onSuccess */
      withSuccessHandler: (onSuccess) => toRunner({ ...runner, onSuccess }),
      /** @param {Handler} onFailure */
      withFailureHandler: (onFailure) => toRunner({ ...runner, onFailure }),
      /** @param {unknown} userObject */
      withUserObject: (userObject) => toRunner({ ...runner, userObject }),
    };
    return new Proxy(options, {
      get(target, name) {
        if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
        if (name.endsWith('_') || name === 'then') return undefined; // Hides private functions. A `then` would make it a promise.
        return (/** @type {unknown[]} */ ...parameters) => {
          const args = toArguments(parameters);
          waiting.push(() => call(name, args, runner));
          startWaiting();
        };
      },
    });
  }

  const run = toRunner({});
  return { run, host: createHost(), url: { getLocation }, history: createHistory() };
}

/** @param {{ name: string, message: string }} error */
function toError({ name, message }) {
  return Object.assign(new Error(message), { name });
}

/**
 * Converts the arguments of a call. Throws TypeError for values that the server does not support.
 * @param {unknown[]} parameters
 * @returns {Promise<Arguments>}
 */
function toArguments(parameters) {
  const [first] = parameters;
  if (parameters.length === 1 && first instanceof HTMLFormElement) return readForm(new FormData(first));
  return Promise.resolve({ parameters: parameters.map((each, index) => toSent(each, String(index), [])) });
}

/**
 * Copies a value for sending.
 * @param {unknown} value
 * @param {string} name
 * @param {readonly unknown[]} around
 * @returns {unknown}
 */
function toSent(value, name, around) {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return value;
  if (typeof value === 'number') return value;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  if (!isPlain || around.includes(value)) throw new TypeError(`Failed due to illegal value in property: ${name}`);
  const within = [...around, value];
  if (Array.isArray(value)) return value.map((each, index) => toSent(each, String(index), within));
  return Object.fromEntries(Object.entries(Object(value)).map(([key, each]) => [key, toSent(each, key, within)]));
}

/**
 * @param {FormData} data
 * @returns {Promise<Arguments>}
 */
async function readForm(data) {
  /** @type {[string, string | SentFile][]} */
  const form = [];
  for (const [name, value] of data) form.push([name, typeof value === 'string' ? value : await readFile(value)]);
  return { form };
}

/**
 * @param {File} file
 * @returns {Promise<SentFile>}
 */
function readFile(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const base64 = String(reader.result).split(',')[1] ?? '';
      resolve({ name: file.name, contentType: file.type, base64 });
    };
    reader.readAsDataURL(file);
  });
}

/** Creates the functions for editor dialogs, which do nothing in a web app: it cannot be closed or resized. */
function createHost() {
  const nothing = () => undefined;
  return { origin: location.origin, close: nothing, setHeight: nothing, setWidth: nothing, editor: { focus: nothing } };
}

function readLocation() {
  const query = new URLSearchParams(location.search);
  const names = [...new Set(query.keys())];
  return {
    hash: decodeURIComponent(location.hash.slice(1)),
    parameter: Object.fromEntries(names.map((name) => [name, query.get(name)])),
    parameters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
  };
}

/** @param {(location: ReturnType<typeof readLocation>) => void} onLocation */
function getLocation(onLocation) {
  queueMicrotask(() => onLocation(readLocation()));
}

function createHistory() {
  /** @type {((event: { state: unknown, location: ReturnType<typeof readLocation> }) => void) | undefined} */
  let onChange;
  addEventListener('popstate', ({ state }) => onChange?.({ state, location: readLocation() }));
  /** @param {Record<string, unknown> | undefined} parameters @param {string | undefined} hash */
  const toAddress = (parameters = {}, hash = '') => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
      for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
    }
    return `${location.pathname}${query.size > 0 ? `?${query}` : ''}${hash && `#${encodeURIComponent(hash)}`}`;
  };
  return {
    /** @param {unknown} state @param {Record<string, unknown>} [parameters] @param {string} [hash] */
    push: (state, parameters, hash) => history.pushState(state, '', toAddress(parameters, hash)),
    /** @param {unknown} state @param {Record<string, unknown>} [parameters] @param {string} [hash] */
    replace: (state, parameters, hash) => history.replaceState(state, '', toAddress(parameters, hash)),
    /** @param {typeof onChange} handler */
    setChangeHandler: (handler) => {
      onChange = handler;
    },
  };
}

const { callPath = '', token = '' } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();
Object.assign(globalThis, { google: { script: createGoogleScript({ callPath, token }) } });
