import { getCurrentZone } from '#shared/format/zone.ts';
import { Button } from '#ui/buttons/button.tsx';
import { findDiagnostics } from './manifest-diagnostics.ts';

/** Warns before a save that the manifest would be rejected, with a link to its first problem. */
export function ManifestWarning({ source, onGoTo }: { source: string; onGoTo: (line: number) => void }) {
  const [fault] = findDiagnostics(source, getCurrentZone());
  if (!fault) return null;
  return (
    <div className="flex flex-wrap items-center gap-8 text-red-fg">
      <p>Problem in appsscript.json: {fault.message}</p>
      <Button onPress={() => onGoTo(fault.line)}>Go to line {fault.line}</Button>
    </div>
  );
}
