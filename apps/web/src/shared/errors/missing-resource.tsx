import { ApiError } from '@rotunda/api-client/errors';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/part.tsx';
import { ErrorView, type ErrorViewProps } from './error-view.tsx';
import type { NamedResource } from './resource-not-found.tsx';

// Loaded for the few whose resource is not there.
const ResourceNotFound = lazyComponent(() => import('./resource-not-found.tsx'), 'ResourceNotFound');

const NOT_FOUND = 404;

/** Stands for a whole screen whose resource could not be loaded. One that is not there for this person ends with the way to the others. */
export function MissingResource({ resource, ...view }: ErrorViewProps & { resource: NamedResource }) {
  return isNotThere(view.error) ? <NotThere {...resource} /> : <ErrorView {...view} />;
}

/** Says that a resource is not there for this person. */
export function NotThere(resource: NamedResource) {
  return (
    <Part>
      <ResourceNotFound {...resource} />
    </Part>
  );
}

/** Whether an answer says that a resource is not there, as far as this person may know. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}
