// Names separated by dots, such as `main` or `Library.main`.
const PATH = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u;
// An indirect call evaluates in the global scope, which includes the `const` and `class` declarations of the files.
// biome-ignore lint/security/noGlobalEval: runs inside the sandbox, with validated names only
const evaluate = globalThis.eval;
const NATIVE = /\{\s*\[native code\]\s*\}$/;
const { toString: sourceOf } = Function.prototype;
const { apply } = Reflect;
const { hasOwn } = Object;

/**
 * Creates a lookup for functions defined by a script. Excludes current globals: users who may only run a script must not access
 * `eval`, `Function` or the platform's services by name.
 */
export function createFunctionLookup() {
  const builtIn = new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, Reflect.get(globalThis, name)]));

  /**
   * Returns the script's function with this name, bound to its object, or undefined if it does not exist.
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
      // Own members only: `main.constructor` would allow running any text as code.
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
    return undefined; // The name is undefined or a reserved word.
  }
}
