import { type ComponentProps, createElement, type ElementType, type FunctionComponent, use } from 'react';

/** A component whose code is lazy-loaded. */
export type LazyComponent<Component extends ElementType> = FunctionComponent<ComponentProps<Component>> & {
  /** Preloads the code, so that the component renders immediately. Resolves once it is loaded or has failed. */
  preload: () => Promise<void>;
  /** Reports whether the code is loaded, so that rendering does not suspend. */
  isLoaded: () => boolean;
};

/**
 * Lazy-loads a component by its exported name, on first render or earlier. `load` imports the module. React's `lazy` would
 * suspend even if the code is loaded, and React delays the content after a fallback by 300 ms.
 */
export function lazyComponent<Name extends string, Module extends Readonly<Record<Name, ElementType>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<Module[Name]> {
  let loading: Promise<Module[Name]> | undefined;
  let isLoaded = false;
  const start = () => {
    const started = load().then((module) => {
      // Marks the promise as React does after awaiting it, so that `use` returns the value without suspending.
      Object.assign(started, { status: 'fulfilled', value: module[name] });
      isLoaded = true;
      return module[name];
    });
    loading = started;
    return started;
  };
  function Lazy(props: ComponentProps<Module[Name]>) {
    return createElement<ComponentProps<Module[Name]>>(use(loading ?? start()), props);
  }
  // The component reports a failure, and loads again when it is rendered.
  const forget = () => {
    loading = undefined;
  };
  const preload = () => (loading ?? start()).then(() => undefined, forget);
  return Object.assign(Lazy, { preload, isLoaded: () => isLoaded });
}
