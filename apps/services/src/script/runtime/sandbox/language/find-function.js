// Names and dots, as in `main` or `Library.main`.
const PATH = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u;
// Called under another name it works in the global scope, where `const` and `class` of the files are, too.
// biome-ignore lint/security/noGlobalEval: it runs within the sandbox, on names that have been checked
const evaluate = globalThis.eval;
const NATIVE = /\{\s*\[native code\]\s*\}$/;
const { toString: sourceOf } = Function.prototype;
const { apply } = Reflect;
const { hasOwn } = Object;

/**
 * Makes a lookup for functions that a script defines. What is global now is not among them: who may only run a script
 * must not get at `eval`, `Function` or the platform's services by their names.
 */
export function createFunctionLookup() {
  const builtIn = new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, Reflect.get(globalThis, name)]));

  /**
   * The script's function of this name, bound to the object that it was found in; undefined when there is none.
   * @param {string} path
   * @returns {((...args: unknown[]) => unknown) | undefined}
   */
  return (path) => {
    if (!PATH.test(path)) return undefined;
    const [first = '', ...rest] = path.split('.');
    const root = evaluateName(first);
    if (root === globalThis || (builtIn.has(first) && builtIn.get(first) === root)) return undefined;
    /** @type {unknown} */
    let owner;
    let found = root;
    for (const name of rest) {
      // Own members only: `main.constructor` would be a way to run any text as code.
      if ((typeof found !== 'object' && typeof found !== 'function') || found === null) return undefined;
      if (!hasOwn(found, name)) return undefined;
      owner = found;
      found = found[name];
    }
    if (typeof found !== 'function' || NATIVE.test(sourceOf.call(found))) return undefined;
    return (...args) => apply(found, owner, args);
  };
}

/** @param {string} name */
function evaluateName(name) {
  try {
    return evaluate(name);
  } catch {
    return undefined; // Not defined, or a reserved word.
  }
}
