import { useEffect, useEffectEvent } from 'react';

/** Runs `action` on Ctrl+Enter or Cmd+Enter anywhere on the screen, including in fields. */
export function useRunKey(action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
