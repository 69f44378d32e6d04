import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { redirectToGrant } from './redirect-to-grant.ts';

/** Links to a sign-in that requests the scopes required by these operations, and returns to this page. */
export function GrantAccess({ operationIds }: { operationIds: readonly string[] }) {
  const granting = useMutation({ mutationFn: () => redirectToGrant(operationIds) });
  return (
    <div className="flex flex-col items-center gap-8">
      <Button kind="primary" isBusy={granting.isPending} onPress={() => granting.mutate()}>
        Grant access
      </Button>
      {granting.error && <p role="alert">{granting.error.message}</p>}
    </div>
  );
}
