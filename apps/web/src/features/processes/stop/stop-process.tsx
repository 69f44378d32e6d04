import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StopProcessDialog } from './stop-process-dialog.tsx';
import { isStoppable, stopRefusal } from './stop-refusal.ts';

/** The button that stops a process. Renders nothing once it has ended. */
export function StopProcess({ process }: { process: Process }) {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  if (!isStoppable(process)) return null;
  return (
    <>
      <Button
        data-op="script.processes.cancel"
        disabledReason={stopRefusal(session, process)}
        onPress={() => setIsAsking(true)}
      >
        <CircleStop size={14} strokeWidth={1.75} aria-hidden />
        Stop process
      </Button>
      {isAsking && <StopProcessDialog process={process} onClose={() => setIsAsking(false)} />}
    </>
  );
}
