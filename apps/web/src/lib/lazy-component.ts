import { type ComponentProps, createElement, type ElementType, type FunctionComponent, use } from 'react';

/** A component whose code is loaded late. */
export type LazyComponent<Component extends ElementType> = FunctionComponent<ComponentProps<Component>> & {
  /** Loads the code ahead: a component that is loaded is rendered at once. Ends once it is loaded or has failed. */
  preload: () => Promise<void>;
  /** Whether the code is there, so that rendering does not suspend. */
  isLoaded: () => boolean;
};

/**
 * Loads a component by its exported name, when it is first rendered or before. `load` imports the module. React's `lazy` would
 * suspend even if the code is loaded, and React shows what follows a fallback 300 ms later.
 */
export function lazyComponent<Name extends string, Module extends Readonly<Record<Name, ElementType>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<Module[Name]> {
  let loading: Promise<Module[Name]> | undefined;
  let isLoaded = false;
  const start = () => {
    const started = load().then((module) => {
      // As React marks a promise that it has awaited: `use` returns the value without suspending.
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
  const preload = async () => {
    try {
      await (loading ?? start());
    } catch {
      // A failure is that of the component, which loads again once it is rendered.
      loading = undefined;
    }
  };
  return Object.assign(Lazy, { preload, isLoaded: () => isLoaded });
}
