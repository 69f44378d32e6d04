import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { redirectToGrant } from '#shared/errors/redirect-to-grant.ts';
import { accessQuery } from '#shared/operations/access-query.ts';
import { isScopeMissing } from '#shared/operations/access-reason.tsx';
import { useSession } from '#shared/session/session.ts';
import { closeMenus } from '#ui/menus/open-menus.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/**
 * Offers to grant the required access when a user presses a button that is disabled because of a missing permission, on any
 * screen. Renders nothing.
 */
export function GrantOffer() {
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => {
    const offer = async (button: HTMLElement) => {
      const [operationId = ''] = (button.dataset.op ?? '').split(' ', 1);
      if (session.operations.has(operationId)) return;
      const access = (await client.fetchQuery(accessQuery)).get(operationId);
      if (!access || !isScopeMissing(session, access)) return;
      const grant = () =>
        void redirectToGrant([operationId]).catch((error: Error) =>
          notify(`Access was not granted: ${explainError(error)}`),
        );
      closeMenus();
      notify(button.ariaDescription ?? 'This requires a permission that was not granted when you signed in.', {
        label: 'Grant access',
        run: grant,
      });
    };
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[aria-disabled=true][data-op]');
      // If the access cannot be read, nothing is offered. The button already states the reason.
      if (button) void offer(button).catch(() => undefined);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [client, session]);
  return null;
}
