import { useNavigate } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';

type RunCodeProps = { scriptId: string; disabledReason?: string | undefined };

/** Links to the form that runs a function of the latest code. */
export function RunCode({ scriptId, disabledReason }: RunCodeProps) {
  const navigate = useNavigate();
  const session = useSession();
  if (!canCall(session, 'script.scripts.run')) return null;
  return (
    <Button
      disabledReason={disabledReason}
      onPress={() => void navigate({ to: '/scripts/$scriptId/run', params: { scriptId }, search: { dev: true } })}
    >
      <Play size={14} strokeWidth={1.75} aria-hidden />
      Run
    </Button>
  );
}
